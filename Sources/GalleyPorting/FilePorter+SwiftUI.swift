import SwiftParser
import SwiftSyntax

// Code that needs SwiftUI. Types that are views are left out. If a function uses a type that is
// left out, its body is replaced by a trap. So the rest of the file can be compiled.

extension FilePorter {
  /// Replaces the import of SwiftUI, and leaves out the code that needs it.
  ///
  /// A file that imports SwiftUI only for a preview needs no import.
  mutating func replaceSwiftUI() {
    if let place = facts.swiftUIImport { edits.append(.replace(place, with: "import UIKit")) }
    var names = target.swiftUITypes.filter(text.contains)
    if facts.swiftUIImport != nil {
      names.formUnion(
        SourceReader.swiftUI.subtracting(target.outerNames).subtracting(facts.declaredNames))
      names.insert("SwiftUI")
    }
    guard !names.isEmpty else { return }
    let bytes = Array(text.utf8)
    for part in partsToLeaveOut(needing: names) { leaveOut(part, in: bytes) }
  }

  /// Returns the parts of the file that need one of some types, in order. A part that is inside of
  /// another one is left out.
  private func partsToLeaveOut(needing names: Set<String>) -> [AbsentNameReader.Part] {
    let (text, modules) = (text, options.modules)
    let parts = withLargeStack {
      let tree = Parser.parse(source: text)
      var members: [String: Set<String>] = [:]
      // Code that uses a member that is left out has to be left out, too. Repeat until there is no
      // more such code.
      while true {
        let reader = AbsentNameReader(names, members, modules)
        reader.walk(tree)
        guard reader.members != members else { return reader.parts }
        members = reader.members
      }
    }
    var end = 0
    return parts.sorted {
      ($0.range.lowerBound, $1.range.count) < ($1.range.lowerBound, $0.range.count)
    }.filter { part in
      guard part.range.lowerBound >= end else { return false }
      end = part.range.upperBound
      return true
    }
  }

  private mutating func leaveOut(_ part: AbsentNameReader.Part, in bytes: [UInt8]) {
    let advice = "Keep what needs it in files of their own, within #if canImport(SwiftUI)"
    if part.isBody {
      edits.append(Self.stop(part.range, needing: part.name, in: bytes))
      remark(
        .module, at: part.use,
        "there is no SwiftUI here, so this stops the program when it is called. \(advice)")
    } else {
      edits.append(.blank(part.range, in: bytes))
      remark(.module, at: part.use, "there is no SwiftUI here, so this is left out. \(advice)")
    }
  }

  /// Returns the edit that makes a body stop the program.
  ///
  /// In a closure of several lines that is called immediately, as in `{ … }()`, the closing brace
  /// keeps its position. Parentheses on another line than the brace would not call the closure.
  private static func stop(_ range: Range<Int>, needing name: String, in bytes: [UInt8]) -> Edit {
    let call = "{ Swift.fatalError(\"\(name) needs SwiftUI, which is not here\")"
    let body = bytes[range]
    guard bytes[range.upperBound...].first == UInt8(ascii: "("),
      let last = body.lastIndex(where: { $0 == 10 || $0 == 13 })
    else { return .replace(range, with: call + " }") }
    let lineEnds = String(decoding: body.filter { $0 == 10 || $0 == 13 }, as: UTF8.self)
    let indent = String(repeating: " ", count: max(range.upperBound - last - 2, 0))
    return Edit(
      start: range.lowerBound, end: range.upperBound, text: call + lineEnds + indent + "}")
  }
}

extension TargetFacts {
  /// Finds the types that can't be compiled without SwiftUI.
  ///
  /// These are views, types that show SwiftUI's views in UIKit, types that are generic over views,
  /// and types that inherit from such types or are aliases of them.
  mutating func findSwiftUITypes() {
    guard files.contains(where: { $0.swiftUIImport != nil }) else { return }
    var places = allPlaces.filter { self[$0].kind != .extension }
    var aliases = files.indices.flatMap { file in
      files[file].aliases.map { (name: $0.key, words: $0.value, file: file) }
    }
    func shortName(_ place: Place) -> String {
      self[place].name.split(separator: ".").last.map(String.init) ?? ""
    }
    func isAbsent(_ words: [String], _ file: Int) -> Bool {
      words.contains { word in
        swiftUITypes.contains(word)
          || files[file].swiftUIImport != nil && SourceReader.swiftUI.contains(word)
            && !outerNames.contains(word) && !files[file].declaredNames.contains(word)
      }
    }
    var absent: Set<String> = []
    while true {
      let found = places.filter { place in
        let type = self[place]
        // `Thing::View` refers to the member type `View` of the protocol `Thing`, and not to the
        // type `View` of SwiftUI.
        let bounds = type.placeholders.values.joined().filter { !$0.contains("::") }
        return isAbsent((type.inherited + bounds).flatMap(words), place.file)
      }
      for place in found { files[place.file].types[place.type].isUnavailable = true }
      absent.formUnion(found.map(shortName))
      absent.formUnion(aliases.filter { isAbsent($0.words, $0.file) }.map(\.name))
      aliases.removeAll { isAbsent($0.words, $0.file) }
      places.removeAll(where: Set(found).contains)
      // If another type with the same name remains, the name still exists.
      let names = absent.subtracting(places.map(shortName)).subtracting(aliases.map(\.name))
      guard names != swiftUITypes else { break }
      swiftUITypes = names
    }
    leaveOutPartsOfSwiftUITypes()
  }

  /// Leaves out the extensions of the types that need SwiftUI, and the types nested in them.
  private mutating func leaveOutPartsOfSwiftUITypes() {
    for place in allPlaces {
      let words = self[place].name.split(separator: ".").map(String.init)
      let isOfView =
        self[place].kind == .extension
        ? words.last.map(swiftUITypes.contains) == true
        : words.dropLast().contains(where: swiftUITypes.contains)
      if isOfView { files[place.file].types[place.type].isUnavailable = true }
    }
  }
}

/// Finds code that uses names that are left out.
private final class AbsentNameReader: SyntaxVisitor {
  /// A part of the source that has to be left out.
  struct Part {
    var range: Range<Int>
    /// Whether the part is the body of a function, so that the declaration remains.
    var isBody: Bool
    /// The offset at which the part uses `name`.
    var use: Int
    /// The name that does not exist without SwiftUI.
    var name: String
  }

  private(set) var parts: [Part] = []
  /// The members that are left out, by the names of their types.
  private(set) var members: [String: Set<String>]
  private let names: Set<String>
  private let modules: ModuleTable

  init(_ names: Set<String>, _ members: [String: Set<String>], _ modules: ModuleTable) {
    self.names = names
    self.members = members
    self.modules = modules
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      let truth = clause.condition.map { GalleyPorting.truth(of: $0, modules) } ?? nil
      if truth != false, let elements = clause.elements { walk(elements) }
      if truth == true { break }
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    // The protocol inherits from a type of SwiftUI, or constrains an associated type to such a
    // type. So no type can conform to the protocol.
    guard names.contains(node.name.text) else { return .visitChildren }
    leaveOut(Syntax(node), node.name)
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPreview =
      node.inheritanceClause?.inheritedTypes.contains {
        $0.type.trimmedDescription.hasSuffix("PreviewProvider")
      } == true
    return isPreview ? .skipChildren : .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if names.contains(node.name.text) { add(node, node.name) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    let isMember = access.map { $0.declName.id == node.id } ?? false
    let name = node.baseName.text
    if !isMember, names.contains(name) {
      add(node, node.baseName)
    } else if !isMember || access?.base?.trimmedDescription == "self", isLeftOut(name, at: node) {
      add(node, node.baseName)
    }
    return .visitChildren
  }

  /// Whether a name refers to a member that is left out, and not to a local value.
  private func isLeftOut(_ name: String, at node: DeclReferenceExprSyntax) -> Bool {
    guard members.values.contains(where: { $0.contains(name) }) else { return false }
    let isOfSelf =
      node.parent?.is(MemberAccessExprSyntax.self) == true
      && node.parent?.as(MemberAccessExprSyntax.self)?.base?.id != node.id
    var next = node.parent
    while let parent = next {
      if !isOfSelf, declares(name, in: parent) { return false }
      if let type = typeName(parent), members[type]?.contains(name) == true { return true }
      next = parent.parent
    }
    return false
  }

  /// Whether a function has a parameter with the given name, or a block of statements declares a
  /// variable with this name.
  private func declares(_ name: String, in node: Syntax) -> Bool {
    let parameters =
      node.as(FunctionDeclSyntax.self)?.signature.parameterClause
      ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause
    if let parameters {
      return parameters.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
    }
    guard let block = node.as(CodeBlockItemListSyntax.self) else { return false }
    return block.contains { item in
      item.item.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.trimmedDescription == name
      } == true
    }
  }

  /// The name of a type or of the type that an extension extends, without the types around it.
  private func typeName(_ node: Syntax) -> String? {
    if let type = node.as(ExtensionDeclSyntax.self) {
      return words(of: type.extendedType.trimmedDescription.prefix { $0 != "<" }.description).last
    }
    guard node.asProtocol((any DeclGroupSyntax).self) != nil else { return nil }
    return node.asProtocol((any NamedDeclSyntax).self)?.name.text
  }

  /// Leaves out the code around a name: the body of the function that contains the name, or else
  /// the whole declaration.
  private func add(_ node: some SyntaxProtocol, _ name: TokenSyntax) {
    var body: Syntax?
    var closure: Syntax?
    var child = Syntax(node)
    while let parent = child.parent {
      if child.is(InheritanceClauseSyntax.self)
        || parent.as(ExtensionDeclSyntax.self)?.extendedType.id == child.id
      {
        return leaveOut(parent, name)
      }
      if body == nil, isBody(child, of: parent) { body = child }
      if let block = child.as(ClosureExprSyntax.self) { closure = Syntax(block) }
      if child.is(MemberBlockItemSyntax.self)
        || child.is(CodeBlockItemSyntax.self) && isOutside(parent.parent)
      {
        // If a variable has an explicit type, only the body of the closure that initializes it is
        // replaced.
        if body == nil, let closure, isTyped(child) { body = closure }
        guard let body else { return leaveOut(child, name) }
        parts.append(
          Part(
            range: body.bytes, isBody: true, use: name.bytes.lowerBound, name: name.text))
        return
      }
      child = parent
    }
  }

  /// Whether a node is outside of all types and functions.
  private func isOutside(_ node: Syntax?) -> Bool {
    guard let node else { return false }
    if node.is(SourceFileSyntax.self) { return true }
    // A clause of `#if` is in a list, and the list is in the `#if` statement.
    guard node.is(IfConfigClauseSyntax.self) else { return false }
    return isOutside(node.parent?.parent?.parent?.parent?.parent)
  }

  /// Leaves out a whole declaration, and records the names of the values that it declares.
  private func leaveOut(_ node: Syntax, _ name: TokenSyntax) {
    parts.append(
      Part(range: node.bytes, isBody: false, use: name.bytes.lowerBound, name: name.text))
    guard let item = node.as(MemberBlockItemSyntax.self) else { return }
    var next = node.parent
    while let parent = next {
      if let type = typeName(parent) {
        members[type, default: []].formUnion(valueNames(item.decl))
        return
      }
      next = parent.parent
    }
  }

  /// The names of the values that a member declares.
  private func valueNames(_ member: DeclSyntax) -> [String] {
    member.as(VariableDeclSyntax.self)?.bindings.map { $0.pattern.trimmedDescription } ?? []
  }

  /// Whether a block is the body of a function, an initializer, a getter or a setter.
  private func isBody(_ node: Syntax, of parent: Syntax) -> Bool {
    if node.is(CodeBlockSyntax.self) {
      return parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self)
        || parent.is(AccessorDeclSyntax.self) || parent.is(DeinitializerDeclSyntax.self)
    }
    guard case .getter = node.as(AccessorBlockSyntax.self)?.accessors else { return false }
    return true
  }

  /// Whether an item declares variables with explicit types.
  private func isTyped(_ item: Syntax) -> Bool {
    let declaration =
      item.as(MemberBlockItemSyntax.self)?.decl.as(VariableDeclSyntax.self)
      ?? item.as(CodeBlockItemSyntax.self)?.item.as(VariableDeclSyntax.self)
    return declaration?.bindings.allSatisfy { $0.typeAnnotation != nil } == true
  }
}
