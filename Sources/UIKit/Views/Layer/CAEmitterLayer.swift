import Foundation
import GalleyDrawing

/// A layer that emits particles, such as confetti, snow or sparks.
///
///     let confetti = CAEmitterLayer()
///     confetti.emitterShape = .line
///     confetti.emitterSize = CGSize(width: 320, height: 1)
///     confetti.emitterCells = [cell]
///
/// - Differs: Particles are not drawn, because their paths are random. The layer itself and its
///   sublayers are drawn.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// The factor by which the birth rates of the cells are multiplied.
  open var birthRate: Float = 1
  /// The factor by which the lifetimes of the cells are multiplied.
  open var lifetime: Float = 1
  /// The middle of the emitter.
  open var emitterPosition = CGPoint.zero
  /// The depth of the middle of the emitter.
  open var emitterZPosition: CGFloat = 0
  /// The size of the emitter's shape.
  open var emitterSize = CGSize.zero
  /// The depth of the emitter's shape.
  open var emitterDepth: CGFloat = 0
  /// The shape of the emitter.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape that emits particles.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order in which particles are drawn, or the addition of their colors.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether particles keep their depth, rather than being flattened into the layer's plane.
  open var preservesDepth = false
  /// The factor by which the velocities of the cells are multiplied.
  open var velocity: Float = 1
  /// The factor by which the scales of the cells are multiplied.
  open var scale: Float = 1
  /// The factor by which the rotations of the cells are multiplied.
  open var spin: Float = 1
  /// The number from which the random numbers of the particles are derived.
  open var seed: UInt32 = 0

  internal override var ownAnimatedValues: [String: AnimatedValue] {
    [
      "birthRate": .number(Double(birthRate)), "lifetime": .number(Double(lifetime)),
      "emitterPosition": .point(emitterPosition), "emitterZPosition": .number(emitterZPosition),
      "emitterSize": .size(emitterSize), "emitterDepth": .number(emitterDepth),
      "velocity": .number(Double(velocity)), "scale": .number(Double(scale)),
      "spin": .number(Double(spin)),
    ]
  }

  /// Copies the properties of another layer, with the values that are visible now.
  internal override func copyOwnProperties(of layer: CALayer) {
    guard let layer = layer as? CAEmitterLayer else { return }
    func factor(_ name: String, _ atRest: Float) -> Float {
      Float(layer.shownNumber(name, CGFloat(atRest)))
    }
    emitterCells = layer.emitterCells
    birthRate = factor("birthRate", layer.birthRate)
    lifetime = factor("lifetime", layer.lifetime)
    emitterPosition = layer.shownPoint("emitterPosition", layer.emitterPosition)
    emitterZPosition = layer.shownNumber("emitterZPosition", layer.emitterZPosition)
    emitterSize = layer.shownSize("emitterSize", layer.emitterSize)
    emitterDepth = layer.shownNumber("emitterDepth", layer.emitterDepth)
    (emitterShape, emitterMode) = (layer.emitterShape, layer.emitterMode)
    (renderMode, preservesDepth, seed) = (layer.renderMode, layer.preservesDepth, layer.seed)
    velocity = factor("velocity", layer.velocity)
    scale = factor("scale", layer.scale)
    spin = factor("spin", layer.spin)
  }

  private func shownSize(_ name: String, _ atRest: CGSize) -> CGSize {
    if case .size(let value)? = motion?.shown.own[name] { value } else { atRest }
  }
}

/// The shape from which an emitter layer emits particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public var rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line, as wide as the emitter.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A cuboid.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle, with the emitter's width as its radius.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere, with the emitter's width as its radius.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of an emitter layer's shape that emits particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public var rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Points of the shape.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The outline of the shape.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The surface of the shape.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The inside of the shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which an emitter layer draws particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public var rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Particles are drawn in no particular order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest particles are drawn first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest particles are drawn last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// Particles are drawn by their depth, from the back to the front.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The colors of particles are added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
