"""A page with a list, as a person sees and uses it."""

from playwright.sync_api import Page


class Listing:
    def __init__(self, page: Page):
        self.page = page
        self.requests: list[str] = []
        page.on("request", lambda request: self.requests.append(request.url))

    @property
    def field(self):
        return self.page.locator("#_q")

    @property
    def cancel(self):
        return self.page.locator("[data-cancel]")

    def search(self, query: str):
        """Puts a query into the field and waits for its answer."""
        self.field.fill(query)
        self.settle()

    def type(self, keys: str):
        """Types on the keyboard and waits for the answer."""
        self.page.keyboard.type(keys)
        self.settle()

    def settle(self):
        self.page.wait_for_selector("[aria-busy]", state="detached")

    @property
    def names(self) -> list[str]:
        """The names of the visible rows, from the top."""
        return self.page.evaluate(
            "[...document.querySelectorAll('[data-item]')].filter(row => row.checkVisibility())"
            ".map(row => row.querySelector('.name').textContent)"
        )

    @property
    def sections(self) -> dict[str, int]:
        """The visible sections that have a heading, with the counts in it."""
        return dict(
            self.page.evaluate(
                "[...document.querySelectorAll('section[data-section]')].filter(section => section.checkVisibility() && section.dataset.section !== '')"
                ".map(section => [section.dataset.section, Number(section.querySelector('.count').textContent)])"
            )
        )

    @property
    def count(self) -> str:
        return self.page.locator("[data-count]").get_attribute("data-count")

    @property
    def count_text(self) -> str:
        return self.page.locator("[data-count]").inner_text()

    @property
    def status(self) -> str:
        return self.page.locator("[role=status]").text_content()

    @property
    def focused(self) -> str:
        """The text of what has the focus: the name of a row, or `field`, or nothing."""
        return self.page.evaluate(
            "document.activeElement.id === '_q' ? 'field' :"
            " document.activeElement.closest('[data-item]')?.querySelector('.name').textContent ?? ''"
        )
