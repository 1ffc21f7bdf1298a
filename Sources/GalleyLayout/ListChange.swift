import GalleyGeometry

/// A change of a list. It stores, for each section and item after the change, the position that the
/// section or item had before the change.
///
/// A layout needs no other information about an update. Unchanged sections are not laid out again,
/// and measured sizes move with their items.
///
///     // An item was inserted at the start of section 0, which had twenty; section 1 is unchanged.
///     let change = ListChange(sections: [
///       .edited(before: 0, items: [ListChange.ItemRun(after: 1..<21, before: 0)]),
///       .kept(before: 1),
///     ])
///     change.after(ElementPath(section: 0, item: 4))   // 0.5
public struct ListChange: Hashable, Sendable {
  /// The origin of a section.
  public enum Origin: Hashable, Sendable {
    /// The section is new.
    case inserted
    /// The section had this index before, and still has the same items in the same order.
    case kept(before: Int)
    /// The section had this index before, and the items of these runs were in it.
    ///
    /// All other items are new, or have other content.
    case edited(before: Int, items: [ItemRun])
  }

  /// Consecutive items, both before and after the change.
  public struct ItemRun: Hashable, Sendable {
    /// The indices of the items after the change.
    public var after: Range<Int>
    /// The index of the first item before the change, in the former section.
    public var before: Int

    /// Creates a run of consecutive items.
    public init(after: Range<Int>, before: Int) {
      self.after = after
      self.before = before
    }
  }

  /// The origin of each section after the change.
  ///
  /// Sections beyond the end of this array are new.
  public var sections: [Origin]

  /// Creates a change.
  public init(sections: [Origin]) { self.sections = sections }

  /// Returns a change that changes nothing, for a list with a number of sections.
  public static func none(sectionCount: Int) -> ListChange {
    ListChange(sections: (0..<max(sectionCount, 0)).map { .kept(before: $0) })
  }

  /// Returns the path of an item after the change, or `nil` if it was deleted or has other content.
  ///
  /// - Complexity: O(*s* + *r*) for *s* sections and the runs of items in one of them.
  public func after(_ path: ElementPath) -> ElementPath? {
    for (section, origin) in sections.enumerated() where origin.before == path.section {
      if let item = origin.after(item: path.item) {
        return ElementPath(section: section, item: item)
      }
    }
    return nil
  }

  /// The origin of a section.
  internal subscript(section: Int) -> Origin {
    sections.indices.contains(section) ? sections[section] : .inserted
  }
}

extension [Int: Size] {
  /// Returns the measured sizes of the items that remain, by their new indices.
  internal func moved(by runs: [ListChange.ItemRun], itemCount: Int) -> [Int: Size] {
    guard !isEmpty else { return [:] }
    var moved: [Int: Size] = [:]
    for run in runs {
      let after = run.after.clamped(to: 0..<Swift.max(itemCount, 0))
      // A wrong change may contain any index. A sum that overflows becomes negative, and no item
      // has a negative index.
      let distance = run.before &- run.after.lowerBound
      // Iterates over the run or over the measured sizes, whichever is shorter.
      if after.count < count {
        for item in after { moved[item] = self[item &+ distance] }
      } else {
        for (item, size) in self where after.contains(item &- distance) {
          moved[item &- distance] = size
        }
      }
    }
    return moved
  }
}

extension ListChange.ItemRun {
  /// Returns the new index of an item, or `nil` if it is not in this run.
  fileprivate func after(_ item: Int) -> Int? {
    guard item >= before else { return nil }
    // A wrong change may contain any index. A sum that overflows lies outside of the run.
    let now = after.lowerBound &+ (item &- before)
    return after.contains(now) ? now : nil
  }
}

extension ListChange: CustomStringConvertible {
  /// For example `sections 0 to 4: kept; section 5: new; sections 6 to 9: as 5 to 8 were`.
  public var description: String {
    var runs: [String] = []
    var first = 0
    while first < sections.count {
      var last = first
      while last + 1 < sections.count, sections[last].isFollowed(by: sections[last + 1]) {
        last += 1
      }
      let origin =
        switch sections[first] {
        case .kept(first): "kept"
        case .kept(let before):
          "as \(stretch(before, last - first)) \(first == last ? "was" : "were")"
        case .inserted, .edited: "\(sections[first])"
        }
      runs.append("section\(first == last ? "" : "s") \(stretch(first, last - first)): \(origin)")
      first = last + 1
    }
    return runs.isEmpty ? "no sections" : runs.joined(separator: "; ")
  }
}

extension ListChange.Origin: CustomStringConvertible {
  /// For example `new`, `as 1 was`, `from 0, items 1 to 20 were 0 to 19`.
  public var description: String {
    switch self {
    case .inserted: "new"
    case .kept(let before): "as \(before) was"
    case .edited(let before, []): "from \(before), all items new"
    case .edited(let before, let items):
      phrase(["from \(before)"] + items.map { "item\($0.more == 0 ? "" : "s") \($0)" })
    }
  }

  /// Whether the next section's origin is described together with the origin of this section.
  fileprivate func isFollowed(by next: ListChange.Origin) -> Bool {
    switch (self, next) {
    case (.inserted, .inserted): true
    case (.kept(let mine), .kept(let others)): mine &+ 1 == others
    default: false
    }
  }
}

extension ListChange.ItemRun: CustomStringConvertible {
  /// For example `1 to 20 were 0 to 19`, `3 was 7`.
  public var description: String {
    guard !after.isEmpty else { return "none" }
    return
      "\(stretch(after.lowerBound, more)) \(more == 0 ? "was" : "were") \(stretch(before, more))"
  }
}

extension ListChange.ItemRun {
  /// The number of items after the first.
  ///
  /// A wrong change may contain any index, so the sum may overflow.
  fileprivate var more: Int { after.upperBound &- after.lowerBound &- 1 }
}

/// Describes a number and the numbers that follow it.
private func stretch(_ first: Int, _ more: Int) -> String {
  more == 0 ? "\(first)" : "\(first) to \(first &+ more)"
}

extension ListChange {
  /// Returns the identity of an element after the change: for an item by its path, for other
  /// elements by their section.
  internal func after(_ id: Element.ID) -> Element.ID? {
    if id.path.isGlobal { return id }
    if id.kind == .item { return after(id.path).map { Element.ID(.item, at: $0) } }
    return sections.firstIndex { $0.before == id.path.section }.map {
      Element.ID(id.kind, at: ElementPath(section: $0, item: id.path.item))
    }
  }
}

extension ListChange.Origin {
  /// The index of the section before the change, or `nil` if it is new.
  internal var before: Int? {
    switch self {
    case .inserted: nil
    case .kept(let before), .edited(let before, _): before
    }
  }

  /// Returns the new index of an item of the section, or `nil` if it was deleted or has other
  /// content.
  internal func after(item: Int) -> Int? {
    switch self {
    case .inserted: return nil
    case .kept: return item
    case .edited(_, let runs):
      for run in runs {
        if let now = run.after(item) { return now }
      }
      return nil
    }
  }

  /// Returns the new index of an element of the section.
  ///
  /// An element that is not an item keeps its index.
  internal func after(_ id: Element.ID) -> Int? {
    id.kind == .item ? after(item: id.path.item) : id.path.item
  }
}

extension Arrangement {
  /// Copies the measuring state of the elements that are still measured: which sizes are out of
  /// date, and the two sizes of each element that was measured twice with different results.
  internal mutating func copyMeasuring(of before: Arrangement, _ change: ListChange) {
    outdatedSizes = before.outdatedSizes?.after(change)
    for (old, swing) in before.swings {
      if let id = change.after(old), isMeasured(id) { swings[id] = swing }
    }
  }
}
