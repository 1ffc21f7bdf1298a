import Foundation
import Testing

@testable import GalleyPorting

@Suite("The names of UIKit that the porting step knows")
struct PlatformMembersTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The public declarations of UIKit's sources.
  private struct Declared {
    /// The methods of delegates' protocols.
    var protocols: [String: Set<String>] = [:]
    /// The protocols that have optional members.
    var optional: Set<String> = []
    /// The protocols to which `Ported.Unanswered` conforms, a delegate without answers.
    var unanswered: Set<String> = []
    /// The declarations of the methods of delegates' protocols, as Swift code.
    var declarations: [String: String] = [:]
    var types: Set<String> = []
    /// The public classes, with their superclasses and initializers.
    var classes: [String: PlatformClass] = [:]
    private var parents: [String: [String]] = [:]

    /// All `declarations` as one text, in the order of their names.
    var text: String {
      declarations.sorted { $0.key < $1.key }.map(\.value).joined()
    }

    init() throws {
      for module in ["UIKit", "IGListKit"] {
        let folder = root.appending(path: "Sources/\(module)").resolvingSymlinksInPath()
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
          guard file.pathExtension == "swift" else { continue }
          // A protocol with optional members has a file with the calls of these members.
          let name = file.deletingPathExtension().lastPathComponent
          if module == "UIKit", name.hasSuffix("+OptionalCalls") {
            optional.insert(String(name.dropLast("+OptionalCalls".count)))
          }
          read(SourceFacts(reading: try String(contentsOf: file, encoding: .utf8)))
        }
      }
      // Types without a superclass here are structures that extensions extend.
      classes = classes.filter { !$0.value.superclass.isEmpty }
      let own = protocols
      for name in parents.keys {
        let all = inherited(by: name).reduce(into: own[name] ?? []) { $0.formUnion(own[$1] ?? []) }
        if !all.isEmpty { protocols[name] = all }
      }
      optional.formIntersection(protocols.keys)
      declarations = declarations.filter { optional.contains($0.key) }
      unanswered = unanswered.filter(protocols.keys.contains)
      unanswered.formUnion(unanswered.flatMap(inherited).filter(protocols.keys.contains))
    }

    private func inherited(by name: String) -> [String] {
      (parents[name] ?? []).flatMap { [$0] + inherited(by: $0) }
    }

    private mutating func read(_ facts: SourceFacts) {
      types.formUnion(facts.declaredNames.filter(PlatformTypes.isListed))
      for type in facts.types {
        // The old names of notifications are declared as members of `Notification.Name`.
        types.formUnion(type.members.filter(\.isStatic).map(\.name).filter(PlatformTypes.isListed))
        readInitializers(type)
        if type.name == "Ported.Unanswered" { unanswered.formUnion(type.inherited) }
      }
      for type in facts.types
      where type.kind == .protocol && ["public", "open"].contains(type.access)
        && isDelegate(type.name)
      {
        parents[type.name] = type.inherited
        let names = type.members.filter { $0.kind == .function && !$0.isStatic }.map(\.fullName)
        if !names.isEmpty { protocols[type.name, default: []].formUnion(names) }
        declarations[type.name] = declaration(of: type)
      }
    }

    /// Returns the methods of a protocol, each with its actor.
    private func declaration(of type: TypeFacts) -> String {
      let parents = type.inherited.filter { isDelegate($0) }.joined(separator: ", ")
      let methods = type.members.filter { $0.kind == .function && !$0.isStatic }.map { member in
        let isFree =
          !type.attributes.contains("MainActor") || member.modifiers.contains("nonisolated")
        return "  \(isFree ? "nonisolated" : "@MainActor") func \(member.name)"
          + Forward(member).signature + "\n"
      }
      return "protocol \(type.name)\(parents.isEmpty ? "" : ": " + parents) {\n"
        + methods.joined() + "}\n"
    }

    private mutating func readInitializers(_ type: TypeFacts) {
      guard type.kind == .class || type.kind == .extension, !type.isGeneric, !type.isConstrained
      else { return }
      if type.kind == .class {
        guard ["public", "open"].contains(type.access) else { return }
        classes[type.name, default: PlatformClass()].superclass = type.inherited.first ?? ""
      }
      for member in type.members
      where member.kind == .initializer
        && (member.modifiers.contains("public") || type.access == "public")
      {
        if member.modifiers.contains("required") {
          classes[type.name, default: PlatformClass()].required.insert(member.fullName)
        }
        if member.modifiers.contains("convenience") {
          classes[type.name, default: PlatformClass()].conveniences.insert(member.fullName)
        } else {
          classes[type.name, default: PlatformClass()].designated.insert(member.fullName)
        }
      }
    }

    private func isDelegate(_ name: String) -> Bool {
      [
        "Delegate", "DataSource", "Prefetching", "FlowLayout", "EditActions", "Translating",
        "Updating",
      ]
      .contains { name.hasSuffix($0) }
    }
  }

  @Test("The names of UIKit that the porting step knows are those that its sources declare")
  func matchesSources() throws {
    let declared = try Declared()
    if ProcessInfo.processInfo.environment["GALLEY_RECORD"] == "all" {
      try Self.recordProtocols(declared.protocols, optional: declared.optional)
      try Self.recordDeclarations(declared.text)
      try Self.recordTypes(declared.types)
      try Self.recordClasses(declared.classes)
    }
    let advice: Comment = "record them anew with GALLEY_RECORD=all"
    let added = declared.types.symmetricDifference(PlatformTypes.all).sorted()
    #expect(added.isEmpty, advice)
    let names = Set(declared.protocols.keys).union(PlatformMembers.protocols.keys)
    let changed = names.filter { declared.protocols[$0] != PlatformMembers.protocols[$0] }.sorted()
    #expect(changed.isEmpty, advice)
    #expect(declared.text == PlatformMembers.declarations, advice)
    let classes = Set(declared.classes.keys).union(PlatformClass.all.keys)
    #expect(
      classes.filter { declared.classes[$0] != PlatformClass.all[$0] }.sorted().isEmpty, advice)
  }

  @Test(
    "The delegate without answers conforms to exactly the protocols with optional members")
  func unanswered() throws {
    let declared = try Declared()
    #expect(declared.optional.count > 20)
    #expect(declared.optional.subtracting(declared.unanswered).sorted() == [], "not conformed to")
    #expect(declared.unanswered.subtracting(declared.optional).sorted() == [], "nothing to answer")
    #expect(PlatformMembers.unanswered == declared.optional, "record them with GALLEY_RECORD=all")
  }

  @Test("The required initializers of UIKit are those that the porting step can write")
  func required() {
    let all = PlatformClass.all.values.flatMap(\.required).filter { $0.hasPrefix("init(_") }
    // Apps do not subclass the type of color literals, so its initializer is not written.
    #expect(
      Set(all).symmetricDifference(RequiredInitializer.all.keys)
        == ["init(_colorLiteralRed:green:blue:alpha:)"])
  }

  @Test("A name that looks like one of UIKit has a capital after the prefix, and small letters")
  func looks() {
    #expect(PlatformTypes.looksLikeUIKit("UITableView"))
    #expect(PlatformTypes.looksLikeUIKit("CALayer"))
    #expect(!PlatformTypes.looksLikeUIKit("UIKITTEST"))
    #expect(!PlatformTypes.looksLikeUIKit("UIntBox"))
    #expect(!PlatformTypes.looksLikeUIKit("CAr"))
  }

  private static let head =
    "// Written by PlatformMembersTests with GALLEY_RECORD=all: what UIKit's sources declare.\n\n"

  private static func recordProtocols(
    _ protocols: [String: Set<String>], optional: Set<String>
  ) throws {
    var text =
      head
      + "extension PlatformMembers {\n  /// The protocols that have optional members. "
      + "`UIKit.Ported.Unanswered` conforms to all of them.\n  static let unanswered: Set<String> = [\n"
    for name in optional.sorted() { text += "    \"\(name)\",\n" }
    text += "  ]\n\n  /// The methods of delegates' protocols.\n"
    text += "  static let protocols: [String: Set<String>] = [\n"
    for (name, members) in protocols.sorted(by: { $0.key < $1.key }) {
      text +=
        "    \"\(name)\": [\n" + members.sorted().map { "      \"\($0)\",\n" }.joined() + "    ],\n"
    }
    try write(text + "  ]\n}\n", to: "PlatformMembers+Protocols.swift")
  }

  private static func recordDeclarations(_ declarations: String) throws {
    let text =
      head
      + "extension PlatformMembers {\n  /// The declarations of delegates' protocols that have "
      + "optional members.\n  static let declarations = #\"\"\"\n"
    let lines = declarations.split(separator: "\n").map { "    \($0)\n" }.joined()
    try write(text + lines + "\n    \"\"\"#\n}\n", to: "PlatformMembers+Declarations.swift")
  }

  private static func recordTypes(_ types: Set<String>) throws {
    let lines = types.sorted().map { "    \"\($0)\",\n" }.joined()
    try write(
      head + "extension PlatformTypes {\n  static let all: Set<String> = [\n" + lines + "  ]\n}\n",
      to: "PlatformTypes+All.swift")
  }

  private static func recordClasses(_ classes: [String: PlatformClass]) throws {
    func list(_ names: Set<String>) -> String {
      "[" + names.sorted().map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }
    let lines = classes.sorted { $0.key < $1.key }.map { name, type in
      "    \"\(name)\": PlatformClass(\n      superclass: \"\(type.superclass)\", "
        + "designated: \(list(type.designated)),\n      conveniences: \(list(type.conveniences)),\n      required: \(list(type.required))),\n"
    }
    try write(
      head + "extension PlatformClass {\n  static let all: [String: PlatformClass] = [\n"
        + lines.joined() + "  ]\n}\n", to: "PlatformClass+All.swift")
  }

  private static func write(_ text: String, to name: String) throws {
    try text.write(
      to: root.appending(path: "Sources/GalleyPorting/\(name)"), atomically: true, encoding: .utf8)
  }
}
