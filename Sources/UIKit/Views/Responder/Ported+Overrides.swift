import Foundation

// Overrides in extensions of UIKit's classes, such as `supportedInterfaceOrientations` in an
// extension of `UINavigationController`. In Objective-C the override takes the place of the
// inherited member. Swift has no such overrides. So Galley's porting step, which rewrites sources
// of an app for Linux, lists them by name, and some members of UIKit call the override of the
// object's class.

extension Ported {
  /// A call of an override on an object.
  private struct OverrideCall: Equatable {
    let object: ObjectIdentifier
    let name: String
  }

  /// The calls that have not returned. `super` in an override must not call the override again.
  @MainActor private static var overrideCalls: [OverrideCall] = []

  /// Returns the result of the override of a member, or `value` if no extension overrides the
  /// member.
  ///
  /// - Parameters:
  ///   - name: The name of the member with its labels, such as `touchesShouldCancel(in:)`.
  ///   - value: The value of UIKit's member, which is also the value of `super` in the override.
  @MainActor
  internal static func overridden<Value>(
    _ name: String, of object: AnyObject, _ arguments: Any?..., or value: @autoclosure () -> Value
  ) -> Value {
    guard let result = resultOfOverride(name, of: object, arguments),
      let overridden = result as? Value
    else { return value() }
    return overridden
  }

  /// Calls the override of a method without a result.
  ///
  /// - Returns: Whether an extension overrides the method, and the override was called.
  @MainActor
  @discardableResult
  internal static func callOverride(
    _ name: String, of object: AnyObject, _ arguments: Any?...
  ) -> Bool {
    resultOfOverride(name, of: object, arguments) != nil
  }

  /// Calls the override of a member; returns `nil` if there is none, or if the override is being
  /// called.
  @MainActor
  private static func resultOfOverride(
    _ name: String, of object: AnyObject, _ arguments: [Any?]
  ) -> Any?? {
    let call = OverrideCall(object: ObjectIdentifier(object), name: name)
    guard !overrideCalls.contains(call),
      let method = SelectorTable.method("override " + name, of: object)
    else { return nil }
    overrideCalls.append(call)
    defer { overrideCalls.removeLast() }
    return .some(method(object, SelectorArguments(arguments)))
  }
}
