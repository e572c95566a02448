"""`ganada serve` among many connections, slow ones, and requests that nobody sends in good faith."""

import re
import socket
import subprocess
import time

import pytest

import content


@pytest.fixture(scope="module")
def port(ganada, tmp_path_factory):
    source = content.write(
        tmp_path_factory.mktemp("served"),
        {"Content/site.yaml": "title: Served\nlanguage: en\n", "Content/fruit.csv": "name,summary\nApple,red\nPear,green\n"},
    )
    (source / "secret.txt").write_text("secret")
    process = subprocess.Popen([ganada, "serve", source, "--port", "0"], stdout=subprocess.PIPE, text=True)
    port = int(re.search(r":(\d+)/", process.stdout.readline()).group(1))
    while " items, " not in process.stdout.readline():
        pass
    yield port
    assert process.poll() is None, "it is still there after all of this"
    process.terminate()
    assert process.wait(timeout=20) == 0


def connect(port):
    return socket.create_connection(("127.0.0.1", port), timeout=20)


def request(path=b"/fruit/index.html", connection=b"keep-alive"):
    return b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\nConnection: " + connection + b"\r\n\r\n"


def answer(connection):
    """The status and the body of the next answer on a connection that stays open."""
    received = b""
    while b"\r\n\r\n" not in received:
        piece = connection.recv(65536)
        assert piece, received
        received += piece
    head, _, body = received.partition(b"\r\n\r\n")
    length = int(re.search(rb"(?i)content-length: *(\d+)", head).group(1))
    while len(body) < length:
        piece = connection.recv(65536)
        assert piece
        body += piece
    return int(head.split()[1]), body


def test_answers_hundreds_of_connections_that_stay_open(port):
    connections = [connect(port) for _ in range(400)]
    for _ in range(3):
        for connection in connections:
            connection.sendall(request())
        for connection in connections:
            status, body = answer(connection)
            assert status == 200 and b"Pear" in body
    for connection in connections:
        connection.close()


def test_is_not_kept_by_slow_clients(port):
    slow = [connect(port) for _ in range(200)]
    for number, connection in enumerate(slow):
        # Half a line, half a head, a head without its body, and a reader that does not read.
        beginning = [b"GET /fru", request()[:-4], b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\nx", request() * 20]
        connection.sendall(beginning[number % 4])
    start = time.monotonic()
    for _ in range(50):
        with connect(port) as connection:
            connection.sendall(request())
            assert answer(connection)[0] == 200
    assert time.monotonic() - start < 10
    for connection in slow[1::4]:
        connection.sendall(b"\r\n\r\n")
        assert answer(connection)[0] == 200, "slow ones are answered too"
    for connection in slow:
        connection.close()


@pytest.mark.parametrize(
    "path",
    [
        b"/../secret.txt", b"/..%2fsecret.txt", b"/%2e%2e/secret.txt", b"/fruit/../../secret.txt", b"/fruit/%2e%2e/%2e%2e/secret.txt",
        b"//etc/passwd", b"/%00", b"/fruit/%00.html", b"/.ganada/manifest", b"/%2eganada/manifest", b"/.ganada/../secret.txt",
        b"/\\..\\..\\secret.txt", b"/%c0%ae%c0%ae/secret.txt", b"/%", b"/%zz", b"/" + b"a" * 4000, b"/" + b"a/" * 2000,
        b"/" + b"../" * 50 + b"etc/passwd", b"/\xff\xfe", b"/fruit/index.html/", b"/fruit/index.html/../index.html", b"/;/x", b"/*",
    ],
)  # fmt: skip
def test_leads_nowhere_outside_the_site(port, path):
    with connect(port) as connection:
        connection.sendall(request(path, b"close"))
        status, body = answer(connection)
        assert status in (400, 404, 414) and b"secret" not in body and b"root:" not in body


@pytest.mark.parametrize(
    "bytes",
    [
        b"\r\n\r\n", b"GET\r\n\r\n", b"\x00\x01\x02\x03\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET / HTTP/9.9\r\n\r\n", b"GET http://example.org/ HTTP/1.1\r\nHost: x\r\n\r\n", b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 20000 + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nRange: bytes=" + b"0-1," * 5000 + b"\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffff\r\n",
        b"DELETE /fruit/index.html HTTP/1.1\r\nHost: x\r\n\r\n", b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"GET /.ganada/state?version=99999999999999999999999 HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
)  # fmt: skip
def test_goes_on_after_what_is_no_request(port, bytes):
    with connect(port) as connection:
        try:
            connection.sendall(bytes)
            connection.settimeout(1)
            connection.recv(100)
        except OSError:
            pass
    with connect(port) as connection:
        connection.sendall(request())
        assert answer(connection)[0] == 200
