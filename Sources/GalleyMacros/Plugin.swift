import Foundation

/// The program that the compiler calls for `#Preview`. It speaks JSON over standard input and
/// output, each message preceded by its length in eight bytes; see Swift's `PluginMessages`.
@main
enum Plugin {
  static func main() throws {
    while let message = read() {
      if message["getCapability"] != nil {
        try write(["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
      } else if message["expandFreestandingMacro"] != nil {
        // A preview is only for a tool that shows it, so it expands to nothing.
        try write(["expandMacroResult": ["expandedSource": "", "diagnostics": [String]()]])
      } else {
        return
      }
    }
  }

  private static func read() -> [String: Any]? {
    guard let head = read(8) else { return nil }
    let count = head.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard count < 1 << 32, let body = read(Int(count)) else { return nil }
    return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any]
  }

  private static func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let more = try? FileHandle.standardInput.read(upToCount: count - data.count),
        !more.isEmpty
      else { return nil }
      data += more
    }
    return data
  }

  private static func write(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(withJSONObject: message)
    var data = Data((0..<8).map { UInt8(truncatingIfNeeded: UInt64(body.count) >> ($0 * 8)) })
    data += body
    try FileHandle.standardOutput.write(contentsOf: data)
  }
}
