import GalleyGeometry

/// Which sections and items of a list correspond to those before a change.
///
/// A layout needs to know no more of an update than this: what stayed is not solved again, and what
/// was measured goes along with its item.
///
///     // An item came to the front of section 0, and section 1 was not touched.
///     ListChange(sections: [
///       .edited(before: 0, items: [ListChange.ItemRun(after: 1..<21, before: 0)]),
///       .kept(before: 1),
///     ])
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

extension ListChange {
  /// What was noted of elements, by their new places; of headers and the like too, as long as their
  /// sections are there.
  internal func moved<Note>(_ notes: [Element.ID: Note]) -> [Element.ID: Note] {
    guard !notes.isEmpty else { return [:] }
    var places: [Int: Int] = [:]
    for (index, origin) in sections.enumerated() {
      switch origin {
      case .inserted: break
      case .kept(let before), .edited(let before, _): places[before] = index
      }
    }
    var moved: [Element.ID: Note] = [:]
    for (id, note) in notes {
      if id.path.isGlobal {
        moved[id] = note
      } else if let section = places[id.path.section], let item = place(of: id, in: section) {
        moved[Element.ID(id.kind, at: ElementPath(section: section, item: item))] = note
      }
    }
    return moved
  }

  /// The number that an element has in its section now.
  private func place(of id: Element.ID, in section: Int) -> Int? {
    let item = id.path.item
    guard id.kind == .item, case .edited(_, let runs) = sections[section] else { return item }
    for run in runs where item >= run.before && item &- run.before < run.after.count {
      return run.after.lowerBound + (item - run.before)
    }
    return nil
  }
}

extension Arrangement {
  /// Takes over what was noted of elements that are measured still.
  internal mutating func takeOverSwings(of before: Arrangement, _ change: ListChange) {
    swings = change.moved(before.swings).filter { isMeasured($0.key) }
  }
}
