import Foundation
import Testing

@testable import GalleyPorting

@Suite("The delegates' protocols that the porting step knows")
struct PlatformMembersTests {
  /// What the protocols of UIKit declare, read from its sources.
  private static func declared() throws -> [String: Set<String>] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    var result: [String: Set<String>] = [:]
    for module in ["UIKit", "IGListKit"] {
      let folder = root.appending(path: "Sources/\(module)").resolvingSymlinksInPath()
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        for type in SourceFacts(reading: text).types
        where type.kind == .protocol && ["public", "open"].contains(type.access)
          && isDelegate(type.name)
        {
          let names = type.members.filter { $0.kind == .function && !$0.isStatic }.map(\.fullName)
          if !names.isEmpty { result[type.name, default: []].formUnion(names) }
        }
      }
    }
    return result
  }

  private static func isDelegate(_ name: String) -> Bool {
    [
      "Delegate", "DataSource", "Prefetching", "FlowLayout", "EditActions", "Translating",
      "Updating",
    ]
    .contains { name.hasSuffix($0) }
  }

  @Test("Are those that UIKit declares")
  func matchesSources() throws {
    let declared = try Self.declared()
    if ProcessInfo.processInfo.environment["GALLEY_RECORD"] == "all" { try Self.record(declared) }
    #expect(declared == PlatformMembers.protocols, "record them anew with GALLEY_RECORD=all")
  }

  /// Writes the table of the sources anew.
  private static func record(_ declared: [String: Set<String>]) throws {
    var text = """
      // Written by PlatformMembersTests with GALLEY_RECORD=all: what UIKit's sources declare.

      extension PlatformMembers {
        static let protocols: [String: Set<String>] = [

      """
    for (name, members) in declared.sorted(by: { $0.key < $1.key }) {
      text +=
        "    \"\(name)\": [\n" + members.sorted().map { "      \"\($0)\",\n" }.joined() + "    ],\n"
    }
    text += "  ]\n}\n"
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    try text.write(
      to: root.appending(path: "Sources/GalleyPorting/PlatformMembers+Protocols.swift"),
      atomically: true,
      encoding: .utf8)
  }
}
