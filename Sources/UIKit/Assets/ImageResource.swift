import Foundation

/// The name of an image in a bundle.
///
///     UIImage(resource: .venueHero)   // with the symbols that the plugin AssetSymbols writes
public struct ImageResource: Hashable, @unchecked Sendable {
  internal let name: String
  internal let bundle: Bundle

  /// The image of a name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// The name of a color in a bundle.
///
///     UIColor(resource: .brandAccent)   // with the symbols that the plugin AssetSymbols writes
public struct ColorResource: Hashable, @unchecked Sendable {
  internal let name: String
  internal let bundle: Bundle

  /// The color of a name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// The image of a name in a bundle; one of nothing if there is none, which is reported.
  public convenience init(resource: ImageResource) {
    self.init(Content(named: resource.name, in: resource.bundle) ?? Content())
  }
}

extension UIColor {
  /// The color of a name in a bundle; clear if there is none, which is reported.
  public convenience init(resource: ColorResource) {
    self.init(
      kind: UIColor.kind(named: resource.name, in: resource.bundle)
        ?? .fixed(CGColor(.gray, [0], alpha: 0)))
  }
}
