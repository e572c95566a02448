"""A window of a browser that playwright does not have, with what the tests ask of it; webkit.py and firefox.py open one."""

import time

from selenium.webdriver.common.keys import Keys


class Window:
    """One window, used for page after page. Elements have `click`, `clear` and `send_keys`."""

    def open(self, address: str):
        raise NotImplementedError

    def back(self):
        raise NotImplementedError

    def close(self):
        raise NotImplementedError

    def run(self, script: str, *arguments):
        """The value of an expression of JavaScript, which finds the arguments in `arguments`."""
        raise NotImplementedError

    def find(self, selector: str):
        raise NotImplementedError

    def press(self, *keys: str):
        """Types into what has the focus."""
        raise NotImplementedError

    def wait(self, condition: str):
        """Waits until a condition of the page holds."""
        end = time.monotonic() + 15
        while not self.run(condition):
            assert time.monotonic() < end, f"still not: {condition}"
            time.sleep(0.02)

    def settle(self):
        self.wait("!document.querySelector('[aria-busy]')")

    def type(self, *keys: str):
        """Types into what has the focus, and waits for the answer."""
        self.press(*keys)
        self.settle()

    @property
    def field(self):
        return self.find("#_q")

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


__all__ = ["Keys", "Window"]
