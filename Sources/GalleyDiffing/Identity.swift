/// An identity that is equal to another identity exactly if their bytes are equal.
///
/// Galley hashes and compares such identities as one or two machine words, about three times as
/// fast as through `Hashable`. The standard library's integers, `ObjectIdentifier` and
/// `Foundation.UUID` are treated this way without a conformance. Conform a type of your own if it
/// is a plain value of 1, 2, 4, 8 or 16 bytes, has no padding between its fields, and uses the `==`
/// that the compiler synthesizes:
///
///     struct ProductID: BitwiseIdentity {
///       var shop: UInt32
///       var number: UInt32
///     }
///
/// - Precondition: `a == b` if and only if the bytes of `a` and `b` are the same. A type that
///   breaks this gets wrong differences. A type of another size is hashed like any other `Hashable`
///   type.
public protocol BitwiseIdentity: Hashable, BitwiseCopyable {}

/// The best way to hash and compare the identities of a type.
@usableFromInline
internal enum IdentityKind: Sendable {
  /// An identity of up to eight bytes, compared by its bytes.
  case word
  /// An identity of sixteen bytes, compared by its bytes.
  case wordPair
  /// An identity that is a string.
  case text
  /// Any other identity, compared by its own `==` and `hash(into:)`.
  case hashable

  /// Returns the kind of `type`.
  ///
  /// In code that is specialized for a type of the standard library, the kind is a constant.
  @inlinable @inline(__always)
  internal init<ID: Hashable>(of type: ID.Type) {
    if type == Int.self || type == UInt.self || type == Int64.self || type == UInt64.self
      || type == Int32.self || type == UInt32.self || type == Int16.self || type == UInt16.self
      || type == Int8.self || type == UInt8.self || type == ObjectIdentifier.self
    {
      self = .word
    } else if type == String.self {
      self = .text
    } else {
      self = IdentityKind(lookingUp: type)
    }
  }

  @usableFromInline @inline(never)
  internal init<ID: Hashable>(lookingUp type: ID.Type) {
    let isBitwise = type is any BitwiseIdentity.Type || isFoundationUUID(type)
    switch MemoryLayout<ID>.size {
    case 1, 2, 4, 8: self = isBitwise ? .word : .hashable
    case 16: self = isBitwise ? .wordPair : .hashable
    default: self = .hashable
    }
  }
}

/// Whether `type` is `Foundation.UUID`: sixteen bytes, compared byte by byte.
///
/// This module imports no other module, so it recognizes the type by its name. The size is checked
/// first, because that costs nothing and almost always rules the type out.
private func isFoundationUUID<ID>(_ type: ID.Type) -> Bool {
  guard MemoryLayout<ID>.size == 16, MemoryLayout<ID>.alignment == 1, _isPOD(type) else {
    return false
  }
  let name = _typeName(type, qualified: true)
  return name == "Foundation.UUID" || name == "FoundationEssentials.UUID"
}

// MARK: - Reading an identity from an element

/// Reads the identity of an element.
///
/// A reader is a type rather than a closure, so that code that is specialized for the reader reads
/// the field directly in its inner loops.
@usableFromInline
internal protocol IdentityReader<Element, Identity> {
  associatedtype Element
  associatedtype Identity: Hashable
  func identity(of element: Element) -> Identity
}

/// A reader for elements that are their own identity.
@frozen @usableFromInline
internal struct WholeElementReader<Element: Hashable>: IdentityReader {
  @inlinable
  internal init() {}

  @inlinable @inline(__always)
  internal func identity(of element: Element) -> Element { element }
}

/// A reader for elements whose identity is their `id`.
@frozen @usableFromInline
internal struct IDReader<Element: Identifiable>: IdentityReader {
  @inlinable
  internal init() {}

  @inlinable @inline(__always)
  internal func identity(of element: Element) -> Element.ID { element.id }
}

/// A reader that gets the identity of an element from a function.
@frozen @usableFromInline
internal struct ClosureReader<Element, Identity: Hashable>: IdentityReader {
  @usableFromInline internal let read: (Element) -> Identity

  @inlinable
  internal init(_ read: @escaping (Element) -> Identity) { self.read = read }

  @inlinable @inline(__always)
  internal func identity(of element: Element) -> Identity { read(element) }
}
