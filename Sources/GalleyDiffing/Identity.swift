/// An identity that is equal to another exactly when their bytes are.
///
/// Galley hashes and compares such identities as one or two machine words, about three times as
/// fast as through `Hashable`. The standard library's integers, `ObjectIdentifier` and
/// `Foundation.UUID` are treated so without asking. Conform a type of your own when it is a plain
/// value of 1, 2, 4, 8 or 16 bytes, with no padding between its fields, and its `==` is the one
/// that the compiler writes:
///
///     struct ProductID: BitwiseIdentity {
///       var shop: UInt32
///       var number: UInt32
///     }
///
/// - Precondition: `a == b` if and only if the bytes of `a` and `b` are the same. A type that
///   breaks this gets wrong differences. A type of another size is hashed as any other `Hashable`.
public protocol BitwiseIdentity: Hashable, BitwiseCopyable {}

/// How the identities of a type are best hashed and compared.
@usableFromInline
internal enum IdentityKind: Sendable {
  /// Up to eight bytes that say all.
  case word
  /// Sixteen bytes that say all.
  case wordPair
  /// A string.
  case text
  /// Anything else: by its own `==` and `hash(into:)`.
  case hashable

  /// The kind of `type`. Folds to a constant for the standard library's types, in code that is
  /// specialized for them.
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
/// This module names no other, so it knows the type by its name. The shape is asked first, because
/// it costs nothing and almost always says no.
private func isFoundationUUID<ID>(_ type: ID.Type) -> Bool {
  guard MemoryLayout<ID>.size == 16, MemoryLayout<ID>.alignment == 1, _isPOD(type) else {
    return false
  }
  let name = _typeName(type, qualified: true)
  return name == "Foundation.UUID" || name == "FoundationEssentials.UUID"
}

// MARK: - Reading an identity from an element

/// Where an element's identity is. A type rather than a closure, so that specialized code reads
/// the field itself in its inner loops.
@usableFromInline
internal protocol IdentityReader<Element, Identity> {
  associatedtype Element
  associatedtype Identity: Hashable
  func identity(of element: Element) -> Identity
}

/// The element is its own identity.
@frozen @usableFromInline
internal struct ReadsItself<Element: Hashable>: IdentityReader {
  @inlinable
  internal init() {}

  @inlinable @inline(__always)
  internal func identity(of element: Element) -> Element { element }
}

/// The identity is the element's `id`.
@frozen @usableFromInline
internal struct ReadsID<Element: Identifiable>: IdentityReader {
  @inlinable
  internal init() {}

  @inlinable @inline(__always)
  internal func identity(of element: Element) -> Element.ID { element.id }
}

/// The identity is what a function makes of the element.
@frozen @usableFromInline
internal struct ReadsFunction<Element, Identity: Hashable>: IdentityReader {
  @usableFromInline internal let read: (Element) -> Identity

  @inlinable
  internal init(_ read: @escaping (Element) -> Identity) { self.read = read }

  @inlinable @inline(__always)
  internal func identity(of element: Element) -> Identity { read(element) }
}
