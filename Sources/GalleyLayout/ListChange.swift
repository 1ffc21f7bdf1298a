import GalleyGeometry

/// Which sections and items of a list correspond to those before a change.
///
/// A layout needs to know no more of an update than this: what stayed is not solved again, and what
/// was measured goes along with its item.
///
///     // An item came to the front of section 0, which had twenty; section 1 was not touched.
///     let change = ListChange(sections: [
///       .edited(before: 0, items: [ListChange.ItemRun(after: 1..<21, before: 0)]),
///       .kept(before: 1),
///     ])
///     change.after(ElementPath(section: 0, item: 4))   // 0.5
public struct ListChange: Hashable, Sendable {
  /// Where a section comes from.
  public enum Origin: Hashable, Sendable {
    /// It is new.
    case inserted
    /// It is the one that was at an index before, with the same items in the same order.
    case kept(before: Int)
    /// It is the one that was at an index before; of its items these were there before. All others
    /// are new, or hold something else now.
    case edited(before: Int, items: [ItemRun])
  }

  /// Items that follow one another both before and after the change.
  public struct ItemRun: Hashable, Sendable {
    /// Where they are now.
    public var after: Range<Int>
    /// Where the first of them was, in the section that theirs was before.
    public var before: Int

    /// Items that follow one another.
    public init(after: Range<Int>, before: Int) {
      self.after = after
      self.before = before
    }
  }

  /// For each section after the change where it comes from. Sections that are not named are new.
  public var sections: [Origin]

  /// A change.
  public init(sections: [Origin]) { self.sections = sections }

  /// No change, of a list of so many sections.
  public static func none(sectionCount: Int) -> ListChange {
    ListChange(sections: (0..<max(sectionCount, 0)).map { .kept(before: $0) })
  }

  /// Where an item is after the change, or `nil` if it has gone, or holds something else now.
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

  /// Where a section comes from.
  internal subscript(section: Int) -> Origin {
    sections.indices.contains(section) ? sections[section] : .inserted
  }
}

extension [Int: Size] {
  /// What was measured of the items that are still there, by their new places.
  internal func moved(by runs: [ListChange.ItemRun], itemCount: Int) -> [Int: Size] {
    guard !isEmpty else { return [:] }
    var moved: [Int: Size] = [:]
    for run in runs {
      let after = run.after.clamped(to: 0..<Swift.max(itemCount, 0))
      // Wrong places may be anything: those that overflow come out below zero, where nothing is.
      let distance = run.before &- run.after.lowerBound
      // Whichever is shorter: the run, or what was measured.
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
  /// Where an item is now, if it is one of these.
  fileprivate func after(_ item: Int) -> Int? {
    guard item >= before else { return nil }
    // Wrong places may be anything: those that overflow are none of these.
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

  /// Whether the next section's origin is told along with this one's.
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
  /// How many there are beside the first. Wrong places may be anything, so that it may overflow.
  fileprivate var more: Int { after.upperBound &- after.lowerBound &- 1 }
}

/// A number, and so many more.
private func stretch(_ first: Int, _ more: Int) -> String {
  more == 0 ? "\(first)" : "\(first) to \(first &+ more)"
}

extension ListChange {
  /// What an element is called after the change: an item as its place says, what stands in a section
  /// as the section's does.
  internal func after(_ id: Element.ID) -> Element.ID? {
    if id.path.isGlobal { return id }
    if id.kind == .item { return after(id.path).map { Element.ID(.item, at: $0) } }
    return sections.firstIndex { $0.before == id.path.section }.map {
      Element.ID(id.kind, at: ElementPath(section: $0, item: id.path.item))
    }
  }
}

extension ListChange.Origin {
  /// Which section it was before, or `nil` if it is new.
  internal var before: Int? {
    switch self {
    case .inserted: nil
    case .kept(let before), .edited(let before, _): before
    }
  }

  /// Where an item of the section is now, or `nil` if it has gone, or holds something else now.
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

  /// The place of an element of the section now. What is no item stays where it was.
  internal func after(_ id: Element.ID) -> Int? {
    id.kind == .item ? after(item: id.path.item) : id.path.item
  }
}

extension Arrangement {
  /// Takes over what is known of elements that are measured still: their swings, and which sizes are out of
  /// date.
  internal mutating func takeOverMeasuring(of before: Arrangement, _ change: ListChange) {
    outdatedSizes = before.outdatedSizes?.after(change)
    for (old, swing) in before.swings {
      if let id = change.after(old), isMeasured(id) { swings[id] = swing }
    }
  }
}
