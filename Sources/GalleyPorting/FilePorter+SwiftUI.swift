import SwiftParser
import SwiftSyntax

// Code that needs SwiftUI. Types that are views are left out, and bodies of functions that use such
// a type trap, so that the rest of the file can be compiled.

extension FilePorter {
  /// Replaces the import of SwiftUI, and leaves out the code that needs it. A file that imports
  /// SwiftUI only for a preview needs no import.
  mutating func replaceSwiftUI() {
    if let place = facts.swiftUIImport { edits.append(.replace(place, with: "import UIKit")) }
    var names = target.swiftUITypes.filter(text.contains)
    if facts.swiftUIImport != nil {
      names.formUnion(SourceReader.swiftUI.subtracting(target.declaredNames))
      names.insert("SwiftUI")
    }
    guard !names.isEmpty else { return }
    let (text, modules) = (text, options.modules)
    let parts = withLargeStack {
      let reader = AbsentNameReader(names, modules)
      reader.walk(Parser.parse(source: text))
      return reader.parts
    }
    // Skip parts that are inside of a part that is left out.
    var end = 0
    for part in parts.sorted(by: {
      ($0.range.lowerBound, $1.range.count) < ($1.range.lowerBound, $0.range.count)
    })
    where part.range.lowerBound >= end {
      end = part.range.upperBound
      let advice = "Keep what needs it in files of their own, within #if canImport(SwiftUI)"
      if part.isBody {
        edits.append(
          .replace(
            part.range,
            with: "{ Swift.fatalError(\"\(part.name) needs SwiftUI, which is not here\") }"))
        remark(
          .module, at: part.use,
          "there is no SwiftUI here, so this stops the program when it is called. \(advice)")
      } else {
        edits.append(.blank(part.range, in: text.utf8))
        remark(.module, at: part.use, "there is no SwiftUI here, so this is left out. \(advice)")
      }
    }
  }
}

extension TargetFacts {
  /// Finds the types that need SwiftUI: its views, and the UIKit classes that show them.
  mutating func findSwiftUITypes() {
    var others: Set<String> = []
    for place in allPlaces where self[place].kind != .extension {
      let name = self[place].name.split(separator: ".").last.map(String.init) ?? ""
      let isView =
        files[place.file].swiftUIImport != nil
        && self[place].inherited.contains { written in
          let words = written.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
          return words.contains {
            SourceReader.swiftUI.contains($0) && !declaredNames.contains($0)
          }
        }
      if isView {
        swiftUITypes.insert(name)
        files[place.file].types[place.type].isUnavailable = true
      } else {
        others.insert(name)
      }
    }
    swiftUITypes.subtract(others)
    // Extensions of such a type, and types nested in it, are left out too.
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

/// Finds code that uses names that do not exist here.
private final class AbsentNameReader: SyntaxVisitor {
  /// A part of the source that has to be left out.
  struct Part {
    var range: Range<Int>
    /// Whether the part is the body of a function, whose declaration remains.
    var isBody: Bool
    /// The offset of the name.
    var use: Int
    var name: String
  }

  private(set) var parts: [Part] = []
  private let names: Set<String>
  private let modules: ModuleTable

  init(_ names: Set<String>, _ modules: ModuleTable) {
    self.names = names
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
    let isMember =
      node.parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id == node.id } ?? false
    if !isMember, names.contains(node.baseName.text) { add(node, node.baseName) }
    return .visitChildren
  }

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
        || child.is(CodeBlockItemSyntax.self) && parent.parent?.is(SourceFileSyntax.self) == true
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

  private func leaveOut(_ node: Syntax, _ name: TokenSyntax) {
    parts.append(
      Part(range: node.bytes, isBody: false, use: name.bytes.lowerBound, name: name.text))
  }

  /// Whether a block is the body of a function, an initializer or a getter or setter.
  private func isBody(_ node: Syntax, of parent: Syntax) -> Bool {
    if node.is(CodeBlockSyntax.self) {
      return parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self)
        || parent.is(AccessorDeclSyntax.self) || parent.is(DeinitializerDeclSyntax.self)
    }
    guard case .getter = node.as(AccessorBlockSyntax.self)?.accessors else { return false }
    return true
  }

  private func isTyped(_ item: Syntax) -> Bool {
    let declaration =
      item.as(MemberBlockItemSyntax.self)?.decl.as(VariableDeclSyntax.self)
      ?? item.as(CodeBlockItemSyntax.self)?.item.as(VariableDeclSyntax.self)
    return declaration?.bindings.allSatisfy { $0.typeAnnotation != nil } == true
  }
}
