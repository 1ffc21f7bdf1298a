import Foundation
import GalleyDrawing

/// A kind of particles that an emitter layer emits.
///
///     let cell = CAEmitterCell()
///     cell.contents = UIImage(named: "star")?.cgImage
///     cell.birthRate = 6
///     cell.lifetime = 8
///     cell.velocity = 120
///
/// If a property has a range, its value for each particle is random, and differs from the property
/// by at most half of the range. A cell with a name can also be changed by a key path of its layer:
/// `layer.setValue(0, forKeyPath: "emitterCells.star.birthRate")`.
///
/// - Differs: particles are not drawn, see `CAEmitterLayer`.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// Creates a kind of particles with a birth rate of zero.
  public override init() { super.init() }

  // MARK: Content

  /// The name of the cell, for key paths of its layer.
  open var name: String?
  /// Whether particles of this kind are emitted.
  open var isEnabled = true
  /// The image of the particles: a `CGImage`.
  open var contents: Any?
  /// The part of the image that is shown, in fractions of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of pixels of the image per point.
  open var contentsScale: CGFloat = 1
  /// The kinds of particles that each particle emits.
  open var emitterCells: [CAEmitterCell]?
  /// The name of the filter that scales the image up.
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
  /// The name of the filter that scales the image down.
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  /// The bias that makes the image sharper when the filter scales it down.
  open var minificationFilterBias: Float = 0
  /// Values for keys that are not properties of the cell.
  open var style: [AnyHashable: Any]?

  // MARK: Birth and life

  /// The number of particles that are born in a second.
  open var birthRate: Float = 0
  /// The lifetime of a particle in seconds.
  open var lifetime: Float = 0
  /// The range of the lifetime.
  open var lifetimeRange: Float = 0

  // MARK: Movement

  /// The direction of emission out of the plane, in radians.
  open var emissionLatitude: CGFloat = 0
  /// The direction of emission in the plane, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The angle around the direction in which particles are emitted, in radians.
  open var emissionRange: CGFloat = 0
  /// The velocity at birth, in points per second.
  open var velocity: CGFloat = 0
  /// The range of the velocity.
  open var velocityRange: CGFloat = 0
  /// The acceleration to the right.
  open var xAcceleration: CGFloat = 0
  /// The acceleration downward.
  open var yAcceleration: CGFloat = 0
  /// The acceleration toward the viewer.
  open var zAcceleration: CGFloat = 0

  // MARK: Scale and rotation

  /// The scale of a particle.
  open var scale: CGFloat = 1
  /// The range of the scale.
  open var scaleRange: CGFloat = 0
  /// The change of the scale in a second.
  open var scaleSpeed: CGFloat = 0
  /// The velocity of the rotation, in radians per second.
  open var spin: CGFloat = 0
  /// The range of the rotation's velocity.
  open var spinRange: CGFloat = 0

  // MARK: Color

  /// The color by which the image is multiplied: by default white.
  open var color: CGColor? = UIColor(Color.white).cgColor
  /// The range of the red component.
  open var redRange: Float = 0
  /// The range of the green component.
  open var greenRange: Float = 0
  /// The range of the blue component.
  open var blueRange: Float = 0
  /// The range of the opacity.
  open var alphaRange: Float = 0
  /// The change of the red component in a second.
  open var redSpeed: Float = 0
  /// The change of the green component in a second.
  open var greenSpeed: Float = 0
  /// The change of the blue component in a second.
  open var blueSpeed: Float = 0
  /// The change of the opacity in a second.
  open var alphaSpeed: Float = 0

  // MARK: Time

  /// The start of the emission, in the time of the layer.
  open var beginTime: CFTimeInterval = 0
  /// The duration of the emission; by default infinite.
  open var duration = CFTimeInterval.infinity
  /// The speed of time for the particles.
  open var speed: Float = 1
  /// The offset that is added to the time of the particles.
  open var timeOffset: CFTimeInterval = 0
  /// The number of repetitions of the emission.
  open var repeatCount: Float = 0
  /// The duration of all repetitions of the emission.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether time runs backward after each repetition.
  open var autoreverses = false
  /// Whether particles are shown before the emission begins and after it has ended.
  open var fillMode = CAMediaTimingFillMode.removed
}
