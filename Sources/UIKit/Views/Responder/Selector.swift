import Foundation

/// The name of a method, by which a control, a gesture recognizer or a bar item calls the method on
/// its target.
///
///     final class FeedViewController: UIViewController {
///       func reload(_ sender: UIRefreshControl) { … }
///
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         refreshControl.addTarget(
///           self, action: Selector("reload:", FeedViewController.reload), for: .valueChanged)
///       }
///     }
///
/// Without the Objective-C runtime, a name alone does not lead to a method. So `Selector(_:_:)` and
/// `Selector.register(_:on:perform:)` add methods to a table, by their names. Two selectors with
/// the same name are equal. If a subclass overrides the method, the override is called.
///
/// Methods of a class without an actor are called on the main actor too. Swift 6 warns if such a
/// method is given by its name; `register` takes a closure that calls the method.
///
/// - Differs: the compiler has no `#selector` here. Write `Selector("reload:",
///   FeedViewController.reload)`, pass the method itself to `addTarget(_:action:for:)`, or use a
///   `UIAction`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, with a colon for each argument: `reload:`.
  public let name: String

  /// Creates the selector with a name.
  public init(_ name: String) { self.name = name }

  /// Creates the selector with a name.
  public init(stringLiteral name: String) { self.name = name }

  /// The name.
  public var description: String { name }
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// Returns the selector with a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

// MARK: - With its method

extension Selector {
  /// Creates a selector for a method without arguments.
  ///
  ///     Selector("reload", FeedViewController.reload)
  @preconcurrency
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name)
    SelectorTable.add(name, Target.self) { target, _ in
      method(unsafeDowncast(target, to: Target.self))()
    }
  }

  /// Creates a selector for a method with a sender.
  ///
  ///     Selector("reload:", FeedViewController.reload)
  ///
  /// A call traps if the sender is not of the type that the method accepts.
  @preconcurrency
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(name)
    SelectorTable.add(name, Target.self) { target, arguments in
      method(unsafeDowncast(target, to: Target.self))(arguments.value(0, for: name))
    }
  }

  /// Creates a selector for a method with a sender and an event.
  @preconcurrency
  public init<Target: AnyObject, Sender, Event, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    self.init(name)
    SelectorTable.add(name, Target.self) { target, arguments in
      method(unsafeDowncast(target, to: Target.self))(
        arguments.value(0, for: name), arguments.value(1, for: name))
    }
  }

  /// Creates a selector for a method with three arguments.
  @preconcurrency
  public init<Target: AnyObject, First, Second, Third, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
  ) {
    self.init(name)
    SelectorTable.add(name, Target.self) { target, arguments in
      method(unsafeDowncast(target, to: Target.self))(
        arguments.value(0, for: name), arguments.value(1, for: name), arguments.value(2, for: name))
    }
  }

  /// Creates a selector for a method with four arguments.
  @preconcurrency
  public init<Target: AnyObject, First, Second, Third, Fourth, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third, Fourth) -> Result
  ) {
    self.init(name)
    SelectorTable.add(name, Target.self) { target, arguments in
      method(unsafeDowncast(target, to: Target.self))(
        arguments.value(0, for: name), arguments.value(1, for: name), arguments.value(2, for: name),
        arguments.value(3, for: name))
    }
  }

  /// Creates a selector with the name of its method.
  ///
  /// The porting step of Galley, which rewrites sources of an app for Linux, writes this
  /// initializer for `#selector(becomeFirstResponder)` if the sources do not show the number of the
  /// method's arguments.
  @preconcurrency
  public init<Target: AnyObject, Result>(
    method name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name, method)
  }

  /// Creates a selector with the name of its method, which takes the sender.
  @preconcurrency
  public init<Target: AnyObject, Sender, Result>(
    method name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(name + ":", method)
  }

  /// Registers a closure for a selector on objects of a class and its subclasses.
  ///
  ///     Selector.register("reload:", on: FeedViewController.self) { controller, sender in
  ///       controller.reload(sender)
  ///     }
  ///
  /// A later registration for the same class replaces the earlier one. UIKit has no such method,
  /// because the Objective-C runtime knows all methods.
  @discardableResult
  public static func register<Target: AnyObject>(
    _ name: String, on type: Target.Type,
    perform: @escaping @MainActor (_ target: Target, _ sender: Any?) -> Void
  ) -> Selector {
    SelectorTable.add(name, type) { target, arguments in
      perform(unsafeDowncast(target, to: Target.self), arguments.first)
    }
    return Selector(name)
  }
}
