import GalleyGeometry
import GalleyLayout

// Deciding which elements and frames count as equal.

extension ArrangementComparison {
  mutating func differ<Found, Wanted>(_ name: String, _ found: Found, _ wanted: Wanted) {
    guard differences.count < 6 else { return }
    differences.append("\(name): found \(found), judged \(wanted)")
  }

  /// Returns whether two elements are equal, except for rounding errors and for pixels that
  /// rounding errors decide.
  func isSame(
    _ found: Element?, _ wanted: Element?, in viewport: Viewport? = nil
  ) -> Bool {
    guard let found, let wanted else { return found == nil && wanted == nil }
    var copy = found
    copy.frame = wanted.frame
    if let viewport, meetsEdge(of: viewport.visible, wanted.frame) {
      // Rounding errors decide whether a pinned element is visible.
      copy.zIndex = wanted.zIndex
    }
    return copy == wanted
      && (isNear(found.frame, wanted.frame, 0)
        || isNear(found.frame, wanted.frame, doubt(about: wanted, viewport)))
  }

  /// Returns whether a frame ends where a rectangle begins, or begins where it ends, to the pixel.
  func meetsEdge(of rect: Rect, _ frame: Rect) -> Bool {
    let pixel = layout.context.grid.pixel
    let (start, end) = (rect.min(along: judge.axis), rect.max(along: judge.axis))
    return abs(frame.min(along: judge.axis) - end) <= pixel
      || abs(frame.max(along: judge.axis) - start) <= pixel
  }

  /// Returns how far the origin of an element may be off because rounding errors decide on its
  /// pixel.
  func doubt(about element: Element, _ viewport: Viewport?) -> Double {
    let visible = viewport?.visible
    let (below, above) = nudged.frames[visible] ?? (frames(-1e-6, visible), frames(1e-6, visible))
    nudged.frames[visible] = (below, above)
    guard let low = below[element.id], let high = above[element.id] else { return 0 }
    return max(abs(high.minX - low.minX), abs(high.minY - low.minY))
  }

  /// Returns the frames of a judge that rounds slightly too far.
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

  /// Returns the elements whose visibility rounding errors decide. Without a viewport, these are
  /// the elements that no viewport shows, which may be left out.
  func unclear(_ viewport: Viewport?) -> Set<Element.ID> {
    let unclear = judge.elements(pinnedIn: viewport?.visible).filter { judged in
      doubt(about: judged.element, viewport) > 0
        || viewport.map { isEdgeOnEdge(judged, $0) } ?? !judge.canBeSeen(judged)
    }
    return Set(unclear.map(\.element.id))
  }

  /// Returns whether rounding errors may decide if an element is visible: if edges meet that are no
  /// round numbers.
  func isEdgeOnEdge(_ judged: JudgedElement, _ viewport: Viewport) -> Bool {
    // Rounding errors may also decide whether the viewport touches the content at all.
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
