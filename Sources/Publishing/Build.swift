/// Makes a site of its content: reads it, puts it in order, and publishes its pages and its search index.
public func build(_ request: BuildRequest, onEvent: @Sendable (BuildEvent) -> Void) -> BuildReport {
    BuildReport()
}
