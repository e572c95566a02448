"""The lines of the manual for nginx and Caddy, tried with these themselves."""

import gzip
import http.client
import os
import re
import socket
import subprocess
import time

import pytest

import content

GUIDE = content.PROJECT / "Content/reference/guides/nginx-caddy.md"


@pytest.fixture(scope="module")
def site(ganada, tmp_path_factory):
    rows = "".join(f"name {number},text\n" for number in range(100))
    source = content.write(
        tmp_path_factory.mktemp("compressed"),
        {
            "Content/site.yaml": "title: Compressed\nlanguage: en\ncompress: true\n",
            "Content/list.csv": "name,summary\n" + rows,
        },
    )
    return content.build(ganada, source, source / "Output")


def block(start, end):
    """The lines of the guide from one that begins with `start` to the next that is `end`, indented as they are there."""
    pattern = rf"^    {re.escape(start)}.*\n(?:    .*\n|\n)*?    {re.escape(end)}\n"
    return re.search(pattern, GUIDE.read_text(encoding="utf-8"), re.MULTILINE).group()


def nginx(site, port, folder):
    server = block("server {", "}").replace("listen 80;", f"listen 127.0.0.1:{port};").replace("/srv/www/people", str(site))
    paths = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    configuration = folder / "nginx.conf"
    configuration.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ include /etc/nginx/mime.types; access_log off; {paths} {server} }}\n",
        encoding="utf-8",
    )
    # Its workers read the site as a user of their own, unless they are told not to.
    return ["/usr/sbin/nginx", "-e", folder / "error.log", "-c", configuration, "-g", "user root;"]


def caddy(site, port, folder):
    server = block("example.org {", "}").replace("example.org", f"http://127.0.0.1:{port}").replace("/srv/www/people", str(site))
    configuration = folder / "Caddyfile"
    # Nothing but the site is served, and no certificate asked for.
    configuration.write_text("{\n\tadmin off\n\tauto_https off\n}\n" + server, encoding="utf-8")
    return ["/usr/bin/caddy", "run", "--config", configuration, "--adapter", "caddyfile"]


@pytest.fixture(scope="module", params=[nginx, caddy], ids=lambda server: server.__name__)
def ask(request, site, tmp_path_factory):
    """A function that asks the server for an address."""
    folder = tmp_path_factory.mktemp("server")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen(
        request.param(site, port, folder),
        stderr=subprocess.DEVNULL,
        env={**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)},
    )

    def ask(path, **headers):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        return answer.status, answer.headers, body

    for _ in range(200):
        try:
            ask("/")
            break
        except OSError:
            assert process.poll() is None, f"{request.param.__name__} ended"
            time.sleep(0.05)
    yield ask
    process.terminate()
    process.wait()


def test_sends_the_compressed_twin(ask, site):
    page = (site / "list/index.html").read_bytes()
    status, headers, body = ask("/list/", Accept_Encoding="gzip")
    assert status == 200 and headers["Content-Encoding"] == "gzip"
    assert body == (site / "list/index.html.gz").read_bytes() and gzip.decompress(body) == page
    status, headers, body = ask("/list/")
    assert "Content-Encoding" not in headers and body == page
    assert headers["Content-Type"] == "text/html; charset=utf-8"


def test_lets_browsers_keep_what_they_have(ask):
    status, headers, _ = ask("/list/index.html")
    assert status == 200 and headers["Cache-Control"] == "no-cache"
    status, _, body = ask("/list/index.html", If_None_Match=headers["ETag"])
    assert status == 304 and body == b""


def test_has_the_page_of_the_site_for_what_is_not_there(ask, site):
    for path in ("/nothing", "/list/nothing.html", "/.ganada/manifest", "/.ganada/lock"):
        status, _, body = ask(path)
        assert status == 404 and body == (site / "404.html").read_bytes()
