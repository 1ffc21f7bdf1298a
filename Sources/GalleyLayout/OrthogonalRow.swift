import GalleyGeometry

/// The scrolling of a section that scrolls across the layout's scroll axis: its length, and the
/// offsets at which it stops.
///
/// Offsets are the offsets of a scroll view: from the left, or from the top if the layout itself
/// scrolls horizontally.
///
///     // Eight groups of 100, 8 apart, in a container of 320, a group at a time
///     if let row = arrangement.orthogonalSection(2) {
///       row.maximumOffset                                          // 536
///       row.restingOffset(for: 130)                                // 108, where a group begins
///       row.targetOffset(for: 130, from: 0, velocity: 0.5)         // 108, the next group
///     }
public struct OrthogonalRow: Sendable {
  /// The scrolling behavior of the section.
  public var behavior: OrthogonalScrolling
  /// The length of the row's content, insets included.
  public var contentLength: Double
  /// The length of the row's visible part.
  public var visibleLength: Double
  /// The inset at the row's start.
  internal var start: Double
  /// The inset at the row's end.
  internal var end: Double
  /// The positions of the groups, in order.
  internal var groups: GroupStops
  /// Whether the row begins at the right.
  internal var isMirrored = false

  /// The largest offset that free scrolling reaches.
  public var maximumOffset: Double { max(contentLength - visibleLength, 0) }

  /// The offset before the row is scrolled for the first time.
  ///
  /// The row is at its start, or, with `groupPagingCentered`, at the offset of its first group.
  /// - Unverified: whether UIKit starts a section whose groups rest in the center with its first
  ///   group in the center.
  public var initialOffset: Double {
    mirrored(behavior == .groupPagingCentered ? stop(0) : 0)
  }

  /// Returns the offset at which the row stops when it is released at an offset.
  ///
  /// - Complexity: O(log *g*) for *g* groups.
  public func restingOffset(for proposed: Double) -> Double {
    mirrored(restingFromStart(for: mirrored(proposed.asFinitePosition)))
  }

  /// Returns the offset at which a swipe ends.
  ///
  /// In a section that scrolls by one group or page at a time, a swipe scrolls to the next group or
  /// page in its direction.
  /// - Parameters:
  ///   - proposed: The offset at which the deceleration would end.
  ///   - start: The offset at which the swipe began.
  ///   - velocity: The velocity in points per millisecond.
  /// - Unverified: the slowest velocity that counts as a swipe; here it is 0.2.
  public func targetOffset(
    for proposed: Double, from start: Double, velocity: Double
  ) -> Double {
    let velocity = isMirrored ? -velocity : velocity
    switch behavior {
    case .none, .continuous, .continuousGroupLeadingBoundary:
      return restingOffset(for: proposed)
    case .paging, .groupPaging, .groupPagingCentered:
      guard velocity.magnitude > 0.2 else { return restingOffset(for: proposed) }
      let current = nearestStop(to: mirrored(start.asFinitePosition))
      let next = min(max(current + (velocity > 0 ? 1 : -1), 0), max(stopCount - 1, 0))
      return mirrored(clamped(stop(next)))
    }
  }

  // MARK: In reading direction

  private func mirrored(_ offset: Double) -> Double {
    isMirrored ? maximumOffset - offset : offset
  }

  private func restingFromStart(for proposed: Double) -> Double {
    switch behavior {
    case .none: return 0
    case .continuous: return min(max(proposed, 0), maximumOffset)
    case .continuousGroupLeadingBoundary, .groupPaging, .paging:
      if proposed >= maximumOffset { return maximumOffset }
    case .groupPagingCentered: break
    }
    return clamped(stop(nearestStop(to: proposed)))
  }

  private func clamped(_ offset: Double) -> Double {
    // A group that rests in the center may lie beyond the ends of the content.
    behavior == .groupPagingCentered ? offset : min(max(offset, 0), maximumOffset)
  }

  /// The length of a page: the visible length without the insets.
  private var page: Double { max(visibleLength - start - end, 0) }

  private var stopCount: Int {
    guard behavior == .paging else { return groups.count }
    // The number is limited, because insets may leave a page of almost no length.
    return page > 0 ? Int(min((maximumOffset / page).roundedUp, 1e15)) + 1 : 1
  }

  /// Returns the offset at which the row rests for a group or a page.
  private func stop(_ index: Int) -> Double {
    switch behavior {
    case .none, .continuous: return 0
    case .paging: return Double(index) * page
    case .continuousGroupLeadingBoundary, .groupPaging:
      return groups.count > 0 ? groups.frame(index).start - groups.frame(0).start : 0
    case .groupPagingCentered:
      guard groups.count > 0 else { return 0 }
      let group = groups.frame(index)
      return group.start + group.length / 2 - (start + page / 2)
    }
  }

  /// Returns the index of the stop nearest to an offset.
  ///
  /// If two stops are equally near, this is the later stop, or the earlier stop if groups rest in
  /// the center.
  private func nearestStop(to offset: Double) -> Int {
    guard stopCount > 1 else { return 0 }
    var low = 0
    var high = stopCount - 1
    while low < high {
      let middle = low + (high - low) / 2
      let half = (stop(middle) + stop(middle + 1)) / 2
      if behavior == .groupPagingCentered ? half < offset - 1e-9 : half <= offset + 1e-9 {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}

/// The positions of the groups in a row.
internal struct GroupStops: Sendable {
  var section: ArrangedSection

  var count: Int { section.rows.instanceCount }

  func frame(_ index: Int) -> (start: Double, length: Double) {
    let frame = section.rows.instance(at: index).frame
    return (frame.min(along: section.rows.axis), frame.length(along: section.rows.axis))
  }
}

extension OrthogonalRow: Hashable {
  /// Whether two rows are equally long, and stop at the same offsets.
  ///
  /// - Complexity: O(1) for two rows of the same arrangement, O(*g*) for *g* groups otherwise.
  public static func == (left: OrthogonalRow, right: OrthogonalRow) -> Bool {
    left.behavior == right.behavior && left.contentLength == right.contentLength
      && left.visibleLength == right.visibleLength && left.start == right.start
      && left.end == right.end && left.isMirrored == right.isMirrored
      && left.groups.isEqual(to: right.groups)
  }

  /// Hashes the behavior and the lengths.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(behavior)
    hasher.combine(contentLength)
    hasher.combine(visibleLength)
  }
}

extension OrthogonalRow: CustomStringConvertible {
  /// For example `groupPaging, 866 long, 320 visible`.
  public var description: String {
    let (content, visible) = (contentLength.shortDescription, visibleLength.shortDescription)
    return phrase(
      "\(behavior)", "\(content) long", "\(visible) visible",
      isMirrored ? "from right to left" : nil)
  }
}

extension GroupStops {
  /// Whether the groups have the same positions.
  fileprivate func isEqual(to other: GroupStops) -> Bool {
    guard section !== other.section else { return true }
    return count == other.count && (0..<count).allSatisfy { frame($0) == other.frame($0) }
  }
}

extension ArrangedSection {
  /// The scrolling of the section, if it scrolls orthogonally.
  var row: OrthogonalRow? {
    guard plan.scrollsSideways else { return nil }
    let axis = plan.rowAxis
    return OrthogonalRow(
      behavior: plan.layout.orthogonalScrolling, contentLength: rowsLength,
      visibleLength: plan.container[axis], start: plan.insets.start(along: axis),
      end: plan.insets.end(along: axis), groups: GroupStops(section: self))
  }
}
