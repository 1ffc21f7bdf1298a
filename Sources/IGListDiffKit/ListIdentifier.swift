import Foundation

/// An object that contains a hashable value, for identifiers that have to be objects.
public final class ListIdentifier: NSObject, Sendable {
  internal let value: any Hashable & Sendable

  /// Creates the object of a value.
  ///
  /// The objects of equal values are equal.
  public init(_ value: any Hashable & Sendable) { self.value = value }

  /// Returns Foundation's object for a value if there is one, as `value as NSObjectProtocol` does.
  /// Otherwise returns a `ListIdentifier`.
  ///
  ///     ListIdentifier.object(for: "a").isEqual("a" as NSString)   // true
  public static func object(for value: some Hashable & Sendable) -> any NSObjectProtocol {
    switch value {
    case let value as String: value as NSString
    case let value as Int: value as NSNumber
    case let value as Double: value as NSNumber
    case let value as Bool: value as NSNumber
    case let value as UUID: value as NSUUID
    case let value as URL: value as NSURL
    case let value as Date: value as NSDate
    default: ListIdentifier(value)
    }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ListIdentifier else { return false }
    return AnyHashable(value) == AnyHashable(other.value)
  }

  public override var hash: Int { AnyHashable(value).hashValue }

  public override var description: String { "\(value)" }
}
