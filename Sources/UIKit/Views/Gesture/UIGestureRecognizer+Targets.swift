import Foundation

// The targets of a recognizer, in the order in which they were added.

extension UIGestureRecognizer {
  /// A target that is called when the state of a recognizer changes.
  internal struct Target {
    /// The method of the target: a selector, or a function.
    enum Call {
      case selector(Selector)
      case method(@MainActor (_ target: AnyObject, _ sender: UIGestureRecognizer) -> Void)
    }

    var call: Call
    weak var target: AnyObject?

    /// Calls the target, if it still exists.
    @MainActor
    func notify(_ sender: UIGestureRecognizer) {
      guard let target else { return }
      switch call {
      case .selector(let selector): selector.send(to: target, sender)
      case .method(let method): method(target, sender)
      }
    }
  }

  /// Adds a target, unless the same target was already added with the same selector.
  internal func add(_ call: Target.Call, target: Any) {
    guard let target = ActionTarget.object(target, in: "addTarget(_:action:)") else { return }
    targets.removeAll { $0.target == nil }
    if case .selector(let new) = call, targets.contains(where: { $0.calls(new, target) }) { return }
    targets.append(Target(call: call, target: target))
  }

  /// Removes the targets with an object and a selector.
  ///
  /// `nil` matches any object, or any selector.
  internal func remove(_ target: Any?, _ action: Selector?) {
    targets.removeAll { known in
      if let target, known.target !== (ActionTarget.unboxed(target) as AnyObject) { return false }
      guard let action else { return true }
      return known.selector == action
    }
  }

  // MARK: Swift methods instead of selectors

  /// Creates a recognizer that calls a method of a target when its state changes.
  ///
  ///     UITapGestureRecognizer(target: self, action: FeedViewController.open)
  ///
  /// UIKit accepts only selectors. The target is not retained.
  @preconcurrency
  public convenience init<Owner: AnyObject>(
    target: Owner, action: @escaping @MainActor (Owner) -> @MainActor () -> Void
  ) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls a method of a target when its state changes. The argument is
  /// the recognizer.
  ///
  ///     UIPanGestureRecognizer(target: self, action: FeedViewController.drag(_:))
  ///
  /// UIKit accepts only selectors. The target is not retained.
  @preconcurrency
  public convenience init<Owner: AnyObject, Sender>(
    target: Owner, action: @escaping @MainActor (Owner) -> @MainActor (Sender) -> Void
  ) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  /// Adds a method of a target.
  @preconcurrency
  public func addTarget<Owner: AnyObject>(
    _ target: Owner, action: @escaping @MainActor (Owner) -> @MainActor () -> Void
  ) {
    add(.method { target, _ in action(unsafeDowncast(target, to: Owner.self))() }, target: target)
  }

  /// Adds a method of a target, which receives the recognizer.
  @preconcurrency
  public func addTarget<Owner: AnyObject, Sender>(
    _ target: Owner, action: @escaping @MainActor (Owner) -> @MainActor (Sender) -> Void
  ) {
    add(
      .method { target, sender in
        let sender: Sender = SelectorArguments(first: sender).value(0, for: "addTarget's action")
        action(unsafeDowncast(target, to: Owner.self))(sender)
      }, target: target)
  }
}

extension UIGestureRecognizer.Target {
  fileprivate var selector: Selector? {
    if case .selector(let selector) = call { selector } else { nil }
  }

  fileprivate func calls(_ selector: Selector, _ target: Any) -> Bool {
    self.selector == selector && self.target === (ActionTarget.unboxed(target) as AnyObject)
  }
}
