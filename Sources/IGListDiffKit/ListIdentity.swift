import Foundation

/// The identity of an object in a list: its type, and its identifier among objects of that type.
///
/// Two objects of different types are never the same, even if their identifiers are equal.
public struct ListIdentity: Hashable, @unchecked Sendable {
  // `diffIdentifier()` is called once, and its result must not change. So the result may be read on
  // any thread that compares lists.
  private let identifier: AnyHashable
  private var type: ObjectIdentifier
  private let hash: Int

  /// Creates an identity from an identifier: an object that is compared by `isEqual` and `hash`.
  public init(_ identifier: any NSObjectProtocol, of type: Any.Type) {
    self.init(Self.value(of: identifier), type)
  }

  /// Creates an identity from a value.
  ///
  /// The identity is equal to the identity of the object to which the value is bridged, such as
  /// `NSNumber` for `Int`.
  public init<Value: Hashable & Sendable>(value: Value, of type: Any.Type) {
    // As an `NSNumber`, `true` equals 1. Values that are equal as objects must be equal here, too.
    let isTruth = Value.self == Bool.self
    self.init(isTruth ? AnyHashable(value as? Bool == true ? 1 : 0) : AnyHashable(value), type)
  }

  private init(_ identifier: AnyHashable, _ type: Any.Type) {
    self.identifier = identifier
    self.type = ObjectIdentifier(type)
    hash = identifier.hashValue
  }

  /// The identity without the type. `ListDiff` compares objects by these identities.
  package var withoutType: ListIdentity {
    var identity = self
    identity.type = ObjectIdentifier(Never.self)
    return identity
  }

  /// Whether the types are the same, for identities whose identifiers are known to be the same.
  package func hasSameType(as other: ListIdentity) -> Bool { type == other.type }

  /// Whether the types and the identifiers are the same.
  public static func == (one: Self, other: Self) -> Bool {
    one.hash == other.hash && one.type == other.type && one.identifier == other.identifier
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension ListIdentity: CustomStringConvertible {
  /// The identifier, for example `42`.
  public var description: String {
    (identifier.base as? Identifier).map { "\($0.object)" } ?? "\(identifier)"
  }
}

// MARK: - Objects and values

extension ListIdentity {
  /// An identifier that has only `isEqual` and `hash`.
  private struct Identifier: Hashable {
    let object: any NSObjectProtocol

    static func == (one: Self, other: Self) -> Bool {
      one.object === other.object || one.object.isEqual(other.object)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(object.hash) }
  }

  /// Returns the value of an identifier.
  ///
  /// Because of this conversion, an object and a value can have equal identities. Values are also
  /// faster to compare.
  private static func value(of identifier: any NSObjectProtocol) -> AnyHashable {
    switch identifier {
    case let identifier as ListIdentifier: AnyHashable(identifier.value)
    case let text as NSString: AnyHashable(text as String)
    case let number as NSNumber: value(of: number)
    case let id as NSUUID: AnyHashable(id as UUID)
    case let url as NSURL: AnyHashable(url as URL)
    case let date as NSDate: AnyHashable(date as Date)
    default: AnyHashable(Identifier(object: identifier))
    }
  }

  /// Returns the value of a number.
  ///
  /// As in Foundation, numbers of different types are the same if they are equal.
  private static func value(of number: NSNumber) -> AnyHashable {
    if number is NSDecimalNumber { return AnyHashable(Identifier(object: number)) }
    return switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "d"), UInt8(ascii: "f"): AnyHashable(number.doubleValue)
    case UInt8(ascii: "Q"): AnyHashable(number.uint64Value)
    default: AnyHashable(number.int64Value)
    }
  }
}
