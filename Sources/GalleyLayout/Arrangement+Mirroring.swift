import GalleyGeometry

// If reading is from right to left, the frames are first computed for reading from left to right.
// Then the finished frames are mirrored.

extension Arrangement {
  internal var isMirrored: Bool {
    context.direction == .rightToLeft && content.isMirroredFromRightToLeft
  }

  /// Returns a rectangle of the content, mirrored.
  internal func mirrored(_ rect: Rect) -> Rect {
    isMirrored ? rect.mirrored(in: contentSize.width) : rect
  }

  /// Returns an element, mirrored within the content, or within its row if the row scrolls
  /// orthogonally.
  internal func mirrored(_ element: Element) -> Element {
    guard isMirrored else { return element }
    var element = element
    element.frame = element.frame.mirrored(in: width(around: element))
    return element
  }

  /// The width of the space in which an element is mirrored.
  internal func width(around element: Element) -> Double {
    guard element.scrollsSideways, scrollAxis == .vertical,
      let row = orthogonalSection(element.id.path.section)
    else { return contentSize.width }
    // A row that has not been scrolled keeps its offset at zero when it is mirrored.
    return contentSize.width + row.maximumOffset
  }

  /// The offset of a section that scrolls orthogonally, counted from the left.
  internal func physicalOffset(ofSection section: Int, in viewport: Viewport) -> Double {
    // An offset that is not a number is ignored.
    if let offset = viewport.orthogonalOffsets[section], offset.isFinite { return offset }
    return orthogonalSection(section)?.offsetAtRest ?? 0
  }

  /// Converts a viewport of a mirrored arrangement to the direction in which frames are computed,
  /// from left to right, or back.
  ///
  /// If the arrangement is not mirrored, the viewport is returned unchanged.
  internal func mirrored(_ viewport: Viewport) -> Viewport {
    guard isMirrored else { return viewport }
    var result = viewport
    result.rect = mirrored(viewport.rect)
    result.visible = mirrored(viewport.visible)
    if scrollAxis == .vertical {
      for (section, offset) in viewport.orthogonalOffsets {
        guard offset.isFinite, let row = orthogonalSection(section) else { continue }
        result.orthogonalOffsets[section] = row.maximumOffset - offset
      }
    }
    return result
  }
}

extension OrthogonalRow {
  /// The offset of a row that has not been scrolled: its leading end is visible.
  fileprivate var offsetAtRest: Double { isMirrored ? maximumOffset : 0 }
}

extension Rect {
  /// Returns the mirror image of the rectangle within a width.
  internal func mirrored(in width: Double) -> Rect {
    Rect(x: width - minX - self.width, y: minY, width: self.width, height: height)
  }
}
