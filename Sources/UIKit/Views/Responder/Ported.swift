import Foundation
import Synchronization

/// Calls that the porting step of Galley, which rewrites sources of an app for Linux, adds where
/// the compiler of a phone would use the Objective-C runtime.
///
/// Apps do not write these calls by hand. For example, a class `Feed` has the method
/// `@objc func tap(_ sender: UIButton)`. The porting step makes it a plain method, and adds a
/// property to the class:
///
///     private let _portedFeed = UIKit.Ported.Members(of: Feed.self) {
///       $0.method("tap:") { $0.tap($1[0, UIButton.self]) }
///     }
///
/// Then `Selector("tap:")` finds the method of each object of the class.
public enum Ported {
  /// The members of a class that can be found by their names.
  ///
  /// The structure is empty, so it takes no space in an object. The members are registered when the
  /// first object of the class is created.
  public struct Members<Owner: AnyObject>: Hashable, Sendable {
    /// Lists the members of a class, once in a program.
    public init(of type: Owner.Type, _ list: (List) -> Void) {
      ListedClasses.add(ObjectIdentifier(type)) {
        Ported.noteModule(of: type)
        list(List())
      }
    }
  }

  /// The arguments of a call.
  public struct Arguments {
    let name: String
    let values: SelectorArguments

    /// An argument of the type that the method expects.
    public subscript<Value>(index: Int) -> Value { values.value(index, for: name) }

    /// An argument of a type.
    public subscript<Value>(index: Int, type: Value.Type) -> Value {
      values.value(index, for: name)
    }
  }
}

/// The classes whose members are known.
private enum ListedClasses {
  private static let finished = Mutex<Set<ObjectIdentifier>>([])
  private static let begun = BegunClasses()

  /// Whether the members of a class are known.
  static func contains(_ type: ObjectIdentifier) -> Bool {
    finished.withLock { $0.contains(type) }
  }

  /// Lists the members of a class, unless that has been done.
  ///
  /// When this method returns, the members are known, even if another thread has begun to list
  /// them.
  static func add(_ type: ObjectIdentifier, _ listMembers: () -> Void) {
    // Each new object of a ported class calls this method. For all objects but the first, this
    // check is sufficient.
    guard !finished.withLock({ $0.contains(type) }) else { return }
    // The lock is held while the members are listed, because other threads must not search for
    // members that are not listed yet. The lock is recursive, because a list may create objects.
    begun.lock.withLock {
      guard begun.classes.insert(type).inserted else { return }
      listMembers()
      finished.withLock { _ = $0.insert(type) }
    }
  }
}

/// The classes whose members are known or are being listed.
private final class BegunClasses: @unchecked Sendable {
  let lock = NSRecursiveLock()
  /// The classes, which only the thread that holds the lock uses.
  var classes: Set<ObjectIdentifier> = []
}

extension Ported.Members {
  /// Collects the members of a class.
  public struct List {
    /// Creates an empty list.
    public init() {}

    /// Adds a method without a result.
    public func method(
      _ name: String, _ body: @escaping @MainActor (Owner, Ported.Arguments) -> Void
    ) {
      SelectorTable.add(name, Owner.self) { target, values in
        body(unsafeDowncast(target, to: Owner.self), Ported.Arguments(name: name, values: values))
        return ()
      }
    }

    /// Adds a method with a result.
    public func answer(
      _ name: String, _ body: @escaping @MainActor (Owner, Ported.Arguments) -> Any?
    ) {
      SelectorTable.add(name, Owner.self) { target, values in
        body(unsafeDowncast(target, to: Owner.self), Ported.Arguments(name: name, values: values))
      }
    }

    /// Adds an asynchronous method.
    ///
    /// The method begins in the next turn of the main queue.
    public func task(
      _ name: String, _ body: @escaping @MainActor (Owner, Ported.Arguments) async -> Void
    ) {
      SelectorTable.add(name, Owner.self) { target, values in
        let owner = unsafeDowncast(target, to: Owner.self)
        Task { @MainActor in await body(owner, Ported.Arguments(name: name, values: values)) }
        return ()
      }
    }

    /// Adds a property that can only be read.
    public func value<Value>(_ name: String, _ get: @escaping @MainActor (Owner) -> Value) {
      ValueTable.add(name, Owner.self, get: { get(unsafeDowncast($0, to: Owner.self)) }, set: nil)
    }

    /// Adds a property.
    public func value<Value>(
      _ name: String, _ get: @escaping @MainActor (Owner) -> Value,
      _ set: @escaping @MainActor (Owner, Value) -> Void
    ) {
      ValueTable.add(
        name, Owner.self, get: { get(unsafeDowncast($0, to: Owner.self)) }, of: Value.self,
        set: { target, value in
          guard let value = converted(value, to: Value.self) else { return false }
          set(unsafeDowncast(target, to: Owner.self), value)
          return true
        })
    }
  }
}

// MARK: - Optional requirements

extension Ported {
  /// Whether a class was ported and lists members of its own.
  internal static func listsMembers(_ type: AnyClass) -> Bool {
    ListedClasses.contains(ObjectIdentifier(type))
  }

  /// A method of an object.
  public struct Call {
    let name: String
    let target: AnyObject
    let method: SelectorTable.Method

    /// Calls the method.
    public func callAsFunction<Result>(_ arguments: [Any?]) -> Result {
      let result = onAnyActor(method)(target, SelectorArguments(arguments))
      if let result = (result as Any?) as? Result { return result }
      Misuse.trap(
        "-[\(type(of: target)) \(name)] returned \(result.map { "a \(type(of: $0))" } ?? "nothing")",
        "the protocol says that it returns a \(Result.self). Return that")
    }
  }

  /// Returns the method with a name, if an object has it.
  ///
  /// Ported sources call this method for the optional requirements of protocols.
  public static func call(_ name: String, of target: AnyObject) -> Call? {
    if let method = SelectorTable.method(name, of: target) {
      return Call(name: name, target: target, method: method)
    }
    return Selector(name).forwardingTarget(of: target).flatMap { call(name, of: $0) }
  }

  /// An object whose optional requirements are called: requirements that have the same name and
  /// labels, and differ only in the types of their arguments. Ported sources extend this structure
  /// with a method for each requirement.
  public struct Optionals<Requirements> {
    /// The object.
    public let target: AnyObject

    /// Creates the calls of an object.
    public init(_ target: AnyObject) { self.target = target }
  }

  /// Returns the value of a property with a name, if an object has it.
  public static func value<Value>(_ name: String, of target: AnyObject) -> Value? {
    ValueTable.entry(name, of: target).flatMap { $0.get(target) as? Value }
  }
}

// MARK: - Values as objects

extension Ported {
  /// Returns the object that a value becomes on a phone when the value is cast to a protocol to
  /// which only objects conform; `nil` for a `nil` value.
  ///
  /// For example, a `String` becomes an `NSString`.
  public static func object<Value>(_ value: Value) -> AnyObject? {
    if let optional = value as Any as? any OptionalValue {
      return optional.wrapped.flatMap { object($0) }
    }
    return value as AnyObject
  }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}

// MARK: - Missing members

extension Ported {
  /// Traps because an object is created with an initializer that its class does not inherit.
  public static func missingInitializer(_ initializer: String, of type: String) -> Never {
    Misuse.trap(
      "Use of unimplemented initializer '\(initializer)' for class '\(type)'",
      "a list makes its cells by that one, and a class value its objects. Override it, or make the object yourself"
    )
  }
}
