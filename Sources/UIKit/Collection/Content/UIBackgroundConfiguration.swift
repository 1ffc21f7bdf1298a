import Foundation
import GalleyLayout

/// What is behind a cell or a button: a color, an image, a line around it.
///
///     var background = UIBackgroundConfiguration.clear()
///     background.backgroundColor = .systemYellow
///     background.cornerRadius = 8
///
/// Those of lists have another color in some states; see `updated(for:)`. What an app has set stays.
public struct UIBackgroundConfiguration: Hashable {
  /// A view of the app's own, in front of the color.
  public var customView: UIView?

  /// How round the corners are.
  public var cornerRadius: CGFloat {
    get { look.cornerRadius }
    set {
      look.cornerRadius = newValue
      own.insert(.cornerRadius)
    }
  }

  /// How far it stays away from the edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// On which sides the margins count, too.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// The color: the tint, if `nil`.
  public var backgroundColor: UIColor? {
    get { look.color }
    set {
      look.color = newValue
      own.insert(.color)
    }
  }

  /// Makes another color of it.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { look.transformer }
    set {
      look.transformer = newValue
      own.insert(.transformer)
    }
  }

  /// What is done with what is behind.
  public var visualEffect: UIVisualEffect? {
    get { look.effect }
    set {
      look.effect = newValue
      own.insert(.effect)
    }
  }

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

  /// The shadow of it all.
  public var shadowProperties = UIShadowProperties()

  /// What depends on the state.
  internal var look: Look
  /// What of that an app has set.
  internal var own: Look.Parts = []
  /// What it is the background of.
  internal let style: ListBackgroundStyle
  /// What it is the background of, if the style depends on the list that it is in.
  internal let followed: ListPart?

  internal init(_ style: ListBackgroundStyle, follows followed: ListPart? = nil) {
    self.style = style
    self.followed = followed
    look = Look(style, ContentState())
  }

  /// Nothing behind.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.clear)
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
