import GalleyGeometry

extension RunningSections {
  /// Returns the z index of an item.
  ///
  /// Each section has a range of a thousand, so that a section covers the sections before it. From
  /// the thousandth item of a section on, all items have the same z index.
  package func zIndex(ofItem item: Int, inSection section: Int) -> Int {
    section &* 1_000 &+ min(max(item, 0), 999)
  }

  /// Returns the z index of a section's header and footer, which are in front of its items.
  package func zIndex(ofSupplementaryInSection section: Int) -> Int { section &* 1_000 &+ 999 }

  /// Returns the elements that overlap a rectangle: section by section the items in order, the
  /// header, and the footer.
  ///
  /// A sticky header is only searched for in the sections that overlap the rectangle, and in the
  /// sections between them.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of the content.
  ///   - offset: The offset for sticky headers, as for ``headerFrame(ofSection:stickyAt:)``.
  /// - Complexity: O(log *n* + *k*), where *k* is the number of items in the rows that overlap the
  ///   rectangle.
  package func elements(in rect: Rect, stickyAt offset: Double? = nil) -> [Element] {
    let low = rect.min(along: layout.scrollAxis)
    let high = rect.max(along: layout.scrollAxis)
    var sections = sections(touching: low, high)
    while let first = sections.first, !solved[first].bounds.intersects(rect) {
      sections.removeFirst()
    }
    while let last = sections.last, !solved[last].bounds.intersects(rect) {
      sections.removeLast()
    }
    var elements: [Element] = []
    for section in sections {
      for item in items(inSection: section, touching: low, high) {
        guard let element = element(.item(item, in: section)), element.frame.intersects(rect)
        else { continue }
        elements.append(element)
      }
      for kind in [Element.Kind.sectionHeader, .sectionFooter] {
        let id = Element.ID(kind, at: ElementPath(section: section, item: 0))
        guard let element = element(id, stickyAt: offset), element.frame.intersects(rect)
        else { continue }
        elements.append(element)
      }
    }
    return elements
  }

  /// Returns an item, a header or a footer; `nil` if it does not exist.
  ///
  /// - Parameters:
  ///   - id: The identity of the element.
  ///   - offset: The offset for sticky headers, as for ``headerFrame(ofSection:stickyAt:)``.
  package func element(_ id: Element.ID, stickyAt offset: Double? = nil) -> Element? {
    let (section, item) = (id.path.section, id.path.item)
    let frame: Rect? =
      switch id.kind {
      case .item: frame(ofItem: item, inSection: section)
      case .sectionHeader where item == 0:
        headerFrame(ofSection: section, stickyAt: offset)
      case .sectionFooter where item == 0: footerFrame(ofSection: section)
      default: nil
      }
    guard let frame else { return nil }
    let zIndex =
      id.kind == .item
      ? zIndex(ofItem: item, inSection: section) : zIndex(ofSupplementaryInSection: section)
    return Element(id, frame: frame, zIndex: zIndex)
  }
}
