/// An editable module that replaces a missing module.
///
/// Each declaration in the stub traps with a message that contains the name of the declaration.
///
///     let use = ModuleUse(of: "WebKit", in: files)
///     ModuleStub(use).text   // "// Stands in for WebKit …"
public struct ModuleStub: Sendable {
  private let use: ModuleUse

  /// Creates a stub with the parts of a module that are used.
  public init(_ use: ModuleUse) { self.use = use }

  /// The source of the module.
  public var text: String {
    let types = use.types.values.filter { $0.path.count == 1 }.sorted { $0.name < $1.name }
    let needsUIKit = types.contains { superclass(of: $0).hasPrefix("UI") }
    var lines = [
      "// Stands in for \(use.module), as far as the sources use it that import it. It was written from what",
      "// they say and is yours to edit: types of arguments and constants are guesses, and each line that begins",
      "// with \"To add\" names what could not even be guessed. Whatever is called ends the program with its name.",
      "", needsUIKit ? "import UIKit" : "import Foundation", "",
      "private func stub(_ name: String) -> Never {",
      "  fatalError(\"\\(name) is a stub. Give it a body in Stubs/\(use.module)/\(use.module).swift\")",
      "}",
    ]
    for type in types { lines += [""] + declaration(of: type) }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Types

  /// Returns the lines that declare a type and the types nested in it.
  private func declaration(of type: ModuleUse.TypeUse) -> [String] {
    let name = escaped(type.path.last ?? "")
    let nested = use.types.values
      .filter { $0.path.count == type.path.count + 1 && $0.path.starts(with: type.path) }
      .sorted { $0.name < $1.name }
    let isProtocol = isProtocol(type)
    let isStructure = !isProtocol && isStructure(type)
    let head =
      if isProtocol {
        "public protocol \(name): AnyObject {"
      } else if isStructure {
        "public struct \(name): Hashable, Sendable {"
      } else {
        "open class \(name): \(superclass(of: type)) {"
      }
    var lines: [String] = []
    if isProtocol {
      lines.append(
        "// To add: the requirements; one that need not be met has a default in an extension.")
    } else {
      for call in sorted(type.initializers) {
        lines += initializer(call, of: type, isStructure: isStructure)
      }
      for value in type.staticValues.sorted() {
        lines.append(
          "public static var \(escaped(value)): \(isStructure ? "Self" : name) { \(stub(type, value)) }"
        )
      }
      for call in sorted(type.staticCalls) {
        lines += function("public static func", call, of: type)
      }
      for call in sorted(type.methods) { lines += function("public func", call, of: type) }
    }
    for (member, place) in type.unclear.sorted(by: { $0.key < $1.key }) {
      lines.append("// To add: \(member), used in \(place)")
    }
    for inner in nested where !isProtocol { lines += declaration(of: inner) }
    guard !lines.isEmpty else { return [head.dropLast() + "{}"] }
    return [head] + lines.map { "  " + $0 } + ["}"]
  }

  private func isProtocol(_ type: ModuleUse.TypeUse) -> Bool {
    guard type.initializers.isEmpty, type.staticValues.isEmpty, !type.isClass else { return false }
    return type.isProtocol || ModuleUse.isProtocolName(type.name)
  }

  /// Whether a type seems to be a structure, because only constants of it are used.
  private func isStructure(_ type: ModuleUse.TypeUse) -> Bool {
    guard type.initializers.isEmpty, type.methods.isEmpty, !type.isClass else { return false }
    let members = type.unclear.keys.contains { $0.hasPrefix("var ") || $0.hasPrefix("func ") }
    return !members && type.staticValues.isDisjoint(with: ModuleUse.singletons)
      && (!type.staticValues.isEmpty || type.path.count > 1)
  }

  private func superclass(of type: ModuleUse.TypeUse) -> String {
    if type.name.hasSuffix("ViewController") { return "UIViewController" }
    if type.name.hasSuffix("View") && type.path.count == 1 { return "UIView" }
    return "NSObject"
  }

  // MARK: Members

  private func initializer(
    _ call: ModuleUse.Call, of type: ModuleUse.TypeUse, isStructure: Bool
  ) -> [String] {
    let base = superclass(of: type)
    let labels = call.arguments.map(\.label)
    let inherited: [[String]] =
      switch base {
      case "UIView": [[], ["frame"], ["coder"]]
      case "UIViewController": [[], ["nibName", "bundle"], ["coder"]]
      default: []
      }
    // The stub does not declare an initializer that the superclass has, because the class inherits
    // that initializer. The inherited initializer creates an empty view or controller.
    if !isStructure, inherited.contains(labels) { return [] }
    let word =
      switch (isStructure, labels.isEmpty) {
      case (true, _): "public init"
      case (false, true): "public override init"
      case (false, false): "public convenience init"
      }
    return comments(call) + ["\(word)(\(parameters(call))) { \(stub(type, call.fullName)) }"]
  }

  private func function(
    _ words: String, _ call: ModuleUse.Call, of type: ModuleUse.TypeUse
  ) -> [String] {
    let result = call.isSingleton ? " -> \(escaped(type.path.last ?? ""))" : ""
    let words = (call.isSingleton ? "@discardableResult " : "") + words
    return comments(call)
      + [
        "\(words) \(escaped(call.name))(\(parameters(call)))\(result) { \(stub(type, call.fullName)) }"
      ]
  }

  /// Returns comments that name the parameters of unknown type.
  private func comments(_ call: ModuleUse.Call) -> [String] {
    call.arguments.indices.compactMap { index in
      switch call.arguments[index].kind {
      case .value, .closure(0): nil
      case _ where call.arguments[index].label == "frame": nil
      case .closure: "// To add: the types of the parameters of p\(index)"
      case .implicitMember: "// To add: the type of p\(index), which is called with .name"
      }
    }
  }

  private func parameters(_ call: ModuleUse.Call) -> String {
    call.arguments.enumerated().map { index, argument in
      let type =
        switch argument.kind {
        case _ where argument.label == "frame": "CGRect"
        case .value, .implicitMember: "Any?"
        case .closure(let count):
          "((\(Array(repeating: "Any?", count: count).joined(separator: ", "))) -> Void)?"
        }
      return "\(argument.label.isEmpty ? "_" : argument.label) p\(index): \(type)"
    }.joined(separator: ", ")
  }

  private func stub(_ type: ModuleUse.TypeUse, _ member: String) -> String {
    "stub(\"\(type.name).\(member)\")"
  }

  private func sorted(_ calls: [String: ModuleUse.Call]) -> [ModuleUse.Call] {
    calls.values.sorted { $0.fullName < $1.fullName }
  }

  private func escaped(_ name: String) -> String {
    let words: Set<String> = [
      "default", "init", "self", "Type", "Protocol", "case", "class", "continue", "defer", "do",
      "else",
      "enum", "extension", "false", "for", "func", "if", "import", "in", "internal", "is", "let",
      "nil",
      "operator", "private", "protocol", "public", "repeat", "return", "static", "struct",
      "subscript",
      "switch", "throw", "true", "try", "var", "where", "while", "as", "any", "some", "open",
      "guard",
    ]
    return words.contains(name) ? "`\(name)`" : name
  }
}

extension ModuleUse {
  /// Whether a name looks like a protocol's.
  static func isProtocolName(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Protocol", "Observer", "Handling", "Providing", "able", "ible"]
      .contains { name.hasSuffix($0) }
  }
}
