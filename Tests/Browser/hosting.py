"""The ways a site may stand: at the root of a server, under a path, and in a folder that is opened from disk."""

import http.server
import pathlib
import threading
import urllib.parse

# What the project promises to run under (the manual's entry on hosting).
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'"
)

HOSTS = ["server", "sub-path", "file"]


class Server:
    """A static server with the strictest content security policy that a site may meet."""

    def __init__(self):
        folders = self.folders = {}

        class Handler(http.server.SimpleHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def translate_path(self, path):
                path = urllib.parse.unquote(urllib.parse.urlsplit(path).path)
                for prefix, folder in sorted(folders.items(), reverse=True):
                    if path.startswith(prefix):
                        file = folder / path.removeprefix(prefix)
                        return str(file / "index.html" if file.is_dir() else file)
                return "/nowhere"

            def end_headers(self):
                self.send_header("Content-Security-Policy", POLICY)
                self.send_header("Cache-Control", "no-store")
                super().end_headers()

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def address(self, prefix: str, folder: pathlib.Path) -> str:
        """Serves a folder under a path, and gives its address."""
        self.folders[prefix] = folder
        return f"http://127.0.0.1:{self.server.server_address[1]}{prefix}"

    def close(self):
        self.server.shutdown()
        self.server.server_close()
