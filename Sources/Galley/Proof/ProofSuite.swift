import Foundation
import Synchronization
import Testing

/// The suite of a test as a part of the names of its proofs, in a file with several tests of one
/// name.
///
/// The names of all other proofs have no suite, so that they do not change when a suite is renamed.
internal enum ProofSuite {
  /// The functions of source files by path, with the number of their declarations.
  private static let counts = Mutex<[String: [String: Int]]>([:])

  /// Returns the name of the suite of the running test, such as `Outer.Inner`; `nil` if its file
  /// declares no other function of that name, or if the suite is unknown.
  static func name(ofTest function: String, at place: ProofPlace) -> String? {
    guard count(of: function, in: place.filePath) > 1 else { return nil }
    guard let test = Test.current else {
      return SourceText(place.filePath)?.typeName(around: place.line)
    }
    // The identifier is like `Module.Outer/Inner/test()/File.swift:1:2`.
    let path = "\(test.id)".split(separator: "/").prefix { !$0.contains("(") }
    let names = path.joined(separator: ".").split(separator: ".").dropFirst()
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  private static func count(of function: String, in path: String) -> Int {
    counts.withLock { counts in
      if let known = counts[path] { return known[function] ?? 0 }
      let data = FileManager.default.contents(atPath: path) ?? Data()
      let found = declarations(in: String(decoding: data, as: UTF8.self))
      counts[path] = found
      return found[function] ?? 0
    }
  }

  /// Returns the number of declarations of each function in a source text.
  static func declarations(in text: String) -> [String: Int] {
    var counts: [String: Int] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      guard !line.drop(while: \.isWhitespace).hasPrefix("//"),
        let match = line.firstMatch(of: /\bfunc\s+(?:`([^`]+)`|(\w+))/)
      else { continue }
      counts[String(match.1 ?? match.2 ?? ""), default: 0] += 1
    }
    return counts
  }
}
