import Foundation

/// The ownership of an associated object.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference.
  /// - Differs: the value is `nil` after the object was released, and not a dangling pointer.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A strong reference to a copy.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// A strong reference to a copy.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Associates a value with an object under a key; `nil` removes the association.
///
///     private nonisolated(unsafe) var badgeKey: UInt8 = 0
///     objc_setAssociatedObject(view, &badgeKey, badge, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
///
/// - Differs: the values of a responder are released with the responder. The values of any other
///   object are released later, when a value is associated with any object.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value, for: key, of: object as AnyObject, policy)
}

/// Returns the value that is associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(for: key, of: object as AnyObject)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(of: object as AnyObject)
}

/// The associated values of an object.
internal final class AssociatedValues {
  enum Value {
    case strong(Any)
    case weak(WeakReference)
  }

  struct WeakReference { weak var object: AnyObject? }

  var values: [UnsafeRawPointer: Value] = [:]
}

/// An object that stores its associated values itself, so that the values are released with the
/// object.
internal protocol AssociatedValuesHolder: AnyObject {
  /// The associated values. The values are accessed under the lock of ``AssociatedObjects`` only.
  var associatedValues: AssociatedValues? { get set }
}

/// The associated values of all objects.
internal enum AssociatedObjects {
  private static let lock = NSLock()
  /// Accessed under the lock only.
  nonisolated(unsafe) private static var table = WeakKeyTable<AssociatedValues>()

  // Values are released after the lock is unlocked, because the deinitializer of a value may access
  // associated objects.

  static func set(
    _ value: Any?, for key: UnsafeRawPointer, of object: AnyObject, _ policy: objc_AssociationPolicy
  ) {
    let kept = value.map { keep($0, policy) }
    var removed: [Any] = []
    lock.withLock {
      if let values = values(of: object) {
        if let old = values.values.removeValue(forKey: key) { removed = [old] }
        values.values[key] = kept
      } else if let kept {
        let values = AssociatedValues()
        values.values[key] = kept
        removed = begin(values, of: object)
      }
    }
    withExtendedLifetime(removed) {}
  }

  static func value(for key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    let kept = lock.withLock { values(of: object)?.values[key] }
    return switch kept {
    case .strong(let value): value
    case .weak(let reference): reference.object
    case nil: nil
    }
  }

  static func removeAll(of object: AnyObject) {
    let removed = lock.withLock { () -> Any? in
      guard let values = values(of: object) else { return nil }
      defer { values.values = [:] }
      return values.values
    }
    withExtendedLifetime(removed) {}
  }

  private static func keep(_ value: Any, _ policy: objc_AssociationPolicy) -> AssociatedValues.Value
  {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: .weak(.init(object: value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    default: .strong(value)
    }
  }

  private static func values(of object: AnyObject) -> AssociatedValues? {
    if let holder = object as? any AssociatedValuesHolder { return holder.associatedValues }
    return table[object]
  }

  private static func begin(_ values: AssociatedValues, of object: AnyObject) -> [Any] {
    guard let holder = object as? any AssociatedValuesHolder else {
      return table.set(values, for: object)
    }
    holder.associatedValues = values
    return []
  }
}
