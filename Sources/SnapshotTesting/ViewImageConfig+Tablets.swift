import Foundation
import GalleyUIKit

/// A tablet, with the sizes of swift-snapshot-testing, on which existing snapshots depend.
private struct Tablet {
  var size: CGSize
  /// The widths of the parts of the screen in portrait orientation.
  var portrait: (third: CGFloat, twoThirds: CGFloat)
  var landscape: (third: CGFloat, half: CGFloat, twoThirds: CGFloat)
  var safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)

  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    config(orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
  }

  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    let size: CGSize
    switch orientation {
    case .landscape(let part):
      let width: CGFloat =
        switch part {
        case .oneThird: landscape.third
        case .oneHalf: landscape.half
        case .twoThirds: landscape.twoThirds
        case .full: self.size.height
        }
      size = CGSize(width: width, height: self.size.width)
    case .portrait(let part):
      let width: CGFloat =
        switch part {
        case .oneThird: portrait.third
        case .twoThirds: portrait.twoThirds
        case .full: self.size.width
        }
      size = CGSize(width: width, height: self.size.height)
    }
    // Any limit between 639 and 678 points would do: the widest compact part of a screen has 639
    // points, and the narrowest regular part has 678 points.
    let traits = size.width > 658 ? Tablet.regular : Tablet.compact
    return ViewImageConfig(safeArea: safeArea, size: size, traits: traits)
  }

  static let regular = traits(.regular)
  static let compact = traits(.compact)

  private static func traits(_ width: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: width), UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(userInterfaceIdiom: .pad),
    ])
  }

  static let mini = Tablet(
    size: CGSize(width: 768, height: 1_024), portrait: (320, 438), landscape: (320, 507, 694))
  static let ten2 = Tablet(
    size: CGSize(width: 810, height: 1_080), portrait: (320, 480), landscape: (320, 535, 750))
  static let ten5 = Tablet(
    size: CGSize(width: 834, height: 1_112), portrait: (320, 504), landscape: (320, 551, 782))
  static let eleven = Tablet(
    size: CGSize(width: 834, height: 1_194), portrait: (320, 504), landscape: (375, 592, 809),
    safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
  static let twelve9 = Tablet(
    size: CGSize(width: 1_024, height: 1_366), portrait: (375, 639), landscape: (375, 678, 981))
}

extension ViewImageConfig {
  /// An iPad mini of 7.9 inches, in landscape orientation.
  public static let iPadMini = iPadMini(Orientation.landscape)

  /// An iPad mini of 7.9 inches.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.mini.config(orientation)
  }

  /// An iPad mini of 7.9 inches with the app in a part of the screen.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.mini.config(orientation)
  }

  /// An iPad of 9.7 inches, in landscape orientation.
  public static let iPad9_7 = iPad9_7(Orientation.landscape)

  /// An iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.mini.config(orientation)
  }

  /// An iPad of 9.7 inches with the app in a part of the screen.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.mini.config(orientation)
  }

  /// An iPad of 10.2 inches, in landscape orientation.
  public static let iPad10_2 = iPad10_2(Orientation.landscape)

  /// An iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.ten2.config(orientation)
  }

  /// An iPad of 10.2 inches with the app in a part of the screen.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.ten2.config(orientation)
  }

  /// An iPad Pro of 10.5 inches, in landscape orientation.
  public static let iPadPro10_5 = iPadPro10_5(Orientation.landscape)

  /// An iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.ten5.config(orientation)
  }

  /// An iPad Pro of 10.5 inches with the app in a part of the screen.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.ten5.config(orientation)
  }

  /// An iPad Pro of 11 inches, in landscape orientation.
  public static let iPadPro11 = iPadPro11(Orientation.landscape)

  /// An iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.eleven.config(orientation)
  }

  /// An iPad Pro of 11 inches with the app in a part of the screen.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.eleven.config(orientation)
  }

  /// An iPad Pro of 12.9 inches, in landscape orientation.
  public static let iPadPro12_9 = iPadPro12_9(Orientation.landscape)

  /// An iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.twelve9.config(orientation)
  }

  /// An iPad Pro of 12.9 inches with the app in a part of the screen.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.twelve9.config(orientation)
  }

  /// A television with Full HD resolution.
  public static let tv = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90),
    size: CGSize(width: 1_920, height: 1_080))
  /// A television with 4K resolution.
  public static let tv4K = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 120, left: 180, bottom: 120, right: 180),
    size: CGSize(width: 3_840, height: 2_160))
}

extension UITraitCollection {
  /// The traits of an iPad mini of 7.9 inches.
  public static let iPadMini = Tablet.regular
  /// The traits of a narrow part of the screen of an iPad mini of 7.9 inches.
  public static let iPadMini_Compact_SplitView = Tablet.compact
  /// The traits of an iPad of 9.7 inches.
  public static let iPad9_7 = Tablet.regular
  /// The traits of a narrow part of the screen of an iPad of 9.7 inches.
  public static let iPad9_7_Compact_SplitView = Tablet.compact
  /// The traits of an iPad of 10.2 inches.
  public static let iPad10_2 = Tablet.regular
  /// The traits of a narrow part of the screen of an iPad of 10.2 inches.
  public static let iPad10_2_Compact_SplitView = Tablet.compact
  /// The traits of an iPad Pro of 10.5 inches.
  public static let iPadPro10_5 = Tablet.regular
  /// The traits of a narrow part of the screen of an iPad Pro of 10.5 inches.
  public static let iPadPro10_5_Compact_SplitView = Tablet.compact
  /// The traits of an iPad Pro of 11 inches.
  public static let iPadPro11 = Tablet.regular
  /// The traits of a narrow part of the screen of an iPad Pro of 11 inches.
  public static let iPadPro11_Compact_SplitView = Tablet.compact
  /// The traits of an iPad Pro of 12.9 inches.
  public static let iPadPro12_9 = Tablet.regular
  /// The traits of a narrow part of the screen of an iPad Pro of 12.9 inches.
  public static let iPadPro12_9_Compact_SplitView = Tablet.compact
}
