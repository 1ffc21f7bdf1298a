import Foundation

/// A handler of a control's events.
internal struct ControlHandler {
  /// The kind of the call: a selector, a method of the target as a Swift function, or an action.
  enum Call {
    case selector(Selector)
    case method(
      @MainActor (_ target: AnyObject, _ sender: UIControl, _ event: UIEvent?) -> Void)
    case action(UIAction)
  }

  var call: Call
  weak var target: AnyObject?
  /// Whether the handler was added with a target. The target may have been deallocated since.
  var hasTarget: Bool
  var events: UIControl.Event

  init(_ call: Call, target: AnyObject?, events: UIControl.Event) {
    self.call = call
    self.target = target
    hasTarget = target != nil
    self.events = events
  }

  var action: UIAction? { if case .action(let action) = call { action } else { nil } }

  var selector: Selector? { if case .selector(let selector) = call { selector } else { nil } }

  var isAction: Bool { action != nil }

  /// Whether the handler's target was deallocated.
  var isGone: Bool { hasTarget && target == nil }
}

// MARK: - Swift methods instead of selectors

extension UIControl {
  /// Associates a method of a target with events.
  ///
  ///     control.addTarget(self, action: FeedViewController.reload, for: .valueChanged)
  ///
  /// UIKit accepts only selectors. The target is not retained.
  ///
  /// - Differs: methods cannot be compared, so a method that is added twice is called twice. A
  ///   `Selector` is called once however often it is added.
  @preconcurrency
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: Event
  ) {
    add(
      .method { target, _, _ in action(unsafeDowncast(target, to: Target.self))() },
      target: target, for: controlEvents)
  }

  /// Associates a method of a target with events. The method receives the control.
  ///
  ///     control.addTarget(self, action: FeedViewController.reload(_:), for: .valueChanged)
  ///
  /// UIKit accepts only selectors. The target is not retained.
  @preconcurrency
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event
  ) {
    add(
      .method { target, sender, _ in
        let sender: Sender = SelectorArguments(first: sender).value(0, for: "addTarget's action")
        action(unsafeDowncast(target, to: Target.self))(sender)
      }, target: target, for: controlEvents)
  }

  /// Associates a method of a target with events. The method receives the control and the event of
  /// the touch.
  ///
  ///     slider.addTarget(self, action: SoundViewController.slide(_:for:), for: .valueChanged)
  ///
  /// UIKit accepts only selectors. The target is not retained. If no touch has caused the event, a
  /// method whose event is not optional receives an event without touches.
  @preconcurrency @_disfavoredOverload
  public func addTarget<Target: AnyObject, Sender, TouchEvent>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, TouchEvent) -> Void,
    for controlEvents: Event
  ) {
    add(
      .method { target, sender, event in
        let arguments = SelectorArguments(first: sender, second: event)
        let sender: Sender = arguments.value(0, for: "addTarget's action")
        let event: TouchEvent = arguments.value(1, for: "addTarget's action")
        action(unsafeDowncast(target, to: Target.self))(sender, event)
      }, target: target, for: controlEvents)
  }

  /// Calls a closure with each handler, in order, until the closure sets `stop`.
  internal func visitHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event, _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for handler in handlers where !handler.isGone && !stop {
      switch handler.call {
      case .action(let action): iterator(action, nil, handler.events, &stop)
      case .selector(let selector):
        iterator(nil, (handler.target, selector), handler.events, &stop)
      case .method: iterator(nil, nil, handler.events, &stop)
      }
    }
  }
}

// MARK: - Internals

extension UIControl {
  internal func add(_ call: ControlHandler.Call, target: Any?, for events: Event) {
    let object = target.flatMap { ActionTarget.object($0, in: "addTarget(_:action:for:)") }
    handlers.removeAll { $0.isGone }
    // If the same target and selector are added again, their events are combined.
    if case .selector(let selector) = call,
      let known = handlers.firstIndex(where: {
        $0.selector == selector && $0.target === object
      })
    {
      handlers[known].events.formUnion(events)
      return
    }
    handlers.append(ControlHandler(call, target: object, events: events))
  }

  /// Removes events from the handlers that meet a condition. Handlers without events are removed.
  internal func removeHandlers(for events: Event, where isMeant: (ControlHandler) -> Bool) {
    for index in handlers.indices where isMeant(handlers[index]) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty || $0.isGone }
  }

  /// Runs the handlers of some events.
  internal func performHandlers(for events: Event, with event: UIEvent? = nil) {
    // The loop uses a copy, because handlers may add and remove handlers.
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      guard !handler.isGone else { continue }
      switch handler.call {
      case .action(let action): sendAction(action)
      case .selector(let selector): sendAction(selector, to: handler.target, for: event)
      case .method(let method): handler.target.map { method($0, self, event) }
      }
    }
  }

  /// Calls the handlers of a changed value, with the event of the touch that has changed the value.
  internal func sendValueChanged(for event: UIEvent?) {
    let before = eventOfValue
    eventOfValue = event
    defer { eventOfValue = before }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
