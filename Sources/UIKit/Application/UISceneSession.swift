import Foundation

/// A scene as the system knows it, whether it is there or not.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// What it is called.
    public var rawValue: String

    /// A role by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// For windows on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// For windows on another screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  internal init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }

  /// What the scene is for.
  public let role: Role
  /// How it was made.
  open internal(set) var configuration: UISceneConfiguration
  /// The scene, if it is there.
  open internal(set) weak var scene: UIScene?
  /// What the application wants to know of it.
  open var userInfo: [String: Any]?
  /// A name that no other has.
  public let persistentIdentifier = UUID().uuidString
}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// A configuration of the property list with a name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  /// What it is called.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  /// - Differs: a delegate is made from it if the class is one of ported sources. For others set `makeDelegate`.
  open var delegateClass: AnyClass?
  /// The class of the scene: always one with windows.
  open var sceneClass: AnyClass?

  /// The storyboard whose first controller the scene's window shows. Where a property list names one as
  /// `UISceneStoryboardFile`, it is that.
  open var storyboard: UIStoryboard?

  /// What makes the scene's delegate.
  ///
  /// UIKit has no such closure: it makes an object of `delegateClass`.
  public var makeDelegate: (@MainActor () -> any UISceneDelegate)?

  /// Makes the scene's delegate, if it can be made.
  internal func madeDelegate() -> (any UISceneDelegate)? {
    makeDelegate?() ?? delegateClass.flatMap { Ported.object(of: $0, by: .plain) }
      as? any UISceneDelegate
  }

  /// What a delegate answers that does not say how scenes are made.
  internal static let none = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

  internal var isNone: Bool { self === UISceneConfiguration.none }
}

extension UIScene {
  /// Why a scene is there.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    internal override init() { super.init() }

    /// Something that was chosen on the icon.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    /// Which application asked for it.
    open internal(set) var sourceApplication: String?
  }
}
