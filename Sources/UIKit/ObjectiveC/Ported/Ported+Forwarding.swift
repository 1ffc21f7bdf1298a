import Foundation

// Objects that forward the methods that they do not have to other objects.

extension Ported {
  /// Returns the delegate that gets a call of an optional method that an object does not implement.
  ///
  /// A class in ported sources that overrides `forwardingTarget(for:)` implements all optional
  /// methods of its delegates' protocols with this function. If the object names no target, or the
  /// target is no such delegate, the call has the same effect as if the class did not have the
  /// method.
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
  /// Returns the object that gets this method's calls in place of an object that does not have the
  /// method; `nil` if there is none.
  internal func forwardingTarget(of object: AnyObject) -> AnyObject? {
    guard let method = SelectorTable.method("forwardingTargetFor:", of: object),
      let result = onAnyActor(method)(object, SelectorArguments(first: self)),
      let target = Ported.object(result), target !== object
    else { return nil }
    return target
  }
}
