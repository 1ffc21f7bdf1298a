import Foundation

/// What is behind a cell or a button: a color, an image, a line around it.
///
///     var background = UIBackgroundConfiguration.clear()
///     background.backgroundColor = .systemYellow
///     background.cornerRadius = 8
public struct UIBackgroundConfiguration: Hashable {
  /// A view of the app's own, in front of the color.
  public var customView: UIView?

  /// How round the corners are.
  public var cornerRadius: CGFloat = 0

  /// How far it stays away from the edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// On which sides the margins count, too.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// The color: the tint, if `nil`.
  public var backgroundColor: UIColor?

  /// Makes another color of it.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?

  /// What is done with what is behind.
  public var visualEffect: UIVisualEffect?

  /// An image in front of the color.
  public var image: UIImage?

  /// Where the image stands.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// The color of the line around: the tint, if `nil`.
  public var strokeColor: UIColor?

  /// Makes another color of it.
  public var strokeColorTransformer: UIConfigurationColorTransformer?

  /// How wide the line around is.
  public var strokeWidth: CGFloat = 0

  /// How far outside of the edges the line is.
  public var strokeOutset: CGFloat = 0

  private init() {}

  /// Nothing behind.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// The color, as it comes out where there is a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The color of the line around, as it comes out where there is a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
