"""WebKit, as Debian has it: MiniBrowser under a virtual screen, told what to do by its WebDriver."""

import os
import pathlib
import subprocess

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from window import Window

DRIVER = "/usr/bin/WebKitWebDriver"
SCREEN = ":97"


def minibrowser() -> str:
    """The browser that belongs to the driver; its folder has the name of the machine's architecture."""
    return str(next(pathlib.Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser")))


class WebKit(Window):
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

    def back(self):
        self.driver.back()

    def run(self, script: str, *arguments):
        return self.driver.execute_script("return " + script, *arguments)

    def find(self, selector: str):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def press(self, *keys: str):
        self.driver.switch_to.active_element.send_keys(*keys)
