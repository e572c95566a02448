// A web server by libmicrohttpd, without its variadic functions, which Swift cannot call.
#ifndef CMICROHTTPD_H
#define CMICROHTTPD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct http_server http_server;
typedef struct http_request http_request;

/// Answers a request, by one call of `http_request_send_…` or by `http_request_wait`.
typedef void (*http_handler)(void *context, http_request *request);

/// Serves the connections of a listening socket, which it takes over; NULL when that fails. One thread serves them all,
/// and one that stays silent for half a minute is closed.
http_server *http_server_start(int listening_socket, http_handler handler, void *context);
/// Closes every connection and the socket.
void http_server_stop(http_server *server);
/// The number of times that `http_server_wake` was called.
uint64_t http_server_version(http_server *server);
/// Has every request that waits answered.
void http_server_wake(http_server *server);

const char *http_request_method(const http_request *request);
/// The address as it was sent, still percent-encoded, with its query.
const char *http_request_target(const http_request *request);
/// The value of a header, or NULL.
const char *http_request_header(const http_request *request, const char *name);
/// The value of an argument of the query, or NULL.
const char *http_request_argument(const http_request *request, const char *name);

/// Adds a header to the answer that is sent next.
void http_request_add_header(http_request *request, const char *name, const char *value);
/// Answers with a copy of these bytes.
void http_request_send_bytes(http_request *request, unsigned int status, const void *bytes, size_t count);
/// Answers with a part of an open file, which is closed when it is sent.
void http_request_send_file(
    http_request *request, unsigned int status, int descriptor, uint64_t offset, uint64_t count);
/// Has the handler called again when `http_server_wake` is called next; false if it was called since `version`.
bool http_request_wait(http_request *request, uint64_t version);

#endif
