import Foundation
import GalleyLayout

/// The background of a cell or a button: a color, an image, a stroke.
///
///     var background = UIBackgroundConfiguration.clear()
///     background.backgroundColor = .systemYellow
///     background.cornerRadius = 8
///
/// The backgrounds of lists depend on the state; see `updated(for:)`. Properties that the app has
/// set do not change with the state.
public struct UIBackgroundConfiguration: Hashable {
  /// A custom view in front of the color.
  public var customView: UIView?

  /// The corner radius.
  public var cornerRadius: CGFloat {
    get { look.cornerRadius }
    set {
      look.cornerRadius = newValue
      own.insert(.cornerRadius)
    }
  }

  /// The insets of the background.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The edges at which the layout margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// The color. `nil` means the tint color.
  public var backgroundColor: UIColor? {
    get { look.color }
    set {
      look.color = newValue
      own.insert(.color)
    }
  }

  /// Transforms the background color.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { look.transformer }
    set {
      look.transformer = newValue
      own.insert(.transformer)
    }
  }

  /// The visual effect applied to the content behind the background.
  public var visualEffect: UIVisualEffect? {
    get { look.effect }
    set {
      look.effect = newValue
      own.insert(.effect)
    }
  }

  /// An image in front of the color.
  public var image: UIImage?

  /// The content mode of the image.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// The color of the stroke. `nil` means the tint color.
  public var strokeColor: UIColor?

  /// Transforms the stroke color.
  public var strokeColorTransformer: UIConfigurationColorTransformer?

  /// The width of the stroke.
  public var strokeWidth: CGFloat = 0

  /// The distance of the stroke outside of the background.
  public var strokeOutset: CGFloat = 0

  /// The shadow of the background.
  public var shadowProperties = UIShadowProperties()

  /// The properties that depend on the state.
  internal var look: Look
  /// The properties of `look` that the app has set.
  internal var own: Look.Parts = []
  /// The style, which determines the values of properties that the app has not set.
  internal let style: ListBackgroundStyle
  /// The role of the view in a list; `nil` if the style does not depend on the list.
  internal let followed: ListPart?

  internal init(_ style: ListBackgroundStyle, follows followed: ListPart? = nil) {
    self.style = style
    self.followed = followed
    look = Look(style, ContentState())
  }

  /// Returns an empty background.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.clear)
  }

  /// Returns the color of the background, given a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the stroke, given a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
