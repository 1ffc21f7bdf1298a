import Dispatch
import Foundation
import Synchronization

// Objective-C names that Swift sources use. Most of these names do not need the Objective-C
// runtime.

/// The signed integer type of Objective-C.
public typealias NSInteger = Int
/// The unsigned integer type of Objective-C.
public typealias NSUInteger = UInt
/// The largest finite `Float`, under its name in C.
public let HUGE = Float.greatestFiniteMagnitude
/// The largest finite `Float`, under its name in C.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The largest `NSInteger`.
public let NSIntegerMax = Int.max
/// The smallest `NSInteger`.
public let NSIntegerMin = Int.min
/// The class of serial queues. Off Apple's platforms, all queues are of one class.
public typealias DispatchSerialQueue = DispatchQueue
/// The class of serial queues, under its name in Objective-C.
public typealias OS_dispatch_queue_serial = DispatchQueue

/// Locks an object.
///
/// This function waits until no other thread is between `objc_sync_enter` and `objc_sync_exit`
/// with the same object.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.lock(of: object as AnyObject).lock()
  return 0
}

/// Unlocks an object.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.lock(of: object as AnyObject).unlock()
  return 0
}

/// The locks of objects, for `objc_sync_enter` and `objc_sync_exit`.
private enum ObjectLocks {
  private struct Table: @unchecked Sendable {
    var locks = WeakKeyTable<NSRecursiveLock>()
  }

  private static let table = Mutex(Table())

  /// Returns the lock of an object, which is created when it is needed.
  static func lock(of object: AnyObject) -> NSRecursiveLock {
    let key = UncheckedObject(object)
    return table.withLock { table in
      if let lock = table.locks[key.object] { return lock }
      let lock = NSRecursiveLock()
      table.locks.set(lock, for: key.object)
      return lock
    }
  }
}

// MARK: - Names as C strings

/// Returns the name of an object's class, as `NSStringFromClass` does; the text "nil" if there is
/// no object.
public func object_getClassName(
  _ object: Any?, file: String = #fileID
) -> UnsafePointer<CChar> {
  object_getClass(object).map { class_getName($0, file: file) } ?? CNames.pointer(to: "nil")
}

/// Returns the name of a class, as `NSStringFromClass` does; the text "nil" if there is none.
public func class_getName(_ type: AnyClass?, file: String = #fileID) -> UnsafePointer<CChar> {
  CNames.pointer(to: type.map { Ported.string(from: $0, file: file) } ?? "nil")
}

/// Returns the class with a name.
public func objc_getClass(_ name: UnsafePointer<CChar>, file: String = #fileID) -> Any? {
  objc_lookUpClass(name, file: file)
}

/// Returns the class with a name.
public func objc_lookUpClass(
  _ name: UnsafePointer<CChar>, file: String = #fileID
) -> AnyClass? {
  Ported.classFromString(String(cString: name), file: file)
}

/// Returns the name of a selector.
public func sel_getName(_ selector: Selector) -> UnsafePointer<CChar> {
  CNames.pointer(to: selector.name)
}

/// Returns the selector with a name.
public func sel_registerName(_ name: UnsafePointer<CChar>) -> Selector {
  Selector(String(cString: name))
}

/// Returns the selector with a name.
public func sel_getUid(_ name: UnsafePointer<CChar>) -> Selector { sel_registerName(name) }

/// Returns whether two selectors are the same.
public func sel_isEqual(_ one: Selector, _ other: Selector) -> Bool { one == other }

/// C strings that are never released, so that pointers to them stay valid.
private enum CNames {
  private static let addresses = Mutex<[String: UInt]>([:])

  static func pointer(to name: String) -> UnsafePointer<CChar> {
    let address = addresses.withLock { addresses in
      if let known = addresses[name] { return known }
      let new = UInt(bitPattern: strdup(name))
      addresses[name] = new
      return new
    }
    guard let pointer = UnsafePointer<CChar>(bitPattern: address) else {
      preconditionFailure("no memory is left for the name \(name)")
    }
    return pointer
  }
}

// MARK: - Methods as values

/// A method of a class in the Objective-C runtime. Galley creates no such value.
public typealias Method = OpaquePointer
/// The implementation of a method.
public typealias IMP = OpaquePointer

/// Returns the instance method of a class for a selector.
///
/// - Differs: always `nil`. Methods of classes can't be exchanged without the Objective-C runtime.
///   Code that checks the result does not try to exchange them.
public func class_getInstanceMethod(_ type: AnyClass?, _ selector: Selector) -> Method? { nil }

/// Returns the class method of a class for a selector.
///
/// - Differs: always `nil`.
public func class_getClassMethod(_ type: AnyClass?, _ selector: Selector) -> Method? { nil }

/// Returns the implementation of a class's instance method.
///
/// - Differs: always `nil`.
public func class_getMethodImplementation(_ type: AnyClass?, _ selector: Selector) -> IMP? { nil }

/// Adds a method to a class.
///
/// - Differs: always `false`: no method is added.
@discardableResult
public func class_addMethod(
  _ type: AnyClass?, _ selector: Selector, _ code: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  false
}

/// Replaces the implementation of a method.
///
/// - Differs: nothing is replaced.
@discardableResult
public func class_replaceMethod(
  _ type: AnyClass?, _ selector: Selector, _ code: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  nil
}

/// Returns the implementation of a method. This function traps, because Galley creates no
/// `Method`.
public func method_getImplementation(_ method: Method) -> IMP {
  noMethods("method_getImplementation")
}

/// Exchanges the implementations of two methods. This function traps, because Galley creates no
/// `Method`.
public func method_exchangeImplementations(_ one: Method, _ other: Method) {
  noMethods("method_exchangeImplementations")
}

/// Sets the implementation of a method. This function traps, because Galley creates no `Method`.
@discardableResult
public func method_setImplementation(_ method: Method, _ code: IMP) -> IMP {
  noMethods("method_setImplementation")
}

/// Returns an implementation that calls a closure. This function traps, because Galley has no
/// implementations of methods.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  noMethods("imp_implementationWithBlock")
}

/// Returns the class of an object.
public func object_getClass(_ object: Any?) -> AnyClass? {
  object.flatMap { Swift.type(of: $0) as? AnyClass }
}

/// Returns the superclass of a class.
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? {
  type.flatMap { _getSuperclass($0) }
}

/// Returns whether the instances of a class respond to a selector.
///
/// - Differs: always `false`.
public func class_respondsToSelector(_ type: AnyClass?, _ selector: Selector) -> Bool { false }

/// Returns the encoding of a method's argument types. This function traps, because Galley creates
/// no `Method`.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? {
  noMethods("method_getTypeEncoding")
}

private func noMethods(_ name: String) -> Never {
  Misuse.trap(
    "\(name): methods of classes can't be exchanged here",
    "there is no Objective-C runtime. Make a subclass that overrides the method")
}
