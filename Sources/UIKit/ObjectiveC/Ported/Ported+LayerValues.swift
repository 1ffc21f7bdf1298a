import Foundation
import GalleyDrawing

// Properties of layer classes whose values the layer stores: `@NSManaged var amplitude: CGFloat`.

extension Ported {
  /// Returns the value of a property that a layer stores for its class.
  ///
  /// Galley's porting step, which rewrites sources of an app for Linux, writes a call of this
  /// function for the getter of `@NSManaged var`.
  ///
  /// While the layer draws, the result is the value that an animation shows. Until a value is set,
  /// the result is the value of `defaultValue(forKey:)`, or else zero, `false`, or `nil`.
  @preconcurrency @MainActor
  public static func layerValue<Value>(_ key: String, of layer: CALayer) -> Value {
    if layer.isDrawing, let shown = layer.shownValueOfApps(key),
      let value = converted(shown, to: Value.self)
    {
      return value
    }
    if let stored = layer.valuesOfApps[key], let value = converted(stored, to: Value.self) {
      return value
    }
    guard let value = firstValue(key, of: layer, Value.self) else {
      Misuse.trap(
        "-[\(type(of: layer)) \(key)] returned nil, and its type is \(Value.self)",
        "nothing has been set yet. Return a value from defaultValue(forKey:)")
    }
    // The value is stored, so that an animation of the key finds it.
    if !isNothing(value) { layer.valuesOfApps[key] = value }
    return value
  }

  /// Sets a property that a layer stores for its class.
  ///
  /// The porting step writes a call of this function for the setter of `@NSManaged var`.
  ///
  /// The layer is drawn again if `needsDisplay(forKey:)` returns `true`. The action for the key is
  /// found before the change, and runs after it.
  @preconcurrency @MainActor
  public static func setLayerValue<Value>(_ value: Value, _ key: String, of layer: CALayer) {
    let before: Any? = layer.valuesOfApps[key] ?? firstValue(key, of: layer, Value.self) as Any?
    let action = layer.actionForChange(ofApps: key, before.flatMap { AnimatedValue(ofApp: $0) })
    for observer in ValueObservers.observers(of: layer) { observer.willChange(layer, nil, key) }
    layer.valuesOfApps[key] = isNothing(value) ? nil : value
    for observer in ValueObservers.observers(of: layer) { observer.didChange(layer, nil, key) }
    layer.showMotion()
    if type(of: layer).needsDisplay(forKey: key) { layer.setNeedsDisplay() }
    layer.run(action)
  }

  /// Returns the value that a property has before a value is set; `nil` if its type has no such
  /// value.
  @MainActor
  private static func firstValue<Value>(
    _ key: String, of layer: CALayer, _ type: Value.Type
  ) -> Value? {
    if let value = Swift.type(of: layer).defaultValue(forKey: key),
      let converted = converted(value, to: type)
    {
      return converted
    }
    if let nothing = (Any?.none as Any) as? Value { return nothing }
    let values: [Any] = [
      CGPoint.zero, CGSize.zero, CGRect.zero, CGVector.zero, UIEdgeInsets.zero, UIOffset.zero,
      CATransform3DIdentity, CGAffineTransform.identity, "",
    ]
    // Zero in any number type, or else one of the values above.
    return converted(NSNumber(value: 0), to: type) ?? values.lazy.compactMap { $0 as? Value }.first
  }
}

extension CALayer {
  /// Returns the visible value of a key that an app has stored; `nil` if it is not animated.
  internal func shownValueOfApps(_ key: String) -> Any? {
    guard let shown = motion?.shown.own[key], let stored = valuesOfApps[key] else { return nil }
    switch (shown, stored) {
    case (.color(let color), is UIColor): return color.map { UIColor($0) }
    case (.path(let path), is UIBezierPath): return UIBezierPath(cgPath: CGPath(path))
    default: return shown.object
    }
  }

  /// The values that an app has stored, with the visible values of animated keys.
  internal var shownValuesOfApps: [String: Any] {
    guard motion != nil else { return valuesOfApps }
    var values = valuesOfApps
    for (key, value) in valuesOfApps {
      guard let shown = shownValueOfApps(key) else { continue }
      values[key] = converted(shown, like: value) ?? value
    }
    return values
  }

  /// The values of keys that an app has stored and that can be animated.
  internal var animatedValuesOfApps: [String: AnimatedValue] {
    valuesOfApps.compactMapValues { AnimatedValue(ofApp: $0) }
  }

  /// Stores the first value of a property that an animation is going to change.
  ///
  /// If the class has no property with this key, nothing happens.
  internal func prepareValueOfApps(_ key: String) {
    guard valuesOfApps[key] == nil else { return }
    _ = ValueTable.entry(key, of: self)?.get(self)
  }

  /// Finds the action for a change of a value that the layer stores for its class.
  ///
  /// The class may return the view's action for another key, such as `backgroundColor`. In this
  /// case, `UIView.animate` animates the change.
  ///
  /// - Unverified: that a view does not animate keys that it does not know.
  fileprivate func actionForChange(ofApps key: String, _ before: AnimatedValue?) -> FoundAction? {
    guard CALayer.areActionsOn, let action = self.action(forKey: key), !(action is NSNull) else {
      return nil
    }
    guard let before else { return nil }
    if let action = action as? ViewAction {
      if action.event != key { AnimationRecorder.current?.note(self, .own(key), before) }
      return nil
    }
    return FoundAction(action: action, key: key, before: before)
  }
}

/// Converts a value to the type of another value.
private func converted(_ value: Any, like example: Any) -> Any? {
  func open<Value>(_ example: Value) -> Any? { converted(value, to: Value.self) }
  return _openExistential(example, do: open)
}

/// Returns whether a value is an optional that is `nil`.
private func isNothing<Value>(_ value: Value) -> Bool {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional && mirror.children.isEmpty
}

extension AnimatedValue {
  /// Creates the value of a key that an app has stored; `nil` if it can't be animated.
  fileprivate init?(ofApp value: Any) {
    let kind: AnimatedValue
    guard type(of: value) != Bool.self else { return nil }
    switch value {
    case is CGFloat, is Double, is Float, is Int, is NSNumber: kind = .number(0)
    case is CGPoint: kind = .point(.zero)
    case is CGSize: kind = .size(.zero)
    case is CGRect: kind = .rect(.zero)
    case is CATransform3D: kind = .transform(CATransform3DIdentity)
    case is CGColor, is UIColor: kind = .color(nil)
    case is CGPath, is UIBezierPath: kind = .path(Path())
    default: return nil
    }
    self.init(value, like: kind)
  }
}
