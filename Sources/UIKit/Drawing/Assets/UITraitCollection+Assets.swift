import Foundation
import GalleyAssets

extension UITraitCollection {
  /// Returns the traits by which the variant of an asset is chosen.
  ///
  /// Unspecified traits have default values, such as the screen's scale and the current language.
  internal func assetTraits() -> AssetTraits {
    var result = AssetTraits()
    result.idiom =
      switch userInterfaceIdiom {
      case .pad: .ipad
      case .mac: .mac
      case .tv: .tv
      case .carPlay: .car
      default: .iphone
      }
    result.scale = Double(displayScale > 0 ? displayScale : UIGraphics.screenScale)
    result.isDark = userInterfaceStyle == .dark
    result.isHighContrast = accessibilityContrast == .high
    result.gamut = displayGamut == .P3 ? .displayP3 : .sRGB
    result.locale = (language ?? .current).identifier
    result.direction = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    result.widthClass = UITraitCollection.sizeClass(horizontalSizeClass)
    result.heightClass = UITraitCollection.sizeClass(verticalSizeClass)
    return result
  }

  private static func sizeClass(_ value: UIUserInterfaceSizeClass) -> AssetSizeClass? {
    switch value {
    case .compact: .compact
    case .regular: .regular
    default: nil
    }
  }

  /// Returns the current traits. Traits that another collection specifies replace them.
  internal static func current(with traits: UITraitCollection?) -> UITraitCollection {
    traits.map { UITraitCollection(traitsFrom: [.current, $0]) } ?? .current
  }
}
