import GalleyGeometry

/// A section that scrolls across the layout's scroll axis: how far it goes, and where it comes to
/// rest.
///
/// Offsets are those of a scroll view: from the left, or from the top where the layout itself scrolls
/// sideways.
///
///     // Eight groups of 100, 8 apart, in a container of 320, a group at a time
///     if let row = arrangement.orthogonalSection(2) {
///       row.maximumOffset                                          // 536
///       row.restingOffset(for: 130)                                // 108, where a group begins
///       row.targetOffset(for: 130, from: 0, velocity: 0.5)         // 108, the next group
///     }
public struct OrthogonalRow: Sendable {
  /// How it scrolls.
  public var behavior: OrthogonalScrolling
  /// The length of everything in the row, insets included.
  public var contentLength: Double
  /// How much of it is in sight at once.
  public var visibleLength: Double
  /// How far the groups stay inside of the row at its start and its end.
  internal var start: Double
  internal var end: Double
  /// Where the groups are, in order.
  internal var groups: GroupStops
  /// Whether the row begins at the right.
  internal var isMirrored = false

  /// The largest offset that free scrolling reaches.
  public var maximumOffset: Double { max(contentLength - visibleLength, 0) }

  /// The offset that it starts with: that of its first group.
  /// - Unverified: whether UIKit starts a section whose groups rest in the middle with the first one
  ///   there.
  public var initialOffset: Double {
    mirrored(behavior == .groupPagingCentered ? stop(0) : 0)
  }

  /// Where the row comes to rest that is let go at an offset.
  ///
  /// - Complexity: O(log *g*) for *g* groups.
  public func restingOffset(for proposed: Double) -> Double {
    mirrored(restingFromStart(for: mirrored(proposed.asPlace)))
  }

  /// Where a swipe ends that would glide to an offset.
  ///
  /// Where groups or pages go one at a time, a swipe goes to the next one in its direction.
  /// - Parameters:
  ///   - proposed: Where it would glide to.
  ///   - start: The offset at which it began.
  ///   - velocity: Points a millisecond.
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
      let current = nearestStop(to: mirrored(start.asPlace))
      let next = min(max(current + (velocity > 0 ? 1 : -1), 0), max(stopCount - 1, 0))
      return mirrored(clamped(stop(next)))
    }
  }

  // MARK: From the start of reading

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
    // What rests in the middle may do so beyond the ends.
    behavior == .groupPagingCentered ? offset : min(max(offset, 0), maximumOffset)
  }

  /// A page: what is in sight, without the insets.
  private var page: Double { max(visibleLength - start - end, 0) }

  private var stopCount: Int {
    guard behavior == .paging else { return groups.count }
    // Insets may leave a page of next to nothing.
    return page > 0 ? Int(min((maximumOffset / page).wholeAbove, 1e15)) + 1 : 1
  }

  /// Where the row rests at a group or a page.
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

  /// The stop nearest to an offset; of two equally near the later one, or the earlier one where
  /// groups rest in the middle.
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

/// Where the groups of a row are.
internal struct GroupStops: Sendable {
  var section: ArrangedSection

  var count: Int { section.rows.instanceCount }

  func frame(_ index: Int) -> (start: Double, length: Double) {
    let frame = section.rows.instance(at: index).frame
    return (frame.min(along: section.rows.axis), frame.length(along: section.rows.axis))
  }
}

extension OrthogonalRow: Hashable {
  /// Whether two rows are as long, and come to rest at the same places.
  ///
  /// - Complexity: O(1) for two of the same arrangement, O(*g*) for *g* groups otherwise.
  public static func == (left: OrthogonalRow, right: OrthogonalRow) -> Bool {
    left.behavior == right.behavior && left.contentLength == right.contentLength
      && left.visibleLength == right.visibleLength && left.start == right.start
      && left.end == right.end && left.isMirrored == right.isMirrored
      && left.groups.isEqual(to: right.groups)
  }

  /// Hashes how it scrolls, and how far.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(behavior)
    hasher.combine(contentLength)
    hasher.combine(visibleLength)
  }
}

extension OrthogonalRow: CustomStringConvertible {
  /// For example `groupPaging, 866 long, 320 in sight`.
  public var description: String {
    let (content, visible) = (contentLength.shortDescription, visibleLength.shortDescription)
    return phrase(
      "\(behavior)", "\(content) long", "\(visible) in sight",
      isMirrored ? "from right to left" : nil)
  }
}

extension GroupStops {
  /// Whether groups are in the same places.
  fileprivate func isEqual(to other: GroupStops) -> Bool {
    guard section !== other.section else { return true }
    return count == other.count && (0..<count).allSatisfy { frame($0) == other.frame($0) }
  }
}

extension ArrangedSection {
  /// How the section scrolls sideways, if it does.
  var row: OrthogonalRow? {
    guard plan.scrollsSideways else { return nil }
    let axis = plan.rowAxis
    return OrthogonalRow(
      behavior: plan.layout.orthogonalScrolling, contentLength: rowsLength,
      visibleLength: plan.container[axis], start: plan.insets.start(along: axis),
      end: plan.insets.end(along: axis), groups: GroupStops(section: self))
  }
}
