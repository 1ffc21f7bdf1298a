import Foundation

/// What a list knows an object by: its type, and what makes it the same among those of that type.
///
/// Two objects of different types are never the same, whatever their identifiers are.
public struct ListIdentity: Hashable, @unchecked Sendable {
  // An identifier is asked for once, and must not change; so it may be read wherever lists are compared.
  private let identifier: AnyHashable
  private let type: ObjectIdentifier
  private let hash: Int

  /// An identity by `isEqual` and `hash` of an identifier.
  public init(_ identifier: any NSObjectProtocol, of type: Any.Type) {
    self.init(AnyHashable(Identifier(object: identifier)), type)
  }

  /// An identity by a value.
  public init<Value: Hashable & Sendable>(value: Value, of type: Any.Type) {
    self.init(AnyHashable(value), type)
  }

  private init(_ identifier: AnyHashable, _ type: Any.Type) {
    self.identifier = identifier
    self.type = ObjectIdentifier(type)
    hash = identifier.hashValue
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.hash == other.hash && one.type == other.type && one.identifier == other.identifier
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// An identifier of Foundation's kind.
  private struct Identifier: Hashable {
    let object: any NSObjectProtocol

    static func == (one: Self, other: Self) -> Bool {
      one.object === other.object || one.object.isEqual(other.object)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(object.hash) }
  }
}

extension ListIdentity: CustomStringConvertible {
  /// The identifier, for example `42`.
  public var description: String {
    (identifier.base as? Identifier).map { "\($0.object)" } ?? "\(identifier)"
  }
}
