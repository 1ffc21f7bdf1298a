import Foundation
import GalleyUIKit

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
