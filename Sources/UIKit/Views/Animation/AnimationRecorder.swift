import Foundation

/// Records the changes that are made inside of an animation.
@MainActor
internal final class AnimationRecorder {
  /// The current recorder.
  private(set) static var current: AnimationRecorder?
  /// Whether changes are made without actions.
  private(set) static var isStill = false

  /// The old value and the value that was shown for each property, in the order of the first
  /// change.
  private var noted:
    [(layer: CALayer, property: LayerProperty, before: AnimatedValue, shown: AnimatedValue)] = []
  private var known: Set<Key> = []

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

  private var changes: [PropertyChange] {
    noted.compactMap { layer, property, before, shown in
      guard let after = layer.atRest[property], after != before else { return nil }
      return PropertyChange(
        layer: layer, property: property, before: before, after: after, shown: shown)
    }
  }

  /// A recorder that records until it is closed, and not while a closure runs.
  struct Open {
    fileprivate let recorder: AnimationRecorder
    fileprivate let outer: AnimationRecorder?
    fileprivate let wasStill: Bool

    /// Sets the style that animations inherit that begin from now on.
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
    // If the recording around this one has ended meanwhile, it has ended this one too.
    if current === open.recorder { (current, isStill) = (open.outer, open.wasStill) }
    return open.recorder.changes
  }

  /// Runs a closure whose changes are not recorded.
  static func still<Result>(_ body: () throws -> Result) rethrows -> Result {
    let (outer, wasStill) = (current, isStill)
    (current, isStill) = (nil, true)
    defer { (current, isStill) = (outer, wasStill) }
    return try body()
  }

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
    for property in AnimationRecorder.looks where old[property] != new[property] {
      if let value = old[property] { note(layer, property, value) }
    }
  }

  private static let looks: [LayerProperty] = [
    .isHidden, .opacity, .backgroundColor, .cornerRadius, .borderWidth, .borderColor, .shadowColor,
    .shadowOpacity, .shadowOffset, .shadowRadius,
  ]
}

extension CALayer {
  /// The clock of the layer; `nil` if it is in no window.
  internal var frameClock: FrameClock? {
    var layer: CALayer? = self
    while let at = layer {
      if let window = at.view?.window { return window.frameClock }
      layer = at.superlayer
    }
    return nil
  }

  /// Sets a property by its name.
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
        // A view notifies the views around it, which may have to make space.
        if let view { view.isHidden = state.look.isHidden } else { look = state.look }
      case .own: break
      default: look = state.look
      }
    }
  }
}
