"""A server's handler that sends bodies compressed, as hosts do, and counts their bytes."""

import gzip
import http.server
import pathlib


class CompressingHandler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    spent = {"bytes": 0}

    def log_message(self, *_):
        pass

    def do_GET(self):
        path = pathlib.Path(self.translate_path(self.path))
        if not path.is_file():
            self.send_error(404)
            return
        body = gzip.compress(path.read_bytes(), 6)
        self.spent["bytes"] += len(body)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
