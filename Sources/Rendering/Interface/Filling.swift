/// A text with a value in the place of every `{placeholder}`.
func filling(_ placeholder: String, with value: String, in text: String) -> String {
    let mark = Array("{\(placeholder)}".utf8)
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + value.utf8.count)
    var position = 0
    while position < bytes.count {
        if bytes[position...].starts(with: mark) {
            result.append(contentsOf: value.utf8)
            position += mark.count
        } else {
            result.append(bytes[position])
            position += 1
        }
    }
    return String(decoding: result, as: UTF8.self)
}
