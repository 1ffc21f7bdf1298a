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
    var types: Set<String> = []
    /// The public classes, with those above them and their initializers.
    var classes: [String: PlatformClass] = [:]
    private var parents: [String: [String]] = [:]

    init() throws {
      for module in ["UIKit", "IGListKit"] {
        let folder = root.appending(path: "Sources/\(module)").resolvingSymlinksInPath()
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
          guard file.pathExtension == "swift" else { continue }
          read(SourceFacts(reading: try String(contentsOf: file, encoding: .utf8)))
        }
      }
      // Extensions extend structures too.
      classes = classes.filter { !$0.value.superclass.isEmpty }
      let own = protocols
      for name in parents.keys {
        let all = inherited(by: name).reduce(into: own[name] ?? []) { $0.formUnion(own[$1] ?? []) }
        if !all.isEmpty { protocols[name] = all }
      }
    }

    private func inherited(by name: String) -> [String] {
      (parents[name] ?? []).flatMap { [$0] + inherited(by: $0) }
    }

    private mutating func read(_ facts: SourceFacts) {
      types.formUnion(facts.declaredNames.filter(PlatformTypes.looksLikeUIKit))
      for type in facts.types { readInitializers(type) }
      for type in facts.types
      where type.kind == .protocol && ["public", "open"].contains(type.access)
        && isDelegate(type.name)
      {
        parents[type.name] = type.inherited
        let names = type.members.filter { $0.kind == .function && !$0.isStatic }.map(\.fullName)
        if !names.isEmpty { protocols[type.name, default: []].formUnion(names) }
      }
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

  @Test("Are those that its sources declare")
  func matchesSources() throws {
    let declared = try Declared()
    if ProcessInfo.processInfo.environment["GALLEY_RECORD"] == "all" {
      try Self.recordProtocols(declared.protocols)
      try Self.recordTypes(declared.types)
      try Self.recordClasses(declared.classes)
    }
    let advice: Comment = "record them anew with GALLEY_RECORD=all"
    let added = declared.types.symmetricDifference(PlatformTypes.all).sorted()
    #expect(added.isEmpty, advice)
    let names = Set(declared.protocols.keys).union(PlatformMembers.protocols.keys)
    let changed = names.filter { declared.protocols[$0] != PlatformMembers.protocols[$0] }.sorted()
    #expect(changed.isEmpty, advice)
    let classes = Set(declared.classes.keys).union(PlatformClass.all.keys)
    #expect(
      classes.filter { declared.classes[$0] != PlatformClass.all[$0] }.sorted().isEmpty, advice)
  }

  @Test("The delegate that answers nothing conforms to those that the porting step believes it to")
  func unanswered() throws {
    let file = Self.root.appending(path: "Sources/UIKit").resolvingSymlinksInPath()
      .appending(path: "Responder/Ported.swift")
    let facts = SourceFacts(reading: try String(contentsOf: file, encoding: .utf8))
    let type = try #require(facts.types.first { $0.name.hasSuffix("Unanswered") })
    for name in type.inherited where name != "NSObject" {
      #expect(PlatformMembers.unanswered.contains(name))
    }
  }

  @Test("A name that looks like UIKit's has a capital behind the prefix, and small letters")
  func looks() {
    #expect(PlatformTypes.looksLikeUIKit("UITableView"))
    #expect(PlatformTypes.looksLikeUIKit("CALayer"))
    #expect(!PlatformTypes.looksLikeUIKit("UIKITTEST"))
    #expect(!PlatformTypes.looksLikeUIKit("UIntBox"))
    #expect(!PlatformTypes.looksLikeUIKit("CAr"))
  }

  private static let head =
    "// Written by PlatformMembersTests with GALLEY_RECORD=all: what UIKit's sources declare.\n\n"

  private static func recordProtocols(_ protocols: [String: Set<String>]) throws {
    var text =
      head + "extension PlatformMembers {\n  static let protocols: [String: Set<String>] = [\n"
    for (name, members) in protocols.sorted(by: { $0.key < $1.key }) {
      text +=
        "    \"\(name)\": [\n" + members.sorted().map { "      \"\($0)\",\n" }.joined() + "    ],\n"
    }
    try write(text + "  ]\n}\n", to: "PlatformMembers+Protocols.swift")
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
