import GalleyGeometry

// What is asked of an arrangement.

extension Arrangement {
  /// The elements in a part of the content: section by section the cells in order, then what hangs
  /// on them and stands around them, then decorations; what stands around everything comes last.
  ///
  ///     // What is on screen, and a screenful before and behind it
  ///     arrangement.elements(in: Viewport(bounds.insetBy(dx: 0, dy: -bounds.height), visible: bounds))
  ///
  /// A cell counts as far as it is inside of its own instance of the group, as measured on UIKit.
  /// Pinned elements are where they stand for the viewport. Touching is not enough, but for
  /// decorations.
  /// - Complexity: O(log *s* + *k*) for *s* spans of sections or rows that differ, and *k* elements
  ///   in the groups that are in sight.
  public func elements(in viewport: Viewport) -> [Element] {
    var elements: [Element] = []
    append(elementsIn: viewport, to: &elements)
    return elements
  }

  /// Appends the elements in a part of the content to an array, which may be used again and again.
  public func append(elementsIn viewport: Viewport, to elements: inout [Element]) {
    append(elementsIn: viewport, pins: true, to: &elements)
  }

  private func elements(in viewport: Viewport, pins: Bool) -> [Element] {
    var elements: [Element] = []
    append(elementsIn: viewport, pins: pins, to: &elements)
    return elements
  }

  private func append(elementsIn viewport: Viewport, pins: Bool, to elements: inout [Element]) {
    guard viewport.isFinite else { return }
    let first = elements.count
    content.append(in: turned(viewport), pins: pins, to: &elements)
    guard isMirrored else { return }
    for index in first..<elements.count { elements[index] = mirrored(elements[index]) }
  }

  /// Everything there is to see, nothing of it pinned. What has no area is not to be seen;
  /// `element(_:in:)` knows it all the same.
  ///
  /// For tests, and for lists that are not long: what is asked for should be what is in sight.
  public func allElements() -> [Element] {
    var elements: [Element] = []
    content.append(in: .everything, pins: false, to: &elements)
    return isMirrored ? elements.map { mirrored($0) } : elements
  }

  /// The element of an identity, or `nil` if there is none.
  ///
  ///     arrangement.element(.item(22, in: 0))       // item 0.22 (0, 968, 320, 44)
  ///     arrangement.element(.header(ofSection: 0), in: viewport)   // where it is pinned
  ///
  /// - Parameters:
  ///   - id: What the element is, and where it stands.
  ///   - viewport: What is in sight, for pinned elements. Without it they are where they belong.
  public func element(_ id: Element.ID, in viewport: Viewport? = nil) -> Element? {
    let viewport = viewport.flatMap { $0.isFinite ? turned($0) : nil }
    return content.element(id, in: viewport).map { mirrored($0) }
  }

  /// The frame of an item's cell, or `nil` if there is no place for it; see ``Element/frame``.
  public func frame(of path: ElementPath) -> Rect? {
    element(Element.ID(.item, at: path))?.frame
  }

  /// The frame of a section as a whole, headers and insets included, or `nil` if there is none.
  public func frame(ofSection section: Int) -> Rect? {
    guard section >= 0 && section < sectionCount else { return nil }
    return mirrored(content.frame(ofSection: section))
  }

  /// The frontmost element at a point of the content, or `nil` if there is none.
  ///
  ///     arrangement.element(at: Point(x: 10, y: 1_000))   // item 0.22 (0, 968, 320, 44)
  ///
  /// Of elements that are equally far in front, what is laid out later is.
  public func element(at point: Point, in viewport: Viewport? = nil) -> Element? {
    guard point.isFinite else { return nil }
    // Wide enough that a cell around the point shares an area with it.
    let spot = Rect(x: point.x - 1e-3, y: point.y - 1e-3, width: 2e-3, height: 2e-3)
    var around = viewport ?? Viewport(spot)
    around.rect = spot
    var front: Element?
    // Without a viewport nothing is pinned: the spot is not what is in sight.
    for element in elements(in: around, pins: viewport != nil) {
      let frame = frame(of: element, in: around)
      guard frame.minX <= point.x && point.x < frame.maxX else { continue }
      guard frame.minY <= point.y && point.y < frame.maxY else { continue }
      if element.zIndex >= front?.zIndex ?? .min { front = element }
    }
    return front
  }

  /// Where an element is seen on the content: its frame, moved as far as its section is scrolled
  /// sideways.
  ///
  ///     let scrolled = Viewport(bounds, orthogonalOffsets: [2: 130])
  ///     for element in arrangement.elements(in: scrolled) {
  ///       draw(element.id, at: arrangement.frame(of: element, in: scrolled))
  ///     }
  public func frame(of element: Element, in viewport: Viewport) -> Rect {
    guard element.scrollsSideways else { return element.frame }
    let section = element.id.path.section
    var frame = element.frame
    frame.origin[scrollAxis.perpendicular] -= physicalOffset(ofSection: section, in: viewport)
    return frame
  }

  // MARK: Order

  /// The item after another in the list, or `nil` if that is the last.
  public func path(after path: ElementPath) -> ElementPath? {
    guard path.section >= 0 && path.section < sectionCount, path.item >= 0 else { return nil }
    if path.item < itemCount(inSection: path.section) - 1 {
      return ElementPath(section: path.section, item: path.item + 1)
    }
    return content.firstItem(fromSection: path.section + 1)
  }

  /// The item before another in the list, or `nil` if that is the first.
  public func path(before path: ElementPath) -> ElementPath? {
    guard path.section >= 0 && path.section < sectionCount else { return nil }
    let count = itemCount(inSection: path.section)
    if path.item > 0 && count > 0 {
      return ElementPath(section: path.section, item: min(path.item, count) - 1)
    }
    return content.lastItem(beforeSection: path.section)
  }

  /// The first item of which something lies behind an offset along the scroll axis.
  ///
  /// The offset counts from the edge where the list begins: from the top; sideways from the left, or
  /// from the right where the list is mirrored.
  ///
  ///     // Rows of 44 points
  ///     arrangement.firstPath(atOrAfter: 90)   // 0.2
  public func firstPath(atOrAfter offset: Double) -> ElementPath? {
    offset.isNaN ? nil : content.firstItem(endingAfter: offset)
  }

  // MARK: Sideways

  /// How a section scrolls sideways, or `nil` if it does not: how far, and where it comes to rest.
  public func orthogonalSection(_ section: Int) -> OrthogonalRow? {
    guard section >= 0 && section < sectionCount else { return nil }
    var row = content.orthogonalRow(ofSection: section)
    // From top to bottom nothing is mirrored.
    row?.isMirrored = isMirrored && scrollAxis == .vertical
    return row
  }
}

extension Viewport {
  /// Whether it names a place.
  internal var isFinite: Bool { rect.isFinite && !visible.isNull }
}
