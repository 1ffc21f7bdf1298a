import Foundation
import GalleyDrawing
import GalleyGeometry

/// A layer that shows a gradient of colors.
///
///     let fade = CAGradientLayer()
///     fade.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
///
/// Colors, locations and both points can be animated. Colors and locations blend if their number is
/// the same at the start and at the end.
open class CAGradientLayer: CALayer {
  /// The colors: `CGColor`s, from the start to the end.
  open var colors: [Any]? { didSet { contentChanged(redraws: true) } }
  /// The locations of the colors, from 0 to 1; `nil` for evenly spaced colors.
  open var locations: [NSNumber]? { didSet { contentChanged(redraws: true) } }
  /// The point of the first color, in fractions of the layer's size.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { contentChanged(redraws: true) } }
  /// The point of the last color, in fractions of the layer's size.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { contentChanged(redraws: true) } }
  /// The type of the gradient: along a line, outward from a point, or around a point.
  open var type = CAGradientLayerType.axial { didSet { contentChanged(redraws: true) } }

  /// The layer's own colors.
  ///
  /// Elements of `colors` that are no `CGColor` are left out.
  private var ownColors: [Color] { (colors ?? []).compactMap { ($0 as? CGColor)?.color } }

  /// The layer's own locations, one for each color.
  private var ownLocations: [Double] {
    let (count, given) = (ownColors.count, locations ?? [])
    return (0..<count).map { index in
      if given.indices.contains(index) { return given[index].doubleValue }
      return count > 1 ? Double(index) / Double(count - 1) : 0
    }
  }

  /// The visible colors.
  private var shownColors: [Color] {
    guard let values = shownList("colors") else { return ownColors }
    return values.compactMap { if case .color(let color?) = $0 { color } else { nil } }
  }

  /// The visible locations.
  private var shownLocations: [Double] {
    guard let values = shownList("locations") else { return ownLocations }
    return values.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  internal override var ownAnimatedValues: [String: AnimatedValue] {
    [
      "colors": .list(ownColors.map { .color($0) }),
      "locations": .list(ownLocations.map { .number($0) }),
      "startPoint": .point(startPoint), "endPoint": .point(endPoint),
    ]
  }

  /// Copies the properties of another layer, with the values that are visible now.
  internal override func copyOwnProperties(of layer: CALayer) {
    guard let layer = layer as? CAGradientLayer else { return }
    let areShown = layer.shownColors == layer.ownColors
    colors = areShown ? layer.colors : layer.shownColors.map { UIColor($0).cgColor }
    let arePlaced = layer.shownLocations == layer.ownLocations
    locations =
      arePlaced ? layer.locations : layer.shownLocations.map { NSNumber(value: $0) }
    startPoint = layer.shownPoint("startPoint", layer.startPoint)
    endPoint = layer.shownPoint("endPoint", layer.endPoint)
    type = layer.type
  }

  internal override var contentFollowsShape: Bool { true }

  internal override var contentOverDrawing: DisplayList {
    var list = DisplayList()
    let (colors, locations) = (shownColors, shownLocations)
    guard !colors.isEmpty, !shownPlace.bounds.isEmpty else { return list }
    let stops = colors.enumerated().map { index, color in
      Gradient.Stop(color, at: locations.indices.contains(index) ? locations[index] : 1)
    }
    list.fill(shape, with: .gradient(gradient(stops)))
    return list
  }

  /// Returns the gradient of the layer's type.
  private func gradient(_ stops: [Gradient.Stop]) -> Gradient {
    let (start, end) = (
      point(shownPoint("startPoint", startPoint)), point(shownPoint("endPoint", endPoint))
    )
    switch type {
    case .radial:
      // A circle with a radius of one point, stretched to an ellipse if the layer is not square.
      let circle = Gradient.Shape.radial(from: .zero, startRadius: 0, to: .zero, endRadius: 1)
      var gradient = Gradient(circle, stops: stops)
      gradient.transform = AffineTransform(
        a: max((end.x - start.x).magnitude, 1e-6), b: 0, c: 0,
        d: max((end.y - start.y).magnitude, 1e-6), tx: start.x, ty: start.y)
      return gradient
    case .conic:
      let angle = Elementary.arctangent2(y: end.y - start.y, x: end.x - start.x)
      return Gradient(.conic(center: start, startAngle: angle), stops: stops)
    default: return Gradient(.linear(from: start, to: end), stops: stops)
    }
  }

  /// Returns a point that is given in fractions of the layer's visible size.
  private func point(_ share: CGPoint) -> Point {
    let bounds = shownPlace.bounds
    return Point(x: bounds.minX + bounds.width * share.x, y: bounds.minY + bounds.height * share.y)
  }
}

/// The type of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public var rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A gradient along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A gradient outward from a point, to the distance of the end point in each direction.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// A gradient around a point, beginning in the direction of the end point.
  /// - Unverified: whether UIKit's angles are stretched if the layer is not square.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
