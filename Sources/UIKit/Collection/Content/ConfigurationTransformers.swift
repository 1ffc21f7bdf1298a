import Foundation

/// Makes a color of another: one that fits a state.
///
///     background.backgroundColorTransformer = .init { $0.withAlphaComponent(0.5) }
///
/// Transformers are equal if one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  /// Makes a color of another.
  public var transform: (_ color: UIColor) -> UIColor { box.transform }

  private let box: TransformBox<UIColor>

  /// A transformer that does something with colors.
  public init(_ transform: @escaping (_ color: UIColor) -> UIColor) {
    box = TransformBox(transform)
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

/// Makes attributes of text of others: some that fit a state.
///
///     configuration.titleTextAttributesTransformer = .init { attributes in
///       var attributes = attributes
///       attributes.font = .boldSystemFont(ofSize: 20)
///       return attributes
///     }
///
/// Transformers are equal if one is a copy of the other.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
  /// Makes attributes of others.
  public var transform: (_ attributes: AttributeContainer) -> AttributeContainer {
    box.transform
  }

  private let box: TransformBox<AttributeContainer>

  /// A transformer that does something with attributes.
  public init(
    _ transform: @escaping (_ attributes: AttributeContainer) -> AttributeContainer
  ) {
    box = TransformBox(transform)
  }

  /// The attributes that it makes of others.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

/// What a transformer does. It is equal to itself only.
private final class TransformBox<Value>: Hashable, @unchecked Sendable {
  let transform: (Value) -> Value

  init(_ transform: @escaping (Value) -> Value) { self.transform = transform }

  static func == (left: TransformBox, right: TransformBox) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
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
