import Foundation

/// A transaction: animations that begin together, with a completion block for all of them.
///
///     CATransaction.begin()
///     CATransaction.setCompletionBlock { self.reload() }
///     UIView.animate(withDuration: 0.3) { … }
///     CATransaction.commit()
///
/// Any thread may open transactions; each thread has its own transactions. Without `begin()`, calls
/// on the main thread apply to an implicit transaction, which is committed asynchronously on the
/// main queue.
///
/// - Differs: changes of layers without a view are not animated.
open class CATransaction: NSObject {
  private var completion: Completion?
  private var values: [String: Any] = [:]
  /// Whether the transaction is implicit: no call of `begin()` has opened it. An implicit
  /// transaction is the outermost one of the main queue.
  private var isImplicit = false

  /// A completion block, with the animations that it waits for.
  private final class Completion {
    let block: () -> Void
    private var running = 0
    /// Whether no further animations are added.
    private var isClosed = false

    init(_ block: @escaping () -> Void) { self.block = block }

    func addOne() { running += 1 }

    /// Called when an animation is over.
    func oneIsOver() {
      running -= 1
      if isClosed, running == 0 { block() }
    }

    /// Called when the completion block waits for no further animations.
    func close() {
      isClosed = true
      if running == 0 { block() }
    }
  }

  /// The open transactions of a thread.
  private final class Stack {
    var open: [CATransaction] = []
  }

  // This stack is used only on the main queue, and so by one thread at a time.
  nonisolated(unsafe) private static let main = Stack()
  private static let key = "Galley.CATransaction"

  /// The transactions of the main queue or, on another queue, of the current thread.
  ///
  /// The main queue has its own stack, because several threads may serve it one after the other.
  private static var stack: Stack {
    if MainQueue.isCurrent { return main }
    let known = Thread.current.threadDictionary
    if let stack = known[key] as? Stack { return stack }
    let stack = Stack()
    known[key] = stack
    return stack
  }

  /// The open transactions, the outermost first.
  private static var current: [CATransaction] {
    get { stack.open }
    set { stack.open = newValue }
  }

  /// The innermost transaction. On the main queue, an implicit transaction is created if there is
  /// none.
  private static var innermost: CATransaction? {
    if let transaction = current.last { return transaction }
    guard MainQueue.isCurrent else { return nil }
    let transaction = CATransaction()
    transaction.isImplicit = true
    current = [transaction]
    MainTurn.scheduleFromAnywhere { CATransaction.endTurn() }
    return transaction
  }

  /// Commits the implicit transaction.
  private static func endTurn() {
    guard let transaction = current.first, transaction.isImplicit else { return }
    current.removeFirst()
    transaction.completion?.close()
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
    transaction.completion?.close()
  }

  /// Commits the implicit transaction, which no call of `begin()` has opened, if there is one.
  open class func flush() { if MainQueue.isCurrent { endTurn() } }

  /// Sets a block that is called when all animations are over that begin between this call and the
  /// commit of the transaction. If there are no such animations, the block is called at the commit.
  ///
  /// An earlier block of the transaction waits only for the animations that have begun before this
  /// call.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let transaction = innermost else { return }
    let earlier = transaction.completion
    transaction.completion = block.map { Completion($0) }
    earlier?.close()
  }

  /// Returns the completion block.
  open class func completionBlock() -> (() -> Void)? { current.last?.completion?.block }

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

  /// Sets whether actions are disabled. While actions are disabled, layers search for no actions,
  /// and `UIView.animate` does not animate.
  ///
  /// Animations that are added to a layer still run.
  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  /// Returns whether actions are disabled.
  open class func disableActions() -> Bool {
    value(forKey: kCATransactionDisableActions) as? Bool ?? false
  }

  /// Returns a value of the transaction.
  open class func value(forKey key: String) -> Any? { current.last?.values[key] }

  /// Sets a value of the transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    innermost?.values[key] = anObject
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
  /// Only transactions of the main queue count. Usually there are none, and no value is looked up.
  @MainActor
  internal static var stopsActions: Bool { !main.open.isEmpty && disableActions() }

  /// Makes the completion blocks of all open transactions wait for an animation.
  @MainActor
  internal static func add(_ run: AnimationRun) {
    for completion in current.compactMap(\.completion) {
      completion.addOne()
      run.whenOver { _ in completion.oneIsOver() }
    }
  }

  /// Makes the completion blocks of all open transactions wait for an animation of a layer.
  ///
  /// - Returns: A closure to call when the animation is over; `nil` if there are no completion
  ///   blocks.
  internal static func waitForOne() -> (() -> Void)? {
    let waiting = current.compactMap(\.completion)
    guard !waiting.isEmpty else { return nil }
    for completion in waiting { completion.addOne() }
    return { for completion in waiting { completion.oneIsOver() } }
  }
}

/// The key of the transaction's default duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the Boolean value that disables actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of the default timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"
