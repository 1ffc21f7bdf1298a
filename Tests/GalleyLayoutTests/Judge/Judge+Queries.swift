import GalleyGeometry
import GalleyLayout

// The queries of `Arrangement`. Each one searches all elements.

extension Judge {
  /// The elements that are visible in a part of the content.
  func elements(in viewport: Viewport) -> [Element] {
    guard let part = clipped(viewport.rect) else { return [] }
    return elements(pinnedIn: viewport.visible)
      .filter { isSeen($0, in: part, viewport) }.map(\.element)
  }

  /// The part of a rectangle that lies in the content, or nil if they do not even touch.
  func clipped(_ rect: Rect) -> Rect? {
    let (left, right) = (max(rect.minX, 0), min(rect.maxX, contentSize.width))
    let (top, bottom) = (max(rect.minY, 0), min(rect.maxY, contentSize.height))
    guard left <= right, top <= bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func isSeen(_ judged: JudgedElement, in part: Rect, _ viewport: Viewport) -> Bool {
    if let section = judged.section { return touches(section, part) }
    let section = judged.element.id.path.section
    // A section without length shows nothing.
    if judged.instance != nil, !solvedSections[section].hasLength { return false }
    let frame = scrolled(judged.element.frame, of: judged, in: viewport)
    guard let instance = judged.instance.map({ scrolled($0, of: judged, in: viewport) }) else {
      return overlap([frame, part])
    }
    return judged.element.id.kind == .item
      ? overlap([frame, instance, part]) : overlap([frame, part]) && overlap([instance, part])
  }

  /// Whether an element can be visible at all: it has an area, inside its instance of the group.
  func canBeSeen(_ judged: JudgedElement) -> Bool {
    let everywhere = Rect(x: -1e15, y: -1e15, width: 2e15, height: 2e15)
    return isSeen(judged, in: everywhere, Viewport(everywhere))
  }

  /// Returns where a rectangle of an element is when its section is scrolled orthogonally to the
  /// offset in the viewport. Without such an offset, the section is at its start.
  func scrolled(_ rect: Rect, of judged: JudgedElement, in viewport: Viewport) -> Rect {
    let section = judged.element.id.path.section
    guard judged.element.scrollsSideways, let row = row(ofSection: section) else { return rect }
    let offset = viewport.orthogonalOffsets[section].map { sound($0) } ?? row.physical(0)
    let way = Point(across, along: -offset, across: 0)
    return rect.offsetBy(dx: way.x, dy: way.y)
  }

  /// Whether rectangles overlap by more than a rounding error.
  private func overlap(_ rects: [Rect]) -> Bool {
    Axis.allCases.allSatisfy { axis in
      let end = rects.map { $0.max(along: axis) }.min() ?? 0
      let start = rects.map { $0.min(along: axis) }.max() ?? 0
      return end - start > 1e-9
    }
  }

  private func touches(_ left: Rect, _ right: Rect) -> Bool {
    Axis.allCases.allSatisfy {
      left.min(along: $0) <= right.max(along: $0) && right.min(along: $0) <= left.max(along: $0)
    }
  }

  // MARK: One element

  func element(_ id: Element.ID, in viewport: Viewport? = nil) -> Element? {
    elements(pinnedIn: viewport?.visible).first { $0.element.id == id }?.element
  }

  /// The frontmost visible element at a point: the last one of those with the highest z index.
  func element(at point: Point, in viewport: Viewport? = nil) -> Element? {
    let around = Rect(x: point.x - 1e-3, y: point.y - 1e-3, width: 2e-3, height: 2e-3)
    guard let part = clipped(around) else { return nil }
    var front: Element?
    for judged in elements(pinnedIn: viewport?.visible) {
      let viewport = viewport ?? Viewport(around)
      guard isSeen(judged, in: part, viewport),
        scrolled(judged.element.frame, of: judged, in: viewport).contains(point)
      else { continue }
      if judged.element.zIndex >= front?.zIndex ?? .min { front = judged.element }
    }
    return front
  }

  // MARK: Paths

  /// Every item's path, in order.
  var paths: [ElementPath] {
    sections.indices.flatMap { section in
      (0..<max(sections[section].itemCount, 0)).map { ElementPath(section: section, item: $0) }
    }
  }

  func path(after path: ElementPath) -> ElementPath? { paths.first { $0 > path } }
  func path(before path: ElementPath) -> ElementPath? { paths.last { $0 < path } }

  /// The first item that ends after an offset, which is measured from the leading end of the
  /// content.
  ///
  /// - Parameter countingWhatSticksOut: Whether the parts of an item outside its instance of the
  ///   group, or outside its section, count.
  func firstPath(atOrAfter offset: Double, countingWhatSticksOut: Bool = false) -> ElementPath? {
    func end(of rect: Rect) -> Double {
      context.direction == .rightToLeft && axis == .horizontal
        ? contentSize.width - rect.minX : rect.max(along: axis)
    }
    return elements().first { judged in
      let path = judged.element.id.path
      guard judged.element.id.kind == .item, let instance = judged.instance,
        solvedSections[path.section].hasLength
      else { return false }
      let ownEnd = end(of: judged.element.frame)
      let inside = min(ownEnd, end(of: instance), end(of: frame(ofSection: path.section)))
      return (countingWhatSticksOut ? ownEnd : inside) > offset
    }?.element.id.path
  }
}
