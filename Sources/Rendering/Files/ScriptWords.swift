/// Names in scripts that stand for something outside of them.
enum ScriptWords {
    /// Words of the language (ECMA-262, 12.7.2), and those that are some in certain places.
    static let language = Set(
        """
        arguments as async await break case catch class const continue debugger default delete do else enum eval export extends
        false finally for from function get if import in instanceof let new null of return set static super switch target this
        throw true try typeof var void while with yield
        """.split { " \n".contains($0) }.map(String.init)
    )

    /// Globals of the browser whose names occur in the scripts of the theme; Tests/Browser sees to it that none is missing.
    static let globals = Set(
        """
        AbortController AbortSignal Array Blob CSS CustomEvent Date Element Error Event EventTarget Function HTMLButtonElement
        HTMLElement HTMLInputElement Infinity IntersectionObserver Intl JSON KeyboardEvent Map Math Object Promise RegExp Set
        String URL URLSearchParams Uint16Array Uint8Array addEventListener blur clearTimeout closed decodeURIComponent
        dispatchEvent document encodeURI encodeURIComponent escape event fetch find focus getComputedStyle globalThis history
        innerHeight isNaN length location name onclick onerror onload open origin parseFloat performance
        requestAnimationFrame screen scroll scrollTo scrollY setTimeout status stop top undefined valueOf viewport
        visualViewport when window
        """.split { " \n".contains($0) }.map(String.init)
    )
}
