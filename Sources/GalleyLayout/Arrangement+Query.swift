import GalleyGeometry

// Finding elements.

extension Arrangement {
  /// Returns the elements in a part of the content.
  ///
  /// The elements are sorted by section; in a section the cells come first, in order, then the
  /// supplementary views, then the decorations. The boundary items of the whole layout come last.
  ///
  ///     // The elements on screen, and those within a screenful before and after it
  ///     arrangement.elements(
  ///       in: Viewport(bounds.insetBy(dx: 0, dy: -bounds.height), visible: bounds))
  ///
  /// A section repeats its group. A cell is included only if the part of it that is inside its own
  /// repetition of the group is in the viewport, as measured on UIKit. Pinned elements are at their
  /// pinned positions. An element that only touches the viewport is not included, unless it is a
  /// decoration.
  ///
  /// - Complexity: O(log *s* + *k*) for *s* spans, and *k* elements in the visible groups. A span
  ///   is a series of equal sections or rows.
  public func elements(in viewport: Viewport) -> [Element] {
    var elements: [Element] = []
    append(elementsIn: viewport, to: &elements)
    return elements
  }

  /// Appends the elements in a part of the content to an array, so that one array can be reused.
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
    content.append(in: mirrored(viewport), pins: pins, to: &elements)
    guard isMirrored else { return }
    for index in first..<elements.count { elements[index] = mirrored(elements[index]) }
  }

  /// Returns all elements, none of them pinned.
  ///
  /// Elements without an area are left out; `element(_:in:)` returns them, too.
  ///
  /// Use this method in tests, and for short lists; otherwise use `elements(in:)` for the visible
  /// elements.
  public func allElements() -> [Element] {
    var elements: [Element] = []
    content.append(in: .everything, pins: false, to: &elements)
    return isMirrored ? elements.map { mirrored($0) } : elements
  }

  /// Returns the element with an identity, or `nil` if there is none.
  ///
  ///     arrangement.element(.item(22, in: 0))       // item 0.22 (0, 968, 320, 44)
  ///     arrangement.element(.header(ofSection: 0), in: viewport)   // where it is pinned
  ///
  /// - Parameters:
  ///   - id: The element's kind and path.
  ///   - viewport: The visible part of the content, which decides where pinned elements are.
  ///     Without a viewport, nothing is pinned.
  public func element(_ id: Element.ID, in viewport: Viewport? = nil) -> Element? {
    let viewport = viewport.flatMap { $0.isFinite ? mirrored($0) : nil }
    return content.element(id, in: viewport).map { mirrored($0) }
  }

  /// Returns the frame of an item's cell, or `nil` if it has none; see ``Element/frame``.
  public func frame(of path: ElementPath) -> Rect? {
    element(Element.ID(.item, at: path))?.frame
  }

  /// Returns the frame of a whole section, headers and insets included, or `nil` if there is none.
  public func frame(ofSection section: Int) -> Rect? {
    guard section >= 0 && section < sectionCount else { return nil }
    return mirrored(content.frame(ofSection: section))
  }

  /// Returns the frontmost element at a point of the content, or `nil` if there is none.
  ///
  ///     arrangement.element(at: Point(x: 10, y: 1_000))   // item 0.22 (0, 968, 320, 44)
  ///
  /// If several elements have the same z index, the element that is laid out last is in front.
  public func element(at point: Point, in viewport: Viewport? = nil) -> Element? {
    guard point.isFinite else { return nil }
    // The rectangle is large enough that a cell around the point shares an area with it.
    let spot = Rect(x: point.x - 1e-3, y: point.y - 1e-3, width: 2e-3, height: 2e-3)
    var around = viewport ?? Viewport(spot)
    around.rect = spot
    var front: Element?
    // Without a viewport nothing is pinned: the small rectangle around the point is not a viewport.
    for element in elements(in: around, pins: viewport != nil) {
      let frame = frame(of: element, in: around)
      guard frame.minX <= point.x && point.x < frame.maxX else { continue }
      guard frame.minY <= point.y && point.y < frame.maxY else { continue }
      if element.zIndex >= front?.zIndex ?? .min { front = element }
    }
    return front
  }

  /// Returns the frame at which an element is visible in the content: its own frame, moved by the
  /// orthogonal offset of its section.
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

  /// Returns the next item in the list, or `nil` after the last.
  public func path(after path: ElementPath) -> ElementPath? {
    guard path.section >= 0 && path.section < sectionCount, path.item >= 0 else { return nil }
    if path.item < itemCount(inSection: path.section) - 1 {
      return ElementPath(section: path.section, item: path.item + 1)
    }
    return content.firstItem(fromSection: path.section + 1)
  }

  /// Returns the previous item in the list, or `nil` before the first.
  public func path(before path: ElementPath) -> ElementPath? {
    guard path.section >= 0 && path.section < sectionCount else { return nil }
    let count = itemCount(inSection: path.section)
    if path.item > 0 && count > 0 {
      return ElementPath(section: path.section, item: min(path.item, count) - 1)
    }
    return content.lastItem(beforeSection: path.section)
  }

  /// Returns the first item that ends after an offset along the scroll axis.
  ///
  /// The offset counts from the edge at which the list begins: the top edge, or for a list that
  /// scrolls horizontally the left edge, and the right edge if such a list is mirrored.
  ///
  ///     // Rows of 44 points
  ///     arrangement.firstPath(atOrAfter: 90)   // 0.2
  public func firstPath(atOrAfter offset: Double) -> ElementPath? {
    offset.isNaN ? nil : content.firstItem(endingAfter: offset)
  }

  // MARK: Orthogonal rows

  /// Returns the scrolling of a section that scrolls orthogonally: its length and its resting
  /// offsets.
  ///
  /// Returns `nil` for other sections.
  public func orthogonalSection(_ section: Int) -> OrthogonalRow? {
    guard section >= 0 && section < sectionCount else { return nil }
    var row = content.orthogonalRow(ofSection: section)
    // In a layout that scrolls horizontally itself, such a section scrolls vertically and is never
    // mirrored.
    row?.isMirrored = isMirrored && scrollAxis == .vertical
    return row
  }

  /// Returns the sections that scroll orthogonally and whose items are in a rectangle of the
  /// content, in order.
  ///
  /// A section is included however far it is scrolled, even if none of its items is visible in the
  /// rectangle.
  package func orthogonalSections(in rect: Rect) -> [Int] {
    guard rect.isFinite else { return [] }
    let stretch = mirrored(rect).stretch(along: scrollAxis)
    return content.orthogonalSections(from: stretch.lowerBound, to: stretch.upperBound)
  }
}

extension Viewport {
  /// Whether the rectangle is finite and its visible part is not null.
  internal var isFinite: Bool { rect.isFinite && !visible.isNull }
}
