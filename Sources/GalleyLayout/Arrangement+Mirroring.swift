import GalleyGeometry

// From right to left everything is solved as if it were from left to right, and finished frames are
// turned around.

extension Arrangement {
  internal var isMirrored: Bool {
    context.direction == .rightToLeft && content.isMirroredFromRightToLeft
  }

  /// A rectangle of the content, turned around.
  internal func mirrored(_ rect: Rect) -> Rect {
    isMirrored ? rect.mirrored(in: contentSize.width) : rect
  }

  /// An element, turned around; in a row that scrolls sideways, as the row is.
  internal func mirrored(_ element: Element) -> Element {
    guard isMirrored else { return element }
    var element = element
    element.frame = element.frame.mirrored(in: width(around: element))
    return element
  }

  /// The width of what an element is turned around in.
  internal func width(around element: Element) -> Double {
    guard element.scrollsSideways, scrollAxis == .vertical,
      let row = orthogonalSection(element.id.path.section)
    else { return contentSize.width }
    // Of the row that is in sight at its start, the start is where that of the content is.
    return contentSize.width + row.maximumOffset
  }

  /// How far a section is scrolled, from the left.
  internal func physicalOffset(ofSection section: Int, in viewport: Viewport) -> Double {
    // What is no number is no offset.
    if let offset = viewport.orthogonalOffsets[section], offset.isFinite { return offset }
    return orthogonalSection(section)?.offsetAtRest ?? 0
  }

  /// The viewport as it would be if it were read the other way: from one that is seen the one that is
  /// read, and back.
  internal func turned(_ viewport: Viewport) -> Viewport {
    guard isMirrored else { return viewport }
    var turned = viewport
    turned.rect = mirrored(viewport.rect)
    turned.visible = mirrored(viewport.visible)
    if scrollAxis == .vertical {
      for (section, offset) in viewport.orthogonalOffsets {
        guard offset.isFinite, let row = orthogonalSection(section) else { continue }
        turned.orthogonalOffsets[section] = row.maximumOffset - offset
      }
    }
    return turned
  }
}

extension OrthogonalRow {
  /// The offset of a row that nobody has scrolled: its start.
  fileprivate var offsetAtRest: Double { isMirrored ? maximumOffset : 0 }
}

extension Rect {
  /// The mirror image in something of a width.
  internal func mirrored(in width: Double) -> Rect {
    Rect(x: width - minX - self.width, y: minY, width: self.width, height: height)
  }
}
