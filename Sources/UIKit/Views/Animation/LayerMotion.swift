import Foundation
import GalleyDrawing
import GalleyMotion

/// The animations of a layer, and the values that the layer shows during them.
@MainActor
internal final class LayerMotion {
  /// An animation that changes the values of a layer for a time.
  @MainActor
  protocol Step: AnyObject {
    /// The key with which the animation is removed or replaced.
    var key: String? { get }
    /// Whether the animation keeps the layer's view from receiving touches.
    var blocksTouches: Bool { get }
    /// The only property that the animation changes; `nil` if the animation may change several
    /// properties.
    var property: LayerProperty? { get }
    /// Changes the visible values.
    func apply(to shown: inout ShownLayer)
    /// Called when the animation was removed.
    func wasRemoved()
    /// Called when the time of the layer has changed.
    func timeChanged()
  }

  /// The animations, in the order in which they were added.
  private(set) var steps: [any Step] = []
  /// The values that are shown now.
  private(set) var shown: ShownLayer

  init(_ layer: CALayer) { shown = layer.atRest }

  var isEmpty: Bool { steps.isEmpty }

  func add(_ step: any Step) { steps.append(step) }

  func remove(_ step: any Step) { steps.removeAll { $0 === step } }

  /// Computes the visible values from the layer's own values.
  func show(_ atRest: ShownLayer) {
    shown = atRest
    for step in steps { step.apply(to: &shown) }
    shown.limitNumbers()
  }

  /// Shows the next frame of a layer whose own values have not changed.
  ///
  /// If each animation changes a single property, only these properties are computed, and the
  /// result is the kinds of these properties. Otherwise the result is `nil`, and all properties
  /// have to be computed.
  func showNext(of layer: CALayer) -> LayerProperty.Kinds? {
    var kinds: LayerProperty.Kinds = []
    for step in steps {
      guard let property = step.property, let value = layer.valueAtRest(property) else {
        return nil
      }
      shown[property] = value
      kinds.insert(property.kind)
    }
    for step in steps { step.apply(to: &shown) }
    shown.limitNumbers()
    return kinds
  }
}

extension CALayer {
  /// The values of the layer without animations.
  internal var atRest: ShownLayer {
    var own = ownAnimatedValues
    if !valuesOfApps.isEmpty { own.merge(animatedValuesOfApps) { first, _ in first } }
    return ShownLayer(place: place, look: look, own: own)
  }

  /// Adds an animation.
  internal func add(_ step: any LayerMotion.Step) {
    let motion = self.motion ?? LayerMotion(self)
    self.motion = motion
    motion.add(step)
    showMotion()
  }

  /// Removes an animation.
  internal func end(_ step: any LayerMotion.Step) {
    guard let motion else { return }
    motion.remove(step)
    showMotion()
    if motion.isEmpty { self.motion = nil }
  }

  /// Shows the current values of the animations.
  internal func showMotion() {
    guard let motion else { return }
    let before = motion.shown
    motion.show(atRest)
    guard motion.shown != before else { return }
    if motion.shown.look != before.look || motion.shown.place.bounds != before.place.bounds
      || motion.shown.place.sublayerTransform != before.place.sublayerTransform
    {
      lookChanged()
    }
    if motion.shown.own != before.own { contentChanged(redraws: true) }
    superlayer?.lookChanged()
  }

  /// Shows the next frame, in which the layer's own values have not changed.
  internal func showNextFrame() {
    guard let kinds = motion?.showNext(of: self) else { return showMotion() }
    if kinds.contains(.own) { return contentChanged(redraws: true) }
    if kinds.contains(.look) { lookChanged() } else { superlayer?.lookChanged() }
  }

  /// Returns the layer's own value of a property; `nil` for a property of a subclass.
  internal func valueAtRest(_ property: LayerProperty) -> AnimatedValue? {
    switch property {
    case .position: .point(place.position)
    case .bounds: .rect(place.bounds)
    case .transform: .transform(place.transform)
    case .opacity: .number(Double(look.opacity))
    case .own: nil
    default: atRest[property]
    }
  }

  /// The geometry with which the layer is shown.
  internal var shownPlace: LayerPlace { motion?.shown.place ?? place }

  /// The appearance in which the layer is shown.
  internal var shownLook: LayerLook { motion?.shown.look ?? look }

  /// Returns the visible value of a subclass's property that is a number.
  internal func shownNumber(_ name: String, _ atRest: CGFloat) -> CGFloat {
    if case .number(let value)? = motion?.shown.own[name] { value } else { atRest }
  }

  /// Returns the visible value of a subclass's property that is a color.
  internal func shownColor(_ name: String, _ atRest: Color?) -> Color? {
    if case .color(let value)? = motion?.shown.own[name] { value } else { atRest }
  }

  /// Returns the visible value of a subclass's property that is a color: `atRest` itself, unless
  /// the property is animated.
  internal func shown(_ name: String, _ atRest: CGColor?) -> CGColor? {
    let shown = shownColor(name, atRest?.color)
    return shown == atRest?.color ? atRest : shown.map { UIColor($0).cgColor }
  }

  /// Returns the visible value of a subclass's property that is a point.
  internal func shownPoint(_ name: String, _ atRest: CGPoint) -> CGPoint {
    if case .point(let value)? = motion?.shown.own[name] { value } else { atRest }
  }

  /// Returns the visible value of a subclass's property that is a list; `nil` if the property is
  /// not animated.
  internal func shownList(_ name: String) -> [AnimatedValue]? {
    if case .list(let values)? = motion?.shown.own[name] { values } else { nil }
  }

  /// Returns the visible value of a subclass's property that is a path.
  internal func shownPath(_ name: String, _ atRest: Path?) -> Path? {
    if case .path(let value)? = motion?.shown.own[name] { value } else { atRest }
  }
}
