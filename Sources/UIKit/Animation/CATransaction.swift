import Foundation

/// Animations that are begun together, and what is done when all of them are over.
///
///     CATransaction.begin()
///     CATransaction.setCompletionBlock { self.reload() }
///     UIView.animate(withDuration: 0.3) { … }
///     CATransaction.commit()
///
/// Any thread may open transactions: each has its own.
///
/// - Differs: layers without a view do not animate by themselves when they are changed.
open class CATransaction: NSObject {
  private var completion: (() -> Void)?
  private var running = 0
  private var isCommitted = false
  private var values: [String: Any] = [:]

  /// The transactions that a thread has opened and not committed yet.
  private final class Stack {
    var open: [CATransaction] = []
  }

  // Only used where the main queue is served, and so by one thread at a time.
  nonisolated(unsafe) private static let main = Stack()
  private static let key = "Galley.CATransaction"

  /// Those of the main queue, which may be served by several threads one after the other; elsewhere
  /// those of the thread.
  private static var stack: Stack {
    if MainQueue.isCurrent { return main }
    let known = Thread.current.threadDictionary
    if let stack = known[key] as? Stack { return stack }
    let stack = Stack()
    known[key] = stack
    return stack
  }

  private static var current: [CATransaction] {
    get { stack.open }
    set { stack.open = newValue }
  }

  /// Begins to gather animations.
  open class func begin() {
    let transaction = CATransaction()
    transaction.values = current.last?.values ?? [:]
    current.append(transaction)
  }

  /// Gathers no more.
  open class func commit() {
    guard let transaction = current.popLast() else {
      Report.record(.layout, "CATransaction.commit() without begin(): nothing is done")
      return
    }
    transaction.isCommitted = true
    transaction.finishIfDone()
  }

  /// Shows what has changed. It is shown anyway.
  open class func flush() {}

  /// Does something when all animations that are begun from now on are over; at once, if there are
  /// none.
  open class func setCompletionBlock(_ block: (() -> Void)?) { current.last?.completion = block }

  /// What is done then.
  open class func completionBlock() -> (() -> Void)? { current.last?.completion }

  /// How long animations of layers take that do not say it.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }

  /// How long animations of layers take that do not say it.
  open class func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
  }

  /// How animations of layers go that do not say it.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// How animations of layers go that do not say it.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Says whether what changes is there at once: no layer looks for an action, and `UIView.animate` shows
  /// nothing on its way. Animations that are added to a layer go on.
  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  /// Whether what changes is there at once, without actions.
  open class func disableActions() -> Bool {
    value(forKey: kCATransactionDisableActions) as? Bool ?? false
  }

  /// Something that is known while it gathers.
  open class func value(forKey key: String) -> Any? { current.last?.values[key] }

  /// Says something that is known while it gathers.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    current.last?.values[key] = anObject
  }

  /// Has other threads wait until `unlock()` before they change layers.
  /// - Differs: Layers belong to the main actor, so that there is nothing to wait for.
  open class func lock() {}

  /// Lets other threads change layers again.
  open class func unlock() {}

  // MARK: Inside

  /// `disableActions()` for changes of layers, of which there are many. On the main actor no other
  /// thread's transactions count, so that mostly there is none to ask.
  @MainActor
  internal static var stopsActions: Bool { !main.open.isEmpty && disableActions() }

  /// Waits for an animation.
  @MainActor
  internal static func take(_ run: AnimationRun) {
    for transaction in current where transaction.completion != nil {
      transaction.running += 1
      run.whenOver { _ in transaction.oneIsOver() }
    }
  }

  /// Waits for an animation of a layer; answers what is to be called when it is over.
  internal static func waitForOne() -> () -> Void {
    let waiting = current.filter { $0.completion != nil }
    for transaction in waiting { transaction.running += 1 }
    return { for transaction in waiting { transaction.oneIsOver() } }
  }

  private func oneIsOver() {
    running -= 1
    finishIfDone()
  }

  private func finishIfDone() {
    guard isCommitted, running == 0, let completion else { return }
    self.completion = nil
    completion()
  }
}

/// The key of how long animations take.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether what changes is there at once, without actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of how animations go.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of what is done when all are over.
public let kCATransactionCompletionBlock = "completionBlock"
