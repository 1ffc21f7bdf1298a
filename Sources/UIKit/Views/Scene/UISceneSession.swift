import Foundation

/// The session of a scene, which outlives the scene itself.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A scene for windows on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A scene for windows on an external display.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  internal init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }

  /// The role of the scene.
  public let role: Role
  /// The configuration from which the scene was created.
  open internal(set) var configuration: UISceneConfiguration
  /// The scene, if it is connected.
  open internal(set) weak var scene: UIScene?
  /// The activity from which the scene's content can be restored: the last activity that the
  /// scene's delegate has returned from `stateRestorationActivity(for:)`.
  open package(set) var stateRestorationActivity: NSUserActivity?
  /// Further data of the application.
  open var userInfo: [String: Any]?
  /// An identifier that is unique to the session.
  public let persistentIdentifier = UUID().uuidString
}

/// The configuration from which a scene is created.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// Creates the configuration with a name in the property list.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  /// The name.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate. Ported sources, which Galley's porting step has rewritten
  /// for Linux, can create an object of a class that is known only at run time.
  /// - Differs: A delegate of this class is created only if the class is in ported sources. For
  ///   other classes set `makeDelegate`.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  ///
  /// The value is stored without effect, because each scene is a `UIWindowScene`.
  open var sceneClass: AnyClass?

  /// The storyboard whose initial controller the scene's window shows.
  ///
  /// In a configuration from the property list, this is the storyboard that the list names as
  /// `UISceneStoryboardFile`.
  open var storyboard: UIStoryboard?

  /// Creates the scene's delegate.
  ///
  /// UIKit has no such closure, because UIKit creates an object of `delegateClass`.
  public var makeDelegate: (@MainActor () -> any UISceneDelegate)?

  /// Returns a new delegate of the scene, or `nil` if it can't be created.
  internal func madeDelegate() -> (any UISceneDelegate)? {
    makeDelegate?() ?? delegateClass.flatMap { Ported.object(of: $0, by: .plain) }
      as? any UISceneDelegate
  }

  /// The configuration for an application delegate that does not configure scenes.
  internal static let none = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

  internal var isNone: Bool { self === UISceneConfiguration.none }
}

extension UIScene {
  /// The options with which a scene connects.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    internal override init() { super.init() }

    /// The URLs to open.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The Home Screen quick action that was chosen.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    /// The response to a notification for which the scene was created.
    /// - Differs: it is `nil`: notifications are tapped while the application runs.
    open internal(set) var notificationResponse: UNNotificationResponse?
    /// The activities to continue.
    ///
    /// A test launches the app with an activity: `App.launch(AppDelegate(), continuing: activity)`.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// The type of an activity from another device that the scene continues.
    /// - Differs: it is `nil`: no activity comes from another device.
    open internal(set) var handoffUserActivityType: String?
    /// The identifier of the application that requested the scene.
    open internal(set) var sourceApplication: String?
  }
}
