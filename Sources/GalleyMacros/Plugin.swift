import Foundation

/// The program that the compiler runs to expand `#Preview` and `#Screens`.
///
/// The compiler and this program exchange messages in JSON over the standard input and output. The
/// length of each message comes before it, in eight bytes; see Swift's `PluginMessages`.
@main
enum Plugin {
  static func main() throws {
    while let message = read() {
      if message["getCapability"] != nil {
        try write(["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
      } else if let use = message["expandFreestandingMacro"] as? [String: Any] {
        let source = expansion(of: use)?.source ?? ""
        try write(["expandMacroResult": ["expandedSource": source, "diagnostics": [String]()]])
      } else {
        return
      }
    }
  }

  /// Returns the expansion of a use of a macro; `nil` if it expands to nothing.
  private static func expansion(of use: [String: Any]) -> PreviewExpansion? {
    // The expansion uses the attribute `@section`, which requires Swift 6.3. An older compiler does
    // not send the build configuration. For such a compiler, there is no expansion.
    guard use["staticBuildConfiguration"] != nil,
      // A preview within a type or a function is not at the top of its file.
      (use["lexicalContext"] as? [Any])?.isEmpty != false,
      let reference = use["macro"] as? [String: Any],
      let macro = (reference["name"] as? String).flatMap(PreviewExpansion.Macro.init),
      let discriminator = use["discriminator"] as? String,
      let syntax = use["syntax"] as? [String: Any], let text = syntax["source"] as? String,
      let location = syntax["location"] as? [String: Any],
      let fileID = location["fileID"] as? String, let line = location["line"] as? Int
    else { return nil }
    // The compiler accepts only this form of a unique name; see Swift's mangling of `fMu`.
    return PreviewExpansion(
      macro, text, name: discriminator + "7previewfMu_", fileID: fileID, line: line)
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
