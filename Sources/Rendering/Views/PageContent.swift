import Directory

/// The content of a page: a template, and what it is filled with.
///
/// All that a template can show is in these values, so they tell whether a page would be as it was: that of the same
/// program, templates and values is.
struct PageContent: DerivedContent {
    let frame: Frame
    /// The name of the template.
    let template: String
    /// The page's own record.
    let record: TemplateRecord

    func appendInputs(to output: inout [UInt8]) {
        output.appendInput(frame.inputs)
        output.appendInput(template)
        record.appendInputs(to: &output)
    }

    func appendBytes(to output: inout [UInt8]) {
        frame.templates.render(template, frame.contexts + [record], into: &output)
    }
}
