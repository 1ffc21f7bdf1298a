import Foundation

// Members of views and gesture recognizers, for code that knows only that a value is some object.
// For example, actions often have a sender of the type `AnyObject`: `sender.bounds`,
// `sender.removeFromSuperview()`.

extension Ported.Dynamic {
  /// Returns a member of an object of a class. For an object of another class, returns its property
  /// with the same name.
  ///
  /// Traps if the object has no such property.
  @MainActor internal func member<Class: NSObject, Value>(
    _ name: String, _ get: @MainActor (Class) -> Value
  ) -> Value {
    if let object = object as? Class { return get(object) }
    guard let other = self.object, let property = ValueTable.property(name, of: other),
      let value = property.get(other) as? Value
    else { trap(name) }
    return value
  }

  // MARK: Views

  /// The bounds of a view, a layer or a screen.
  @preconcurrency @MainActor public var bounds: CGRect! {
    switch object {
    case let layer as CALayer: layer.bounds
    case let screen as UIScreen: screen.bounds
    default: member("bounds") { (view: UIView) in view.bounds }
    }
  }
  /// The frame of a view or a layer.
  @preconcurrency @MainActor public var frame: CGRect! {
    if let layer = object as? CALayer { return layer.frame }
    return member("frame") { (view: UIView) in view.frame }
  }
  /// The center of a view.
  @preconcurrency @MainActor public var center: CGPoint! {
    member("center") { (view: UIView) in view.center }
  }
  /// The opacity of a view.
  @preconcurrency @MainActor public var alpha: CGFloat! {
    member("alpha") { (view: UIView) in view.alpha }
  }
  /// Whether a view or a layer is hidden.
  @preconcurrency @MainActor public var isHidden: Bool! {
    if let layer = object as? CALayer { return layer.isHidden }
    return member("isHidden") { (view: UIView) in view.isHidden }
  }
  /// The background color of a view.
  @preconcurrency @MainActor public var backgroundColor: (UIColor?)! {
    member("backgroundColor") { (view: UIView) -> UIColor? in view.backgroundColor }
  }
  /// The layer of a view.
  @preconcurrency @MainActor public var layer: CALayer! {
    member("layer") { (view: UIView) in view.layer }
  }
  /// The subviews of a view.
  @preconcurrency @MainActor public var subviews: [UIView]! {
    member("subviews") { (view: UIView) in view.subviews }
  }
  /// The superview of a view.
  @preconcurrency @MainActor public var superview: (UIView?)! {
    member("superview") { (view: UIView) -> UIView? in view.superview }
  }
  /// The window of a view or a touch.
  @preconcurrency @MainActor public var window: (UIWindow?)! {
    if let touch = object as? UITouch { return touch.window }
    return member("window") { (view: UIView) -> UIWindow? in view.window }
  }
  /// The view of a gesture recognizer, a touch or a view controller.
  @preconcurrency @MainActor public var view: (UIView?)! {
    if let touch = object as? UITouch { return touch.view }
    if let controller = object as? UIViewController { return controller.view }
    return member("view") { (recognizer: UIGestureRecognizer) -> UIView? in recognizer.view }
  }
  /// The offset of a scroll view's content.
  @preconcurrency @MainActor public var contentOffset: CGPoint! {
    member("contentOffset") { (view: UIScrollView) in view.contentOffset }
  }
  /// The size of a scroll view's content.
  @preconcurrency @MainActor public var contentSize: CGSize! {
    member("contentSize") { (view: UIScrollView) in view.contentSize }
  }
  /// Whether a view or another responder is the first responder.
  @preconcurrency @MainActor public var isFirstResponder: Bool! {
    member("isFirstResponder") { (responder: UIResponder) in responder.isFirstResponder }
  }

  /// Adds a subview to a view.
  @preconcurrency @MainActor public func addSubview(_ view: UIView) {
    member("addSubview:") { (own: UIView) in own.addSubview(view) }
  }
  /// Removes a view from its superview.
  @preconcurrency @MainActor public func removeFromSuperview() {
    member("removeFromSuperview") { (view: UIView) in view.removeFromSuperview() }
  }
  /// Makes a responder the first responder.
  @discardableResult
  @preconcurrency @MainActor public func becomeFirstResponder() -> Bool {
    member("becomeFirstResponder") { (responder: UIResponder) in responder.becomeFirstResponder() }
  }
  /// Makes a responder give up being the first responder.
  @discardableResult
  @preconcurrency @MainActor public func resignFirstResponder() -> Bool {
    member("resignFirstResponder") { (responder: UIResponder) in responder.resignFirstResponder() }
  }

  // MARK: Gesture recognizers

  /// The state of a gesture recognizer.
  ///
  /// - Differs: The state of a control is not found.
  @preconcurrency @MainActor public var state: UIGestureRecognizer.State! {
    member("state") { (recognizer: UIGestureRecognizer) in recognizer.state }
  }
  /// The scale of a pinch or a screen.
  @preconcurrency @MainActor public var scale: CGFloat! {
    if let screen = object as? UIScreen { return screen.scale }
    return member("scale") { (pinch: UIPinchGestureRecognizer) in pinch.scale }
  }
  /// The rotation of a rotation gesture.
  @preconcurrency @MainActor public var rotation: CGFloat! {
    member("rotation") { (recognizer: UIRotationGestureRecognizer) in recognizer.rotation }
  }
  /// The number of touches of a gesture recognizer.
  @preconcurrency @MainActor public var numberOfTouches: Int! {
    member("numberOfTouches") { (recognizer: UIGestureRecognizer) in recognizer.numberOfTouches }
  }

  /// The translation of a pan.
  @preconcurrency @MainActor public func translation(in view: UIView?) -> CGPoint {
    member("translationInView:") { (pan: UIPanGestureRecognizer) in pan.translation(in: view) }
  }
  /// Sets the translation of a pan.
  @preconcurrency @MainActor
  public func setTranslation(_ translation: CGPoint, in view: UIView?) {
    member("setTranslation:inView:") { (pan: UIPanGestureRecognizer) in
      pan.setTranslation(translation, in: view)
    }
  }
  /// The velocity of a pan.
  @preconcurrency @MainActor public func velocity(in view: UIView?) -> CGPoint {
    member("velocityInView:") { (pan: UIPanGestureRecognizer) in pan.velocity(in: view) }
  }
}
