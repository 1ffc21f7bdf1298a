import Foundation
import Synchronization

/// What assistive technologies do, and what users have asked for.
///
///     UIAccessibility.post(notification: .announcement, argument: "3 new messages")
///
/// - Differs: nothing speaks. What is posted is kept for tests to look at, and each setting can be
///   set by them.
public enum UIAccessibility {
  /// What an assistive technology is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public var rawValue: UInt32

    /// A notification by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new screen has come up. The argument is the element to go to, or text to say.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is another one. The argument is the element to go to, or text to say.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said: the argument, a text.
    public static let announcement = Notification(rawValue: 1008)
    /// Something has scrolled. The argument is a text that says where it is now.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// An assistive technology is to stop for a while: the argument, an identifier.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// An assistive technology is to go on: the argument, an identifier.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// An assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// What it is called.
    public var rawValue: String

    /// A technology by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Speaks what is on the screen.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Is used with switches.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Tells the assistive technologies. Where VoiceOver is set to run and the argument is an element,
  /// that has the focus from now on.
  public static func post(notification: Notification, argument: Any?) {
    world.post(Post(notification: notification, argument: argument))
  }

  /// What has been posted, the oldest first; not more than the last thousand.
  ///
  /// UIKit has no such list. Tests read it.
  public static var posts: [Post] { world.posts }

  /// The element that an assistive technology is at.
  public static func focusedElement(using technology: AssistiveTechnologyIdentifier?) -> Any? {
    world.focusedElement
  }

  /// A rectangle of a view, on its screen.
  @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    var root = view
    while let next = root.superview { root = next }
    let inside = root === view ? rect : view.convert(rect, to: root)
    guard root is UIWindow else { return inside }
    return inside.offsetBy(
      dx: root.frame.minX - root.bounds.minX, dy: root.frame.minY - root.bounds.minY)
  }

  /// Something that was posted.
  public struct Post: @unchecked Sendable, CustomStringConvertible {
    /// What for.
    public let notification: Notification
    /// With what: a text, an element, or nothing.
    public let argument: Any?

    /// The argument, if it is text.
    public var text: String? {
      (argument as? String) ?? (argument as? NSAttributedString)?.string
    }

    /// For example `announcement "3 new messages"`.
    public var description: String {
      let name =
        switch notification {
        case .screenChanged: "screenChanged"
        case .layoutChanged: "layoutChanged"
        case .announcement: "announcement"
        case .pageScrolled: "pageScrolled"
        case .pauseAssistiveTechnology: "pauseAssistiveTechnology"
        case .resumeAssistiveTechnology: "resumeAssistiveTechnology"
        default: "\(notification.rawValue)"
        }
      guard let argument else { return name }
      return "\(name) " + (text?.debugDescription ?? "\(argument)")
    }
  }
}

// MARK: - What is posted and set

extension UIAccessibility {
  /// The settings, and what has been posted: of the process, or of a task that has its own.
  @TaskLocal internal static var world = World()

  /// Does something with settings of its own, all as they are from the start, and with a list of
  /// posts of its own. Tests that run at the same time do not disturb each other so.
  ///
  ///     UIAccessibility.withOwnSettings {
  ///       UIAccessibility.isVoiceOverRunning = true
  ///     }
  ///     UIAccessibility.isVoiceOverRunning   // false
  public static func withOwnSettings<Result>(_ body: () throws -> Result) rethrows -> Result {
    try $world.withValue(World(), operation: body)
  }

  /// Does something that takes its time with settings and a list of posts of its own.
  public static func withOwnSettings<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $world.withValue(World(), operation: body)
  }

  /// Settings and posts that a tool keeps, and does several things with.
  package struct OwnSettings: Sendable {
    private let world = World()

    /// Settings as they are from the start.
    package init() {}

    /// Does something with these settings.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
      try UIAccessibility.$world.withValue(world, operation: body)
    }
  }

  internal final class World: Sendable {
    private struct State {
      var changed: Set<Setting> = []
      var posts: [Post] = []
    }

    /// What is kept without being kept alive.
    private struct Focus: @unchecked Sendable { weak var element: AnyObject? }

    private let state = Mutex(State())
    private let focus = Mutex(Focus())

    var posts: [Post] { state.withLock { $0.posts } }

    var focusedElement: AnyObject? { focus.withLock { $0 }.element }

    subscript(setting: Setting) -> Bool {
      state.withLock { $0.changed.contains(setting) } != setting.isOnByDefault
    }

    /// Answers whether that changes something.
    func set(_ setting: Setting, to isOn: Bool) -> Bool {
      guard self[setting] != isOn else { return false }
      state.withLock { state in
        if state.changed.remove(setting) == nil { state.changed.insert(setting) }
      }
      return true
    }

    func post(_ post: Post) {
      state.withLock { state in
        if state.posts.count >= 1_000 { state.posts.removeFirst(500) }
        state.posts.append(post)
      }
      guard self[.voiceOver], post.text == nil,
        [.screenChanged, .layoutChanged].contains(post.notification),
        let element = post.argument as? NSObject
      else { return }
      focus.withLock { $0.element = element }
    }
  }
}
