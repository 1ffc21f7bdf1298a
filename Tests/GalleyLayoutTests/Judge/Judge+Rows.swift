import GalleyGeometry
import GalleyLayout

// Sections that scroll orthogonally.

/// The groups of a section that scrolls orthogonally, and the offsets at which it comes to rest.
struct JudgedRow {
  var behavior: OrthogonalScrolling
  var contentLength: Double
  var visibleLength: Double
  /// The length of a page: the visible length minus the insets at both ends.
  var page: Double
  /// The inset at the start.
  var leading: Double
  /// Where instances of the group begin, and how long they are.
  var groups: [(start: Double, length: Double)]
  /// Whether offsets count from the trailing end, as in a right-to-left layout.
  var isMirrored: Bool

  var maximumOffset: Double { max(contentLength - visibleLength, 0) }

  var initialOffset: Double {
    physical(behavior == .groupPagingCentered ? centeredStops.first ?? 0 : 0)
  }

  func restingOffset(for proposed: Double) -> Double {
    let offset = physical(proposed)
    return physical(restingLeftToRight(for: offset))
  }

  /// Converts an offset from the leading end to one from the left or top, or back.
  func physical(_ offset: Double) -> Double { isMirrored ? maximumOffset - offset : offset }

  private func restingLeftToRight(for offset: Double) -> Double {
    switch behavior {
    case .none, .continuous: return min(max(offset, 0), maximumOffset)
    case .groupPagingCentered: return nearest(centeredStops, to: offset)
    case .continuousGroupLeadingBoundary, .paging, .groupPaging:
      if offset >= maximumOffset { return maximumOffset }
      let stop =
        behavior == .paging ? nearestPage(to: offset) : nearest(leadingStops, to: offset)
      return min(max(stop, 0), maximumOffset)
    }
  }

  /// The offsets at which a free scroll may end, from the row's leading end.
  var stops: [Double] {
    switch behavior {
    // Pages are always in order, and there may be millions of them.
    case .none, .continuous, .paging: [0, maximumOffset]
    case .groupPagingCentered: centeredStops
    case .continuousGroupLeadingBoundary, .groupPaging: leadingStops
    }
  }

  private var leadingStops: [Double] { groups.map { $0.start - groups[0].start } }

  private var centeredStops: [Double] {
    groups.map { $0.start + $0.length / 2 - (leading + page / 2) }
  }

  /// Where the nearest page begins. If two pages are equally near, the later one is returned.
  private func nearestPage(to offset: Double) -> Double {
    page > 0 ? (offset / page + 0.5).rounded(.down) * page : 0
  }

  /// The nearest stop. If two stops are equally near, the later one is returned.
  private func nearest(_ stops: [Double], to offset: Double) -> Double {
    var best = stops.first ?? 0
    for stop in stops where abs(stop - offset) <= abs(best - offset) { best = stop }
    return best
  }
}

extension Judge {
  /// A section's row, if the section scrolls orthogonally.
  func row(ofSection index: Int) -> JudgedRow? {
    let section = solvedSections[index]
    guard section.isOrthogonal else { return nil }
    return JudgedRow(
      behavior: section.content.layout.orthogonalScrolling, contentLength: section.rowLength,
      visibleLength: container[across],
      page: max(container[across] - section.insets.total(along: across), 0),
      leading: section.insets.start(along: across),
      groups: section.instances.map {
        ($0.rect.min(along: across), $0.rect.length(along: across))
      },
      isMirrored: context.direction == .rightToLeft && across == .horizontal)
  }
}
