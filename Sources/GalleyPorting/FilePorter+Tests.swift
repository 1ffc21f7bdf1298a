// Tests that are isolated to the main actor. XCTest on Linux calls tests as nonisolated functions,
// on the main thread.

extension TargetFacts {
  /// Functions of `XCTestCase` that a test case overrides.
  private static let preparations: Set<String> = [
    "setUp", "setUpWithError", "tearDown", "tearDownWithError",
  ]

  /// Whether a member is a test that XCTest on Linux can't call, because it is isolated to the main
  /// actor.
  ///
  /// A `setUp()` or `tearDown()` that is isolated to the main actor counts as a test, too.
  func isMainActorTest(_ member: MemberFacts, of place: Place) -> Bool {
    guard member.kind == .function, member.parameters.isEmpty,
      member.name.hasPrefix("test")
        || (member.isOverride && Self.preparations.contains(member.name)),
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

extension TargetFacts {
  /// Returns the members of `NSObjectProtocol` that a test case needs if it is a data source or a
  /// delegate of UIKit.
  ///
  /// On Apple's systems, every test case inherits these members from `NSObject`.
  func objectMembers(ofTestCase place: Place) -> [String] {
    let ancestry = self.ancestry(from: place)
    guard isDeclaration(place),
      ancestry.contains(where: { self[$0].inherited.first?.hasSuffix("TestCase") == true }),
      adoptsProtocolOfUIKit(place), !ancestry.dropFirst().contains(where: adoptsProtocolOfUIKit)
    else { return [] }
    let declared = Set(ancestry.flatMap(parts).flatMap { self[$0].members.map(\.fullName) })
    return [
      declared.contains("isProxy()")
        ? nil
        : "nonisolated func `self`() -> Self { self }; nonisolated func isProxy() -> Bool { false }",
      declared.contains("isEqual(_:)")
        ? nil
        : "nonisolated func isEqual(_ object: Any?) -> Bool { (object as? AnyObject) === self }",
      declared.contains("hash")
        ? nil : "nonisolated var hash: Int { ObjectIdentifier(self).hashValue }",
      declared.contains("description")
        ? nil : "nonisolated var description: String { name }",
    ].compactMap { $0 }
  }

  /// Whether a class or one of its extensions conforms to a protocol of UIKit.
  private func adoptsProtocolOfUIKit(_ place: Place) -> Bool {
    parts(of: place).contains { part in
      self[part].inherited.contains { PlatformTypes.looksLikeUIKit(plain($0)) }
    }
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
        keepFunctionName(of: member)
        if let range = member.overrideRange, !member.name.hasPrefix("test") {
          edits.append(.replace(range, with: ""))
        }
      }
    }
  }

  /// Returns nonisolated functions with the tests' own names.
  ///
  /// XCTest calls these functions, and the functions call the renamed tests.
  func testCalls(in place: TargetFacts.Place) -> [(conditions: [String], text: String)] {
    target[place].members.filter {
      target.isMainActorTest($0, of: place) && !($0.isOverride && $0.name.hasPrefix("test"))
    }.map { member in
      let call = member.isThrowing ? "try " : ""
      let access = ["public", "open"].contains(where: member.modifiers.contains) ? "public " : ""
      let words = member.isOverride ? access + "nonisolated override func" : "nonisolated func"
      return (
        member.conditions,
        "\(member.availability)\(words) \(member.name)()\(member.isThrowing ? " throws" : "") { "
          + "\(call)MainActor.assumeIsolated { \(call)self.\(hiddenName(member))() } }"
      )
    }
  }
}
