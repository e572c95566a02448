import os
import pathlib

import pytest
from playwright.sync_api import sync_playwright

import content
from hosting import HOSTS, Server
from listing import Listing

CHROMIUM = "/usr/bin/chromium"


@pytest.fixture(scope="session")
def ganada() -> pathlib.Path:
    return pathlib.Path(os.environ.get("GANADA", content.PROJECT / ".build/release/ganada")).resolve()


@pytest.fixture(scope="session")
def directory(ganada, tmp_path_factory) -> pathlib.Path:
    """The output of a small site with everything that a site may have."""
    source = content.write(tmp_path_factory.mktemp("directory"), content.directory())
    return content.build(ganada, source, source / "Output")


@pytest.fixture(scope="session")
def case_site(ganada, tmp_path_factory) -> pathlib.Path:
    """The output of a site with one collection for each case of the table of searches."""
    source = tmp_path_factory.mktemp("cases")
    content.write(source, {"Content/site.yaml": "title: Cases\nlanguage: en\n"})
    for case in content.search_cases():
        content.write(source, content.collection_of(case))
    return content.build(ganada, source, source / "Output")


@pytest.fixture(scope="session")
def server():
    server = Server()
    yield server
    server.close()


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(params=HOSTS)
def host(request, server):
    """Gives the address of an output folder, for each of the ways that a site may stand."""

    def address(folder: pathlib.Path) -> str:
        if request.param == "file":
            return folder.as_uri() + "/"
        return server.address("/" if request.param == "server" else "/a/b/", folder)

    return address


@pytest.fixture
def open_page(chromium):
    """Opens an address in a window of its own; any error of a script, or of the policy, fails the test."""
    contexts, errors = [], []

    def open_page(address: str, **options) -> Listing:
        context = chromium.new_context(**{"viewport": {"width": 1280, "height": 800}, **options})
        context.set_default_timeout(5000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        listing = Listing(page)
        listing.errors = errors
        page.goto(address)
        return listing

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []
