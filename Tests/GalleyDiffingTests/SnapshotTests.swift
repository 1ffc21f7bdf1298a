import GalleyDiffing
import Testing

/// Returns two sections with items: `today: 1, 2, 3` and `later: 4, 5`.
private func feed() throws -> Snapshot<String, Int> {
  var feed = Snapshot<String, Int>()
  feed.append(sections: ["today", "later"])
  try feed.append([1, 2, 3], to: "today")
  try feed.append([4, 5], to: "later")
  return feed
}

@Suite("A snapshot")
struct SnapshotTests {
  @Test("A new snapshot is empty")
  func empty() {
    let snapshot = Snapshot<String, Int>()
    #expect(snapshot.sectionIDs == [])
    #expect(snapshot.sectionCount == 0)
    #expect(snapshot.itemIDs == [])
    #expect(snapshot.itemCount == 0)
    #expect(!snapshot.contains(1))
    #expect(snapshot.path(of: 1) == nil)
    #expect(snapshot.description == "")
  }

  @Test("A snapshot prints one line for each section")
  func text() throws {
    #expect(try feed().description == "today: 1, 2, 3\nlater: 4, 5")
  }

  @Test("Snapshots with the same sections and items in the same order are equal")
  func equality() throws {
    var other = Snapshot<String, Int>()
    other.append(sections: ["later"])
    try other.append([5], to: "later")
    try other.insert(sections: ["today"], before: "later")
    try other.append([3, 2, 1], to: "today")
    try other.insert([4], before: 5)
    let original = try feed()
    #expect(other != original)
    try other.move(3, after: 1)
    #expect(other != original)
    try other.move(1, before: 2)
    #expect(other == original)
  }

  @Test("Snapshots with other sections, other items, or items elsewhere are not equal")
  func inequality() throws {
    let original = try feed()
    var other = original
    other.append(sections: ["some day"])
    #expect(other != original)
    other.delete(sections: ["some day"])
    #expect(other == original)
    try other.move(3, before: 4)
    #expect(other != original)
    try other.move(3, after: 2)
    #expect(other == original)
    other.delete([5])
    #expect(other != original)
    try other.append([6], to: "later")
    #expect(other != original)
    #expect(try feed() == original)

    var renamed = Snapshot<String, Int>()
    renamed.append(sections: ["now", "later"])
    try renamed.append([1, 2, 3], to: "now")
    try renamed.append([4, 5], to: "later")
    #expect(renamed != original)
  }

  @Test("The errors of a snapshot say what is missing, and what to do")
  func errorTexts() {
    #expect(
      SnapshotError.noSuchSection("today").description
        == "section today is not in the snapshot; append or insert it first")
    #expect(
      SnapshotError.noSuchItem("12").description
        == "item 12 is not in the snapshot; append or insert it first")
  }
}

// MARK: - Sections

@Suite("The sections of a snapshot")
struct SnapshotSectionTests {
  private func sections(_ ids: [String]) -> Snapshot<String, Int> {
    var snapshot = Snapshot<String, Int>()
    snapshot.append(sections: ids)
    return snapshot
  }

  @Test("Sections are appended at the end, and empty")
  func append() throws {
    var snapshot = try feed()
    #expect(snapshot.append(sections: ["week", "month"]) == [])
    #expect(snapshot.sectionIDs == ["today", "later", "week", "month"])
    #expect(snapshot.sectionCount == 4)
    #expect(try snapshot.itemIDs(in: "month") == [])
    #expect(try snapshot.itemCount(in: "week") == 0)
    #expect(snapshot.itemIDs == [1, 2, 3, 4, 5])
  }

  @Test("Sections that exist already, or repeat among the new ones, are left out and returned")
  func appendRepeats() {
    var snapshot = sections(["a", "b"])
    #expect(snapshot.append(sections: ["c", "b", "d", "c", "c"]) == ["b", "c", "c"])
    #expect(snapshot.sectionIDs == ["a", "b", "c", "d"])
    #expect(snapshot.append(sections: []) == [])
    #expect(snapshot.sectionIDs == ["a", "b", "c", "d"])
  }

  @Test("Sections are inserted before or after another, in the given order")
  func insert() throws {
    var snapshot = sections(["a", "b"])
    #expect(try snapshot.insert(sections: ["c", "d"], before: "a") == [])
    #expect(snapshot.sectionIDs == ["c", "d", "a", "b"])
    #expect(try snapshot.insert(sections: ["e", "f"], before: "b") == [])
    #expect(snapshot.sectionIDs == ["c", "d", "a", "e", "f", "b"])
    #expect(try snapshot.insert(sections: ["g"], after: "c") == [])
    #expect(try snapshot.insert(sections: ["h", "i"], after: "b") == [])
    #expect(snapshot.sectionIDs == ["c", "g", "d", "a", "e", "f", "b", "h", "i"])
    for (position, id) in snapshot.sectionIDs.enumerated() {
      #expect(snapshot.position(of: id) == position)
    }
  }

  @Test("Sections are not inserted a second time, not even beside themselves")
  func insertRepeats() throws {
    var snapshot = sections(["a", "b"])
    #expect(try snapshot.insert(sections: ["a", "c", "b", "c"], before: "b") == ["a", "b", "c"])
    #expect(snapshot.sectionIDs == ["a", "c", "b"])
    #expect(try snapshot.insert(sections: ["b", "b", "d"], after: "a") == ["b", "b"])
    #expect(snapshot.sectionIDs == ["a", "d", "c", "b"])
    #expect(snapshot.position(of: "b") == 3)
  }

  @Test("A deleted section takes its items with it")
  func delete() throws {
    var snapshot = try feed()
    snapshot.append(sections: ["some day"])
    try snapshot.append([6], to: "some day")
    snapshot.delete(sections: ["later", "never", "later"])
    #expect(snapshot.description == "today: 1, 2, 3\nsome day: 6")
    #expect(snapshot.itemCount == 4)
    #expect(!snapshot.contains(4))
    #expect(snapshot.path(of: 5) == nil)
    #expect(snapshot.position(of: "later") == nil)
    #expect(snapshot.position(of: "some day") == 1)
    #expect(snapshot.path(of: 6) == ItemPath(section: 1, item: 0))
  }

  @Test("A section is empty when it is added again after it was deleted")
  func deleteAndAppend() throws {
    var snapshot = try feed()
    snapshot.delete(sections: ["today"])
    snapshot.append(sections: ["today"])
    #expect(snapshot.sectionIDs == ["later", "today"])
    #expect(try snapshot.itemIDs(in: "today") == [])
    #expect(try snapshot.append([3, 5, 1], to: "today") == [5])
    #expect(try snapshot.itemIDs(in: "today") == [3, 1])
  }

  @Test("A section moves before or after another, with its items")
  func move() throws {
    var snapshot = sections(["a", "b", "c", "d"])
    try snapshot.append([1, 2], to: "a")
    try snapshot.append([3], to: "d")
    try snapshot.move(section: "a", before: "d")
    #expect(snapshot.sectionIDs == ["b", "c", "a", "d"])
    #expect(snapshot.path(of: 2) == ItemPath(section: 2, item: 1))
    try snapshot.move(section: "d", before: "b")
    #expect(snapshot.sectionIDs == ["d", "b", "c", "a"])
    #expect(snapshot.itemIDs == [3, 1, 2])
    try snapshot.move(section: "d", after: "a")
    #expect(snapshot.sectionIDs == ["b", "c", "a", "d"])
    try snapshot.move(section: "a", after: "b")
    #expect(snapshot.sectionIDs == ["b", "a", "c", "d"])
    #expect(snapshot.position(of: "c") == 2)
    #expect(try snapshot.itemIDs(in: "a") == [1, 2])
  }

  @Test("A section stays when it moves beside its own position, or beside itself")
  func moveNowhere() throws {
    var snapshot = sections(["a", "b", "c"])
    try snapshot.move(section: "b", before: "b")
    try snapshot.move(section: "b", after: "b")
    try snapshot.move(section: "a", before: "b")
    try snapshot.move(section: "c", after: "b")
    #expect(snapshot.sectionIDs == ["a", "b", "c"])
  }

  @Test("An edit of a section that does not exist throws")
  func missing() throws {
    var snapshot = try feed()
    let missing = SnapshotError.noSuchSection("never")
    #expect(throws: missing) { try snapshot.insert(sections: ["x"], before: "never") }
    #expect(throws: missing) { try snapshot.insert(sections: ["x"], after: "never") }
    #expect(throws: missing) { try snapshot.move(section: "never", before: "today") }
    #expect(throws: missing) { try snapshot.move(section: "today", before: "never") }
    #expect(throws: missing) { try snapshot.move(section: "never", after: "today") }
    #expect(throws: missing) { try snapshot.move(section: "today", after: "never") }
    #expect(throws: missing) { try snapshot.move(section: "never", after: "never") }
    #expect(throws: missing) { try snapshot.append([9], to: "never") }
    #expect(throws: missing) { try snapshot.itemIDs(in: "never") }
    #expect(throws: missing) { try snapshot.itemCount(in: "never") }
    #expect(snapshot.position(of: "never") == nil)
    #expect(snapshot == (try feed()), "an edit that throws changes nothing")
  }
}

// MARK: - Items

@Suite("The items of a snapshot")
struct SnapshotItemTests {
  @Test("Items are appended at the end of any section")
  func append() throws {
    var snapshot = try feed()
    #expect(try snapshot.append([6, 7], to: "today") == [])
    #expect(try snapshot.append([8], to: "later") == [])
    #expect(snapshot.description == "today: 1, 2, 3, 6, 7\nlater: 4, 5, 8")
    #expect(snapshot.itemCount == 8)
    #expect(try snapshot.itemCount(in: "today") == 5)
  }

  @Test("Items that exist in any section, or repeat among the new ones, are left out and returned")
  func appendRepeats() throws {
    var snapshot = try feed()
    #expect(try snapshot.append([6, 4, 7, 6, 1, 6], to: "today") == [4, 6, 1, 6])
    #expect(snapshot.description == "today: 1, 2, 3, 6, 7\nlater: 4, 5")
    #expect(try snapshot.append([4, 5], to: "later") == [4, 5])
    #expect(try snapshot.append([], to: "later") == [])
    #expect(snapshot.itemCount == 7)
  }

  @Test("Items are inserted before or after another, in the given order")
  func insert() throws {
    var snapshot = try feed()
    #expect(try snapshot.insert([6, 7], before: 1) == [])
    #expect(try snapshot.insert([8], before: 5) == [])
    #expect(try snapshot.insert([9, 10], after: 3) == [])
    #expect(try snapshot.insert([11], after: 4) == [])
    #expect(snapshot.description == "today: 6, 7, 1, 2, 3, 9, 10\nlater: 4, 11, 8, 5")
  }

  @Test("Items are inserted at a path, up to one past the last of a section")
  func insertAtPath() throws {
    var snapshot = try feed()
    snapshot.append(sections: ["some day"])
    #expect(snapshot.insert([6, 7], at: ItemPath(section: 0, item: 1)) == [])
    #expect(snapshot.insert([8], at: ItemPath(section: 1, item: 2)) == [])
    #expect(snapshot.insert([9], at: ItemPath(section: 2, item: 0)) == [])
    #expect(snapshot.description == "today: 1, 6, 7, 2, 3\nlater: 4, 5, 8\nsome day: 9")
  }

  @Test("Items are not inserted a second time, not even beside themselves")
  func insertRepeats() throws {
    var snapshot = try feed()
    #expect(try snapshot.insert([6, 5, 6, 7, 2], before: 2) == [5, 6, 2])
    #expect(try snapshot.insert([4, 8, 4, 8], after: 4) == [4, 4, 8])
    #expect(snapshot.insert([1, 2], at: ItemPath(section: 1, item: 0)) == [1, 2])
    #expect(snapshot.description == "today: 1, 6, 7, 2, 3\nlater: 4, 8, 5")
    #expect(snapshot.itemCount == 8)
  }

  @Test("Inserting items at a path that does not exist throws")
  func insertOutside() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = Snapshot<Int, Int>()
      snapshot.append(sections: [0])
      snapshot.insert([1], at: ItemPath(section: 0, item: 1))
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = Snapshot<Int, Int>()
      snapshot.append(sections: [0])
      snapshot.insert([1], at: ItemPath(section: 1, item: 0))
    }
  }

  @Test("Items of any sections are deleted at once; unknown ones are ignored")
  func delete() throws {
    var snapshot = try feed()
    snapshot.delete([4, 9, 2, 4])
    #expect(snapshot.description == "today: 1, 3\nlater: 5")
    #expect(snapshot.itemCount == 3)
    #expect(!snapshot.contains(4))
    snapshot.delete([])
    snapshot.delete([2, 4])
    #expect(snapshot.description == "today: 1, 3\nlater: 5")
    snapshot.delete([1, 3, 5])
    #expect(snapshot.itemIDs == [])
    #expect(snapshot.itemCount == 0)
    #expect(snapshot.sectionIDs == ["today", "later"])
  }

  @Test("Deleted items can be added again, elsewhere too")
  func deleteAndAppend() throws {
    var snapshot = try feed()
    snapshot.delete([1, 5])
    #expect(try snapshot.append([5, 6, 1], to: "today") == [])
    #expect(snapshot.description == "today: 2, 3, 5, 6, 1\nlater: 4")
    #expect(try snapshot.append([5], to: "later") == [5])
  }

  @Test("deleteAll deletes all items and sections")
  func deleteAll() throws {
    var snapshot = try feed()
    snapshot.deleteAll()
    #expect(snapshot == Snapshot())
    #expect(snapshot.sectionIDs == [])
    #expect(snapshot.itemIDs == [])
    #expect(snapshot.itemCount == 0)
    #expect(!snapshot.contains(1))
    #expect(throws: SnapshotError.noSuchSection("today")) {
      try snapshot.append([1], to: "today")
    }
    snapshot.append(sections: ["today"])
    #expect(try snapshot.append([3, 1], to: "today") == [])
    #expect(snapshot.description == "today: 3, 1")
    #expect(snapshot.path(of: 1) == ItemPath(section: 0, item: 1))
  }

  @Test("An item moves before or after another in its section")
  func moveInSection() throws {
    var snapshot = Snapshot<Int, Int>()
    snapshot.append(sections: [0])
    try snapshot.append([1, 2, 3, 4, 5], to: 0)
    try snapshot.move(1, before: 4)
    #expect(snapshot.itemIDs == [2, 3, 1, 4, 5])
    try snapshot.move(5, before: 3)
    #expect(snapshot.itemIDs == [2, 5, 3, 1, 4])
    try snapshot.move(2, after: 4)
    #expect(snapshot.itemIDs == [5, 3, 1, 4, 2])
    try snapshot.move(4, after: 5)
    #expect(snapshot.itemIDs == [5, 4, 3, 1, 2])
    #expect(snapshot.itemCount == 5)
  }

  @Test("An item moves into the section of the item beside which it is put")
  func moveAcross() throws {
    var snapshot = try feed()
    try snapshot.move(1, before: 4)
    #expect(snapshot.description == "today: 2, 3\nlater: 1, 4, 5")
    try snapshot.move(5, after: 3)
    #expect(snapshot.description == "today: 2, 3, 5\nlater: 1, 4")
    try snapshot.move(2, after: 4)
    #expect(snapshot.description == "today: 3, 5\nlater: 1, 4, 2")
    try snapshot.move(4, before: 3)
    #expect(snapshot.description == "today: 4, 3, 5\nlater: 1, 2")
    #expect(snapshot.section(containing: 4) == "today")
    #expect(snapshot.itemCount == 5)
  }

  @Test("An item stays when it moves beside its own position, or beside itself")
  func moveNowhere() throws {
    let original = try feed()
    var snapshot = original
    try snapshot.move(2, before: 2)
    try snapshot.move(2, after: 2)
    try snapshot.move(1, before: 2)
    try snapshot.move(3, after: 2)
    #expect(snapshot.description == original.description)
    #expect(snapshot.difference(from: original).isEmpty)
  }

  @Test("An edit of an item that does not exist throws")
  func missing() throws {
    var snapshot = try feed()
    let missing = SnapshotError.noSuchItem("9")
    #expect(throws: missing) { try snapshot.insert([6], before: 9) }
    #expect(throws: missing) { try snapshot.insert([6], after: 9) }
    #expect(throws: missing) { try snapshot.insert([9], after: 9) }
    #expect(throws: missing) { try snapshot.move(9, before: 1) }
    #expect(throws: missing) { try snapshot.move(1, before: 9) }
    #expect(throws: missing) { try snapshot.move(9, after: 1) }
    #expect(throws: missing) { try snapshot.move(1, after: 9) }
    #expect(throws: missing) { try snapshot.move(9, after: 9) }
    #expect(snapshot == (try feed()), "an edit that throws changes nothing")
    snapshot.delete([3])
    #expect(throws: SnapshotError.noSuchItem("3")) { try snapshot.move(3, before: 1) }
  }
}

// MARK: - Questions

@Suite("Queries of a snapshot")
struct SnapshotQueryTests {
  /// `today: 1, 2, 3`, an empty section, `later: 4, 5`, and another empty one.
  private func feedWithGaps() throws -> Snapshot<String, Int> {
    var snapshot = try feed()
    try snapshot.insert(sections: ["soon"], before: "later")
    snapshot.append(sections: ["some day"])
    return snapshot
  }

  private func expectAnswers(_ snapshot: Snapshot<String, Int>) throws {
    #expect(snapshot.sectionIDs == ["today", "soon", "later", "some day"])
    #expect(snapshot.itemIDs == [1, 2, 3, 4, 5])
    #expect(try snapshot.itemIDs(in: "today") == [1, 2, 3])
    #expect(try snapshot.itemIDs(in: "soon") == [])
    #expect(try snapshot.itemCount(in: "later") == 2)
    #expect(snapshot.position(of: "later") == 2)
    #expect(snapshot.position(of: "never") == nil)

    #expect(snapshot.path(of: 1) == ItemPath(section: 0, item: 0))
    #expect(snapshot.path(of: 3) == ItemPath(section: 0, item: 2))
    #expect(snapshot.path(of: 4) == ItemPath(section: 2, item: 0))
    #expect(snapshot.path(of: 5) == ItemPath(section: 2, item: 1))
    #expect(snapshot.path(of: 6) == nil)
    #expect(snapshot.position(ofItem: 1) == 0)
    #expect(snapshot.position(ofItem: 4) == 3)
    #expect(snapshot.position(ofItem: 5) == 4)
    #expect(snapshot.position(ofItem: 6) == nil)
    #expect(snapshot.section(containing: 3) == "today")
    #expect(snapshot.section(containing: 4) == "later")
    #expect(snapshot.section(containing: 6) == nil)
    #expect(snapshot.contains(5))
    #expect(!snapshot.contains(6))
    #expect(snapshot[ItemPath(section: 0, item: 1)] == 2)
    #expect(snapshot[ItemPath(section: 2, item: 1)] == 5)
  }

  @Test(
    "Queries give the same results before and after the identity tables of a snapshot are built")
  func inOrder() throws {
    var snapshot = try feedWithGaps()
    try expectAnswers(snapshot)
    snapshot.putInOrder()
    try expectAnswers(snapshot)
    snapshot.putInOrder()
    try expectAnswers(snapshot)
    #expect(snapshot == (try feedWithGaps()))
  }

  @Test("Queries reflect the last edit, also when the identity tables existed before it")
  func afterOrder() throws {
    var snapshot = try feedWithGaps()
    snapshot.putInOrder()
    try snapshot.append([6], to: "today")
    #expect(snapshot.path(of: 6) == ItemPath(section: 0, item: 3))
    #expect(snapshot.position(ofItem: 4) == 4)
    snapshot.putInOrder()
    try snapshot.append([7, 8], to: "some day")
    #expect(snapshot.path(of: 8) == ItemPath(section: 3, item: 1))
    #expect(snapshot.position(ofItem: 8) == 7)
    snapshot.putInOrder()
    snapshot.append(sections: ["never"])
    try snapshot.append([9], to: "never")
    #expect(snapshot.path(of: 9) == ItemPath(section: 4, item: 0))
    snapshot.putInOrder()
    try snapshot.move(9, before: 1)
    #expect(snapshot.position(ofItem: 9) == 0)
    #expect(snapshot.position(ofItem: 1) == 1)
    #expect(snapshot.path(of: 2) == ItemPath(section: 0, item: 2))
    snapshot.putInOrder()
    snapshot.delete([9])
    #expect(snapshot.path(of: 2) == ItemPath(section: 0, item: 1))
    snapshot.putInOrder()
    try snapshot.move(section: "some day", before: "today")
    #expect(snapshot.path(of: 7) == ItemPath(section: 0, item: 0))
    #expect(snapshot.position(ofItem: 2) == 3)
    snapshot.putInOrder()
    snapshot.delete(sections: ["today"])
    #expect(snapshot.path(of: 5) == ItemPath(section: 2, item: 1))
    #expect(snapshot.position(ofItem: 5) == 3)
  }

  @Test("Queries for a path that does not exist trap")
  func outside() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = Snapshot<Int, Int>()
      snapshot.append(sections: [0])
      _ = snapshot[ItemPath(section: 0, item: 0)]
    }
  }
}

// MARK: - Copies

@Suite("A copy of a snapshot")
struct SnapshotCopyTests {
  /// One of each kind of edit.
  static let edits: [(name: String, edit: @Sendable (inout Snapshot<String, Int>) throws -> Void)] =
    [
      ("append sections", { $0.append(sections: ["new"]) }),
      ("insert sections", { try $0.insert(sections: ["new"], before: "today") }),
      ("delete sections", { $0.delete(sections: ["today"]) }),
      ("move a section", { try $0.move(section: "later", before: "today") }),
      ("append items", { try $0.append([6, 7], to: "today") }),
      ("insert items", { try $0.insert([6, 7], before: 2) }),
      ("delete items", { $0.delete([2, 4]) }),
      ("move an item", { try $0.move(5, before: 1) }),
      ("delete all", { $0.deleteAll() }),
    ]

  @Test("Editing a copy leaves the original snapshot as it is", arguments: edits.indices)
  func editOfCopy(edit: Int) throws {
    let original = try feed()
    var copy = original
    try Self.edits[edit].edit(&copy)
    #expect(copy.description != original.description, "\(Self.edits[edit].name)")
    #expect(original.description == "today: 1, 2, 3\nlater: 4, 5", "\(Self.edits[edit].name)")
    #expect(original.path(of: 5) == ItemPath(section: 1, item: 1), "\(Self.edits[edit].name)")
    #expect(!original.contains(6), "\(Self.edits[edit].name)")
  }

  @Test("Editing the original leaves the copy as it is", arguments: edits.indices)
  func editOfOriginal(edit: Int) throws {
    var original = try feed()
    let copy = original
    try Self.edits[edit].edit(&original)
    #expect(copy.description != original.description, "\(Self.edits[edit].name)")
    #expect(copy.description == "today: 1, 2, 3\nlater: 4, 5", "\(Self.edits[edit].name)")
    #expect(copy.path(of: 5) == ItemPath(section: 1, item: 1), "\(Self.edits[edit].name)")
    #expect(!copy.contains(6), "\(Self.edits[edit].name)")
  }

  @Test("Items added to a copy are unknown to the original, and the other way round")
  func bothGrow() throws {
    var original = try feed()
    var copy = original
    try copy.append([6, 7], to: "today")
    try original.append([7, 8], to: "later")
    #expect(copy.description == "today: 1, 2, 3, 6, 7\nlater: 4, 5")
    #expect(original.description == "today: 1, 2, 3\nlater: 4, 5, 7, 8")
    #expect(!original.contains(6))
    #expect(!copy.contains(8))
    #expect(try original.append([6], to: "today") == [])
    #expect(try copy.append([8], to: "today") == [])
    #expect(original.description == "today: 1, 2, 3, 6\nlater: 4, 5, 7, 8")
    #expect(copy.description == "today: 1, 2, 3, 6, 7, 8\nlater: 4, 5")
  }
}

// MARK: - Differences

@Suite("The difference between two snapshots")
struct SnapshotDifferenceTests {
  /// The plan of an edit, as text.
  private func plan(of edit: (inout Snapshot<String, Int>) throws -> Void) throws -> String {
    let before = try feed()
    var after = before
    try edit(&after)
    return after.difference(from: before).description
  }

  @Test("The difference between a snapshot and itself, or its copy, is empty")
  func nothing() throws {
    let snapshot = try feed()
    let copy = snapshot
    #expect(snapshot.difference(from: snapshot).isEmpty)
    #expect(
      copy.difference(from: snapshot).description
        == "2 sections, 5 items → 2 sections, 5 items\nno changes")
    #expect(Snapshot<Int, Int>().difference(from: Snapshot()).isEmpty)
  }

  @Test("The difference of one moved item is one move")
  func moves() throws {
    let counts = "2 sections, 5 items → 2 sections, 5 items\n"
    #expect(try plan { try $0.move(3, before: 1) } == counts + "items: move 0.2 → 0.0")
    #expect(try plan { try $0.move(1, after: 3) } == counts + "items: move 0.0 → 0.2")
    #expect(try plan { try $0.move(1, before: 5) } == counts + "items: move 0.0 → 1.1")
  }

  @Test("The difference names inserted and deleted items")
  func itemsGoAndCome() throws {
    #expect(
      try plan { snapshot in
        snapshot.delete([2, 4])
        try snapshot.append([6], to: "today")
        try snapshot.insert([7, 8], after: 5)
      } == """
        2 sections, 5 items → 2 sections, 6 items
        items: delete 0.1, 1.0; insert 0.2, 1.1, 1.2
        """)
  }

  @Test("The difference names sections, and not the items that are inserted or deleted with them")
  func sections() throws {
    #expect(
      try plan { snapshot in
        snapshot.delete(sections: ["today"])
        try snapshot.insert(sections: ["new"], after: "later")
        try snapshot.append([6, 7], to: "new")
      } == """
        2 sections, 5 items → 2 sections, 4 items
        sections: delete 0; insert 1
        """)
    #expect(
      try plan { try $0.move(section: "later", before: "today") } == """
        2 sections, 5 items → 2 sections, 5 items
        sections: move 1 → 0
        """)
  }

  @Test("The difference follows items out of a deleted section, and into an inserted one")
  func crossings() throws {
    #expect(
      try plan { snapshot in
        snapshot.append(sections: ["new"])
        try snapshot.append([6], to: "new")
        try snapshot.move(2, before: 6)
        try snapshot.move(4, after: 6)
        snapshot.delete(sections: ["today"])
      } == """
        2 sections, 5 items → 2 sections, 4 items
        sections: delete 0; insert 1
        items: move 0.1 → 1.0, 1.0 → 1.2
        """)
  }

  @Test("The difference has moved sections while items in them move")
  func moveInMovedSection() throws {
    #expect(
      try plan { snapshot in
        try snapshot.move(section: "today", after: "later")
        try snapshot.move(3, before: 1)
      } == """
        2 sections, 5 items → 2 sections, 5 items
        sections: move 1 → 0
        items: move 0.2 → 1.0
        """)
  }

  @Test("The difference can be taken in both directions")
  func backwards() throws {
    let before = try feed()
    var after = before
    try after.move(2, before: 5)
    after.delete([4])
    try after.append([6], to: "today")
    #expect(
      after.difference(from: before).description == """
        2 sections, 5 items → 2 sections, 5 items
        items: delete 1.0; insert 0.2; move 0.1 → 1.0
        """)
    #expect(
      before.difference(from: after).description == """
        2 sections, 5 items → 2 sections, 5 items
        items: delete 0.2; insert 1.0; move 1.0 → 0.1
        """)
  }

  @Test("The difference is empty when all was deleted and the same was added again")
  func sameAgain() throws {
    let before = try feed()
    var after = before
    after.deleteAll()
    #expect(
      after.difference(from: before).description == """
        2 sections, 5 items → 0 sections, 0 items
        sections: delete 0, 1
        """)
    #expect(
      before.difference(from: after).description == """
        0 sections, 0 items → 2 sections, 5 items
        sections: insert 0, 1
        """)
    after.append(sections: ["today", "later"])
    #expect(
      after.difference(from: before).description == """
        2 sections, 5 items → 2 sections, 0 items
        items: delete 0.0, 0.1, 0.2, 1.0, 1.1
        """)
    try after.append([1, 2, 3], to: "today")
    try after.append([4, 5], to: "later")
    #expect(after.difference(from: before).isEmpty)
    #expect(after == before)
  }

  @Test("The difference is small when all was deleted and something similar was added")
  func similarAgain() throws {
    let before = try feed()
    var after = before
    after.deleteAll()
    after.append(sections: ["later", "today"])
    try after.append([1, 6, 3, 2], to: "today")
    try after.append([5], to: "later")
    #expect(
      after.difference(from: before).description == """
        2 sections, 5 items → 2 sections, 5 items
        sections: move 1 → 0
        items: delete 1.0; insert 1.1; move 0.2 → 1.2
        """)
  }

  @Test("The difference is the same between unrelated snapshots")
  func strangers() throws {
    var stranger = Snapshot<String, Int>()
    stranger.append(sections: ["later", "today"])
    try stranger.append([6, 5], to: "later")
    try stranger.append([2, 3, 1], to: "today")
    #expect(
      stranger.difference(from: try feed()).description == """
        2 sections, 5 items → 2 sections, 5 items
        sections: move 1 → 0
        items: delete 1.0; insert 0.0; move 0.0 → 1.2
        """)
    #expect(
      try feed().difference(from: stranger).description == """
        2 sections, 5 items → 2 sections, 5 items
        sections: move 1 → 0
        items: delete 0.0; insert 1.0; move 1.2 → 0.0
        """)
  }
}
