import Foundation

// Objects that forward the methods that they do not have to other objects.

extension Ported {
  /// Returns the object to which a delegate forwards a call of an optional method.
  ///
  /// In Objective-C, `forwardingTarget(for:)` returns the object that gets the calls of methods
  /// that another object does not implement. A class may override this method. In ported sources,
  /// which Galley's porting step has rewritten for Linux, such a class implements all optional
  /// methods of its delegate protocols with this function. If there is no target, or the target
  /// does not conform to the protocol, the call has the same effect as if the class did not
  /// implement the optional method.
  public static func forwarded<Delegate>(_ name: String, by delegate: AnyObject) -> Delegate {
    guard let object = Selector(name).forwardingTarget(of: delegate),
      let target = object as? Delegate
    else { return unanswered(by: delegate) as! Delegate }
    pass(from: delegate, to: object)
    return target
  }

  /// Lets another object decide whether an optional method is implemented.
  internal static func pass(from delegate: AnyObject, to other: AnyObject) {
    let delegate = ObjectIdentifier(delegate)
    if MainQueue.isCurrent {
      // The closure runs on this thread, before `assumeIsolated` returns.
      nonisolated(unsafe) let other = other
      MainActor.assumeIsolated { OptionalMember.pass(from: delegate, to: other) }
    }
    OptionalMember.Anywhere.pass(from: delegate, to: other)
  }
}

extension Selector {
  /// Returns the object to which an object forwards the calls of the method with this selector;
  /// `nil` if there is none.
  internal func forwardingTarget(of object: AnyObject) -> AnyObject? {
    guard let method = SelectorTable.method("forwardingTargetFor:", of: object),
      let result = onAnyActor(method)(object, SelectorArguments(first: self)),
      let target = Ported.object(result), target !== object
    else { return nil }
    return target
  }
}
