import Foundation

extension UIApplication {
  /// A key of the launch options, which say why the application was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL to open, a `URL`.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The identifier of the application that requested the launch.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The content of the notification that was tapped.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The Home Screen quick action that was chosen, a `UIApplicationShortcutItem`.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The activity to continue, in a dictionary.
    ///
    /// The dictionary contains the activity for the key
    /// `"UIApplicationLaunchOptionsUserActivityKey"`, and the type of the activity for the raw
    /// value of `userActivityType`.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of the activity to continue, a key of the dictionary for `userActivityDictionary`.
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// Whether the application was launched because the location has changed.
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
  }

  /// A key of the options with which the application is asked to open a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the sending application.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The data that the sending application added.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file may be changed in place.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A key of the options with which the application opens a URL in another application.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether to open the URL only if an application is registered for it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The identifier of a kind of app extension that other developers provide, such as a custom
  /// keyboard.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of custom keyboards.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }
}

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public var rawValue: Int

  /// Creates an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The identifier that is returned if a background task could not begin.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There was new data.
  case newData
  /// There was no new data.
  case noData
  /// The fetch failed.
  case failed
}

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation is not known.
  case unknown
  /// Portrait: upright.
  case portrait
  /// Portrait, upside down.
  case portraitUpsideDown
  /// Landscape, with the top of the device at the right.
  case landscapeLeft = 4
  /// Landscape, with the top of the device at the left.
  case landscapeRight = 3

  /// The orientation of an interface of a size: landscape if the size is wider than it is high.
  internal init(of size: CGSize) {
    self = size.width > size.height ? .landscapeRight : .portrait
  }

  /// Whether the orientation is one of the two portrait orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the orientation is one of the two landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public var rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Portrait: upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Portrait, upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape, with the top of the device at the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape, with the top of the device at the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// The style of a status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// The style that suits the interface.
  case `default`
  /// Light content, for a dark background.
  case lightContent
  /// Dark content, for a light background.
  case darkContent = 3
}

/// The animation with which a status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none
  /// A fade.
  case fade
  /// A slide.
  case slide
}

/// A Home Screen quick action of an application.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The type, by which the application recognizes the action.
  open internal(set) var type: String
  /// The title.
  open internal(set) var localizedTitle: String
  /// The subtitle.
  open internal(set) var localizedSubtitle: String?
  /// The icon.
  open internal(set) var icon: UIApplicationShortcutIcon?
  /// Further data of the application.
  open internal(set) var userInfo: [String: any NSSecureCoding]?
  /// The identifier of the content that the action opens, by which a suitable scene is chosen.
  open internal(set) var targetContentIdentifier: Any?

  /// Creates a quick action.
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

  /// Creates a quick action with a title only.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// A Home Screen quick action whose properties can be changed.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The type, by which the application recognizes the action.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The title.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// The subtitle.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The icon.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// Further data of the application.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The identifier of the content that the action opens, by which a suitable scene is chosen.
  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}

/// The icon of a Home Screen quick action.
///
/// Galley never shows the icon.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The name of the image.
  internal let name: String

  /// Creates an icon from an image of the bundle.
  public init(templateImageName: String) {
    name = templateImageName
    super.init()
  }

  /// Creates an icon from a symbol of the system.
  public init(systemImageName: String) {
    name = systemImageName
    super.init()
  }

  /// The kinds of icons that the system has.
  public enum IconType: Int, Sendable {
    /// A pencil.
    case compose
    /// The triangle of a play button.
    case play
    /// The two bars of a pause button.
    case pause
    /// A plus sign.
    case add
    /// A location arrow.
    case location
    /// A magnifying glass.
    case search
    /// A square with an arrow.
    case share
    /// A prohibition sign.
    case prohibit
    /// A person.
    case contact
    /// A house.
    case home
    /// A pin on a map.
    case markLocation
    /// A heart.
    case favorite
    /// A heart.
    case love
    /// A cloud.
    case cloud
    /// An envelope.
    case invitation
    /// A check mark in a circle.
    case confirmation
    /// An envelope.
    case mail
    /// Speech bubbles.
    case message
    /// A page of a calendar.
    case date
    /// A clock.
    case time
    /// A camera.
    case capturePhoto
    /// A video camera.
    case captureVideo
    /// An empty circle.
    case task
    /// A circle with a check mark.
    case taskCompleted
    /// A bell.
    case alarm
    /// A bookmark.
    case bookmark
    /// Two arrows that cross.
    case shuffle
    /// A speaker.
    case audio
    /// An arrow to a tray.
    case update
  }

  /// Creates an icon of the system.
  public init(type: IconType) {
    name = "\(type)"
    super.init()
  }
}
