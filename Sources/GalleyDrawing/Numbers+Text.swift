import GalleyGeometry

// The descriptions of numbers in a printed display list, with at most three decimal places.

extension Double {
  internal var brief: String {
    guard magnitude < 1e12 else { return shortDescription }
    return ((self * 1_000).roundedToNearestOrEven / 1_000).shortDescription
  }
}

extension Point {
  internal var brief: String { "(\(x.brief), \(y.brief))" }
}

extension Size {
  internal var brief: String { "\(width.brief) × \(height.brief)" }
}

extension Rect {
  internal var brief: String {
    "(\(origin.x.brief), \(origin.y.brief), \(size.width.brief), \(size.height.brief))"
  }
}
