import Foundation

/// Lets users feel what happens.
///
///     UIImpactFeedbackGenerator(style: .light).impactOccurred()
///
/// - Differs: nothing is felt. What would be is kept for tests:
///   `UIFeedbackGenerator.gathering { … }`.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Something that would be felt.
  public enum Feedback: Hashable, Sendable {
    /// Another thing is selected.
    case selection
    /// Things meet, so strongly.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    /// Something has ended well or badly.
    case notification(UINotificationFeedbackGenerator.FeedbackType)
  }

  /// A generator.
  public override init() { super.init() }

  /// A generator for a view.
  public convenience init(view: UIView) { self.init() }

  /// Has the device get ready. It is.
  open func prepare() {}

  private final class Log: @unchecked Sendable {
    var feedback: [Feedback] = []
  }

  @TaskLocal private static var log = Log()

  internal func record(_ feedback: Feedback) {
    let log = UIFeedbackGenerator.log
    if log.feedback.count >= 1_000 { log.feedback.removeFirst(500) }
    log.feedback.append(feedback)
  }

  /// What would have been felt till now; not more than the last thousand.
  ///
  /// UIKit has no such list. Tests read it.
  public class var recorded: [Feedback] { log.feedback }

  /// Does something, and returns what would have been felt meanwhile.
  public class func gathering(_ body: () throws -> Void) rethrows -> [Feedback] {
    let log = Log()
    try $log.withValue(log, operation: body)
    return log.feedback
  }
}

/// Lets users feel that another thing is selected.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Another thing is selected.
  open func selectionChanged() { record(.selection) }

  /// Another thing is selected, at a point.
  open func selectionChanged(at location: CGPoint) { record(.selection) }
}

/// Lets users feel that things meet.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What meets.
  public enum FeedbackStyle: Int, Sendable {
    /// Something light.
    case light
    /// Something neither light nor heavy.
    case medium
    /// Something heavy.
    case heavy
    /// Something soft.
    case soft
    /// Something hard.
    case rigid
  }

  private let style: FeedbackStyle

  /// A generator for things that are neither light nor heavy.
  public override init() {
    style = .medium
    super.init()
  }

  /// A generator for things of a kind.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// A generator for things of a kind, in a view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  /// Things meet.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Things meet, from 0, hardly, to 1.
  open func impactOccurred(intensity: CGFloat) { record(.impact(style, intensity: intensity)) }

  /// Things meet at a point.
  open func impactOccurred(at location: CGPoint) { impactOccurred(intensity: 1) }

  /// Things meet at a point, from 0, hardly, to 1.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}

/// Lets users feel that something has ended.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it has ended.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success
    /// Perhaps not well.
    case warning
    /// Badly.
    case error
  }

  /// Something has ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    record(.notification(notificationType))
  }

  /// Something has ended, at a point.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    record(.notification(notificationType))
  }
}

/// The name of `UIImpactFeedbackGenerator.FeedbackStyle` before Swift 4.2.
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
/// The name of `UINotificationFeedbackGenerator.FeedbackType` before Swift 4.2.
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
