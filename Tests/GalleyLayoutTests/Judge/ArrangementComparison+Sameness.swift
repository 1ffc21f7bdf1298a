import GalleyGeometry
import GalleyLayout

// What counts as the same.

extension ArrangementComparison {
  mutating func differ<Found, Wanted>(_ name: String, _ found: Found, _ wanted: Wanted) {
    guard differences.count < 6 else { return }
    differences.append("\(name): found \(found), judged \(wanted)")
  }

  /// Whether two elements are the same but for last bits, and for pixels that last bits decide.
  func isSame(
    _ found: Element?, _ wanted: Element?, in viewport: Viewport? = nil
  ) -> Bool {
    guard let found, let wanted else { return found == nil && wanted == nil }
    var copy = found
    copy.frame = wanted.frame
    if let viewport, meetsEdge(of: viewport.visible, wanted.frame) {
      // Last bits decide whether a pinned element is in sight.
      copy.zIndex = wanted.zIndex
    }
    return copy == wanted
      && (isNear(found.frame, wanted.frame, 0)
        || isNear(found.frame, wanted.frame, doubt(about: wanted, viewport)))
  }

  /// Whether a frame ends where a rectangle begins, or the other way round, to the pixel.
  func meetsEdge(of rect: Rect, _ frame: Rect) -> Bool {
    let pixel = layout.context.grid.pixel
    let (start, end) = (rect.min(along: judge.axis), rect.max(along: judge.axis))
    return abs(frame.min(along: judge.axis) - end) <= pixel
      || abs(frame.max(along: judge.axis) - start) <= pixel
  }

  /// How far off an element may be because last bits decide on its pixel.
  func doubt(about element: Element, _ viewport: Viewport?) -> Double {
    let visible = viewport?.visible
    let (below, above) = nudged.frames[visible] ?? (frames(-1e-6, visible), frames(1e-6, visible))
    nudged.frames[visible] = (below, above)
    guard let low = below[element.id], let high = above[element.id] else { return 0 }
    return max(abs(high.minX - low.minX), abs(high.minY - low.minY))
  }

  /// The frames by a judge that rounds a hair too far.
  func frames(_ nudge: Double, _ visible: Rect?) -> [Element.ID: Rect] {
    let elements = judge(nudge: nudge).elements(pinnedIn: visible).map(\.element)
    return Dictionary(elements.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  func isNear(_ found: Rect, _ wanted: Rect, _ doubt: Double) -> Bool {
    isNear(found.size, wanted.size) && isNear(found.origin.x, wanted.origin.x, doubt)
      && isNear(found.origin.y, wanted.origin.y, doubt)
  }

  func isNear(_ found: Size, _ wanted: Size) -> Bool {
    isNear(found.width, wanted.width) && isNear(found.height, wanted.height)
  }

  func isNear(_ found: Double, _ wanted: Double, _ doubt: Double = 0) -> Bool {
    abs(found - wanted) <= doubt + 1e-6 + 1e-9 * abs(wanted)
  }

  /// The elements that may be in sight or not, because last bits decide. Without a viewport: those
  /// that none shows, which may be left out.
  func unclear(_ viewport: Viewport?) -> Set<Element.ID> {
    let unclear = judge.elements(pinnedIn: viewport?.visible).filter { judged in
      doubt(about: judged.element, viewport) > 0
        || viewport.map { isEdgeOnEdge(judged, $0) } ?? !judge.canBeSeen(judged)
    }
    return Set(unclear.map(\.element.id))
  }

  /// Whether last bits may decide if something is in sight: edges meet that are no round numbers.
  func isEdgeOnEdge(_ judged: JudgedElement, _ viewport: Viewport) -> Bool {
    // Last bits may decide as well if the viewport touches the content at all.
    let part = judge.clipped(viewport.rect) ?? viewport.rect
    var rects = [part, judge.scrolled(judged.element.frame, of: judged, in: viewport)]
    if let instance = judged.instance {
      rects.append(judge.scrolled(instance, of: judged, in: viewport))
    }
    if let section = judged.section { rects.append(section) }
    return Axis.allCases.contains { axis in
      let starts = rects.map { $0.min(along: axis) }
      let ends = rects.map { $0.max(along: axis) }
      let lengths = rects.map { $0.length(along: axis) }
      let areRound = (starts + ends + lengths).allSatisfy { ($0 * 256).rounded() == $0 * 256 }
      return !areRound && starts.contains { start in ends.contains { abs(start - $0) < 1e-6 } }
    }
  }
}
