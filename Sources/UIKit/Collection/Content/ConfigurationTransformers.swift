import Foundation

/// Makes a color of another: one that fits a state.
///
///     background.backgroundColorTransformer = .init { $0.withAlphaComponent(0.5) }
///
/// Transformers are equal if one is a copy of the other.
public struct UIConfigurationColorTransformer: Sendable {
  /// Makes a color of another.
  public var transform: (_ color: UIColor) -> UIColor { box.transform }

  private let box: Box

  private final class Box: @unchecked Sendable {
    let transform: (UIColor) -> UIColor
    init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  }

  /// A transformer that does something with colors.
  public init(_ transform: @escaping (_ color: UIColor) -> UIColor) {
    box = Box(transform)
  }

  /// The color that it makes of another.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Any color in gray.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let (brightness, alpha) = color.grayParts(in: traits)
      return UIColor(white: brightness, alpha: alpha)
    }
  }

  /// The tint, whatever color there is.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }

  /// Any color, less strong.
  public static let monochromeTint = UIConfigurationColorTransformer { color in
    color.withAlphaComponent(0.8)
  }
}

extension UIConfigurationColorTransformer: Hashable {
  /// Whether one is a copy of the other.
  public static func == (
    left: UIConfigurationColorTransformer, right: UIConfigurationColorTransformer
  ) -> Bool { left.box === right.box }

  /// Hashes what makes it another.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}

/// Makes attributes of text of others: some that fit a state.
///
///     configuration.titleTextAttributesTransformer = .init { attributes in
///       var attributes = attributes
///       attributes.font = .boldSystemFont(ofSize: 20)
///       return attributes
///     }
///
/// Transformers are equal if one is a copy of the other.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// Makes attributes of others.
  public var transform: (_ attributes: AttributeContainer) -> AttributeContainer {
    box.transform
  }

  private let box: Box

  private final class Box: @unchecked Sendable {
    let transform: (AttributeContainer) -> AttributeContainer
    init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
      self.transform = transform
    }
  }

  /// A transformer that does something with attributes.
  public init(
    _ transform: @escaping (_ attributes: AttributeContainer) -> AttributeContainer
  ) {
    box = Box(transform)
  }

  /// The attributes that it makes of others.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

extension UIConfigurationTextAttributesTransformer: Hashable {
  /// Whether one is a copy of the other.
  public static func == (
    left: UIConfigurationTextAttributesTransformer, right: UIConfigurationTextAttributesTransformer
  ) -> Bool { left.box === right.box }

  /// Hashes what makes it another.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}

extension UIColor {
  /// How bright the eye finds the color, and how much shines through.
  fileprivate func grayParts(
    in traits: UITraitCollection
  ) -> (brightness: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (0.299 * red + 0.587 * green + 0.114 * blue, alpha)
  }
}
