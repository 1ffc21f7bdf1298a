import Foundation
import GalleyDrawing
import GalleyGeometry

/// A layer that shows colors which blend into one another.
///
///     let fade = CAGradientLayer()
///     fade.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
open class CAGradientLayer: CALayer {
  /// The colors: `CGColor`s, from the start to the end.
  open var colors: [Any]? { didSet { contentChanged(redraws: true) } }
  /// Where they are, from 0 to 1; evenly apart, if `nil`.
  open var locations: [NSNumber]? { didSet { contentChanged(redraws: true) } }
  /// Where the first color is, as a share of the layer's size.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { contentChanged(redraws: true) } }
  /// Where the last color is, as a share of the layer's size.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { contentChanged(redraws: true) } }
  /// Along a line, from a point outwards, or around it.
  open var type = CAGradientLayerType.axial { didSet { contentChanged(redraws: true) } }

  internal override var contentOverDrawing: DisplayList {
    var list = DisplayList()
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.color }
    guard !colors.isEmpty, !bounds.isEmpty else { return list }
    let stops = colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      let locations = locations ?? []
      return Gradient.Stop(
        color, at: locations.indices.contains(index) ? locations[index].doubleValue : even)
    }
    list.fill(shape, with: .gradient(gradient(stops)))
    return list
  }

  private func gradient(_ stops: [Gradient.Stop]) -> Gradient {
    let (start, end) = (point(startPoint), point(endPoint))
    switch type {
    case .radial:
      // A circle of one point, stretched: an ellipse where the layer is no square.
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

  private func point(_ share: CGPoint) -> Point {
    Point(x: bounds.minX + bounds.width * share.x, y: bounds.minY + bounds.height * share.y)
  }
}

/// How a gradient layer's colors run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// What it is called.
  public var rawValue: String

  /// A type by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outwards, as far as the end point is away in each direction.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point, beginning where the end point is.
  /// - Unverified: whether UIKit's angles are stretched where the layer is no square.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
