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
  /// Along a line, or from a point outwards.
  open var type = CAGradientLayerType.axial { didSet { contentChanged(redraws: true) } }

  internal override func recordDrawing() -> DisplayList {
    var list = super.recordDrawing()
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.color }
    guard !colors.isEmpty, !bounds.isEmpty else { return list }
    let stops = colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      let locations = locations ?? []
      return Gradient.Stop(
        color, at: locations.indices.contains(index) ? locations[index].doubleValue : even)
    }
    list.fill(shape, with: .gradient(Gradient(gradientShape, stops: stops)))
    return list
  }

  private var gradientShape: Gradient.Shape {
    let (start, end) = (point(startPoint), point(endPoint))
    guard type == .radial else { return .linear(from: start, to: end) }
    // - Differs: a circle, and not an ellipse, where the layer is no square.
    let radius = max((end.x - start.x).magnitude, (end.y - start.y).magnitude)
    return .radial(from: start, startRadius: 0, to: start, endRadius: radius)
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
  /// From a point outwards.
  /// - Differs: always in circles.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}
