import GalleyGeometry

// The bounds of a list.

extension DisplayList {
  /// A rectangle around everything that is painted; null for an empty list.
  ///
  /// - Complexity: O(*n*) in the items and the elements of their paths.
  public var bounds: Rect { KnownBounds().bounds(of: self) }
}

/// The bounds of lists that are already known.
///
/// The bounds of a group depend on the bounds of all groups inside the group, and each of these
/// groups needs its own bounds when it is drawn. With this table, the bounds of each group are
/// computed only once.
internal final class KnownBounds {
  private var bounds: [ObjectIdentifier: Rect] = [:]

  /// The number of lists whose bounds were computed.
  var count: Int { bounds.count }

  /// Returns the bounds of a list. The list must exist as long as this table is used.
  func bounds(of list: DisplayList) -> Rect {
    if let known = bounds[list.identity] { return known }
    let found = list.items.reduce(Rect.null) { $0.union($1.bounds(in: self)) }
    bounds[list.identity] = found
    return found
  }
}

extension DisplayList.Item {
  fileprivate func bounds(in known: KnownBounds) -> Rect {
    switch self {
    case .fill(let path, _, _): path.controlBounds
    case .stroke(let path, _, let style): path.bounds(stroked: style)
    case .shadow(let path, let shadow): shadow.bounds(of: path.controlBounds)
    case .picture(let picture): picture.frame.isFinite ? picture.frame.standardized : .null
    case .text(let text): text.bounds
    case .group(let group): group.bounds(in: known)
    }
  }
}

extension PlacedText {
  /// The bounds of the text.
  ///
  /// Letters may reach beyond their line, so the height of a line is added as a margin.
  fileprivate var bounds: Rect {
    guard origin.isFinite, let first = layout.lines.first else { return .null }
    var (rect, height) = (first.frame, first.frame.height)
    for line in layout.lines {
      rect = rect.union(line.frame)
      height = max(height, line.frame.height)
    }
    // Letters may be raised, or be taller than the maximum height of their line. So the margin is
    // at least the font size and at least the baseline offset.
    for run in layout.text.runs {
      let offset = run.style.baselineOffset.magnitude
      let reach = max(run.style.font.size.asFontSize, offset.isFinite ? offset : 0)
      height = max(height, reach)
    }
    rect = rect.grown(by: height).offsetBy(dx: origin.x, dy: origin.y)
    return layout.text.runs.reduce(rect) { bounds, run in
      run.style.shadow.map { bounds.union($0.bounds(of: rect)) } ?? bounds
    }
  }
}

extension Group {
  fileprivate func bounds(in known: KnownBounds) -> Rect {
    guard opacity > 0 || blend.erases, transform.isFinite else { return .null }
    var bounds = contentBounds(in: known)
    if let shadow, !bounds.isNull { bounds = bounds.union(shadow.bounds(of: bounds)) }
    if let mask { bounds = bounds.intersection(known.bounds(of: mask)) }
    return bounds.isNull ? .null : bounds.applying(transform)
  }

  /// The bounds of the group's content, in its own coordinates and without its shadow. With a blend
  /// mode that erases the content behind the group, these are the bounds of the whole clip.
  internal func contentBounds(in known: KnownBounds) -> Rect {
    guard let area = clip?.controlBounds else { return known.bounds(of: content) }
    if blend.erases, area.isFinite { return area }
    return known.bounds(of: content).intersection(area)
  }
}

extension Shadow {
  /// Returns the bounds of the shadow that content in a rectangle casts, or the null rectangle if
  /// the shadow is invisible.
  public func bounds(of rect: Rect) -> Rect {
    guard isVisible, !rect.isNull else { return .null }
    return rect.grown(by: blurRadius * 3 + 1).offsetBy(dx: offset.x, dy: offset.y)
  }

  /// Whether the shadow is visible.
  public var isVisible: Bool { color.alpha > 0 && offset.isFinite && radius.isFinite }

  /// The radius with which the shadow is drawn: from 0 to 200.
  public var blurRadius: Double { Swift.min(Swift.max(radius, 0), 200) }
}

extension Rect {
  fileprivate func grown(by distance: Double) -> Rect {
    isNull ? self : insetBy(dx: -distance, dy: -distance)
  }
}
