import Foundation
import Synchronization

/// Notifications for assistive technologies, and the accessibility settings of the user.
///
///     UIAccessibility.post(notification: .announcement, argument: "3 new messages")
///
/// - Differs: there are no assistive technologies. Posted notifications are stored for tests to
///   read, and tests can change each setting.
public enum UIAccessibility {
  /// A notification to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public var rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new screen has appeared.
    ///
    /// The argument is the element to focus, or a text to speak.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed.
    ///
    /// The argument is the element to focus, or a text to speak.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An announcement.
    ///
    /// The argument is the text to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// A page has scrolled.
    ///
    /// The argument is a text that describes the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// An assistive technology should pause.
    ///
    /// The argument is the identifier of the technology.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// An assistive technology should resume.
    ///
    /// The argument is the identifier of the technology.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// The identifier of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// VoiceOver, which speaks what is on the screen.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switch Control, which uses the device with switches.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Posts a notification to assistive technologies.
  ///
  /// If `isVoiceOverRunning` is `true` and the notification is `screenChanged` or `layoutChanged`,
  /// the element in the argument gets the accessibility focus: the elements are notified, and
  /// `elementFocusedNotification` is posted. If the notification is an announcement,
  /// `announcementDidFinishNotification` is posted asynchronously on the main queue.
  public static func post(notification: Notification, argument: Any?) {
    settingsAndPosts.post(Post(notification: notification, argument: argument))
  }

  /// The posted notifications, the oldest first. At least the last 500 are stored.
  ///
  /// This list is only for tests: UIKit has no such list.
  public static var posts: [Post] { settingsAndPosts.posts }

  /// Returns the element that has the focus of an assistive technology; `nil` if VoiceOver is not
  /// running, or for Switch Control.
  public static func focusedElement(using technology: AssistiveTechnologyIdentifier?) -> Any? {
    technology == .notificationSwitchControl ? nil : settingsAndPosts.focusedElement
  }

  /// Notifies the elements and observers that VoiceOver has moved its focus.
  fileprivate static func focusMoved(from oldElement: AnyObject?, to newElement: AnyObject) {
    guard oldElement !== newElement else { return }
    nonisolated(unsafe) let old = oldElement
    nonisolated(unsafe) let new = newElement
    MainTurn.runFromAnywhere {
      (old as? UIResponder)?.accessibilityElementDidLoseFocus()
      (new as? UIResponder)?.accessibilityElementDidBecomeFocused()
      let technology = AssistiveTechnologyIdentifier.notificationVoiceOver
      var info: [AnyHashable: Any] = [
        focusedElementUserInfoKey: new, assistiveTechnologyUserInfoKey: technology.rawValue,
      ]
      if let old { info[unfocusedElementUserInfoKey] = old }
      NotificationCenter.default.post(
        name: elementFocusedNotification, object: nil, userInfo: info)
    }
  }

  /// Notifies observers asynchronously on the main queue that an announcement has been spoken.
  fileprivate static func wasSpoken(_ text: String) {
    MainTurn.scheduleFromAnywhere {
      NotificationCenter.default.post(
        name: announcementDidFinishNotification, object: nil,
        userInfo: [
          announcementStringValueUserInfoKey: text,
          announcementWasSuccessfulUserInfoKey: NSNumber(value: true),
        ])
    }
  }

  /// Converts a path of a view to the coordinates of its screen.
  @MainActor
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView)
    -> UIBezierPath
  {
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      convertToScreenCoordinates(CGRect(x: x, y: y, width: 0, height: 0), in: view).origin
    }
    // The superviews may be rotated or scaled, so the transform is computed from three converted
    // points.
    let (origin, right, below) = (place(0, 0), place(1, 0), place(0, 1))
    let copy = path.duplicate()
    copy.apply(
      CGAffineTransform(
        a: right.x - origin.x, b: right.y - origin.y, c: below.x - origin.x,
        d: below.y - origin.y, tx: origin.x, ty: origin.y))
    return copy
  }

  /// Converts a rectangle of a view to the coordinates of its screen.
  @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    var root = view
    while let next = root.superview { root = next }
    let inside = root === view ? rect : view.convert(rect, to: root)
    guard root is UIWindow else { return inside }
    return inside.offsetBy(
      dx: root.frame.minX - root.bounds.minX, dy: root.frame.minY - root.bounds.minY)
  }

  /// A posted notification.
  public struct Post: @unchecked Sendable, CustomStringConvertible {
    /// The notification.
    public let notification: Notification
    /// The text or other value, unless the argument is an element.
    private let value: Any?
    /// The element, if the argument is one. The post does not retain the element.
    private weak var element: AnyObject?

    /// The argument: a text, an element or another value.
    ///
    /// The value is `nil` if there was no argument, or if the element was deallocated.
    public var argument: Any? { value ?? element.map { $0 as Any } }

    internal init(notification: Notification, argument: Any?) {
      self.notification = notification
      if let argument, type(of: argument) is AnyClass, !(argument is NSString),
        !(argument is NSAttributedString)
      {
        value = nil
        element = argument as AnyObject
      } else {
        value = argument
      }
    }

    /// The argument, if it is a text.
    public var text: String? {
      (argument as? String) ?? (argument as? NSAttributedString)?.string
    }

    /// The post in one line, for example `announcement "3 new messages"`.
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

// MARK: - Notifications and settings

extension UIAccessibility {
  /// The settings and the posted notifications of the current task or, if the task has none, of the
  /// process.
  @TaskLocal internal static var settingsAndPosts = SettingsAndPosts()

  /// Calls a closure with default settings and an empty list of posts.
  ///
  /// Only the closure sees these settings and posts, so tests that run at the same time do not
  /// disturb each other.
  ///
  ///     UIAccessibility.withOwnSettings {
  ///       UIAccessibility.isVoiceOverRunning = true
  ///     }
  ///     UIAccessibility.isVoiceOverRunning   // false
  public static func withOwnSettings<Result>(_ body: () throws -> Result) rethrows -> Result {
    try $settingsAndPosts.withValue(SettingsAndPosts(), operation: body)
  }

  /// Calls an async closure with default settings and an empty list of posts.
  public static func withOwnSettings<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $settingsAndPosts.withValue(SettingsAndPosts(), operation: body)
  }

  /// Settings and posts that last longer than one closure: several closures can be called with
  /// them.
  package struct OwnSettings: Sendable {
    private let settingsAndPosts = SettingsAndPosts()

    /// Creates default settings and an empty list of posts.
    package init() {}

    /// Calls a closure with these settings and posts.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
      try UIAccessibility.$settingsAndPosts.withValue(settingsAndPosts, operation: body)
    }
  }

  /// The accessibility settings, and the posted notifications.
  internal final class SettingsAndPosts: Sendable {
    private struct State {
      /// The settings whose values are not the defaults.
      var changed: Set<Setting> = []
      var posts: [Post] = []
    }

    /// A weak reference to the focused element.
    private struct Focus: @unchecked Sendable { weak var element: AnyObject? }

    private let state = Mutex(State())
    private let focus = Mutex(Focus())

    var posts: [Post] { state.withLock { $0.posts } }

    var focusedElement: AnyObject? { focus.withLock { $0 }.element }

    subscript(setting: Setting) -> Bool {
      state.withLock { $0.changed.contains(setting) } != setting.isOnByDefault
    }

    /// Changes a setting, and returns whether its value was different before.
    func set(_ setting: Setting, to isOn: Bool) -> Bool {
      // The setting is compared and changed under one lock, because two threads may set it at the
      // same time.
      let isChanged = state.withLock { state in
        isOn != setting.isOnByDefault
          ? state.changed.insert(setting).inserted : state.changed.remove(setting) != nil
      }
      // Without VoiceOver, no element has the focus.
      if setting == .voiceOver, !isOn { focus.withLock { $0.element = nil } }
      return isChanged
    }

    func post(_ post: Post) {
      state.withLock { state in
        if state.posts.count >= 1_000 { state.posts.removeFirst(500) }
        state.posts.append(post)
      }
      guard self[.voiceOver] else { return }
      if post.notification == .announcement, let text = post.text {
        return UIAccessibility.wasSpoken(text)
      }
      guard post.text == nil,
        [.screenChanged, .layoutChanged].contains(post.notification),
        let element = post.argument as? NSObject
      else { return }
      let old = focus.withLock { focus -> Focus in
        let old = focus
        focus.element = element
        return old
      }
      UIAccessibility.focusMoved(from: old.element, to: element)
    }
  }
}
