import Foundation

/// The name of an image in a bundle.
///
///     UIImage(resource: .venueHero)   // with the symbols that the plugin AssetSymbols writes
public struct ImageResource: Hashable, @unchecked Sendable {
  internal let name: String
  internal let bundle: Bundle

  /// Creates the resource of an image with a name in a bundle.
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

  /// Creates the resource of a color with a name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// Creates the image of a resource. If the bundle has no such image, reports the name, and
  /// creates an empty image.
  public convenience init(resource: ImageResource) {
    self.init(Content(named: resource.name, in: resource.bundle) ?? Content())
  }
}

extension UIColor {
  /// Creates the color of a resource. If the bundle has no such color, reports the name, and
  /// creates a clear color.
  public convenience init(resource: ColorResource) {
    self.init(
      kind: UIColor.kind(named: resource.name, in: resource.bundle)
        ?? .fixed(CGColor(.gray, [0], alpha: 0)))
  }
}
