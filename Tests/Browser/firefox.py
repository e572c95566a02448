"""Firefox, as Debian has it, told what to do by Marionette, its own protocol: there is no geckodriver in Debian."""

import pathlib
import socket
import subprocess
import tempfile

from marionette_driver.by import By
from marionette_driver.marionette import Marionette

from window import Window


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Firefox(Window):
    def __init__(self):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        port = free_port()
        pathlib.Path(self.profile.name, "user.js").write_text(f'user_pref("marionette.port", {port});\n')
        self.process = subprocess.Popen(
            ["firefox-esr", "--marionette", "--headless", "--no-remote", "--profile", self.profile.name],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.marionette = Marionette(host="127.0.0.1", port=port)
        self.marionette.start_session(timeout=120)
        self.marionette.set_window_rect(width=1280, height=900)

    def close(self):
        self.marionette.delete_session()
        self.process.terminate()
        self.process.wait()
        self.profile.cleanup()

    def open(self, address: str):
        self.marionette.navigate(address)

    def back(self):
        self.marionette.go_back()

    def run(self, script: str, *arguments):
        return self.marionette.execute_script("return " + script, script_args=arguments)

    def find(self, selector: str):
        return self.marionette.find_element(By.CSS_SELECTOR, selector)

    def press(self, *keys: str):
        self.marionette.get_active_element().send_keys("".join(keys))
