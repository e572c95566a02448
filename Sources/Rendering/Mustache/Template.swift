import Directory

/// A Mustache template, compiled: a flat list of instructions, in which a section's body follows the section.
///
/// Mustache is specified at https://github.com/mustache/spec; here without lambdas, which would be code in data.
struct Template: Sendable {
    /// One step of rendering. Only numbers, so that a step is read without counting references.
    enum Instruction: Hashable, Sendable {
        /// Text as it stands, a range of `bytes`. Each of its lines but perhaps the first begins a line of the template;
        /// an enclosing partial's indentation goes before each line begun.
        case text(Range<Int>, beginsLine: Bool)
        /// The beginning of a line that begins with a tag.
        case lineStart
        /// A value, escaped.
        case variable(Path)
        /// A value as it stands.
        case unescaped(Path)
        /// Instructions up to `end`, once for each value of a list, or once if the value is true.
        case section(Path, end: Int)
        /// Instructions up to `end`, if the value is false.
        case inverted(Path, end: Int)
        /// Another template.
        case partial(Reference, indentation: Range<Int>)
        /// Another template in which blocks are replaced; its arguments stand up to `end`.
        case parent(Reference, arguments: Range<Int>, indentation: Range<Int>, end: Int)
        /// Instructions up to `end` that a parent's argument may replace.
        case block(TemplateKey, Lines, end: Int)
    }

    /// A name, or names joined by dots.
    struct Path: Hashable, Sendable {
        /// The name that is looked for in all contexts, the innermost first; nil for the value that the section is about
        /// (`.`).
        var head: TemplateKey?
        /// The names that are looked for in what was found: a range of `tails`.
        var tail: Range<Int>
    }

    /// Which template is meant.
    enum Reference: Hashable, Sendable {
        /// The one with this name, an index of `partials`.
        case named(Int)
        /// The one whose name is the value (`{{>*name}}`).
        case dynamic(Path)
    }

    /// How a block sits in the lines around it.
    struct Lines: Hashable, Sendable {
        /// What goes before each line of what is put in its place: a range of `bytes`.
        var indentation: Range<Int>
        /// Whether its opening tag stands alone on a line, so that its content begins a line.
        var beginsLine: Bool
        /// Whether its closing tag stands alone on a line, so that its content ends with a line end.
        var endsLine: Bool
    }

    /// What a parent puts in the place of a block.
    struct Argument: Hashable, Sendable {
        /// The name of the block.
        var block: TemplateKey
        /// Its instructions.
        var body: Range<Int>
        /// Whether it begins with a line of its own.
        var beginsLine: Bool
    }

    /// A name that the template uses, for the checks.
    struct Use: Hashable, Sendable {
        /// What for.
        enum Role: Hashable, Sendable {
            case value
            case partial(alwaysRendered: Bool)
        }

        /// The name as written.
        var name: String
        /// What for.
        var role: Role
        /// Where.
        var location: Location
    }

    /// Whether it calls others by names that values have.
    var callsByValue: Bool {
        instructions.contains { instruction in
            switch instruction {
            case .partial(.dynamic, _), .parent(.dynamic, _, _, _): true
            default: false
            }
        }
    }

    /// The name that other templates call it by.
    var name: String
    /// The file, for messages.
    var path: String
    /// The program.
    var instructions: [Instruction] = []
    /// The texts and indentations of the program.
    var bytes: [UInt8] = []
    /// The names after the first of dotted names.
    var tails: [TemplateKey] = []
    /// The arguments of the parents.
    var arguments: [Argument] = []
    /// The names of the templates that it calls.
    var partials: [String] = []
    /// Every name in it, in order.
    var uses: [Use] = []
}
