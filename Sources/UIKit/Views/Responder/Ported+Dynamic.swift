import Foundation

extension Ported {
  /// A value whose members are looked up by name when the program runs, as Objective-C does for
  /// `(value as AnyObject).cgRectValue`.
  ///
  /// The known members are the members of `NSNumber`, `NSValue` and all objects, and the usual
  /// members of touches, gesture recognizers, views and controls.
  ///
  /// A member that the value does not have traps, as on a phone.
  public struct Dynamic {
    private let value: Any?

    /// Creates the lookup for a value.
    public init<Value>(_ value: Value) { self.value = value }

    private func number(_ name: String) -> NSNumber {
      if let number = object as? NSNumber { return number }
      if let text = object as? NSString { return NSNumber(value: text.doubleValue) }
      trap(name)
    }

    private func box<Value>(_ name: String, _ get: (NSValue) -> Value) -> Value {
      if let value = value as? Value { return value }
      guard let box = object as? NSValue else { trap(name) }
      return get(box)
    }

    internal var object: AnyObject? { Ported.object(value) }

    /// Returns the method with a name, if the value is an object that has it. Ported sources, which
    /// Galley's porting step has rewritten for Linux, use it for the methods that they declare:
    /// `sender.open?(1)`.
    public func _call(_ name: String) -> Ported.Call? {
      object.flatMap { Ported.call(name, of: $0) }
    }

    /// Returns the value of a property with a name, if the value is an object that has it.
    public func _value<Value>(_ name: String) -> Value? {
      object.flatMap { Ported.value(name, of: $0) }
    }

    internal func trap(_ name: String) -> Never {
      Misuse.trap(
        "-[\(object.map { "\(type(of: $0))" } ?? "nil") \(name)]: unrecognized selector sent to instance",
        "the value is cast to AnyObject, and has no such member")
    }
  }
}

extension Ported.Dynamic {
  /// The value as a rectangle.
  public var cgRectValue: CGRect! { box("CGRectValue") { $0.cgRectValue } }
  /// The value as a point.
  public var cgPointValue: CGPoint! { box("CGPointValue") { $0.cgPointValue } }
  /// The value as a size.
  public var cgSizeValue: CGSize! { box("CGSizeValue") { $0.cgSizeValue } }
  /// The value as a vector.
  public var cgVectorValue: CGVector! { box("CGVectorValue") { $0.cgVectorValue } }
  /// The value as a transform.
  public var cgAffineTransformValue: CGAffineTransform! {
    box("CGAffineTransformValue") { $0.cgAffineTransformValue }
  }
  /// The value as insets.
  public var uiEdgeInsetsValue: UIEdgeInsets! { box("UIEdgeInsetsValue") { $0.uiEdgeInsetsValue } }
  /// The value as an offset.
  public var uiOffsetValue: UIOffset! { box("UIOffsetValue") { $0.uiOffsetValue } }
  /// The value as a range.
  public var rangeValue: NSRange! { box("rangeValue") { $0.rangeValue } }
  /// The number as a Boolean value.
  public var boolValue: Bool! { number("boolValue").boolValue }
  /// The number as an `Int32`.
  public var intValue: Int32! { number("intValue").int32Value }
  /// The number as an `Int`.
  public var integerValue: Int! { number("integerValue").intValue }
  /// The number as a `Float`.
  public var floatValue: Float! { number("floatValue").floatValue }
  /// The number as a `Double`.
  public var doubleValue: Double! { number("doubleValue").doubleValue }
  /// The number as a `UInt32`.
  public var uintValue: UInt32! { number("unsignedIntValue").uint32Value }
  /// The number as a text.
  public var stringValue: String! { number("stringValue").stringValue }
  /// The number of elements.
  public var count: Int! {
    switch object {
    case let all as NSArray: all.count
    case let all as NSDictionary: all.count
    case let all as NSSet: all.count
    default: trap("count")
    }
  }
  /// The number of characters.
  public var length: Int! {
    guard let text = object as? NSString else { trap("length") }
    return text.length
  }
  /// The object in words.
  public var description: String! { (object as? NSObject)?.description ?? "" }

  /// Whether the object has a method.
  public func responds(to selector: Selector!) -> Bool {
    (object as? NSObject)?.responds(to: selector) ?? false
  }

  /// Calls a method.
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    (object as? NSObject)?.perform(selector)
  }

  /// Calls a method.
  @discardableResult
  public func perform(_ selector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
    (object as? NSObject)?.perform(selector, with: argument)
  }

  /// Calls a method with two arguments.
  @discardableResult
  public func perform(
    _ selector: Selector!, with first: Any!, with second: Any!
  ) -> Unmanaged<AnyObject>! {
    (object as? NSObject)?.perform(selector, with: first, with: second)
  }

  /// Calls a method after a delay.
  @preconcurrency @MainActor
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    (object as? NSObject)?.perform(selector, with: argument, afterDelay: delay)
  }

  /// Calls a method on a thread.
  public func perform(
    _ selector: Selector, on thread: Thread, with argument: Any?, waitUntilDone: Bool
  ) {
    (object as? NSObject)?.perform(
      selector, on: thread, with: argument, waitUntilDone: waitUntilDone)
  }

  /// Calls a method on the main queue.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone: Bool
  ) {
    (object as? NSObject)?.performSelector(
      onMainThread: selector, with: argument, waitUntilDone: waitUntilDone)
  }

  /// Calls a method on the main queue. The modes of the run loop have no effect.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone: Bool, modes: [String]?
  ) {
    performSelector(onMainThread: selector, with: argument, waitUntilDone: waitUntilDone)
  }

  /// Calls a method on another queue.
  public func performSelector(inBackground selector: Selector, with argument: Any?) {
    (object as? NSObject)?.performSelector(inBackground: selector, with: argument)
  }

  /// Whether the object is equal to another.
  public func isEqual(_ other: Any?) -> Bool { (object as? NSObject)?.isEqual(other) ?? false }

  /// Whether the object is of a class, or of a subclass of it.
  public func isKind(of type: AnyClass) -> Bool { (object as? NSObject)?.isKind(of: type) ?? false }

  /// Whether the object is of a class, and of no subclass of it.
  public func isMember(of type: AnyClass) -> Bool {
    (object as? NSObject)?.isMember(of: type) ?? false
  }

  /// Whether the value is a class that is `type` or inherits from it.
  public func isSubclass(of type: AnyClass) -> Bool {
    var next: AnyClass? = value as? AnyClass
    while let current = next {
      if current == type { return true }
      next = class_getSuperclass(current)
    }
    return false
  }

  /// The hash value of the object.
  public var hash: Int! { (object as? NSObject)?.hash ?? 0 }

  /// The tag of a view or of an item of a bar.
  @preconcurrency @MainActor public var tag: Int! {
    guard let tag = (object as? NSObject)?.value(forKey: "tag") as? Int else { trap("tag") }
    return tag
  }

  /// The number of taps of a touch.
  @preconcurrency @MainActor public var tapCount: Int! {
    guard let touch = object as? UITouch else { trap("tapCount") }
    return touch.tapCount
  }

  /// The location of a touch or of a gesture.
  @preconcurrency @MainActor public func location(in view: UIView?) -> CGPoint {
    switch object {
    case let touch as UITouch: return touch.location(in: view)
    case let recognizer as UIGestureRecognizer: return recognizer.location(in: view)
    default: trap("locationInView:")
    }
  }

  /// The location of a touch before its last movement.
  @preconcurrency @MainActor public func previousLocation(in view: UIView?) -> CGPoint {
    guard let touch = object as? UITouch else { trap("previousLocationInView:") }
    return touch.previousLocation(in: view)
  }

  /// Makes a gesture recognizer wait until another one has failed.
  @preconcurrency @MainActor public func require(toFail recognizer: UIGestureRecognizer) {
    guard let own = object as? UIGestureRecognizer else { trap("requireGestureRecognizerToFail:") }
    own.require(toFail: recognizer)
  }

  /// Sets the value for a key.
  public func setValue(_ value: Any?, forKey key: String) {
    (object as? NSObject)?.setValue(value, forKey: key)
  }

  /// Sets the value for a key path.
  public func setValue(_ value: Any?, forKeyPath path: String) {
    (object as? NSObject)?.setValue(value, forKeyPath: path)
  }

  /// The element of a dictionary.
  public func object(forKey key: Any) -> Any! {
    guard let all = object as? NSDictionary else { trap("objectForKey:") }
    return all.object(forKey: key)
  }

  /// The element of a dictionary.
  public subscript(key: String) -> Any! { object(forKey: key) }

  /// The element of an array.
  public subscript(index: Int) -> Any! {
    guard let all = object as? NSArray else { trap("objectAtIndexedSubscript:") }
    return all.object(at: index)
  }

  /// The value for a key.
  public func value(forKey key: String) -> Any? { (object as? NSObject)?.value(forKey: key) }

  /// The value for a key path.
  public func value(forKeyPath path: String) -> Any? {
    (object as? NSObject)?.value(forKeyPath: path)
  }
}
