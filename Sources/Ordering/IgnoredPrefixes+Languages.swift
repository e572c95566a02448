// The articles and legal forms that `ignorePrefixes: auto` stands for.

extension IgnoredPrefixes {
    /// The list of a language, by its BCP 47 code; nil where it has none.
    static func automatic(language: String) -> Automatic? {
        switch language {
        case "en": Automatic(prefixes: ["the", "a", "an"])
        case "fr": Automatic(prefixes: ["le", "la", "les", "l'", "un", "une", "des"])
        case "de": Automatic(prefixes: ["der", "die", "das", "ein", "eine"])
        case "es": Automatic(prefixes: ["el", "la", "los", "las", "lo", "un", "una", "unos", "unas"])
        case "it": Automatic(prefixes: ["il", "lo", "la", "i", "gli", "le", "l'", "un", "uno", "una", "un'"])
        case "pt": Automatic(prefixes: ["o", "a", "os", "as", "um", "uma", "uns", "umas"])
        case "nl": Automatic(prefixes: ["de", "het", "een", "'t", "'n"])
        case "ar":
            Automatic(prefixes: [], attached: ["ال", "ٱل"], exceptions: ["الله", "اللهم", "الذي", "التي", "الذين"])
        case "ko": Automatic(prefixes: koreanLegalForms)
        default: nil
        }
    }

    /// The legal forms of the Commercial Act (주식회사, 유한회사, 유한책임회사, 합명회사, 합자회사) and of associations, with the
    /// short forms in brackets, in Hangul and as one character.
    private static var koreanLegalForms: [String] {
        let words = [
            "주식회사", "유한회사", "유한책임회사", "합명회사", "합자회사", "농업회사법인", "어업회사법인", "영농조합법인", "영어조합법인",
            "사단법인", "재단법인", "의료법인", "학교법인", "사회복지법인", "종교법인", "특수법인", "협동조합", "사회적협동조합",
            "법무법인", "세무법인", "회계법인", "특허법인", "노무법인",
        ]
        let short = ["주", "유", "합", "사", "재", "의", "학", "복", "특", "종", "자", "농", "영"]
        return words + short.flatMap { ["(\($0))", "（\($0)）"] } + ["㈜", "㈔", "㈖", "㈱", "㈲", "㈳", "㈶", "㈵", "㈻"]
    }
}
