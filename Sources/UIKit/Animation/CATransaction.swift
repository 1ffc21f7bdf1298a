import Foundation

/// Animations that are begun together, and what is done when all of them are over.
///
///     CATransaction.begin()
///     CATransaction.setCompletionBlock { self.reload() }
///     UIView.animate(withDuration: 0.3) { … }
///     CATransaction.commit()
///
/// - Differs: layers without a view do not animate by themselves when they are changed.
@MainActor
public final class CATransaction: NSObject {
  private var completion: (() -> Void)?
  private var running = 0
  private var isCommitted = false
  private var values: [String: Any] = [:]

  private static var open: [CATransaction] = []

  /// Begins to gather animations.
  public class func begin() {
    let transaction = CATransaction()
    transaction.values = open.last?.values ?? [:]
    open.append(transaction)
  }

  /// Gathers no more.
  public class func commit() {
    guard let transaction = open.popLast() else {
      Report.record(.layout, "CATransaction.commit() without begin(): nothing is done")
      return
    }
    transaction.isCommitted = true
    transaction.finishIfDone()
  }

  /// Shows what has changed. It is shown anyway.
  public class func flush() {}

  /// Does something when all animations that are begun from now on are over; at once, if there are
  /// none.
  public class func setCompletionBlock(_ block: (() -> Void)?) { open.last?.completion = block }

  /// What is done then.
  public class func completionBlock() -> (() -> Void)? { open.last?.completion }

  /// How long animations of layers take that do not say it.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }

  /// How long animations of layers take that do not say it.
  public class func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
  }

  /// How animations of layers go that do not say it.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// How animations of layers go that do not say it.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Whether layers animate by themselves. They do not.
  public class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  /// Whether layers animate by themselves.
  public class func disableActions() -> Bool {
    value(forKey: kCATransactionDisableActions) as? Bool ?? false
  }

  /// Something that is known while it gathers.
  public class func value(forKey key: String) -> Any? { open.last?.values[key] }

  /// Says something that is known while it gathers.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    open.last?.values[key] = anObject
  }

  // MARK: Inside

  /// Waits for an animation.
  internal static func take(_ run: AnimationRun) {
    for transaction in open where transaction.completion != nil {
      transaction.running += 1
      run.whenOver { _ in transaction.oneIsOver() }
    }
  }

  /// Waits for an animation of a layer; answers what is to be called when it is over.
  internal static func waitForOne() -> () -> Void {
    let waiting = open.filter { $0.completion != nil }
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
/// The key of whether layers animate by themselves.
public let kCATransactionDisableActions = "disableActions"
/// The key of how animations go.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of what is done when all are over.
public let kCATransactionCompletionBlock = "completionBlock"
