"""WebKit, as Debian has it: MiniBrowser under a virtual screen, told what to do by its WebDriver."""

import os
import pathlib
import subprocess

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

DRIVER = "/usr/bin/WebKitWebDriver"
SCREEN = ":97"


def minibrowser() -> str:
    """The browser that belongs to the driver; its folder has the name of the machine's architecture."""
    return str(next(pathlib.Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser")))


class WebKit:
    """One window, used for page after page."""

    def __init__(self):
        self.screen = subprocess.Popen(["Xvfb", SCREEN, "-screen", "0", "1400x900x24", "-nolisten", "tcp"], stderr=subprocess.DEVNULL)
        options = Options()
        options.binary_location = minibrowser()
        options.add_argument("--automation")
        environment = os.environ | {"DISPLAY": SCREEN, "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
        self.driver = webdriver.WebKitGTK(options=options, service=Service(DRIVER, env=environment))
        self.driver.set_window_size(1280, 800)

    def close(self):
        self.driver.quit()
        self.screen.terminate()
        self.screen.wait()

    def open(self, address: str):
        self.driver.get(address)

    def run(self, script: str, *arguments):
        return self.driver.execute_script("return " + script, *arguments)

    def wait(self, condition: str):
        """Waits until a condition of the page holds."""
        WebDriverWait(self.driver, 15, 0.02).until(lambda _: self.run(condition))

    def settle(self):
        self.wait("!document.querySelector('[aria-busy]')")

    @property
    def field(self):
        return self.driver.find_element(By.ID, "_q")

    def find(self, selector: str):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def type(self, *keys: str):
        """Types into what has the focus, and waits for the answer."""
        self.driver.switch_to.active_element.send_keys(*keys)
        self.settle()

    @property
    def names(self) -> list[str]:
        return self.run(
            "[...document.querySelectorAll('[data-item]')].filter(row => row.getClientRects().length)"
            ".map(row => row.querySelector('.name').textContent)"
        )

    @property
    def count_text(self) -> str:
        return self.run("document.querySelector('[data-count]').innerText")

    @property
    def focused(self) -> str:
        return self.run(
            "document.activeElement.id === '_q' ? 'field' :"
            " (document.activeElement.closest('li')?.querySelector('.name').textContent ?? '')"
        )


__all__ = ["Keys", "WebKit"]
