import GalleyGeometry

// How far a list reaches.

extension DisplayList {
  /// A rectangle around everything that is painted; null for a list of nothing.
  ///
  /// - Complexity: O(*n*) in the items, and the steps of their outlines.
  public var bounds: Rect { items.reduce(Rect.null) { $0.union($1.bounds) } }
}

extension DisplayList.Item {
  fileprivate var bounds: Rect {
    switch self {
    case .fill(let path, _, _): path.controlBounds
    case .stroke(let path, _, let style):
      path.controlBounds.grown(by: style.width / 2 * Swift.max(style.miterLimit, 1))
    case .shadow(let path, let shadow): shadow.bounds(of: path.controlBounds)
    case .picture(let picture): picture.frame
    case .text(let text):
      // Letters may reach beyond their line: by as much as one is high, say.
      Rect(origin: text.origin, size: text.layout.size)
        .union(
          text.layout.lines.reduce(Rect.null) { $0.union($1.frame) }
            .offsetBy(dx: text.origin.x, dy: text.origin.y)
        )
        .grown(by: text.layout.lines.map(\.frame.height).max() ?? 0)
    case .group(let group): group.bounds
    }
  }
}

extension Group {
  fileprivate var bounds: Rect {
    var bounds = content.bounds
    if let clip { bounds = bounds.intersection(clip.controlBounds) }
    if let shadow, !bounds.isNull { bounds = bounds.union(shadow.bounds(of: bounds)) }
    return bounds.isNull ? .null : bounds.applying(transform)
  }
}

extension Shadow {
  fileprivate func bounds(of rect: Rect) -> Rect {
    rect.grown(by: radius * 3).offsetBy(dx: offset.x, dy: offset.y)
  }
}

extension Rect {
  fileprivate func grown(by distance: Double) -> Rect {
    isNull ? self : insetBy(dx: -distance, dy: -distance)
  }
}
