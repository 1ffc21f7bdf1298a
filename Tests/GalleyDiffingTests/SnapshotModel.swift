import GalleyDiffing

/// An edit of a snapshot whose sections and items are numbers.
enum SnapshotEdit {
  case appendSections([Int])
  case insertSectionsBefore([Int], Int)
  case insertSectionsAfter([Int], Int)
  case deleteSections([Int])
  case moveSectionBefore(Int, Int)
  case moveSectionAfter(Int, Int)
  case append([Int], to: Int)
  case insertBefore([Int], Int)
  case insertAfter([Int], Int)
  case insertAt([Int], ItemPath)
  case delete([Int])
  case moveBefore(Int, Int)
  case moveAfter(Int, Int)
  case deleteAll
  case putInOrder
}

/// The result of an edit: the sections or items that were left out, or the error if the edit names
/// a section or item that does not exist.
enum EditOutcome<Item: Hashable>: Equatable {
  case done
  case leftOutSections([Int])
  case leftOut([Item])
  case failed(SnapshotError)
}

// MARK: - The snapshot

extension Snapshot where SectionID == Int {
  /// Performs `edit` with the items that `item` returns for its numbers.
  mutating func perform(
    _ edit: SnapshotEdit, item: (Int) -> ItemID
  ) -> EditOutcome<ItemID> {
    do throws(SnapshotError) {
      switch edit {
      case .appendSections(let ids):
        return .leftOutSections(append(sections: ids))
      case .insertSectionsBefore(let ids, let target):
        return .leftOutSections(try insert(sections: ids, before: target))
      case .insertSectionsAfter(let ids, let target):
        return .leftOutSections(try insert(sections: ids, after: target))
      case .deleteSections(let ids): delete(sections: ids)
      case .moveSectionBefore(let id, let target): try move(section: id, before: target)
      case .moveSectionAfter(let id, let target): try move(section: id, after: target)
      case .append(let items, let section):
        return .leftOut(try append(items.map(item), to: section))
      case .insertBefore(let items, let target):
        return .leftOut(try insert(items.map(item), before: item(target)))
      case .insertAfter(let items, let target):
        return .leftOut(try insert(items.map(item), after: item(target)))
      case .insertAt(let items, let path): return .leftOut(insert(items.map(item), at: path))
      case .delete(let items): delete(items.map(item))
      case .moveBefore(let one, let target): try move(item(one), before: item(target))
      case .moveAfter(let one, let target): try move(item(one), after: item(target))
      case .deleteAll: deleteAll()
      case .putInOrder: putInOrder()
      }
      return .done
    } catch {
      return .failed(error)
    }
  }
}

// MARK: - The model

/// A model of a snapshot: plain lists of numbers, in which everything is found by a search.
struct SnapshotModel: Equatable {
  private(set) var sections: [ListSection<Int, Int>] = []

  var lists: [[Int]] { sections.map(\.items) }
  var items: [Int] { sections.flatMap(\.items) }

  func position(of section: Int) -> Int? { sections.firstIndex { $0.id == section } }

  func path(of item: Int) -> ItemPath? {
    for (position, section) in sections.enumerated() {
      if let found = section.items.firstIndex(of: item) {
        return ItemPath(section: position, item: found)
      }
    }
    return nil
  }

  subscript(path: ItemPath) -> Int { sections[path.section].items[path.item] }

  /// Performs `edit`. Numbers become an `Item` only in the result.
  mutating func perform<Item>(_ edit: SnapshotEdit, item: (Int) -> Item) -> EditOutcome<Item> {
    func known(section: Int) throws(SnapshotError) -> Int {
      guard let position = position(of: section) else { throw .noSuchSection("\(section)") }
      return position
    }
    func known(item number: Int) throws(SnapshotError) -> ItemPath {
      guard let path = path(of: number) else { throw .noSuchItem("\(item(number))") }
      return path
    }
    do throws(SnapshotError) {
      switch edit {
      case .appendSections(let ids):
        return .leftOutSections(add(sections: ids, at: sections.count))
      case .insertSectionsBefore(let ids, let target):
        return .leftOutSections(add(sections: ids, at: try known(section: target)))
      case .insertSectionsAfter(let ids, let target):
        return .leftOutSections(add(sections: ids, at: try known(section: target) + 1))
      case .deleteSections(let ids): sections.removeAll { ids.contains($0.id) }
      case .moveSectionBefore(let id, let target):
        _ = (try known(section: id), try known(section: target))
        move(section: id, beside: target, offset: 0)
      case .moveSectionAfter(let id, let target):
        _ = (try known(section: id), try known(section: target))
        move(section: id, beside: target, offset: 1)
      case .append(let new, let section):
        let position = try known(section: section)
        let end = ItemPath(section: position, item: sections[position].items.count)
        return .leftOut(add(new, at: end).map(item))
      case .insertBefore(let new, let target):
        return .leftOut(add(new, at: try known(item: target)).map(item))
      case .insertAfter(let new, let target):
        var path = try known(item: target)
        path.item += 1
        return .leftOut(add(new, at: path).map(item))
      case .insertAt(let new, let path): return .leftOut(add(new, at: path).map(item))
      case .delete(let gone):
        for position in sections.indices {
          sections[position].items.removeAll { gone.contains($0) }
        }
      case .moveBefore(let one, let target):
        _ = (try known(item: one), try known(item: target))
        move(one, beside: target, offset: 0)
      case .moveAfter(let one, let target):
        _ = (try known(item: one), try known(item: target))
        move(one, beside: target, offset: 1)
      case .deleteAll: sections = []
      case .putInOrder: break
      }
      return .done
    } catch {
      return .failed(error)
    }
  }

  private mutating func add(sections ids: [Int], at position: Int) -> [Int] {
    var position = position
    var leftOut: [Int] = []
    for id in ids {
      if self.position(of: id) != nil {
        leftOut.append(id)
      } else {
        sections.insert(ListSection(id: id, items: []), at: position)
        position += 1
      }
    }
    return leftOut
  }

  private mutating func add(_ items: [Int], at path: ItemPath) -> [Int] {
    var path = path
    var leftOut: [Int] = []
    for item in items {
      if self.path(of: item) != nil {
        leftOut.append(item)
      } else {
        sections[path.section].items.insert(item, at: path.item)
        path.item += 1
      }
    }
    return leftOut
  }

  private mutating func move(section: Int, beside target: Int, offset: Int) {
    if section == target { return }
    let moved = sections.remove(at: position(of: section)!)
    sections.insert(moved, at: position(of: target)! + offset)
  }

  private mutating func move(_ item: Int, beside target: Int, offset: Int) {
    if item == target { return }
    let source = path(of: item)!
    sections[source.section].items.remove(at: source.item)
    let destination = path(of: target)!
    sections[destination.section].items.insert(item, at: destination.item + offset)
  }
}

// MARK: - Queries

/// The answers of a snapshot, or of a model, to all queries.
struct SnapshotAnswers<Item: Hashable>: Equatable {
  struct AboutSection: Equatable {
    var id: Int
    var position: Int?
    var count: Int?
    var items: [Item]?
  }

  struct AboutItem: Equatable {
    var item: Item
    var isContained: Bool
    var path: ItemPath?
    var position: Int?
    var section: Int?
  }

  var sectionIDs: [Int]
  var sectionCount: Int
  var items: [Item]
  var itemCount: Int
  /// The items again, each asked for by its path.
  var itemsByPath: [[Item]]
  var sections: [AboutSection]
  var abouts: [AboutItem]

  /// Stores the answers of `snapshot`, also about sections and items that it does not contain.
  init(
    _ snapshot: Snapshot<Int, Item>, sections: Range<Int>, items: Range<Int>, item: (Int) -> Item
  ) {
    sectionIDs = snapshot.sectionIDs
    sectionCount = snapshot.sectionCount
    self.items = snapshot.itemIDs
    itemCount = snapshot.itemCount
    itemsByPath = snapshot.sectionIDs.enumerated().map { section, id in
      let count = (try? snapshot.itemCount(in: id)) ?? 0
      return (0..<count).map { snapshot[ItemPath(section: section, item: $0)] }
    }
    self.sections = sections.map { id in
      AboutSection(
        id: id, position: snapshot.position(of: id), count: try? snapshot.itemCount(in: id),
        items: try? snapshot.itemIDs(in: id))
    }
    abouts = items.map { number in
      let item = item(number)
      return AboutItem(
        item: item, isContained: snapshot.contains(item), path: snapshot.path(of: item),
        position: snapshot.position(ofItem: item), section: snapshot.section(containing: item))
    }
  }

  /// Stores the answers of `model`.
  init(_ model: SnapshotModel, sections: Range<Int>, items: Range<Int>, item: (Int) -> Item) {
    sectionIDs = model.sections.map(\.id)
    sectionCount = model.sections.count
    let all = model.items
    self.items = all.map(item)
    itemCount = all.count
    itemsByPath = model.lists.map { $0.map(item) }
    self.sections = sections.map { id in
      let items = model.position(of: id).map { model.sections[$0].items }
      return AboutSection(
        id: id, position: model.position(of: id), count: items?.count,
        items: items?.map(item))
    }
    abouts = items.map { number in
      let path = model.path(of: number)
      return AboutItem(
        item: item(number), isContained: path != nil, path: path,
        position: all.firstIndex(of: number), section: path.map { model.sections[$0.section].id })
    }
  }
}

// MARK: - Differences

extension SnapshotModel {
  /// Returns what is wrong with `plan` as the difference from another model, in words; `nil` if it
  /// is correct.
  func complaint(about plan: UpdatePlan, from before: SnapshotModel) -> String? {
    let after = self
    let problems = plan.problems()
    if !problems.isEmpty { return "the plan breaks a rule: \(problems)" }
    if plan.countsBefore != before.lists.map(\.count) { return "wrong counts before" }
    if plan.countsAfter != after.lists.map(\.count) { return "wrong counts after" }
    if !plan.sections.updates.isEmpty || !plan.items.updates.isEmpty {
      return "a snapshot knows no content that could change"
    }
    if plan.applying(to: before.lists, content: { after[$0] }) != after.lists {
      return "it does not lead from the one to the other"
    }

    // The deleted and inserted sections and items are the expected ones.
    func isKept(_ section: Int) -> Bool {
      before.position(of: section) != nil && after.position(of: section) != nil
    }
    let gone = before.sections.indices.filter { !isKept(before.sections[$0].id) }
    let new = after.sections.indices.filter { !isKept(after.sections[$0].id) }
    if plan.sections.deletes != gone { return "the sections that went are \(gone)" }
    if plan.sections.inserts != new { return "the sections that came are \(new)" }
    func missing(of one: SnapshotModel, in other: SnapshotModel) -> [ItemPath] {
      one.items.filter { other.path(of: $0) == nil }.map { one.path(of: $0)! }.filter {
        isKept(one.sections[$0.section].id)
      }
    }
    let goneItems = missing(of: before, in: after)
    let newItems = missing(of: after, in: before)
    if plan.items.deletes != goneItems { return "the items that went are \(goneItems)" }
    if plan.items.inserts != newItems { return "the items that came are \(newItems)" }

    // Each section and each item has its own position before.
    let paths = plan.paths
    for (position, section) in after.sections.enumerated() {
      if paths.sections.before(position) != before.position(of: section.id) {
        return "section \(section.id) came from elsewhere"
      }
    }
    for item in after.items where paths.before(after.path(of: item)!) != before.path(of: item) {
      return "item \(item) came from elsewhere"
    }

    // There are as few moves as possible.
    let kept = after.sections.compactMap { before.position(of: $0.id) }
    let sectionMoves = kept.count - lengthOfLongestClimb(kept)
    if plan.sections.moves.count != sectionMoves { return "\(sectionMoves) section moves do" }
    var itemMoves = 0
    for section in after.sections {
      let partner = before.position(of: section.id)
      let origins = section.items.compactMap { before.path(of: $0) }
      let own = origins.filter { $0.section == partner }.map(\.item)
      itemMoves += origins.count - own.count + own.count - lengthOfLongestClimb(own)
    }
    if plan.items.moves.count != itemMoves { return "\(itemMoves) item moves do" }
    return nil
  }
}

/// Returns the length of the longest increasing subsequence of `numbers`.
private func lengthOfLongestClimb(_ numbers: [Int]) -> Int {
  var lengths: [Int] = []
  for (index, number) in numbers.enumerated() {
    let best = (0..<index).filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0
    lengths.append(best + 1)
  }
  return lengths.max() ?? 0
}
