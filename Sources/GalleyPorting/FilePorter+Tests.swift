// Tests that are isolated to the main actor. XCTest on Linux calls them as nonisolated functions,
// on the main thread.

extension TargetFacts {
  /// Whether a member is a test that XCTest on Linux can't call, because it is isolated to the main
  /// actor.
  func isMainActorTest(_ member: MemberFacts, of place: Place) -> Bool {
    guard member.kind == .function, member.name.hasPrefix("test"), member.parameters.isEmpty,
      !member.isAsync, !member.isStatic, !member.isPrivate, !member.isGeneric,
      ["", "Void", "()"].contains(member.type),
      !member.modifiers.contains("nonisolated"), let owner = theClass(of: place)
    else { return false }
    let ancestry = self.ancestry(from: owner)
    guard ancestry.contains(where: { self[$0].inherited.contains { $0.hasSuffix("TestCase") } })
    else {
      return false
    }
    return member.attributes.contains("MainActor") || self[place].attributes.contains("MainActor")
      || ancestry.contains { self[$0].attributes.contains("MainActor") }
  }
}

extension FilePorter {
  private func hiddenName(_ member: MemberFacts) -> String { "_main_" + member.name }

  /// Renames the tests that are isolated to the main actor.
  mutating func callTestsOnMainThread() {
    for (number, type) in facts.types.enumerated() {
      let place = TargetFacts.Place(file: index, type: number)
      for member in type.members where target.isMainActorTest(member, of: place) {
        edits.append(
          Edit(
            start: member.nameRange.lowerBound, end: member.nameRange.upperBound,
            text: hiddenName(member)))
      }
    }
  }

  /// Returns nonisolated functions with the tests' own names, which XCTest calls. They call the
  /// renamed tests.
  func testCalls(in place: TargetFacts.Place) -> [(conditions: [String], text: String)] {
    target[place].members.filter { target.isMainActorTest($0, of: place) && !$0.isOverride }.map {
      member in
      let call = member.isThrowing ? "try " : ""
      return (
        member.conditions,
        "\(member.availability)nonisolated func \(member.name)()\(member.isThrowing ? " throws" : "") { "
          + "\(call)MainActor.assumeIsolated { \(call)self.\(hiddenName(member))() } }"
      )
    }
  }
}
