import Foundation

/// Records the changes that are made inside of an animation.
@MainActor
internal final class AnimationRecorder {
  /// The current recorder.
  private(set) static var current: AnimationRecorder?
  /// Whether changes are made without animation: they are not recorded, and layers search for no
  /// actions.
  private(set) static var isStill = false

  /// The changed properties in the order of their first change, each with its value before the
  /// change, and with the value that was visible at that time.
  private var noted:
    [(layer: CALayer, property: LayerProperty, before: AnimatedValue, shown: AnimatedValue)] = []
  /// The properties in `noted`.
  private var known: Set<Key> = []

  /// A property of a layer.
  private struct Key: Hashable {
    var layer: ObjectIdentifier
    var property: LayerProperty
  }

  /// The style that nested animations inherit, unless they set their own.
  private(set) var inherited: UIView.AnimationStyle?

  private init(_ style: UIView.AnimationStyle?) { inherited = style }

  /// Runs a closure, and returns the changes that it makes.
  static func changes(
    style: UIView.AnimationStyle?, while body: () -> Void
  ) -> [PropertyChange] {
    let recorder = AnimationRecorder(style)
    let (outer, wasStill) = (current, isStill)
    (current, isStill) = (recorder, false)
    defer { (current, isStill) = (outer, wasStill) }
    body()
    return recorder.changes
  }

  /// The recorded changes, without properties that have their old value again.
  private var changes: [PropertyChange] {
    noted.compactMap { layer, property, before, shown in
      guard let after = layer.atRest[property], after != before else { return nil }
      return PropertyChange(
        layer: layer, property: property, before: before, after: after, shown: shown)
    }
  }

  /// Returns the changes that were recorded so far, and removes them from the recorder.
  func removeChanges() -> [PropertyChange] {
    defer { (noted, known) = ([], []) }
    return changes
  }

  /// A recording that lasts until `close(_:)`, rather than for the duration of a closure.
  struct Open {
    fileprivate let recorder: AnimationRecorder
    fileprivate let outer: AnimationRecorder?
    fileprivate let wasStill: Bool

    /// Sets the style that animations inherit from now on.
    @MainActor
    func inherit(_ style: UIView.AnimationStyle) { recorder.inherited = style }
  }

  /// Begins to record changes.
  static func open(_ style: UIView.AnimationStyle) -> Open {
    let open = Open(recorder: AnimationRecorder(style), outer: current, wasStill: isStill)
    (current, isStill) = (open.recorder, false)
    return open
  }

  /// Ends the recording that `open` has begun, and returns the changes that were made since.
  static func close(_ open: Open) -> [PropertyChange] {
    // If the closure of an outer recording has returned in the meantime, this recording is no
    // longer the current one, and the current recorder must not change.
    if current === open.recorder { (current, isStill) = (open.outer, open.wasStill) }
    return open.recorder.changes
  }

  /// Runs a closure whose changes are neither recorded nor animated.
  static func still<Result>(_ body: () throws -> Result) rethrows -> Result {
    let (outer, wasStill) = (current, isStill)
    (current, isStill) = (nil, true)
    defer { (current, isStill) = (outer, wasStill) }
    return try body()
  }

  /// Records the value of a property before a change, unless it was recorded already.
  func note(_ layer: CALayer, _ property: LayerProperty, _ before: AnimatedValue) {
    guard UIView.areAnimationsEnabled else { return }
    let key = Key(layer: ObjectIdentifier(layer), property: property)
    guard known.insert(key).inserted else { return }
    noted.append((layer, property, before, layer.motion?.shown[property] ?? before))
  }

  /// Records the differences between two appearances of a layer.
  func note(_ layer: CALayer, _ before: LayerLook, _ after: LayerLook) {
    let (old, new) = (
      ShownLayer(place: layer.place, look: before), ShownLayer(place: layer.place, look: after)
    )
    for property in AnimationRecorder.appearanceProperties where old[property] != new[property] {
      if let value = old[property] { note(layer, property, value) }
    }
  }

  /// The properties that make up the appearance of a layer.
  private static let appearanceProperties: [LayerProperty] = [
    .isHidden, .opacity, .backgroundColor, .cornerRadius, .borderWidth, .borderColor, .shadowColor,
    .shadowOpacity, .shadowOffset, .shadowRadius,
  ]
}

extension CALayer {
  /// The clock of the layer's window; `nil` if the layer is in no window.
  internal var frameClock: FrameClock? {
    var layer: CALayer? = self
    while let current = layer {
      if let window = current.view?.window { return window.frameClock }
      layer = current.superlayer
    }
    return nil
  }

  /// Sets a property without animating the change.
  ///
  /// A property that a subclass of `CALayer` adds is not set.
  internal func set(_ property: LayerProperty, to value: AnimatedValue) {
    AnimationRecorder.still {
      var state = atRest
      state[property] = value
      switch property {
      case .bounds: bounds = state.place.bounds
      case .position: position = state.place.position
      case .anchorPoint: anchorPoint = state.place.anchorPoint
      case .transform: transform = state.place.transform
      case .sublayerTransform: sublayerTransform = state.place.sublayerTransform
      case .zPosition: zPosition = state.place.zPosition
      case .isHidden:
        // Setting the property of the view also notifies the superview: for example, a stack view
        // arranges its views again.
        if let view { view.isHidden = state.look.isHidden } else { look = state.look }
      case .own: break
      default: look = state.look
      }
    }
  }
}
