/// The state while the branches of an `#if` are read, one after the other.
internal struct ConditionalBranches {
  /// Whether the branch that is being read may be compiled on Linux.
  private(set) var isIncluded: Bool
  /// Whether one of the branches so far is certainly compiled, so that no later branch is compiled.
  private var isDecided: Bool

  init(condition: String) {
    let value = Self.value(of: condition)
    isIncluded = value != false
    isDecided = value == true
  }

  /// Continues with the next branch.
  mutating func next(condition: String) {
    let value = Self.value(of: condition)
    isIncluded = !isDecided && value != false
    isDecided = isDecided || value == true
  }

  /// Returns the value of a condition on Linux; `nil` if the value is unknown, because it depends
  /// on the build.
  static func value(of condition: String) -> Bool? {
    var parser = ConditionParser(tokens: SwiftTokenReader.tokens(of: condition)[...])
    return parser.alternatives()
  }
}

/// Modules that exist only on Apple's systems.
private let applesModules: Set<String> = [
  "AppKit", "Cocoa", "Combine", "CoreData", "CoreImage", "Darwin", "MapKit", "Metal", "ObjectiveC",
  "SwiftUI", "WatchKit", "WebKit",
]

/// Evaluates the condition of an `#if`, as far as its value is known.
private struct ConditionParser {
  var tokens: ArraySlice<SwiftToken>

  /// Reads conditions that are joined by `||`.
  mutating func alternatives() -> Bool? {
    var value = both()
    while scan("|") {
      _ = scan("|")
      let other = both()
      value = value == true || other == true ? true : value == nil || other == nil ? nil : false
    }
    return value
  }

  /// Reads conditions that are joined by `&&`.
  private mutating func both() -> Bool? {
    var value = single()
    while scan("&") {
      _ = scan("&")
      let other = single()
      value = value == false || other == false ? false : value == nil || other == nil ? nil : true
    }
    return value
  }

  /// Reads one condition, such as `os(Linux)` or `!DEBUG`, or a condition in parentheses.
  private mutating func single() -> Bool? {
    if scan("!") { return single().map { !$0 } }
    if scan("(") {
      let value = alternatives()
      _ = scan(")")
      return value
    }
    guard let word = tokens.popFirst()?.text else { return nil }
    guard scan("(") else { return word == "true" ? true : word == "false" ? false : nil }
    let argument = tokens.first?.text ?? ""
    var depth = 1
    while depth > 0, let token = tokens.popFirst() {
      if token.text == "(" { depth += 1 } else if token.text == ")" { depth -= 1 }
    }
    switch word {
    case "os": return argument == "Linux"
    case "canImport": return applesModules.contains(argument) ? false : nil
    case "targetEnvironment": return false
    default: return nil
    }
  }

  /// Removes the next token if it is the given sign. Returns whether the token was removed.
  private mutating func scan(_ sign: String) -> Bool {
    guard tokens.first?.text == sign else { return false }
    tokens.removeFirst()
    return true
  }
}
