import Serialization

/// Keeps open pages up to date: a script at the end of each asks for the state of the site, is answered when that has
/// changed, and loads the page anew, or shows what is wrong with the content.
enum LiveReload {
    /// The addresses are in the folder of publishing itself, of which no address leads into the site.
    static let scriptTarget = "/.ganada/reload.js"
    /// The address of the state; with `?version=N` the answer waits until the version is another.
    static let stateTarget = "/.ganada/state"

    /// What is put into every page.
    static let element = Array("<script src=\"\(scriptTarget)\" defer></script>".utf8)

    /// The state of the site, as JSON.
    static func answer(version: UInt64, errors: [String]) -> HTTPAnswer {
        var bytes = Array("{\"version\":\(version),\"errors\":[".utf8)
        for error in errors {
            bytes.appendJSONComma()
            bytes.appendJSON(error)
        }
        bytes += "]}".utf8
        return HTTPAnswer(
            status: 200,
            headers: [("Content-Type", mediaType(of: "state.json")), ("Cache-Control", "no-store")],
            body: .bytes(bytes)
        )
    }

    /// The script.
    static let scriptAnswer = HTTPAnswer(
        status: 200,
        headers: [("Content-Type", mediaType(of: scriptTarget)), ("Cache-Control", "no-cache")],
        body: .bytes(Array(script.utf8))
    )

    /// The version that an address of the state names.
    static func version(inTarget target: String) -> UInt64? {
        let prefix = stateTarget + "?version="
        return target.hasPrefix(prefix) ? UInt64(target.dropFirst(prefix.count)) : nil
    }

    /// Styles are set one by one, for pages forbid style attributes.
    private static let script = """
        (function () {
          "use strict";
          var version = null;
          var panel = null;

          function show(errors) {
            if (panel) panel.remove();
            panel = null;
            if (errors.length === 0) return;
            panel = document.createElement("pre");
            panel.setAttribute("role", "alert");
            panel.textContent = errors.join("\\n");
            var style = { position: "fixed", inset: "auto 0 0 0", zIndex: 9999, margin: 0, padding: "1rem",
              maxHeight: "60vh", overflow: "auto", whiteSpace: "pre-wrap", font: "14px/1.5 monospace",
              color: "#fff", background: "#8b1a1a" };
            Object.keys(style).forEach(function (name) { panel.style[name] = style[name]; });
            document.body.append(panel);
          }

          function ask() {
            fetch("\(stateTarget)" + (version === null ? "" : "?version=" + version), { cache: "no-store" })
              .then(function (response) { return response.json(); })
              .then(function (state) {
                if (version !== null && state.version !== version && state.errors.length === 0) {
                  location.reload();
                  return;
                }
                version = state.version;
                show(state.errors);
                ask();
              })
              .catch(function () { setTimeout(ask, 500); });
          }

          ask();
        })();

        """
}
