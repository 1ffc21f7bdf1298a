import Foundation

/// What a list knows an object by: its type, and what makes it the same among those of that type.
///
/// Two objects of different types are never the same, whatever their identifiers are.
public struct ListIdentity: Hashable, @unchecked Sendable {
  // An identifier is asked for once, and must not change; so it may be read wherever lists are compared.
  private let identifier: AnyHashable
  private var type: ObjectIdentifier
  private let hash: Int

  /// An identity by `isEqual` and `hash` of an identifier.
  public init(_ identifier: any NSObjectProtocol, of type: Any.Type) {
    self.init(Self.value(of: identifier), type)
  }

  /// An identity by a value. It is that of the value's object, too.
  public init<Value: Hashable & Sendable>(value: Value, of type: Any.Type) {
    // As a number, `true` is 1, and what is equal as an object has to be so here.
    let isTruth = Value.self == Bool.self
    self.init(isTruth ? AnyHashable(value as? Bool == true ? 1 : 0) : AnyHashable(value), type)
  }

  private init(_ identifier: AnyHashable, _ type: Any.Type) {
    self.identifier = identifier
    self.type = ObjectIdentifier(type)
    hash = identifier.hashValue
  }

  /// What makes it the same, whatever its type is: the key of `ListDiff`.
  package var withoutType: ListIdentity {
    var identity = self
    identity.type = ObjectIdentifier(Never.self)
    return identity
  }

  /// Whether type and identifier are the same.
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
  /// An identifier that is only known by `isEqual` and `hash`.
  private struct Identifier: Hashable {
    let object: any NSObjectProtocol

    static func == (one: Self, other: Self) -> Bool {
      one.object === other.object || one.object.isEqual(other.object)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(object.hash) }
  }

  /// An identifier as the value that it stands for: so objects and values find each other, and values
  /// are quicker to compare.
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

  /// Numbers of any type are the same when they are equal, as those of Foundation are.
  private static func value(of number: NSNumber) -> AnyHashable {
    if number is NSDecimalNumber { return AnyHashable(Identifier(object: number)) }
    return switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "d"), UInt8(ascii: "f"): AnyHashable(number.doubleValue)
    case UInt8(ascii: "Q"): AnyHashable(number.uint64Value)
    default: AnyHashable(number.int64Value)
    }
  }
}
