import Foundation
import GalleyUIKit

/// A device on which a controller is shown.
///
///     assertSnapshot(of: controller, as: .image(on: .iPhone13))
///     assertSnapshot(of: controller, as: .image(on: .iPadPro11(.landscape(splitView: .oneThird))))
public struct ViewImageConfig: Sendable {
  /// The orientation of a device.
  public enum Orientation: Sendable {
    /// The long side is at the bottom.
    case landscape
    /// The short side is at the bottom.
    case portrait
  }

  /// The orientation of a tablet, and the part of the screen that an app occupies.
  public enum TabletOrientation: Sendable {
    /// The parts of a screen in portrait orientation.
    public enum PortraitSplits: Sendable {
      /// The narrow part.
      case oneThird
      /// The wide part.
      case twoThirds
      /// The whole screen.
      case full
    }

    /// The parts of a screen in landscape orientation.
    public enum LandscapeSplits: Sendable {
      /// The narrow part.
      case oneThird
      /// One half.
      case oneHalf
      /// The wide part.
      case twoThirds
      /// The whole screen.
      case full
    }

    /// Landscape orientation.
    case landscape(splitView: LandscapeSplits)
    /// Portrait orientation.
    case portrait(splitView: PortraitSplits)
  }

  /// The safe area.
  public var safeArea: UIEdgeInsets
  /// The size in points; `nil` for the size of the view.
  public var size: CGSize?
  /// The traits.
  public var traits: UITraitCollection

  /// Creates a device.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}

// MARK: - Phones

/// A phone, with the sizes and insets of swift-snapshot-testing, on which existing snapshots
/// depend.
private struct Phone {
  var size: CGSize
  /// The inset at the top, in portrait orientation.
  var top: CGFloat
  /// The insets at the bottom, in both orientations.
  var bottoms: (portrait: CGFloat, landscape: CGFloat)
  /// Whether the width is regular in landscape orientation.
  var isRegularSideways = false
  /// Whether the screen measures the force of touches.
  var feelsForce = true

  init(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottoms: (CGFloat, CGFloat) = (0, 0),
    isRegularSideways: Bool = false, feelsForce: Bool = true
  ) {
    size = CGSize(width: width, height: height)
    self.top = top
    self.bottoms = bottoms
    self.isRegularSideways = isRegularSideways
    self.feelsForce = feelsForce
  }

  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    let traits = traits(orientation)
    guard orientation == .landscape else {
      return ViewImageConfig(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottoms.portrait, right: 0), size: size,
        traits: traits)
    }
    // In landscape orientation, the top inset of a phone with round corners moves to the left and
    // the right edge. A status bar disappears.
    let side = bottoms.portrait > 0 ? top : 0
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: 0, left: side, bottom: bottoms.landscape, right: side),
      size: CGSize(width: size.height, height: size.width), traits: traits)
  }

  func traits(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    let isSideways = orientation == .landscape
    return UITraitCollection(traitsFrom: [
      UITraitCollection(forceTouchCapability: feelsForce ? .available : .unavailable),
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .medium),
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(horizontalSizeClass: isSideways && isRegularSideways ? .regular : .compact),
      UITraitCollection(verticalSizeClass: isSideways ? .compact : .regular),
    ])
  }

  static let se = Phone(320, 568, top: 20)
  static let eight = Phone(375, 667, top: 20)
  static let eightPlus = Phone(414, 736, top: 20, isRegularSideways: true)
  static let x = Phone(375, 812, top: 44, bottoms: (34, 24))
  static let xsMax = Phone(414, 896, top: 44, bottoms: (34, 24), isRegularSideways: true)
  static let xr = Phone(
    414, 896, top: 44, bottoms: (34, 24), isRegularSideways: true, feelsForce: false)
  static let twelve = Phone(390, 844, top: 47, bottoms: (34, 21))
  static let proMax = Phone(428, 926, top: 47, bottoms: (34, 21), isRegularSideways: true)
  static let mini = Phone(375, 812, top: 50, bottoms: (34, 21))
}

extension ViewImageConfig {
  /// An iPhone SE of the first generation, in portrait orientation.
  public static let iPhoneSe = iPhoneSe(.portrait)

  /// An iPhone SE of the first generation.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    Phone.se.config(orientation)
  }

  /// An iPhone 8, in portrait orientation.
  public static let iPhone8 = iPhone8(.portrait)

  /// An iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    Phone.eight.config(orientation)
  }

  /// An iPhone 8 Plus, in portrait orientation.
  public static let iPhone8Plus = iPhone8Plus(.portrait)

  /// An iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    Phone.eightPlus.config(orientation)
  }

  /// An iPhone X, in portrait orientation.
  public static let iPhoneX = iPhoneX(.portrait)

  /// An iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    Phone.x.config(orientation)
  }

  /// An iPhone Xs Max, in portrait orientation.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)

  /// An iPhone Xs Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    Phone.xsMax.config(orientation)
  }

  /// An iPhone Xr, in portrait orientation.
  public static let iPhoneXr = iPhoneXr(.portrait)

  /// An iPhone Xr.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    Phone.xr.config(orientation)
  }

  /// An iPhone 12, in portrait orientation.
  public static let iPhone12 = iPhone12(.portrait)

  /// An iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    Phone.twelve.config(orientation)
  }

  /// An iPhone 12 Pro, in portrait orientation.
  public static let iPhone12Pro = iPhone12Pro(.portrait)

  /// An iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    Phone.twelve.config(orientation)
  }

  /// An iPhone 12 Pro Max, in portrait orientation.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)

  /// An iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    Phone.proMax.config(orientation)
  }

  /// An iPhone 13, in portrait orientation.
  public static let iPhone13 = iPhone13(.portrait)

  /// An iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    Phone.twelve.config(orientation)
  }

  /// An iPhone 13 mini, in portrait orientation.
  public static let iPhone13Mini = iPhone13Mini(.portrait)

  /// An iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    Phone.mini.config(orientation)
  }

  /// An iPhone 13 Pro, in portrait orientation.
  public static let iPhone13Pro = iPhone13Pro(.portrait)

  /// An iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    Phone.twelve.config(orientation)
  }

  /// An iPhone 13 Pro Max, in portrait orientation.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)

  /// An iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    Phone.proMax.config(orientation)
  }
}

extension UITraitCollection {
  /// The traits of an iPhone SE of the first generation.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.se.traits(orientation)
  }

  /// The traits of an iPhone 8.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.eight.traits(orientation)
  }

  /// The traits of an iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.eightPlus.traits(orientation)
  }

  /// The traits of an iPhone X.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.x.traits(orientation)
  }

  /// The traits of an iPhone Xr.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.xr.traits(orientation)
  }

  /// The traits of an iPhone Xs Max.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.xsMax.traits(orientation)
  }

  /// The traits of an iPhone 12.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.twelve.traits(orientation)
  }

  /// The traits of an iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    Phone.proMax.traits(orientation)
  }

  /// The traits of an iPhone 13.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.twelve.traits(orientation)
  }

  /// The traits of an iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    Phone.proMax.traits(orientation)
  }
}

// MARK: - Tablets

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
