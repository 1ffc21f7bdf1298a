import Foundation
import GalleyDrawing
import GalleyMotion

/// What is on its way in a layer, and what it shows meanwhile.
@MainActor
internal final class LayerMotion {
  /// Something that changes what a layer shows, for a time.
  @MainActor
  protocol Step: AnyObject {
    /// What removes it, and what another of the same name takes the place of.
    var key: String? { get }
    /// Whether fingers do not reach the layer's view.
    var blocksFingers: Bool { get }
    /// The one property that it changes; `nil`, if it may change others.
    var property: LayerProperty? { get }
    /// Changes what is shown.
    func apply(to shown: inout ShownLayer)
    /// It has been taken away.
    func wasRemoved()
    /// Time goes in another way in the layer.
    func timeChanged()
  }

  private(set) var steps: [any Step] = []
  /// What is shown now.
  private(set) var shown: ShownLayer

  init(_ layer: CALayer) { shown = layer.atRest }

  var isEmpty: Bool { steps.isEmpty }

  func add(_ step: any Step) { steps.append(step) }

  func remove(_ step: any Step) { steps.removeAll { $0 === step } }

  /// Shows what all steps make of what the layer is at rest.
  func show(_ atRest: ShownLayer) {
    shown = atRest
    for step in steps { step.apply(to: &shown) }
  }

  /// Shows the next frame of a layer that has not been changed itself, if each step changes one
  /// property: only that is looked at. Answers which they were, or `nil` if it can't be done.
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
    return kinds
  }
}

extension CALayer {
  /// What the layer shows when nothing is on its way.
  internal var atRest: ShownLayer { ShownLayer(place: place, look: look, own: ownAnimatedValues) }

  /// Begins to show a step.
  internal func add(_ step: any LayerMotion.Step) {
    let motion = self.motion ?? LayerMotion(self)
    self.motion = motion
    motion.add(step)
    showMotion()
  }

  /// Shows a step no more.
  internal func end(_ step: any LayerMotion.Step) {
    guard let motion else { return }
    motion.remove(step)
    showMotion()
    if motion.isEmpty { self.motion = nil }
  }

  /// The layer shows where it is on its way now.
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

  /// The next frame: the layer shows where it is on its way now, and has not been changed itself.
  internal func showNextFrame() {
    guard let kinds = motion?.showNext(of: self) else { return showMotion() }
    if kinds.contains(.own) { return contentChanged(redraws: true) }
    if kinds.contains(.look) { lookChanged() } else { superlayer?.lookChanged() }
  }

  /// A property as it is at rest. What a kind of layer has of its own is not told.
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

  /// Where the layer is shown.
  internal var shownPlace: LayerPlace { motion?.shown.place ?? place }

  /// What it is shown to look like.
  internal var shownLook: LayerLook { motion?.shown.look ?? look }

  /// A number of the layer's kind, as it is shown.
  internal func shownNumber(_ name: String, _ atRest: CGFloat) -> CGFloat {
    if case .number(let value)? = motion?.shown.own[name] { value } else { atRest }
  }

  /// A color of the layer's kind, as it is shown.
  internal func shownColor(_ name: String, _ atRest: Color?) -> Color? {
    if case .color(let value)? = motion?.shown.own[name] { value } else { atRest }
  }

  /// An outline of the layer's kind, as it is shown.
  internal func shownPath(_ name: String, _ atRest: Path?) -> Path? {
    if case .path(let value)? = motion?.shown.own[name] { value } else { atRest }
  }
}
