import Foundation

/// An object that responds to a change of a layer: an animation, or any other object.
///
///     layer.actions = ["position": NSNull()]   // nothing responds to a new position
///
/// `NSNull` does nothing, and ends the search for another action.
@preconcurrency @MainActor
public protocol CAAction {
  /// Called when a layer changes, or when an event happens to the layer.
  ///
  /// - Parameters:
  ///   - event: The key of the changed property, or the name of the event.
  ///   - anObject: The layer.
  ///   - dict: Further information; `nil` for a property.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// The action of a view for a change inside of `UIView.animate`.
///
/// The action never runs, because the change is recorded for the animation.
internal final class ViewAction: CABasicAnimation {
  /// The key for which the view returned this action.
  internal var event = ""
}

extension LayerProperty {
  /// The key of the property.
  internal var key: String {
    switch self {
    case .bounds: "bounds"
    case .position: "position"
    case .anchorPoint: "anchorPoint"
    case .transform: "transform"
    case .sublayerTransform: "sublayerTransform"
    case .zPosition: "zPosition"
    case .isHidden: "hidden"
    case .opacity: "opacity"
    case .backgroundColor: "backgroundColor"
    case .cornerRadius: "cornerRadius"
    case .borderWidth: "borderWidth"
    case .borderColor: "borderColor"
    case .shadowColor: "shadowColor"
    case .shadowOpacity: "shadowOpacity"
    case .shadowOffset: "shadowOffset"
    case .shadowRadius: "shadowRadius"
    case .own(let name): name
    }
  }
}

extension AnimatedValue {
  /// The value in the form that animations use.
  internal var object: Any? {
    switch self {
    case .number(let value): NSNumber(value: value)
    case .point(let value): NSValue(cgPoint: value)
    case .size(let value): NSValue(cgSize: value)
    case .rect(let value): NSValue(cgRect: value)
    case .color(let value): value.map { UIColor($0).cgColor }
    case .flag(let value): NSNumber(value: value)
    case .transform(let value): NSValue(caTransform3D: value)
    case .path(let value): CGPath(value)
    case .list(let values): values.compactMap(\.object)
    }
  }
}

extension CALayer {
  /// An action that was found before a change, and runs after it.
  internal struct FoundAction {
    let action: any CAAction
    let key: String
    let before: AnimatedValue
  }

  /// Whether a layer that changes now searches for an action.
  internal static var areActionsOn: Bool {
    !AnimationRecorder.isStill && !CATransaction.stopsActions
  }

  /// Finds the action for a change of a property.
  ///
  /// A change of a view inside of `UIView.animate` is recorded instead, and the result is `nil`.
  internal func actionForChange(
    _ property: LayerProperty, _ before: @autoclosure () -> AnimatedValue,
    from old: LayerLook? = nil
  ) -> FoundAction? {
    guard CALayer.areActionsOn else { return nil }
    let action: (any CAAction)?
    if let view {
      action = view.action(for: self, forKey: property.key)
    } else {
      guard hasActions else { return nil }
      action = self.action(forKey: property.key)
    }
    // A comparison of the types is much faster than a cast to `NSNull`.
    guard let action, type(of: action) != NSNull.self else { return nil }
    if action is ViewAction {
      guard view != nil else { return nil }
      if let old {
        AnimationRecorder.current?.note(self, old, look)
      } else {
        AnimationRecorder.current?.note(self, property, before())
      }
      return nil
    }
    return FoundAction(action: action, key: property.key, before: before())
  }

  /// Runs an action after its change.
  ///
  /// An animation without values begins at the value before the change.
  internal func run(_ found: FoundAction?) {
    guard let found else { return }
    if let animation = found.action as? CABasicAnimation, animation.fromValue == nil,
      animation.toValue == nil, animation.byValue == nil
    {
      let copy = animation.makeCopy()
      (copy as? CABasicAnimation)?.fromValue = found.before.object
      copy.run(forKey: found.key, object: self, arguments: nil)
      return
    }
    found.action.run(forKey: found.key, object: self, arguments: nil)
  }

  /// Whether the layer may have actions.
  private var hasActions: Bool { actions != nil || delegate != nil || isOfAppsClass }

  /// Whether the app may have defined the layer's class, which may then return actions.
  private var isOfAppsClass: Bool {
    let type = type(of: self)
    return type != CALayer.self && type != CAShapeLayer.self && type != CAGradientLayer.self
      && type != CATransformLayer.self && type != CAReplicatorLayer.self
      && type != CAEmitterLayer.self && type != FadingPicture.self
  }

  /// Returns the action for a key: from the delegate, else from `actions`, else from the class.
  internal func findAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? Self.defaultAction(forKey: event)
    return found is NSNull ? nil : found
  }
}

extension LayerLook {
  /// Returns the property in which this appearance of a layer differs from an earlier one, and the
  /// earlier value of the property; `nil` if that property is not animatable.
  internal func change(from old: LayerLook) -> (property: LayerProperty, before: AnimatedValue)? {
    if opacity != old.opacity { return (.opacity, .number(Double(old.opacity))) }
    if isHidden != old.isHidden { return (.isHidden, .flag(old.isHidden)) }
    if backgroundColor != old.backgroundColor {
      return (.backgroundColor, .color(old.backgroundColor?.color))
    }
    if cornerRadius != old.cornerRadius { return (.cornerRadius, .number(old.cornerRadius)) }
    if borderWidth != old.borderWidth { return (.borderWidth, .number(old.borderWidth)) }
    if borderColor != old.borderColor {
      return (.borderColor, .color(old.borderColor?.color))
    }
    if shadowColor != old.shadowColor {
      return (.shadowColor, .color(old.shadowColor?.color))
    }
    if shadowOpacity != old.shadowOpacity {
      return (.shadowOpacity, .number(Double(old.shadowOpacity)))
    }
    if shadowOffset != old.shadowOffset { return (.shadowOffset, .size(old.shadowOffset)) }
    if shadowRadius != old.shadowRadius { return (.shadowRadius, .number(old.shadowRadius)) }
    return nil
  }
}
