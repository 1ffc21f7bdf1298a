import Foundation

/// The name of a method, by which a control, a gesture or a bar item calls it on its target.
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
/// Without the Objective-C runtime a name alone leads to no method: a table does, which
/// `Selector(_:_:)` and `Selector.register(_:on:perform:)` fill. Two selectors of the same name are
/// equal, wherever they come from; a subclass that overrides the method has its own called.
///
/// A class that belongs to no actor has its methods called on the main actor all the same. Swift 6 warns
/// where such a method is given by its name; `register` takes a closure that calls it.
///
/// - Differs: the compiler has no `#selector` here. Write `Selector("reload:", FeedViewController.reload)`,
///   give the method itself to `addTarget(_:action:for:)`, or use a `UIAction`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, with a colon for each argument: `reload:`.
  public let name: String

  /// The selector with a name.
  public init(_ name: String) { self.name = name }

  /// The selector with a name.
  public init(stringLiteral name: String) { self.name = name }

  /// The name.
  public var description: String { name }
}

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// The selector with a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

// MARK: - With its method

extension Selector {
  /// A selector, and the method without arguments that it stands for.
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

  /// A selector, and the method that it stands for, which takes the sender.
  ///
  ///     Selector("reload:", FeedViewController.reload)
  ///
  /// A sender of a kind that the method does not take is a mistake, and traps.
  @preconcurrency
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(name)
    SelectorTable.add(name, Target.self) { target, arguments in
      method(unsafeDowncast(target, to: Target.self))(arguments.take(0, for: name))
    }
  }

  /// A selector, and the method that it stands for, which takes the sender and the event.
  @preconcurrency
  public init<Target: AnyObject, Sender, Event, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    self.init(name)
    SelectorTable.add(name, Target.self) { target, arguments in
      method(unsafeDowncast(target, to: Target.self))(
        arguments.take(0, for: name), arguments.take(1, for: name))
    }
  }

  /// A selector, and the method that it stands for, which takes three arguments.
  @preconcurrency
  public init<Target: AnyObject, First, Second, Third, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
  ) {
    self.init(name)
    SelectorTable.add(name, Target.self) { target, arguments in
      method(unsafeDowncast(target, to: Target.self))(
        arguments.take(0, for: name), arguments.take(1, for: name), arguments.take(2, for: name))
    }
  }

  /// A selector, and the method that it stands for, which takes four arguments.
  @preconcurrency
  public init<Target: AnyObject, First, Second, Third, Fourth, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third, Fourth) -> Result
  ) {
    self.init(name)
    SelectorTable.add(name, Target.self) { target, arguments in
      method(unsafeDowncast(target, to: Target.self))(
        arguments.take(0, for: name), arguments.take(1, for: name), arguments.take(2, for: name),
        arguments.take(3, for: name))
    }
  }

  /// A selector, named after the method that it stands for.
  ///
  /// The porting step writes it for `#selector(becomeFirstResponder)`, where the sources do not say how many
  /// arguments the method takes.
  @preconcurrency
  public init<Target: AnyObject, Result>(
    method name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name, method)
  }

  /// A selector, named after the method that it stands for, which takes the sender.
  @preconcurrency
  public init<Target: AnyObject, Sender, Result>(
    method name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(name + ":", method)
  }

  /// Says what a selector with a name does on objects of a class, and on those of its subclasses
  /// that say nothing else.
  ///
  ///     Selector.register("reload:", on: FeedViewController.self) { controller, sender in
  ///       controller.reload(sender)
  ///     }
  ///
  /// Said again for the same class, the last counts. UIKit has no such method: there the runtime
  /// knows.
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
