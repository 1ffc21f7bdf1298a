import Foundation

/// How an associated object is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not kept alive.
  /// - Differs: it is `nil` when the object has gone, and not a pointer to nowhere.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied, and the copy kept alive.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// Copied, and the copy kept alive.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Keeps a value with an object, under a key; `nil` takes it away.
///
///     private nonisolated(unsafe) var badgeKey: UInt8 = 0
///     objc_setAssociatedObject(view, &badgeKey, badge, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
///
/// - Differs: what is kept with an object goes later than the object, when something else is
///   associated; with a responder it goes at once.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value, for: key, of: object as AnyObject, policy)
}

/// The value that is kept with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(for: key, of: object as AnyObject)
}

/// Takes away all values that are kept with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(of: object as AnyObject)
}

/// The values that are kept with an object.
internal final class AssociatedValues {
  enum Value {
    case strong(Any)
    case weak(WeakReference)
  }

  struct WeakReference { weak var object: AnyObject? }

  var values: [UnsafeRawPointer: Value] = [:]
}

/// An object that has room for its own associated values, which go with it.
internal protocol AssociatedValuesHolder: AnyObject {
  /// The values. They are touched under the lock of ``AssociatedObjects`` only.
  var associatedValues: AssociatedValues? { get set }
}

// Responders have room in their class body.
extension UIResponder: nonisolated AssociatedValuesHolder {}

/// What is kept with which object.
internal enum AssociatedObjects {
  private static let lock = NSLock()
  /// Touched under the lock only.
  nonisolated(unsafe) private static var table = WeakKeyTable<AssociatedValues>()

  // What is let go goes after the lock is given back: it may do anything, even come back here.

  static func set(
    _ value: Any?, for key: UnsafeRawPointer, of object: AnyObject, _ policy: objc_AssociationPolicy
  ) {
    let kept = value.map { keep($0, policy) }
    var gone: [Any] = []
    lock.withLock {
      if let values = values(of: object) {
        if let old = values.values.removeValue(forKey: key) { gone = [old] }
        values.values[key] = kept
      } else if let kept {
        let values = AssociatedValues()
        values.values[key] = kept
        gone = begin(values, of: object)
      }
    }
    withExtendedLifetime(gone) {}
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
    let gone = lock.withLock { () -> Any? in
      guard let values = values(of: object) else { return nil }
      defer { values.values = [:] }
      return values.values
    }
    withExtendedLifetime(gone) {}
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
