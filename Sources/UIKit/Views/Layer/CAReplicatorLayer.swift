import Foundation
import GalleyDrawing

/// A layer that shows its sublayers several times.
///
/// Each instance can be transformed, colored and delayed relative to the instance before it.
///
///     let dots = CAReplicatorLayer()
///     dots.instanceCount = 3
///     dots.instanceTransform = CATransform3DMakeTranslation(16, 0, 0)
///     dots.instanceDelay = 0.2
///     dots.addSublayer(dot)
///
/// The layer's own background and border are shown once. Only the first instance receives touches.
///
/// - Unverified: Each instance is in front of the instance before it, and the first instance has
///   the color `instanceColor` without the offsets.
open class CAReplicatorLayer: CALayer {
  /// The number of instances, including the sublayers themselves.
  ///
  /// At zero the sublayers are not shown.
  ///
  /// - Differs: at most 10,000 are drawn.
  open var instanceCount = 1 { didSet { if instanceCount != oldValue { lookChanged() } } }

  /// Whether the instances keep their depth, rather than being flattened into the layer's plane.
  /// - Differs: it is stored without effect, because sublayers are drawn flat.
  open var preservesDepth = false

  /// The delay of the animations in an instance relative to the instance before it.
  /// - Differs: only animations that are added to layers are delayed, not the animations of
  ///   `UIView.animate`. When an animation with `isRemovedOnCompletion = false` is over, all
  ///   instances show its end at once.
  open var instanceDelay: CFTimeInterval = 0 {
    didSet {
      guard instanceDelay != oldValue else { return }
      CAReplicatorLayer.areThereDelays = true
      lookChanged()
    }
  }

  /// The transform of an instance relative to the instance before it, around this layer's anchor
  /// point.
  /// - Differs: only the affine part is drawn; there is no perspective.
  open var instanceTransform = CATransform3DIdentity {
    didSet { if instanceTransform != oldValue { lookChanged() } }
  }

  /// The color by which the colors of the first instance are multiplied: by default white, which
  /// changes nothing.
  open var instanceColor: CGColor? = UIColor(Color.white).cgColor { didSet { lookChanged() } }

  /// The number that is added to the red component of `instanceColor` from instance to instance.
  open var instanceRedOffset: Float = 0 { didSet { lookChanged() } }
  /// The number that is added to the green component of `instanceColor` from instance to instance.
  open var instanceGreenOffset: Float = 0 { didSet { lookChanged() } }
  /// The number that is added to the blue component of `instanceColor` from instance to instance.
  open var instanceBlueOffset: Float = 0 { didSet { lookChanged() } }
  /// The number that is added to the opacity of `instanceColor` from instance to instance.
  open var instanceAlphaOffset: Float = 0 { didSet { lookChanged() } }

  /// Whether `instanceDelay` of any layer was ever set. If not, the search for delayed instances is
  /// skipped.
  internal static var areThereDelays = false

  internal override var ownAnimatedValues: [String: AnimatedValue] {
    [
      "instanceDelay": .number(instanceDelay), "instanceTransform": .transform(instanceTransform),
      "instanceColor": .color(instanceColor?.color),
      "instanceRedOffset": .number(Double(instanceRedOffset)),
      "instanceGreenOffset": .number(Double(instanceGreenOffset)),
      "instanceBlueOffset": .number(Double(instanceBlueOffset)),
      "instanceAlphaOffset": .number(Double(instanceAlphaOffset)),
    ]
  }

  /// Copies the properties of another layer, with the values that are visible now.
  internal override func copyOwnProperties(of layer: CALayer) {
    guard let layer = layer as? CAReplicatorLayer else { return }
    (instanceCount, preservesDepth) = (layer.instanceCount, layer.preservesDepth)
    instanceDelay = layer.shownNumber("instanceDelay", layer.instanceDelay)
    instanceTransform = layer.shownTransform("instanceTransform", layer.instanceTransform)
    instanceColor = layer.shown("instanceColor", layer.instanceColor)
    instanceRedOffset = layer.shownOffset("instanceRedOffset", layer.instanceRedOffset)
    instanceGreenOffset = layer.shownOffset("instanceGreenOffset", layer.instanceGreenOffset)
    instanceBlueOffset = layer.shownOffset("instanceBlueOffset", layer.instanceBlueOffset)
    instanceAlphaOffset = layer.shownOffset("instanceAlphaOffset", layer.instanceAlphaOffset)
  }

  internal override func recordInstances(of children: [CALayer]) -> [DisplayList.Item]? {
    guard instanceCount > 0, !children.isEmpty else { return [] }
    let delayed = recordDelayed(children)
    let first = children.compactMap { $0.recordItem() }
    var items: [DisplayList.Item] = []
    var transform = CATransform3DIdentity
    let step = shownTransform("instanceTransform", instanceTransform)
    for index in 0..<drawnCount {
      items += instance(index, index > 0 ? delayed?[index - 1] ?? first : first, transform)
      transform = CATransform3DConcat(transform, step)
    }
    return items
  }

  /// Returns an instance with its transform and its color.
  private func instance(
    _ index: Int, _ items: [DisplayList.Item], _ transform: CATransform3D
  ) -> [DisplayList.Item] {
    let color = color(ofInstance: index)
    guard !items.isEmpty, color.alpha > 0 else { return [] }
    guard transform != CATransform3DIdentity || color != .white else { return items }
    var place = shownPlace
    place.sublayerTransform = transform
    var group = Group(DisplayList(items).multiplied(by: color), name: "instance")
    group.transform = place.sublayerPlacement ?? .identity
    group.opacity = color.alpha
    return [.group(group)]
  }

  /// The number of instances that are drawn.
  internal var drawnCount: Int { min(instanceCount, 10_000) }

  private func color(ofInstance index: Int) -> Color {
    var color = shownColor("instanceColor", instanceColor?.color) ?? .white
    let count = Double(index)
    color.red += count * Double(shownOffset("instanceRedOffset", instanceRedOffset))
    color.green += count * Double(shownOffset("instanceGreenOffset", instanceGreenOffset))
    color.blue += count * Double(shownOffset("instanceBlueOffset", instanceBlueOffset))
    color.alpha += count * Double(shownOffset("instanceAlphaOffset", instanceAlphaOffset))
    return color.clamped
  }

  private func shownOffset(_ name: String, _ atRest: Float) -> Float {
    Float(shownNumber(name, CGFloat(atRest)))
  }

  private func shownTransform(_ name: String, _ atRest: CATransform3D) -> CATransform3D {
    if case .transform(let value)? = motion?.shown.own[name] { value } else { atRest }
  }
}
