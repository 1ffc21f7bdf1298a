import SwiftSyntax

/// Walks through the syntax tree of one file and collects the facts.
final class SourceReader: SyntaxVisitor {
  var facts = SourceFacts()
  /// The types that contain the current node, the outermost first, as indices in `facts.types`.
  var types: [Int] = []
  /// The number of functions, accessors and closures that contain the current node.
  var bodies = 0
  /// The conditions of `#if` that apply to the current node.
  var conditions: [String] = []

  /// The names of the generic parameters that have been read.
  var placeholders: Set<String> = []
  /// The table of the modules that replace an import.
  let modules: ModuleTable
  /// The imported modules that have only a few names, which are in Galley's UIKit.
  var modulesInUIKit: Set<String> = []
  /// The names of imported modules that are replaced by other modules.
  var replacedModules: Set<String> = []
  /// The imports of modules that exist only on Apple's systems.
  var phoneImports: [PhoneImport] = []

  /// The edits that remove the space before an attribute's parenthesis, as in `@available (iOS 15,
  /// *)`.
  private(set) var closedGaps: [Edit] = []

  private let text: String

  init(_ text: String, _ modules: ModuleTable) {
    self.text = text
    self.modules = modules
    super.init(viewMode: .sourceAccurate)
  }

  /// Replaces a node by spaces.
  func blank(_ node: some SyntaxProtocol) { facts.edits.append(.blank(node.bytes, in: text.utf8)) }

  /// The names of the types that contain the current node.
  var scope: [String] { types.map { facts.types[$0].name } }

  // MARK: Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    // The conditions of the earlier clauses, which are all false in a later clause.
    var before: [String] = []
    var isDecided = false
    let isLinux = !node.hidesUIKit(modules)
    let isSimulator = node.asksForSimulator
    for clause in node.clauses {
      var all = before.map { "!(\($0))" }
      var truth: Bool? = true
      if let condition = clause.condition {
        facts.flags.formUnion(flags(in: condition))
        let edits = edits(
          ofCondition: condition, modules, isLinux: isLinux, isSimulator: isSimulator)
        facts.edits += edits
        truth = GalleyPorting.truth(of: condition, modules, isLinux: isLinux)
        let text = Edit.apply(
          edits.map { $0.moved(by: -condition.bytes.lowerBound) }, to: condition.trimmedDescription)
        before.append(text)
        all.append("(\(text))")
      }
      // A clause that is compiled neither on iOS nor on Linux is left unchanged.
      if let elements = clause.elements, truth != false, !isDecided {
        conditions.append(all.joined(separator: " && "))
        walk(elements)
        conditions.removeLast()
      }
      if truth == true { isDecided = true }
    }
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.class, node.name.text, node, node.inheritanceClause, node.memberBlock) {
      $0.isGeneric = node.genericParameterClause != nil
      $0.inheritanceEnd = end(
        of: node.inheritanceClause,
        behind: node.genericParameterClause.map(Syntax.init) ?? Syntax(node.name))
    }
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.protocol, node.name.text, node, node.inheritanceClause, node.memberBlock) {
      $0.inheritanceEnd = end(of: node.inheritanceClause, behind: node.name)
      // `protocol Badge where Self: UIView`
      $0.placeholders["Self"] = bounds(of: "Self", in: node.genericWhereClause)
    }
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    return enter(.extension, name, node, node.inheritanceClause, node.memberBlock) {
      $0.isConstrained = node.genericWhereClause != nil
    }
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.inheritanceClause?.inheritedTypes.contains(where: {
      $0.type.trimmedDescription.hasSuffix("PreviewProvider")
    }) == true {
      // Previews are only for Xcode.
      blank(node)
      _ = enter(.other, node.name.text, node, nil, node.memberBlock)
      return .skipChildren
    }
    return enter(.other, node.name.text, node, node.inheritanceClause, node.memberBlock)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    blank(node)
    return .skipChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.other, node.name.text, node, node.inheritanceClause, node.memberBlock)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.other, node.name.text, node, node.inheritanceClause, node.memberBlock)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  // MARK: Bodies

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    bodies += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { bodies -= 1 }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    bodies += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { bodies -= 1 }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    readFunction(node)
    bodies += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { bodies -= 1 }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    readInitializer(node)
    bodies += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { bodies -= 1 }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    readVariable(node)
    return .visitChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    bodies += 1
    _ = read(node.attributes)
    return .visitChildren
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { bodies -= 1 }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = read(node.attributes)
    return .visitChildren
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = read(node.attributes)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = read(node.attributes)
    readPayloads(node)
    return .visitChildren
  }

  /// The prefixes of the names of Objective-C classes, which are no parameter types of C functions.
  private static let objects = ["UI", "NS", "CA", "AnyObject", "AnyClass", "Selector"]

  /// Removes `@convention(block)`, and `@convention(c)` from functions with objects as parameters.
  ///
  /// Such functions are implementations of Objective-C methods.
  override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let function = node.baseType.as(FunctionTypeSyntax.self) else { return .visitChildren }
    for case .attribute(let attribute) in node.attributes
    where attribute.attributeName.trimmedDescription == "convention" {
      let hasObjects = function.parameters.contains { parameter in
        Self.objects.contains { parameter.type.trimmedDescription.hasPrefix($0) }
      }
      switch attribute.arguments?.trimmedDescription {
      case "block": blank(attribute)
      case "c" where hasObjects: blank(attribute)
      default: continue
      }
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let isObservation = ["Observable", "ObservationIgnored"].contains {
      $0 == node.attributeName.trimmedDescription
    }
    if isObservation { facts.mentions.insert(.observation) }
    let name = node.attributeName.bytes
    if let paren = node.leftParen?.bytes, paren.lowerBound > name.upperBound,
      isBlank(name.upperBound..<paren.lowerBound)
    {
      let gap = Edit(
        start: name.upperBound, end: paren.upperBound,
        text: "(" + String(repeating: " ", count: paren.lowerBound - name.upperBound))
      closedGaps.append(gap)
      facts.edits.append(gap)
    }
    return .visitChildren
  }

  /// Whether a range of the text has only spaces, tabs and line breaks.
  private func isBlank(_ range: Range<Int>) -> Bool {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    return utf8[start..<end].allSatisfy { [9, 10, 13, 32].contains($0) }
  }

  // MARK: Names of types and modules

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.declaredNames.insert(node.name.text)
    if types.isEmpty, bodies == 0 {
      facts.outerNames.insert(node.name.text)
      facts.aliases[node.name.text] = words(of: node.initializer.value.trimmedDescription)
    }
    readPlaceholderAlias(node)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = types.last {
      facts.types[type].placeholders[node.name.text] =
        node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    readImport(node)
    return .skipChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    placeholders.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
    // An extension constrains generic parameters that the type itself declares.
    if let name = node.leftType.as(IdentifierTypeSyntax.self) {
      placeholders.insert(name.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    mention(node.name.text)
    if node.parent?.is(MemberTypeSyntax.self) == true { replaceModule(node.name) }
    if Self.invocations.contains(node.name.text) { remarkInvocation(node) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    mention(node.baseName.text)
    remarkRuntime(node)
    readClassNameReference(node)
    if Self.invocations.contains(node.baseName.text) { remarkInvocation(node) }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    readElement(node)
    return .visitChildren
  }

  /// Adds `as UIWindow??` to `let window = UIApplication.shared.delegate?.window`.
  ///
  /// On Apple's systems, the window is a double optional.
  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
    let condition = node.parent?.as(OptionalBindingConditionSyntax.self)
    let binding = node.parent?.as(PatternBindingSyntax.self)
    let isBinding =
      condition.map { $0.typeAnnotation == nil } ?? binding.map { $0.typeAnnotation == nil }
      ?? false
    if isBinding, let window = node.value.as(MemberAccessExprSyntax.self), isWindow(window) {
      facts.edits.append(.insert(" as UIWindow??", at: window.bytes.upperBound))
    }
    return .visitChildren
  }

  /// Whether a member is the window of the application's delegate.
  private func isWindow(_ node: MemberAccessExprSyntax) -> Bool {
    guard node.declName.trimmedDescription == "window" else { return false }
    if let name = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return valueType(of: name, at: node) == "UIApplicationDelegate"
    }
    return ["UIApplication.shared.delegate", "application.delegate"]
      .contains(unwrapped(node.base)?.trimmedDescription)
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    readMacro(node)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    readCasts(node)
    readIdentifierCasts(node)
    readKeyCast(node)
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    readCasts(node)
    return .visitChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    readCasts(node)
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    readCasts(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    readCall(node)
    readClassValue(node)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) {
      readQualified(node.name.text, base.name)
      if ["CoreGraphics", "QuartzCore"].contains(base.name.text) {
        facts.typeModules.insert(base.name.text)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    readInitializerReference(node)
    if let base = node.base?.as(DeclReferenceExprSyntax.self) {
      readQualified(node.declName.baseName.text, base.baseName)
      replaceModule(base, of: node)
    }
    if node.base?.is(SuperExprSyntax.self) == true {
      let name = node.declName.baseName
      facts.superUses.append(.init(name: name.text, range: name.bytes))
      readOldName(node)
    }
    readReference(node)
    readModuleBundle(node)
    readObjectCastMember(node)
    readMessage(node)
    readFulfill(node)
    return .visitChildren
  }

  /// Puts `expectation.fulfill`, passed as a function, into a closure.
  ///
  /// On Linux, the method has parameters with default values, so it has another type.
  private func readFulfill(_ node: MemberAccessExprSyntax) {
    guard facts.imports.contains("XCTest"), node.declName.trimmedDescription == "fulfill",
      let base = node.base, !base.trimmedDescription.contains("?"),
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id
    else { return }
    facts.edits.append(.insert("{ ", at: node.bytes.lowerBound))
    facts.edits.append(.insert("() }", at: node.bytes.upperBound))
  }
}

/// Returns the identifiers in a type as it is written.
func words(of written: String) -> [String] {
  written.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
}
