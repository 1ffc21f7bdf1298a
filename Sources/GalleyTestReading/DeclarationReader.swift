/// Reads the types of a file and their methods. The bodies of functions are skipped.
internal struct DeclarationReader {
  private var tokens: [SwiftToken]
  private var at = 0
  private let globalActors: Set<String>

  private(set) var types: [TypeDeclaration] = []
  /// The names of types by the names of their type aliases in the file.
  private(set) var aliases: [String: String] = [:]

  /// Reads the tokens of a file.
  ///
  /// - Parameter globalActors: The names of global actors.
  init(_ tokens: [SwiftToken], globalActors: Set<String>) {
    self.tokens = tokens
    self.globalActors = globalActors
    readMembers(of: nil)
  }

  /// Attributes and modifiers before a declaration.
  private struct Prefix {
    var isolation = Isolation.unspecified
    var words: Set<String> = []
    var isGlobalActor = false
  }

  private var current: SwiftToken? { at < tokens.count ? tokens[at] : nil }

  private func text(_ offset: Int = 0) -> String {
    at + offset < tokens.count ? tokens[at + offset].text : ""
  }

  private func isWord(_ offset: Int = 0) -> Bool {
    at + offset < tokens.count && tokens[at + offset].kind != .sign
  }

  private static let modifiers: Set<String> = [
    "public", "open", "internal", "package", "private", "fileprivate", "static", "final",
    "override",
    "mutating", "nonmutating", "lazy", "weak", "unowned", "required", "convenience", "dynamic",
    "indirect", "optional", "distributed", "isolated", "borrowing", "consuming",
  ]

  /// Reads declarations up to the brace that closes the type, or up to the end of the file.
  private mutating func readMembers(of owner: Int?) {
    var prefix = Prefix()
    while let token = current {
      let isAfterDot = at > 0 && tokens[at - 1].text == "."
      switch token.text {
      case "}":
        at += 1
        return
      case "{", "(", "[":
        skipBalanced()
        prefix = Prefix()
      case "@":
        readAttribute(into: &prefix)
      case "nonisolated" where token.kind == .word:
        readNonisolated(into: &prefix)
      case "class" where token.kind == .word && !isAfterDot && !namesType():
        prefix.words.insert("static")
        at += 1
      case _ where token.kind == .word && Self.modifiers.contains(token.text) && !isAfterDot:
        readModifier(into: &prefix)
      case "class", "struct", "enum", "actor", "protocol", "extension":
        if token.kind == .word, !isAfterDot, isWord(1) {
          readType(prefix, owner: owner)
        } else {
          at += 1
        }
        prefix = Prefix()
      case "func" where token.kind == .word && !isAfterDot:
        readFunction(prefix, owner: owner)
        prefix = Prefix()
      case "typealias" where token.kind == .word && !isAfterDot:
        readAlias(owner: owner)
        prefix = Prefix()
      default:
        at += 1
        prefix = Prefix()
      }
    }
  }

  /// Whether the keyword `class` begins a type, and is not the modifier of a member.
  private func namesType() -> Bool {
    isWord(1)
      && !["func", "var", "let", "subscript", "override", "final", "init"].contains(text(1))
      && !Self.modifiers.contains(text(1))
  }

  private mutating func readNonisolated(into prefix: inout Prefix) {
    at += 1
    if text() == "(" { skipBalanced() }
    prefix.isolation = .nonisolated
  }

  private mutating func readModifier(into prefix: inout Prefix) {
    let word = text()
    prefix.words.insert(word)
    at += 1
    // `private(set)` does not restrict reading.
    if text() == "(", current?.isAttached == true {
      skipBalanced()
      prefix.words.remove(word)
    }
  }

  private mutating func readAttribute(into prefix: inout Prefix) {
    at += 1
    let name = readPath()
    if text() == "(", current?.isAttached == true { skipBalanced() }
    let last = name.split(separator: ".").last.map(String.init) ?? ""
    if globalActors.contains(name) || globalActors.contains(last) {
      prefix.isolation = .globalActor
    }
    if name == "globalActor" { prefix.isGlobalActor = true }
  }

  /// Reads a name with dots; generic arguments are skipped.
  private mutating func readPath() -> String {
    var path = ""
    while isWord() {
      path += text()
      at += 1
      if text() == "<" { skipAngles() }
      guard text() == ".", isWord(1) else { break }
      path += "."
      at += 1
    }
    return path
  }

  private mutating func skipBalanced() {
    var depth = 0
    while let token = current {
      if ["(", "[", "{"].contains(token.text) { depth += 1 }
      if [")", "]", "}"].contains(token.text) { depth -= 1 }
      at += 1
      if depth == 0 { return }
    }
  }

  private mutating func skipAngles() {
    var depth = 0
    while let token = current {
      if token.text == "<" { depth += 1 }
      if token.text == ">", tokens[at - 1].text != "-" { depth -= 1 }
      at += 1
      if depth == 0 || token.text == "{" { return }
    }
  }

  // MARK: Types

  private mutating func readType(_ prefix: Prefix, owner: Int?) {
    let keyword = text()
    at += 1
    let written = readPath()
    var inherited: [String] = []
    if text() == ":" {
      at += 1
      while let token = current, token.text != "{", token.text != "where" {
        if token.text == "@" {
          at += 2
        } else if token.kind == .sign {
          at += 1
        } else {
          inherited.append(readPath())
        }
      }
    }
    while let token = current, token.text != "{" {
      // A protocol or an extension always has braces. Without braces, the word is not the keyword
      // of a type.
      if token.text == "}" || token.text == ";" { return }
      at += 1
    }
    at += 1
    let kind: TypeDeclaration.Kind =
      switch keyword {
      case "class": .class
      case "protocol": .protocol
      case "extension": .extension
      default: .other
      }
    let outer = kind == .extension ? nil : owner.map { types[$0].name }
    types.append(
      TypeDeclaration(
        kind: kind, name: outer.map { "\($0).\(written)" } ?? written, isolation: prefix.isolation,
        inherited: inherited, isGlobalActor: prefix.isGlobalActor))
    readMembers(of: types.count - 1)
  }

  private mutating func readAlias(owner: Int?) {
    at += 1
    let name = readPath()
    guard text() == "=" else { return }
    at += 1
    let outer = owner.map { types[$0].name + "." } ?? ""
    aliases[outer + name] = readPath()
  }

  // MARK: Functions

  private mutating func readFunction(_ prefix: Prefix, owner: Int?) {
    at += 1
    guard let name = current else { return }
    at += 1
    // The name of an operator may consist of several signs.
    while let token = current, token.text != "(", token.text != "<" { at += 1 }
    let isGeneric = text() == "<"
    if isGeneric { skipAngles() }
    guard text() == "(" else { return }
    let takesNothing = text(1) == ")"
    skipBalanced()
    var (isAsync, returnsNothing) = (false, true)
    effects: while let token = current {
      switch token.text {
      case "async":
        isAsync = true
        at += 1
      case "throws", "rethrows", "reasync":
        at += 1
        if text() == "(" { skipBalanced() }
      case "-" where text(1) == ">":
        at += 2
        returnsNothing = text() == "Void" || (text() == "(" && text(1) == ")")
        skipReturnType()
      default: break effects
      }
    }
    if text() == "where" {
      while let token = current, token.text != "{", token.text != "}" { at += 1 }
    }
    if text() == "{" { skipBalanced() }
    guard let owner else { return }
    types[owner].methods.append(
      MethodDeclaration(
        name: name.text, line: name.line, isolation: prefix.isolation,
        isOverride: prefix.words.contains("override"), isAsync: isAsync,
        canBeTest: takesNothing && returnsNothing && !isGeneric
          && prefix.words.isDisjoint(with: ["static", "private", "fileprivate"])))
  }

  /// Skips to the body, or to the end of a requirement of a protocol.
  private mutating func skipReturnType() {
    let line = current?.line
    while let token = current, token.text != "{", token.text != "}", token.text != "where" {
      if token.line != line, token.kind == .word || token.text == "@" { return }
      if token.text == "(" || token.text == "[" { skipBalanced() } else { at += 1 }
    }
  }
}
