import Foundation

extension UIApplication {
  /// Why the application was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// What it is called.
    public var rawValue: String

    /// A reason by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An address was opened: a `URL`.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// Another application asked for it: its identifier.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A notification was tapped: its contents.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// Something on the icon was chosen: a `UIApplicationShortcutItem`.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The place has changed.
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
  }

  /// How an address came.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// What it is called.
    public var rawValue: String

    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From which application.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// With what.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file may be changed where it is.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// What it is called.
    public var rawValue: String

    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Only if an application is there for it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
}

/// A request for time in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// Its number.
  public var rawValue: Int

  /// A request by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// None.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What has come of loading in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something new.
  case newData
  /// Nothing new.
  case noData
  /// It could not be done.
  case failed
}

/// How an interface stands.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, the device's top at the right.
  case landscapeLeft = 4
  /// On its side, the device's top at the left.
  case landscapeRight = 3

  /// Whether it stands upright, one way or the other.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// In which ways an interface can stand.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public var rawValue: UInt

  /// A mask of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On its side, the device's top at the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On its side, the device's top at the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On its side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// In all ways but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// In all ways.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// What a status bar looks like.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the interface is.
  case `default`
  /// Bright, for what is dark.
  case lightContent
  /// Dark, for what is bright.
  case darkContent = 3
}

/// How a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// By fading.
  case fade
  /// By sliding.
  case slide
}

/// Something that an application's icon offers.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// What it is for.
  open internal(set) var type: String
  /// What it is called.
  open internal(set) var localizedTitle: String
  /// More about it.
  open internal(set) var localizedSubtitle: String?
  /// What it looks like.
  open internal(set) var icon: UIApplicationShortcutIcon?
  /// What the application wants to know of it.
  open internal(set) var userInfo: [String: any NSSecureCoding]?

  /// Something to offer.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  /// Something to offer, of which there is only the name.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// What something looks like that an application's icon offers. Nothing shows it.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The name of its image.
  internal let name: String

  /// An icon of the bundle.
  public init(templateImageName: String) {
    name = templateImageName
    super.init()
  }

  /// An icon of the system.
  public init(systemImageName: String) {
    name = systemImageName
    super.init()
  }
}
