import Foundation

/// A transaction: animations that begin together, with a completion block for all of them.
///
///     CATransaction.begin()
///     CATransaction.setCompletionBlock { self.reload() }
///     UIView.animate(withDuration: 0.3) { … }
///     CATransaction.commit()
///
/// Any thread may open transactions; each thread has its own.
///
/// - Differs: changes of layers without a view are not animated.
open class CATransaction: NSObject {
  private var completion: (() -> Void)?
  private var running = 0
  private var isCommitted = false
  private var values: [String: Any] = [:]

  /// The open transactions of a thread.
  private final class Stack {
    var open: [CATransaction] = []
  }

  // Used only on the main queue, and so by one thread at a time.
  nonisolated(unsafe) private static let main = Stack()
  private static let key = "Galley.CATransaction"

  /// The transactions of the main queue or, on another queue, of the current thread.
  ///
  /// The main queue has its own, because several threads may serve it one after the other.
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

  /// Begins a transaction.
  open class func begin() {
    let transaction = CATransaction()
    transaction.values = current.last?.values ?? [:]
    current.append(transaction)
  }

  /// Commits the transaction.
  open class func commit() {
    guard let transaction = current.popLast() else {
      Report.record(.layout, "CATransaction.commit() without begin(): nothing is done")
      return
    }
    transaction.isCommitted = true
    transaction.finishIfDone()
  }

  /// Flushes pending changes.
  ///
  /// It is not needed here.
  open class func flush() {}

  /// Sets a block that is called when all animations that begin from now on are over; at once, if
  /// there are none.
  open class func setCompletionBlock(_ block: (() -> Void)?) { current.last?.completion = block }

  /// Returns the completion block.
  open class func completionBlock() -> (() -> Void)? { current.last?.completion }

  /// Sets the default duration of layers' animations.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }

  /// Returns the default duration of layers' animations.
  open class func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
  }

  /// Sets the default timing function of layers' animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Returns the default timing function of layers' animations.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Sets whether changes happen at once: then layers search for no actions, and `UIView.animate`
  /// does not animate.
  ///
  /// Animations that are added to a layer still run.
  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  /// Returns whether changes happen at once, without actions.
  open class func disableActions() -> Bool {
    value(forKey: kCATransactionDisableActions) as? Bool ?? false
  }

  /// Returns a value of the transaction.
  open class func value(forKey key: String) -> Any? { current.last?.values[key] }

  /// Sets a value of the transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    current.last?.values[key] = anObject
  }

  /// Makes other threads wait until `unlock()` before they change layers.
  /// - Differs: Layers are isolated to the main actor, so no waiting is needed.
  open class func lock() {}

  /// Lets other threads change layers again.
  open class func unlock() {}

  // MARK: Internals

  /// The value of `disableActions()` on the main actor, computed quickly because each change of a
  /// layer needs it.
  ///
  /// Transactions of other threads do not count, so usually there is none to search.
  @MainActor
  internal static var stopsActions: Bool { !main.open.isEmpty && disableActions() }

  /// Adds an animation to the transaction.
  @MainActor
  internal static func add(_ run: AnimationRun) {
    for transaction in current where transaction.completion != nil {
      transaction.running += 1
      run.whenOver { _ in transaction.oneIsOver() }
    }
  }

  /// Adds an animation of a layer; returns a closure to call when it is over.
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

/// The key of the default duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether changes happen without actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of the default timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"
