"""The lines of the manual for nginx, tried with nginx itself."""

import gzip
import http.client
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


@pytest.fixture(scope="module")
def nginx(site, tmp_path_factory):
    """A function that asks nginx for an address."""
    folder = tmp_path_factory.mktemp("nginx")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    block = re.search(r"^    server \{\n(?:    .*\n)*?    \}\n", GUIDE.read_text(encoding="utf-8"), re.MULTILINE).group()
    block = block.replace("listen 80;", f"listen 127.0.0.1:{port};").replace("/srv/www/people", str(site))
    paths = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    configuration = folder / "nginx.conf"
    configuration.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ include /etc/nginx/mime.types; access_log off; {paths} {block} }}\n",
        encoding="utf-8",
    )
    # Its workers read the site as a user of their own, unless they are told not to.
    process = subprocess.Popen(
        ["/usr/sbin/nginx", "-e", folder / "error.log", "-c", configuration, "-g", "user root;"],
        stderr=subprocess.PIPE,
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
            assert process.poll() is None, process.stderr.read()
            time.sleep(0.05)
    yield ask
    process.terminate()
    process.wait()


def test_sends_the_compressed_twin(nginx, site):
    page = (site / "list/index.html").read_bytes()
    status, headers, body = nginx("/list/", Accept_Encoding="gzip")
    assert status == 200 and headers["Content-Encoding"] == "gzip"
    assert body == (site / "list/index.html.gz").read_bytes() and gzip.decompress(body) == page
    status, headers, body = nginx("/list/")
    assert "Content-Encoding" not in headers and body == page
    assert headers["Content-Type"] == "text/html; charset=utf-8"


def test_lets_browsers_keep_what_they_have(nginx):
    status, headers, _ = nginx("/list/index.html")
    assert status == 200 and headers["Cache-Control"] == "no-cache"
    status, _, body = nginx("/list/index.html", If_None_Match=headers["ETag"])
    assert status == 304 and body == b""


def test_has_the_page_of_the_site_for_what_is_not_there(nginx, site):
    for path in ("/nothing", "/list/nothing.html", "/.ganada/manifest", "/.ganada/lock"):
        status, _, body = nginx(path)
        assert status == 404 and body == (site / "404.html").read_bytes()
