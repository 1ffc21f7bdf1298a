import SwiftSyntax

// Members of types, and the attributes of declarations.

extension SourceReader {
  /// The attributes of a declaration.
  struct Attributes {
    var names: Set<String> = []
    /// The attributes `@available`, as written.
    var availability = ""
    /// The name in `@objc(name)`.
    var objectiveCName: String?
    /// The offset of `@NSManaged`.
    var managed: Int?
  }

  /// Reads attributes, and removes the attributes that the compiler rejects on Linux.
  func read(_ list: AttributeListSyntax) -> Attributes {
    var result = Attributes()
    for element in list {
      guard case .attribute(let attribute) = element else {
        // Attributes within `#if`.
        for clause in element.as(IfConfigDeclSyntax.self)?.clauses ?? [] {
          if case .attributes(let inner) = clause.elements {
            result.names.formUnion(read(inner).names)
          }
        }
        continue
      }
      let name = attribute.attributeName.trimmedDescription
      result.names.insert(name)
      switch name {
      case "available":
        let arguments = attribute.arguments?.trimmedDescription ?? ""
        result.availability += "@available(\(arguments)) "
      case "objc":
        if let arguments = attribute.arguments?.trimmedDescription {
          result.objectiveCName = arguments.filter { !$0.isWhitespace }
        }
        facts.edits.append(.replace(attribute.bytes, with: ""))
      // On Linux, the compiler requires that a method with `@IBAction` has exactly one parameter.
      // UIKit allows none, one or two parameters, so `@IBAction` is removed.
      case _ where Self.removedAttributes.contains(name):
        facts.edits.append(.replace(attribute.bytes, with: ""))
      case "UIApplicationMain", "main":
        facts.entryPoints.append(
          SourceFacts.EntryPoint(range: attribute.bytes, isModern: name == "main"))
      case "NSManaged":
        result.managed = attribute.bytes.lowerBound
        facts.edits.append(.replace(attribute.bytes, with: ""))
      default: break
      }
    }
    return result
  }

  func remark(_ kind: Finding.Kind, _ node: some SyntaxProtocol, _ message: String) {
    facts.remarks.append(Remark(kind: kind, offset: node.bytes.lowerBound, message: message))
  }

  /// Reads modifiers, and removes `dynamic`, because methods can't be exchanged on Linux.
  private func read(_ list: DeclModifierListSyntax, into member: inout MemberFacts) {
    for modifier in list {
      let name = modifier.name.text
      // An access level for the setter, as in `private(set)`, is not the level of the member.
      if modifier.detail == nil { member.modifiers.insert(name) }
      switch name {
      case "override": member.overrideRange = modifier.bytes
      case "open": member.openRange = modifier.bytes
      case "dynamic": facts.edits.append(.replace(modifier.bytes, with: ""))
      default: break
      }
    }
  }

  /// Returns the index of the type that a declaration is a member of; `nil` if it is not a member.
  private func owner(of node: some DeclSyntaxProtocol) -> Int? {
    node.parent?.is(MemberBlockItemSyntax.self) == true ? types.last : nil
  }

  private func add(_ member: MemberFacts, to owner: Int) {
    var member = member
    member.conditions = Array(conditions.dropFirst(facts.types[owner].conditions.count))
    facts.types[owner].members.append(member)
  }

  /// Lowers the precedence of an app's own `<` for two values of `NSNumber`.
  ///
  /// Foundation on Linux declares this operator, too. Uses of the operator would otherwise be
  /// ambiguous.
  private func yieldToNumbers(_ node: FunctionDeclSyntax) {
    guard node.name.text == "<",
      node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
        == ["NSNumber", "NSNumber"],
      !node.attributes.trimmedDescription.contains("_disfavoredOverload")
    else { return }
    facts.edits.append(.insert("@_disfavoredOverload ", at: node.bytes.lowerBound))
  }

  func readFunction(_ node: FunctionDeclSyntax) {
    var member = MemberFacts(kind: .function, name: node.name.text)
    start(&member, node.attributes, node.modifiers, node)
    if node.body == nil { member.managed?.end = node.bytes.upperBound }
    guard let owner = owner(of: node) else {
      if types.isEmpty && bodies == 0 { facts.declaredNames.insert(node.name.text) }
      yieldToNumbers(node)
      return
    }
    // A method that an earlier run of the porting step has added for a delegate does not count as
    // a method of the class itself.
    if let statement = node.body?.statements.first,
      statement.firstToken(viewMode: .sourceAccurate)?.text == "UIKit",
      statement.trimmedDescription.hasPrefix("UIKit.Ported.unanswered(")
    {
      member.attributes.insert("nonobjc")
    }
    member.parameters = node.signature.parameterClause.parameters.map(parameter)
    member.type = node.signature.returnClause?.type.trimmedDescription ?? ""
    member.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    member.isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    member.throwing = node.signature.effectSpecifiers?.throwsClause?.trimmedDescription ?? ""
    member.isGeneric = node.genericParameterClause != nil
    member.generics = node.genericParameterClause?.trimmedDescription ?? ""
    member.condition = node.genericWhereClause?.trimmedDescription ?? ""
    member.nameRange = node.name.bytes
    member.keyword = node.funcKeyword.bytes.lowerBound
    readOldName(node, member)
    add(member, to: owner)
  }

  func readInitializer(_ node: InitializerDeclSyntax) {
    var member = MemberFacts(kind: .initializer, name: "init")
    start(&member, node.attributes, node.modifiers, node)
    guard let owner = owner(of: node) else { return }
    member.parameters = node.signature.parameterClause.parameters.map(parameter)
    member.nameRange = node.initKeyword.bytes
    member.isFailable = node.optionalMark != nil
    member.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    member.isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    member.throwing = node.signature.effectSpecifiers?.throwsClause?.trimmedDescription ?? ""
    member.isGeneric = node.genericParameterClause != nil
    let clause = node.signature.parameterClause
    if let first = clause.parameters.first {
      let start = first.firstName.bytes.lowerBound
      member.labelPlace = first.secondName == nil ? start..<start : first.firstName.bytes
    } else {
      member.labelPlace = clause.leftParen.bytes.upperBound..<clause.leftParen.bytes.upperBound
    }
    add(member, to: owner)
  }

  /// Reads the attributes, the modifiers and the range of a member.
  private func start(
    _ member: inout MemberFacts, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax, _ node: some DeclSyntaxProtocol
  ) {
    let read = read(attributes)
    member.attributes = read.names
    member.availability = read.availability
    member.objectiveCName = read.objectiveCName
    member.managed = read.managed.map { .init(attribute: $0) }
    self.read(modifiers, into: &member)
    member.range = node.bytes
    if let semicolon = node.parent?.as(MemberBlockItemSyntax.self)?.semicolon {
      member.range = member.range.lowerBound..<semicolon.bytes.upperBound
    }
  }

  private func parameter(_ node: FunctionParameterSyntax) -> MemberFacts.Parameter {
    // A label may be a keyword, so it needs no backticks.
    let label = node.firstName.text == "_" ? "" : node.firstName.text.filter { $0 != "`" }
    var parameter = MemberFacts.Parameter(label: label, type: "")
    var type = node.type
    if let attributed = type.as(AttributedTypeSyntax.self) {
      parameter.isInout = attributed.specifiers.contains { $0.trimmedDescription == "inout" }
      parameter.attributes = attributed.attributes.trimmedDescription
      type = attributed.baseType
    }
    parameter.type = type.trimmedDescription
    parameter.isVariadic = node.ellipsis != nil
    parameter.standard = node.defaultValue?.trimmedDescription ?? ""
    return parameter
  }

  func readVariable(_ node: VariableDeclSyntax) {
    var member = MemberFacts(kind: .variable, name: "")
    start(&member, node.attributes, node.modifiers, node)
    guard let owner = owner(of: node) else {
      if types.isEmpty && bodies == 0 { declareNames(node) }
      return
    }
    if member.attributes.contains(Self.delegateAdaptor) { readDelegate(node, of: owner) }
    if member.isObservable { separate(node, member) }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      var one = member
      one.name = name.text
      one.nameRange = name.bytes
      readOldName(name, one)
      one.type = binding.typeAnnotation?.type.trimmedDescription ?? ""
      readAccessors(of: binding, in: node, into: &one)
      add(one, to: owner)
    }
  }

  /// Reads the names of variables outside of all types.
  private func declareNames(_ node: VariableDeclSyntax) {
    for binding in node.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
        facts.declaredNames.insert(name)
      }
    }
  }

  /// Reads how a variable is stored, set and observed.
  private func readAccessors(
    of binding: PatternBindingSyntax, in node: VariableDeclSyntax, into member: inout MemberFacts
  ) {
    let accessors = Accessors(binding.accessorBlock)
    member.isStored = accessors.isStored
    member.isSettable =
      node.bindingSpecifier.text == "var" && (accessors.isStored || accessors.isSettable)
    if let type = binding.typeAnnotation {
      member.observer = accessors.observer(
        node.bindingSpecifier.bytes.lowerBound..<type.bytes.upperBound)
    }
    // A getter that is asynchronous or throws can't be found by its name at run time, so it is
    // treated as `@nonobjc`.
    if accessors.hasEffects { member.attributes = ["nonobjc"] }
    if member.managed != nil {
      member.isStored = false
      if binding.accessorBlock == nil {
        member.managed?.end = (binding.typeAnnotation?.bytes ?? binding.pattern.bytes).upperBound
      }
    } else if member.isObservable {
      member.observing = accessors.observing(binding)
    }
  }

  /// Splits a declaration of several variables.
  ///
  /// Only a declaration of one variable may have `willSet` and `didSet`.
  private func separate(_ node: VariableDeclSyntax, _ member: MemberFacts) {
    guard node.bindings.count > 1 else { return }
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { !Self.removedAttributes.contains($0.attributeName.trimmedDescription) }
      .map(\.trimmedDescription)
    let modifiers = node.modifiers.map(\.trimmedDescription).filter { $0 != "dynamic" }
    let words = (attributes + modifiers + [node.bindingSpecifier.text]).joined(separator: " ")
    var type: String?
    for binding in node.bindings.reversed() {
      if let comma = binding.trailingComma {
        facts.edits.append(
          Edit(start: comma.bytes.lowerBound, end: comma.bytes.upperBound, text: "; " + words))
      }
      if let own = binding.typeAnnotation {
        type = own.trimmedDescription
      } else if binding.initializer != nil {
        type = nil
      } else if let type {
        // A type annotation also applies to the variables before it.
        facts.edits.append(.insert(type, at: binding.pattern.bytes.upperBound))
      }
    }
  }

  /// Attributes that the compiler rejects on Linux, or that have no effect there.
  private static let removedAttributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "GKInspectable",
    "NSCopying",
  ]

  /// The accessors of a variable.
  private struct Accessors {
    var isStored = true
    var isSettable = false
    /// Whether the getter is asynchronous or throws.
    var hasEffects = false
    private var willSet: AccessorDeclSyntax?
    private var didSet: AccessorDeclSyntax?
    private var setter: AccessorDeclSyntax?
    private var block: AccessorBlockSyntax?

    init(_ block: AccessorBlockSyntax?) {
      self.block = block
      guard let block else { return }
      guard case .accessors(let list) = block.accessors else {
        isStored = false
        return
      }
      for accessor in list {
        if accessor.effectSpecifiers != nil { hasEffects = true }
        switch accessor.accessorSpecifier.text {
        case "willSet": willSet = accessor
        case "didSet": didSet = accessor
        case "set", "_modify":
          isStored = false
          isSettable = true
          setter = accessor
        default: isStored = false
        }
      }
    }

    /// Returns the `willSet` and `didSet` of a variable; `nil` if it has neither.
    func observer(_ declaration: Range<Int>) -> MemberFacts.Observer? {
      guard isStored, willSet != nil || didSet != nil else { return nil }
      func step(_ accessor: AccessorDeclSyntax?, _ standard: String) -> MemberFacts.Observer.Step? {
        accessor.map { accessor in
          let word = accessor.accessorSpecifier.bytes
          return .init(
            range: word.lowerBound..<(accessor.parameters?.bytes ?? word).upperBound,
            name: accessor.parameters?.name.text ?? standard)
        }
      }
      return .init(
        declaration: declaration, willSet: step(willSet, "newValue"),
        didSet: step(didSet, "oldValue"))
    }

    /// Returns the offsets at which the porting step adds code that reports changes of a variable.
    func observing(_ binding: PatternBindingSyntax) -> MemberFacts.Observing? {
      func start(of accessor: AccessorDeclSyntax?) -> Int? {
        accessor?.body?.leftBrace.bytes.upperBound
      }
      if let setter { return start(of: setter).map { .init(setter: $0) } }
      guard isStored else { return nil }
      guard let block else {
        let last = binding.initializer?.bytes ?? binding.typeAnnotation?.bytes
        return .init(end: (last ?? binding.pattern.bytes).upperBound)
      }
      return .init(
        willSet: start(of: willSet), didSet: start(of: didSet),
        brace: block.leftBrace.bytes.upperBound)
    }
  }
}
