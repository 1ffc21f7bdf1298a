import Foundation
import Testing

@testable import GalleyPorting

/// The porting step has lists of members that UIKit's sources declare or call by name. The tests
/// compare the lists with the sources.
@Suite("The lists of UIKit's members that are found by name")
struct NamedMembersTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/UIKit")
    .resolvingSymlinksInPath()

  @Test("The listed members of an AnyObject are those that UIKit's sources declare for it")
  func objectMembers() throws {
    var properties: Set<String> = []
    var methods: Set<String> = []
    for name in ["Ported+ControlMembers", "Ported+ViewMembers"] {
      let file = Self.sources.appending(path: "ObjectiveC/Ported/\(name).swift")
      let facts = SourceFacts(reading: try String(contentsOf: file, encoding: .utf8))
      for member in facts.types.flatMap(\.members) where member.modifiers.contains("public") {
        if member.kind == .variable {
          properties.insert(member.name)
        } else {
          methods.insert(member.fullName)
        }
      }
    }
    #expect(properties.symmetricDifference(PlatformMembers.objectProperties).sorted() == [])
    #expect(methods.symmetricDifference(PlatformMembers.objectMethods).sorted() == [])
  }

  @Test("The list of members that call overrides in extensions matches UIKit's sources")
  func callingMembers() throws {
    let calling = try callsOfOverrides()
    let listed = TargetFacts.callingMembers
    for (name, members) in calling {
      let known = PlatformClass.names(from: name).flatMap { listed[$0] ?? [] }
      #expect(members.subtracting(known).sorted() == [], "not listed for \(name)")
    }
    for (name, members) in listed {
      #expect(members.subtracting(calling[name] ?? []).sorted() == [], "not called by \(name)")
    }
  }

  /// The names of the overrides that the classes of UIKit call, by class.
  ///
  /// Each class is in a file of its own.
  private func callsOfOverrides() throws -> [String: Set<String>] {
    var calls: [String: Set<String>] = [:]
    let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains("Ported.overridden(") || text.contains("Ported.callOverride(") else {
        continue
      }
      let name = file.deletingPathExtension().lastPathComponent
      for call in text.matches(of: #/Ported\.(?:overridden|callOverride)\(\s*"([^"]+)"/#) {
        calls[name, default: []].insert(String(call.output.1))
      }
    }
    return calls
  }
}
