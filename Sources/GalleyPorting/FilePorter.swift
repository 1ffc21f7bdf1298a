/// Ports one file of a target, so that it compiles on Linux, without Objective-C: collects the
/// edits of all rules, and applies them.
struct FilePorter {
  let options: Porting
  let file: SourceFile
  /// The position of the file in the target.
  let index: Int
  let target: TargetFacts
  let text: String
  var edits: [Edit]
  var remarks: [Remark]
  /// The offsets at which lines begin.
  private(set) lazy var lineStarts = LineStarts(text)
  /// Lines to add at the end of the file.
  var tail: [String] = []
  /// Modules that the file has to import in addition.
  var imports: Set<String> = []
  /// The offsets of the members that are called on `AnyObject`, and looked up at run time.
  var objectCalls: Set<Int> = []

  var facts: SourceFacts { target.files[index] }

  init(_ options: Porting, _ file: SourceFile, _ index: Int, _ target: TargetFacts) {
    self.options = options
    self.file = file
    self.index = index
    self.target = target
    text = file.text.withoutMark
    edits = target.files[index].edits
    remarks = target.files[index].remarks
  }

  /// Applies all rules, and returns the ported file.
  ///
  /// Each of the functions below collects the edits of one rule. The functions that are not in this
  /// file are in the extensions of `FilePorter`.
  mutating func port() -> PortedFile {
    guard file.isText else { return leftOut() }
    // A line that begins with `#!` is valid only as the first line of a file.
    if text.hasPrefix("#!") { edits.append(.replace(0..<2, with: "//")) }
    replaceEntryPoints()
    replaceSelectors()
    replaceKeyPaths()
    replaceIntersections()
    replaceSwiftUI()
    boxCasts()
    askObjects()
    askObjectsForOwnMembers()
    replaceClassNames()
    replaceClassDescriptions()
    replaceModuleBundles()
    replaceMirrors()
    yieldToQueues()
    bindProtocolsToClasses()
    answerOptionalRequirements()
    replaceOptionalCalls()
    replaceClassValues()
    addMadeConformances()
    replaceInitRequirements()
    hoistMembers()
    replaceOpenByPublic()
    storeManagedMembers()
    dispatchForeignMembers()
    dropAbsentOverrides()
    renameOldOverrides()
    overrideDelegates()
    callTestsOnMainThread()
    reportPropertyChanges()
    reportMembersOfActors()
    addNamesToObservations()
    reportPublishers()
    registerMembers()
    registerForeignExtensions()
    addImports()
    return PortedFile(name: name, text: portedText(), findings: findings())
  }

  /// The file name of the copy. Only a file named `main.swift` may have code outside of functions.
  private var name: String {
    file.baseName == "main" && options.entryPoint == .kept
      ? "main.swift" : file.baseName + ".ported.swift"
  }

  /// Returns a file that only has a compiler warning, which explains why the source is left out.
  private mutating func leftOut() -> PortedFile {
    let findings = findings()
    return PortedFile(
      name: name,
      text: "#sourceLocation(file: \"\(escapedPath)\", line: \(findings.first?.line ?? 1))\n"
        + "#warning(\"\(SourceFacts.noText)\")\n",
      findings: findings)
  }

  private func portedText() -> String {
    let head = "#sourceLocation(file: \"\(escapedPath)\", line: 1)\n"
    var result = Edit.apply(edits, to: text)
    if !result.hasPrefix("#sourceLocation(") { result = head + result }
    if !tail.isEmpty {
      if !result.hasSuffix("\n") { result += "\n" }
      result += tail.joined(separator: "\n") + "\n"
    }
    return result
  }

  /// The file's path, escaped for a string literal.
  var escapedPath: String {
    file.path.reduce(into: "") { path, character in
      if character == "\"" || character == "\\" { path += "\\" }
      path.append(character)
    }
  }

  private mutating func findings() -> [Finding] {
    guard !remarks.isEmpty else { return [] }
    let lines = lineStarts
    return remarks.sorted { $0.offset < $1.offset }.map { remark in
      let (line, column) = lines.position(of: remark.offset)
      return Finding(
        kind: remark.kind, path: file.path, line: line, column: column, message: remark.message)
    }
  }

  mutating func remark(_ kind: Finding.Kind, at offset: Int, _ message: String) {
    remarks.append(Remark(kind: kind, offset: offset, message: message))
  }

  // MARK: Rules of a few lines

  private mutating func replaceKeyPaths() {
    for use in facts.keyPaths {
      // The first names may be the names of a module and of types.
      let names = use.names.dropLast().drop { $0.first?.isUppercase == true } + use.names.suffix(1)
      var words = Array(names)
      let type = use.names.prefix(use.names.count - words.count).joined(separator: ".")
      if let first = words.first, let place = target.classNamed(type, in: [], of: index),
        let member = target.variable(first, of: place)
      {
        words[0] = member.selector
      } else if let first = words.first, target.classNamed(type, in: [], of: index) == nil,
        !type.isEmpty
      {
        // The Objective-C names of UIKit's Boolean properties have no `is`.
        words[0] = withoutIs(first)
      }
      replaceExpression(use.range, with: "\"\(words.joined(separator: "."))\"")
    }
  }

  /// Replaces an expression.
  ///
  /// Spaces keep the rest of the line in its columns. Usually the spaces come after the new text.
  /// If a `?` or a `!` follows, as in `case #keyPath(Feed.title)?:`, the spaces come before the new
  /// text, because no space may precede the `?` or the `!`.
  mutating func replaceExpression(_ range: Range<Int>, with new: String) {
    let next = text.utf8.dropFirst(range.upperBound).first
    guard next == UInt8(ascii: "?") || next == UInt8(ascii: "!") else {
      return edits.append(.replace(range, with: new))
    }
    let surplus = max(0, range.count - new.utf8.count)
    edits.append(
      Edit(
        start: range.lowerBound, end: range.upperBound,
        text: String(repeating: " ", count: surplus) + new))
  }

  /// Replaces `frame.intersects(other)` with a method that returns the same result as on Apple's
  /// systems.
  ///
  /// Nothing is replaced if the ported sources declare a method of this name.
  private mutating func replaceIntersections() {
    guard !facts.intersections.isEmpty, !target.declares("intersects") else { return }
    imports.insert("UIKit")
    for range in facts.intersections {
      edits.append(Edit(start: range.lowerBound, end: range.upperBound, text: "_intersects"))
    }
  }

  /// Gives overrides the current names of UIKit's members.
  ///
  /// `hoistMembers()` may already have replaced the whole name of an override. Then the edit of
  /// `hoistMembers()` is applied, and the edit that this function adds is ignored.
  private mutating func renameOldOverrides() {
    for use in facts.oldNames { edits += use.edits }
  }

  /// Modules whose import does not require an import of UIKit: UIKit itself, and modules that
  /// re-export neither UIKit nor Foundation on Apple's systems.
  private static let plainModules: Set<String> = [
    "UIKit", "GalleyUIKit", "Darwin", "Glibc", "Dispatch", "os", "OSLog", "ObjectiveC", "Testing",
    "Synchronization", "Swift",
    "Combine",
  ]

  /// Returns the text in a range of bytes.
  func name(at range: Range<Int>) -> String {
    String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }

  /// Adds the imports that the file needs on Linux, but not on Apple's systems.
  private mutating func addImports() {
    // Types are qualified with these modules, as in `QuartzCore.CALayer`. On Apple's systems, the
    // import of UIKit is enough for that.
    imports.formUnion(facts.typeModules)
    if facts.mentions.contains(.networking) { imports.insert("FoundationNetworking") }
    if facts.mentions.contains(.xml) { imports.insert("FoundationXML") }
    if facts.mentions.contains(.observation), !target.declaredNames.contains("Observable") {
      imports.insert("Observation")
    }
    if facts.mentions.contains(.combine), !facts.imports.isEmpty,
      target.declaredNames.isDisjoint(with: SourceReader.combine)
    {
      imports.formUnion(options.modules.modules(for: "Combine"))
    }
    // On Apple's systems, other modules re-export UIKit and Foundation.
    let others = facts.imports.subtracting(Self.plainModules)
      .subtracting(Self.plainModules.flatMap { options.modules[$0] ?? [] })
    let isNamed =
      facts.platformNames.contains { !target.declaredNames.contains($0) }
      || facts.mentions.contains(.runtime)
    if facts.imports.isEmpty {
      // On Apple's systems, a bridging header makes names visible without an import.
      if isNamed {
        imports.insert("UIKit")
      } else if facts.mentions.contains(.foundation) {
        let isOfUIKit = target.files.contains { $0.imports.contains("UIKit") }
        imports.insert(isOfUIKit ? "UIKit" : "Foundation")
      }
    } else if isNamed || (!others.isEmpty && !others.contains("Foundation")) {
      imports.insert("UIKit")
    }
    tail += imports.subtracting(facts.imports).sorted().map { "import \($0)" }
  }

  /// Replaces `(value as AnyObject).cgRectValue` with an expression that looks up the member of the
  /// value.
  private mutating func askObjects() {
    for use in facts.objectCastMembers {
      imports.insert("UIKit")
      makeOptional(use.optional)
      edits.append(
        .insert("UIKit.Ported.Dynamic" + (use.isBare ? "(" : ""), at: use.value.lowerBound))
      edits.append(.replace(use.cast, with: use.isBare ? ")" : ""))
      if let mark = use.question { edits.append(.remove(mark)) }
    }
    for use in facts.messages {
      if let mark = use.question { edits.append(.remove(mark)) }
      imports.insert("UIKit")
      makeOptional(use.optional)
      if use.isUnwrapped {
        edits.append(.insert(".map({ UIKit.Ported.Dynamic($0) })", at: use.value.upperBound))
      } else {
        edits.append(.insert("UIKit.Ported.Dynamic(", at: use.value.lowerBound))
        edits.append(.insert(")", at: use.value.upperBound))
      }
    }
  }

  /// Makes the result of a call optional.
  ///
  /// On Apple's systems, the question mark in `(value as AnyObject).responds?(to: action)` makes
  /// the result optional. The ported code has no question mark.
  private mutating func makeOptional(_ call: Range<Int>?) {
    guard let call else { return }
    edits.append(.insert("Optional(", at: call.lowerBound))
    edits.append(.insert(")", at: call.upperBound))
  }

  /// Replaces `type(of: object).description()` with a function that takes the class of any object.
  ///
  /// Nothing is replaced if the ported sources declare such a method.
  private mutating func replaceClassDescriptions() {
    guard !facts.classDescriptions.isEmpty, !target.declaresOnTypes("description") else { return }
    imports.insert("UIKit")
    for use in facts.classDescriptions {
      edits.append(.insert("UIKit.Ported.string(from: ", at: use.type.lowerBound))
      edits.append(Edit(start: use.type.upperBound, end: use.end, text: ")"))
    }
  }

  /// Lowers the precedence of an app's own `async(execute:)` of `DispatchQueue`, so that the
  /// compiler prefers UIKit's method.
  ///
  /// On Apple's systems the app's method would be preferred to Dispatch's, which has default
  /// arguments.
  private mutating func yieldToQueues() {
    for type in facts.types where type.kind == .extension && type.name == "DispatchQueue" {
      for member in type.members
      where ["async(execute:)", "asyncAfter(deadline:execute:)"].contains(member.fullName)
        && !member.attributes.contains("_disfavoredOverload")
      {
        edits.append(.insert("@_disfavoredOverload ", at: member.range.lowerBound))
      }
    }
  }
}
