import GalleyDiffing
import Testing

@Suite("A difference in the background")
struct CancellationTests {
  static let before = Array(0..<20_000)
  static let shuffled = before.map { ($0 * 7_919) % 20_000 }

  @Test("A difference in the background equals the synchronous one if nobody cancels")
  func uncancelled() async throws {
    let plain = difference(from: Self.before, to: Self.shuffled)
    let found = try await Task.detached {
      try cancellableDifference(from: Self.before, to: Self.shuffled)
    }.value
    #expect(found == plain)

    let compared = try await Task.detached {
      try cancellableDifference(from: Self.before, to: Self.shuffled, identifiedBy: { -$0 }) {
        _, new in new % 3 != 0
      }
    }.value
    #expect(compared.moves == plain.moves)
    #expect(compared.updates.count == 6_667)
  }

  @Test("A difference in the background leaves out the same repeats")
  func repeats() async throws {
    let after = Self.shuffled + [5, 5]
    let found = try await Task.detached {
      try cancellableDifference(from: Self.before, to: after)
    }.value
    #expect(found == difference(from: Self.before, to: after))
    #expect(found.duplicates.map(\.position) == [20_000, 20_001])
  }

  @Test("A difference in a cancelled task throws CancellationError")
  func cancelled() async {
    await expectCancelled { try cancellableDifference(from: Self.before, to: Self.shuffled) }
    await expectCancelled {
      try cancellableDifference(from: Self.before, to: Self.shuffled, identifiedBy: { -$0 })
    }
    let equal = Self.before.map { $0 }
    await expectCancelled { try cancellableDifference(from: Self.before, to: equal) }
    let replaced = Self.before.map { $0 + 20_000 }
    await expectCancelled { try cancellableDifference(from: Self.before, to: replaced) }
    await expectCancelled { try cancellableDifference(from: Self.before, to: []) }
    await expectCancelled { try cancellableDifference(from: [], to: Self.before) }
  }

  /// The task is cancelled when the identity of `element` is read for the first time.
  @Test(
    "A cancelled difference ends soon, wherever it is cancelled", arguments: [0, 100_000, 199_999])
  func soon(cancelledAt element: Int) async {
    let before = Array(0..<200_000)
    let after = before.map { $0 % 2 == 0 ? $0 : $0 + 200_000 }
    await expectCancelled {
      var readAfterwards = 0
      var isCancelled = false
      defer { #expect(readAfterwards < 60_000, "of the 400,000 identities and more") }
      return try cancellableDifference(from: before, to: after) { value in
        if isCancelled { readAfterwards += 1 }
        if value == element && !isCancelled {
          isCancelled = true
          withUnsafeCurrentTask { $0?.cancel() }
        }
        return value
      }
    }
  }

  @Test(
    "A cancelled difference ends soon while it looks for repeats",
    arguments: [110_000, 250_000, 350_000])
  func soonAmongRepeats(cancelledAtRead read: Int) async {
    let before = Array(0..<100_000)
    let after = [1, 1] + before.reversed()
    await expectCancelled {
      var reads = 0
      defer { #expect(reads - read < 20_000) }
      return try cancellableDifference(from: before, to: after) { value in
        reads += 1
        if reads == read { withUnsafeCurrentTask { $0?.cancel() } }
        return value
      }
    }
  }

  @Test("A cancelled difference ends soon while it compares content")
  func soonAmongContent() async {
    let before = Array(0..<100_000)
    let after = Array(before.reversed())
    await expectCancelled {
      var compared = 0
      defer { #expect(compared < 20_000) }
      return try cancellableDifference(from: before, to: after, identifiedBy: \.self) { _, _ in
        if compared == 0 { withUnsafeCurrentTask { $0?.cancel() } }
        compared += 1
        return true
      }
    }
    await expectCancelled {
      var compared = 0
      defer { #expect(compared < 20_000) }
      return try cancellableSectionedDifference(
        from: [ListSection(id: 0, items: before)], to: [ListSection(id: 0, items: after)],
        identifiedBy: \.self
      ) { _, _ in
        if compared == 0 { withUnsafeCurrentTask { $0?.cancel() } }
        compared += 1
        return true
      }
    }
  }

  @Test("A difference of sections can be cancelled, too")
  func sections() async throws {
    let before = (0..<50).map { ListSection(id: $0, items: Array(($0 * 400)..<($0 * 400 + 400))) }
    let after = (0..<50).map { section in
      ListSection(id: section, items: (0..<400).map { Self.shuffled[section * 400 + $0] })
    }
    let found = try await Task.detached {
      try cancellableSectionedDifference(from: before, to: after, identifiedBy: \.self)
    }.value
    #expect(found == sectionedDifference(from: before, to: after))

    await expectCancelled {
      try cancellableSectionedDifference(from: before, to: after, identifiedBy: \.self)
    }
  }

  @Test("A difference can be sent from task to task")
  func sendable() async {
    let flat = await Task.detached { difference(from: [1, 2], to: [2, 3]) }.value
    #expect(await Task.detached { flat.description }.value == "delete 0; insert 1")
    let plan = await Task.detached { UpdatePlan(flat) }.value
    #expect(await Task.detached { plan.paths.after(ItemPath(section: 0, item: 1)) }.value != nil)
  }

  private func expectCancelled<Result: Sendable>(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ work: @escaping @Sendable () throws -> Result
  ) async {
    let task = Task.detached {
      withUnsafeCurrentTask { $0?.cancel() }
      return try work()
    }
    await #expect(throws: CancellationError.self, sourceLocation: sourceLocation) {
      try await task.value
    }
  }
}

@Suite("A strict difference")
struct StrictDifferenceTests {
  @Test("A strict difference equals the lenient one where nothing repeats")
  func unique() throws {
    let before = [1, 2, 3, 4]
    let after = [4, 1, 2, 5]
    #expect(try strictDifference(from: before, to: after) == difference(from: before, to: after))
    let byText = try strictDifference(from: before, to: after, identifiedBy: String.init) {
      _, new in new != 2
    }
    #expect(byText.description == "delete 2; insert 3; move 3 → 0; update 1 → 2")
  }

  @Test("A strict difference names every repeat of both lists, by identity and positions")
  func repeats() throws {
    let error = #expect(throws: DuplicateIdentities<String>.self) {
      try strictDifference(from: ["a", "b", "a", "a"], to: ["c", "d", "d"])
    }
    let entries = try #require(error).entries
    #expect(entries.map(\.identity) == ["a", "a", "d"])
    #expect(
      entries.map(\.duplicate) == [
        Duplicate(side: .before, position: 2, first: 0),
        Duplicate(side: .before, position: 3, first: 0),
        Duplicate(side: .after, position: 2, first: 1),
      ])
    #expect(
      error?.description == "identities must be unique: a: before[2] repeats before[0]; "
        + "a: before[3] repeats before[0]; d: after[2] repeats after[1]")
  }

  @Test("A strict difference refuses repeats in both lists, even when the lists are one array")
  func sharedRepeats() {
    let list = [7, 8, 7]
    #expect(throws: DuplicateIdentities<Int>.self) { try strictDifference(from: list, to: list) }
  }

  @Test("A strict difference names the identity that a function returns, not the element")
  func function() throws {
    let error = #expect(throws: DuplicateIdentities<Int>.self) {
      try strictDifference(from: ["a", "bb"], to: ["cc", "dd"], identifiedBy: \.count)
    }
    #expect(
      error?.description == "identities must be unique: 2: after[1] repeats after[0]")
  }
}
