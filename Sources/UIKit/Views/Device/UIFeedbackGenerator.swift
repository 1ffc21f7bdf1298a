import Foundation

/// Generates haptic feedback.
///
///     UIImpactFeedbackGenerator(style: .light).impactOccurred()
///
/// - Differs: there is no haptic feedback. The feedback that the app requests is recorded for
///   tests: `UIFeedbackGenerator.gathering { … }`.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// A haptic feedback.
  public enum Feedback: Hashable, Sendable {
    /// The selection has changed.
    case selection
    /// An impact of an intensity.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    /// A task has ended with a success, a warning or an error.
    case notification(UINotificationFeedbackGenerator.FeedbackType)
  }

  /// Creates a generator.
  public override init() { super.init() }

  /// Creates a generator for a view.
  public convenience init(view: UIView) { self.init() }

  /// Prepares the device for feedback.
  ///
  /// In Galley this does nothing.
  open func prepare() {}

  /// The feedback that is recorded for the current task.
  private final class Log: @unchecked Sendable {
    var feedback: [Feedback] = []
  }

  @TaskLocal private static var log = Log()

  /// Records feedback for tests.
  internal func record(_ feedback: Feedback) {
    let log = UIFeedbackGenerator.log
    if log.feedback.count >= 1_000 { log.feedback.removeFirst(500) }
    log.feedback.append(feedback)
  }

  /// The generated feedback, the oldest first. At least the last 500 are stored.
  ///
  /// This property is only for tests: UIKit has no such property.
  public class var recorded: [Feedback] { log.feedback }

  /// Calls a closure, and returns the feedback that was generated during the call.
  public class func gathering(_ body: () throws -> Void) rethrows -> [Feedback] {
    let log = Log()
    try $log.withValue(log, operation: body)
    return log.feedback
  }
}

/// Generates feedback for a change of the selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Generates the feedback.
  open func selectionChanged() { record(.selection) }

  /// Generates the feedback at a point.
  open func selectionChanged(at location: CGPoint) { record(.selection) }
}

/// Generates feedback for an impact.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The style of an impact.
  public enum FeedbackStyle: Int, Sendable {
    /// An impact of light objects.
    case light
    /// An impact of objects of medium weight.
    case medium
    /// An impact of heavy objects.
    case heavy
    /// An impact of soft objects.
    case soft
    /// An impact of rigid objects.
    case rigid
  }

  private let style: FeedbackStyle

  /// Creates a generator for impacts of medium weight.
  public override init() {
    style = .medium
    super.init()
  }

  /// Creates a generator for impacts of a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator for impacts of a style, in a view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  /// Generates the feedback with full intensity.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Generates the feedback with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { record(.impact(style, intensity: intensity)) }

  /// Generates the feedback at a point, with full intensity.
  open func impactOccurred(at location: CGPoint) { impactOccurred(intensity: 1) }

  /// Generates the feedback at a point, with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}

/// Generates feedback for the end of a task.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  public enum FeedbackType: Int, Sendable {
    /// A success.
    case success
    /// A warning.
    case warning
    /// An error.
    case error
  }

  /// Generates the feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    record(.notification(notificationType))
  }

  /// Generates the feedback at a point.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    record(.notification(notificationType))
  }
}

/// The name of `UIImpactFeedbackGenerator.FeedbackStyle` before Swift 4.2.
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
/// The name of `UINotificationFeedbackGenerator.FeedbackType` before Swift 4.2.
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
