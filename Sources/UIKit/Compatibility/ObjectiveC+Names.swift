import Foundation
import Synchronization

// Names of Objective-C's that sources use without asking its runtime for much.

/// A whole number.
public typealias NSInteger = Int
/// A whole number that is not negative.
public typealias NSUInteger = UInt
/// The largest number of its kind, as C names it.
public let HUGE = Float.greatestFiniteMagnitude

/// Waits until no other thread is between `objc_sync_enter` and `objc_sync_exit` with the same object.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.lock(of: object as AnyObject).lock()
  return 0
}

/// Ends what `objc_sync_enter` has begun.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.lock(of: object as AnyObject).unlock()
  return 0
}

private enum ObjectLocks {
  private struct Table: @unchecked Sendable {
    var locks = WeakKeyTable<NSRecursiveLock>()
  }

  private static let table = Mutex(Table())

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

// MARK: - Methods as values

/// A method as the Objective-C runtime knows it: there is none here.
public typealias Method = OpaquePointer
/// The code of a method.
public typealias IMP = OpaquePointer

/// The method of a class, by its selector.
///
/// - Differs: always `nil`. Methods of classes can't be exchanged without the Objective-C runtime; code that asks
///   first leaves them as they are.
public func class_getInstanceMethod(_ type: AnyClass?, _ selector: Selector) -> Method? { nil }

/// The method of a type itself, by its selector.
///
/// - Differs: always `nil`.
public func class_getClassMethod(_ type: AnyClass?, _ selector: Selector) -> Method? { nil }

/// Adds a method to a class.
///
/// - Differs: always `false`: no method is added.
@discardableResult
public func class_addMethod(
  _ type: AnyClass?, _ selector: Selector, _ code: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  false
}

/// Replaces the code of a method.
///
/// - Differs: nothing is replaced.
@discardableResult
public func class_replaceMethod(
  _ type: AnyClass?, _ selector: Selector, _ code: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  nil
}

/// The code of a method. There is no method that this could be asked for.
public func method_getImplementation(_ method: Method) -> IMP {
  noMethods("method_getImplementation")
}

/// Has two methods change places. There are no methods that this could be asked for.
public func method_exchangeImplementations(_ one: Method, _ other: Method) {
  noMethods("method_exchangeImplementations")
}

/// Gives a method other code. There is no method that this could be asked for.
@discardableResult
public func method_setImplementation(_ method: Method, _ code: IMP) -> IMP {
  noMethods("method_setImplementation")
}

/// The kinds of a method's arguments. There is no method that this could be asked for.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? {
  noMethods("method_getTypeEncoding")
}

private func noMethods(_ name: String) -> Never {
  Misuse.trap(
    "\(name): methods of classes can't be exchanged here",
    "there is no Objective-C runtime. Make a subclass that overrides the method")
}
