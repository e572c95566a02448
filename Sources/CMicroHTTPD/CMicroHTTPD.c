#include "CMicroHTTPD.h"

#include <microhttpd.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST_HEADERS = 12 };

typedef struct {
    char *name;
    char *value;
} header;

// What is kept of a request from its first line to its end.
struct http_request {
    http_server *server;
    struct MHD_Connection *connection;
    char *target;
    const char *method;
    header headers[MOST_HEADERS];
    size_t header_count;
    enum MHD_Result result;
    http_request *next_waiting;
};

struct http_server {
    struct MHD_Daemon *daemon;
    http_handler handler;
    void *context;
    pthread_mutex_t lock;
    http_request *waiting;
    uint64_t version;
};

// The address is decoded in Swift, where a zero byte in it does no harm.
static size_t keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
    (void)context;
    (void)connection;
    return strlen(text);
}

static void remove_headers(http_request *request) {
    for (size_t index = 0; index < request->header_count; index++) {
        free(request->headers[index].name);
        free(request->headers[index].value);
    }
    request->header_count = 0;
}

static void end_waiting(http_request *request) {
    http_server *server = request->server;
    pthread_mutex_lock(&server->lock);
    for (http_request **link = &server->waiting; *link != NULL; link = &(*link)->next_waiting) {
        if (*link != request) continue;
        *link = request->next_waiting;
        break;
    }
    pthread_mutex_unlock(&server->lock);
}

// Called for the first line of a request, before its headers are read: it alone has the address as it was sent.
static void *begin(void *context, const char *target, struct MHD_Connection *connection) {
    http_request *request = calloc(1, sizeof *request);
    if (request == NULL) return NULL;
    request->server = context;
    request->connection = connection;
    request->target = strdup(target);
    if (request->target != NULL) return request;
    free(request);
    return NULL;
}

static enum MHD_Result answer(
    void *context, struct MHD_Connection *connection, const char *target, const char *method, const char *version,
    const char *upload, size_t *upload_size, void **state) {
    http_server *server = context;
    http_request *request = *state;
    (void)connection;
    (void)target;
    (void)version;
    (void)upload;
    if (request == NULL) return MHD_NO;
    if (request->method == NULL) {
        // The headers are there; what is uploaded comes before the answer may be given.
        request->method = method;
        return MHD_YES;
    }
    if (*upload_size > 0) {
        *upload_size = 0;
        return MHD_YES;
    }
    request->result = MHD_NO;
    server->handler(server->context, request);
    return request->result;
}

static void end(
    void *context, struct MHD_Connection *connection, void **state, enum MHD_RequestTerminationCode reason) {
    http_request *request = *state;
    (void)context;
    (void)connection;
    (void)reason;
    if (request == NULL) return;
    end_waiting(request);
    remove_headers(request);
    free(request->target);
    free(request);
    *state = NULL;
}

http_server *http_server_start(int listening_socket, http_handler handler, void *context) {
    http_server *server = calloc(1, sizeof *server);
    if (server == NULL) return NULL;
    server->handler = handler;
    server->context = context;
    pthread_mutex_init(&server->lock, NULL);
    server->daemon = MHD_start_daemon(
        MHD_USE_AUTO | MHD_USE_INTERNAL_POLLING_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, answer, server,
        MHD_OPTION_LISTEN_SOCKET, listening_socket,
        MHD_OPTION_CONNECTION_TIMEOUT, 30u,
        MHD_OPTION_CONNECTION_LIMIT, 900u,
        MHD_OPTION_UNESCAPE_CALLBACK, keep_escapes, NULL,
        MHD_OPTION_URI_LOG_CALLBACK, begin, server,
        MHD_OPTION_NOTIFY_COMPLETED, end, server,
        MHD_OPTION_END);
    if (server->daemon != NULL) return server;
    pthread_mutex_destroy(&server->lock);
    free(server);
    return NULL;
}

void http_server_stop(http_server *server) {
    http_server_wake(server);
    MHD_stop_daemon(server->daemon);
    pthread_mutex_destroy(&server->lock);
    free(server);
}

uint64_t http_server_version(http_server *server) {
    pthread_mutex_lock(&server->lock);
    uint64_t version = server->version;
    pthread_mutex_unlock(&server->lock);
    return version;
}

void http_server_wake(http_server *server) {
    pthread_mutex_lock(&server->lock);
    server->version++;
    for (http_request *request = server->waiting; request != NULL; request = request->next_waiting) {
        MHD_resume_connection(request->connection);
    }
    server->waiting = NULL;
    pthread_mutex_unlock(&server->lock);
}

const char *http_request_method(const http_request *request) { return request->method; }

const char *http_request_target(const http_request *request) { return request->target; }

const char *http_request_header(const http_request *request, const char *name) {
    return MHD_lookup_connection_value(request->connection, MHD_HEADER_KIND, name);
}

const char *http_request_argument(const http_request *request, const char *name) {
    return MHD_lookup_connection_value(request->connection, MHD_GET_ARGUMENT_KIND, name);
}

void http_request_add_header(http_request *request, const char *name, const char *value) {
    if (request->header_count == MOST_HEADERS) return;
    header copy = {.name = strdup(name), .value = strdup(value)};
    if (copy.name == NULL || copy.value == NULL) {
        free(copy.name);
        free(copy.value);
        return;
    }
    request->headers[request->header_count++] = copy;
}

static void send_response(http_request *request, unsigned int status, struct MHD_Response *response) {
    if (response == NULL) return;
    for (size_t index = 0; index < request->header_count; index++) {
        MHD_add_response_header(response, request->headers[index].name, request->headers[index].value);
    }
    remove_headers(request);
    request->result = MHD_queue_response(request->connection, status, response);
    MHD_destroy_response(response);
}

void http_request_send_bytes(http_request *request, unsigned int status, const void *bytes, size_t count) {
    // The library copies the bytes, as MHD_RESPMEM_MUST_COPY says, and so never writes to them.
    send_response(
        request, status, MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY));
}

void http_request_send_file(
    http_request *request, unsigned int status, int descriptor, uint64_t offset, uint64_t count) {
    struct MHD_Response *response = MHD_create_response_from_fd_at_offset64(count, descriptor, offset);
    if (response == NULL) close(descriptor);
    send_response(request, status, response);
}

bool http_request_wait(http_request *request, uint64_t version) {
    http_server *server = request->server;
    pthread_mutex_lock(&server->lock);
    bool waits = server->version == version;
    if (waits) {
        request->next_waiting = server->waiting;
        server->waiting = request;
        MHD_suspend_connection(request->connection);
        request->result = MHD_YES;
    }
    pthread_mutex_unlock(&server->lock);
    return waits;
}
