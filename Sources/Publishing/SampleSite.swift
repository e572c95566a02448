/// The files that `ganada init` writes.
enum SampleSite {
    /// A file, by its path in `Content/`.
    struct File {
        var path: String
        var text: String
    }

    /// A glossary of a few words, with one page beside it.
    static let files = [
        File(
            path: "site.yaml",
            text: """
                title: My glossary
                description: A few words about paper.
                language: en
                root: words
                # The address that the site is published at; needed for the site map and for links that are shared.
                # baseURL: https://example.org/

                """
        ),
        File(
            path: "about.md",
            text: """
                # About

                This page is `Content/about.md`. Every file beside it becomes a page of its own.

                """
        ),
        File(
            path: "words/_index.md",
            text: """
                ---
                title: Words
                # How the list is divided and shown; the manual has an entry for each setting.
                # sections: {numbers: own}
                ---
                The words of the paper makers. Change this text in `Content/words/_index.md`.

                """
        ),
        File(
            path: "words/words.csv",
            text: """
                name,summary,aliases,origin
                Deckle,A frame that keeps the pulp within the mould,deckle frame,German
                Foolscap,"A size of paper, named for its watermark",,English
                Hanji,Korean paper from the inner bark of the mulberry,한지,Korean
                Mould,The sieve that a sheet is formed on,mold,French
                Papyrus,"Strips of pith, laid crosswise and pressed",,Egyptian
                Vellum,Fine parchment from the skin of calves,,French
                Washi,Japanese paper of long fibres,和紙,Japanese

                """
        ),
        File(
            path: "words/watermark.md",
            text: """
                ---
                name: Watermark
                summary: A picture in the sheet that shows against the light
                ---
                A wire on the mould makes the sheet thinner there. An item in a Markdown file has a text of its own, and with it
                a page of its own.

                """
        ),
    ]

    /// A workflow of GitHub that publishes the site with every push, by its path in the site's folder.
    static let workflow = File(
        path: ".github/workflows/site.yml",
        text: """
            # Publishes the site with GitHub Pages. In the settings of the repository choose "GitHub Actions" as the source of Pages,
            # and set the variable GANADA to the address of ganada-VERSION-linux-x86_64.tar.gz, as `make dist` packs it.
            name: Site
            on:
              push:
                branches: [main]
              workflow_dispatch:
            permissions:
              contents: read
              pages: write
              id-token: write
            concurrency:
              group: pages
            jobs:
              site:
                runs-on: ubuntu-latest
                environment:
                  name: github-pages
                  url: ${{ steps.deployment.outputs.page_url }}
                steps:
                  - uses: actions/checkout@v4
                  - name: Install Ganada
                    run: |
                      curl --fail --location --silent --show-error "$GANADA" --output ganada.tar.gz
                      tar --extract --gzip --file ganada.tar.gz --strip-components=1 --directory "$HOME"
                      rm ganada.tar.gz
                    env:
                      GANADA: ${{ vars.GANADA }}
                  - uses: actions/configure-pages@v5
                    id: pages
                  - name: Build
                    run: '"$HOME/bin/ganada" build --base-url "${{ steps.pages.outputs.base_url }}/"'
                  - uses: actions/upload-pages-artifact@v3
                    with:
                      path: Output
                  - uses: actions/deploy-pages@v4
                    id: deployment

            """
    )

    /// The settings of a site of somebody's own data.
    static func settings(title: String) -> String {
        """
        title: \(quoted(title))
        # The language of the interface; without it, it is guessed from the names.
        # language: en
        # The address that the site is published at; needed for the site map and for links that are shared.
        # baseURL: https://example.org/

        """
    }

    /// A Markdown file as one that holds the items of a collection.
    static func dividedText(_ bytes: [UInt8]) -> [UInt8] {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.hasPrefix("---\n") else { return Array("---\nitems: auto\n---\n".utf8) + bytes }
        return text.contains("\nitems:") ? bytes : Array("---\nitems: auto".utf8) + bytes.dropFirst(3)
    }

    /// The introduction of a collection of somebody's own data.
    static func introduction(title: String) -> String {
        """
        ---
        title: \(quoted(title))
        # The columns that a row shows under the name:
        # row: [one, another]
        # Which column is the name, the summary, …, where it is not found by itself:
        # fields: {name: one}
        ---

        """
    }

    /// The text as a quoted scalar of YAML.
    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { quoted += "\\" }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "\""
    }
}
