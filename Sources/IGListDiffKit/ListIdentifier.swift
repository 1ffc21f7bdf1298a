import Foundation

/// A hashable value as an object, where an identifier has to be one.
public final class ListIdentifier: NSObject, Sendable {
  private let value: any Hashable & Sendable

  /// The object for a value. Those of equal values are equal.
  public init(_ value: any Hashable & Sendable) { self.value = value }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ListIdentifier else { return false }
    return AnyHashable(value) == AnyHashable(other.value)
  }

  public override var hash: Int { AnyHashable(value).hashValue }

  public override var description: String { "\(value)" }
}
