import Serialization

/// As much of JSON Schema (2020-12) as the project's own schema uses.
struct JSONSchema {
    let schema: JSONValue

    /// Where a value departs from the schema, as paths with what is wrong.
    func errors(in value: JSONValue) -> [String] {
        var errors: [String] = []
        check(value, schema, "$", &errors)
        return errors
    }

    private func check(_ value: JSONValue, _ schema: JSONValue, _ path: String, _ errors: inout [String]) {
        let type = Self.type(of: value)
        if let wanted = schema["type"] {
            let types = wanted.text.map { [$0] } ?? wanted.elements.compactMap(\.text)
            if !types.contains(type), !(type == "integer" && types.contains("number")) {
                errors.append("\(path): \(type), not \(types)")
            }
        }
        if let allowed = schema["enum"], !allowed.elements.contains(value) {
            errors.append("\(path): not one of those allowed")
        }
        if let minimum = schema["minimum"]?.integer, let number = value.integer, number < minimum {
            errors.append("\(path): below \(minimum)")
        }
        for (index, element) in value.elements.enumerated() {
            if let items = schema["items"] { check(element, items, "\(path)[\(index)]", &errors) }
        }
        guard case .object(let members) = value else { return }
        for key in schema["required"]?.elements.compactMap(\.text) ?? [] where value[key] == nil {
            errors.append("\(path): no \(key)")
        }
        for member in members {
            let place = "\(path).\(member.key)"
            if let property = schema["properties"]?[member.key] ?? schema["additionalProperties"] {
                if property == .boolean(false) { errors.append("\(place): unknown") }
                check(member.value, property, place, &errors)
            }
        }
    }

    private static func type(of value: JSONValue) -> String {
        switch value {
        case .null: "null"
        case .boolean: "boolean"
        case .number(let number): Int(number) == nil ? "number" : "integer"
        case .text: "string"
        case .array: "array"
        case .object: "object"
        }
    }
}
