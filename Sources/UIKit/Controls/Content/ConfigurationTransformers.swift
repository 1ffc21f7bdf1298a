import Foundation

/// A function that transforms a color, for example for a state.
///
///     background.backgroundColorTransformer = .init { $0.withAlphaComponent(0.5) }
///
/// A transformer is equal only to its copies.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  /// The function, which returns the transformed color.
  public var transform: (_ color: UIColor) -> UIColor { box.transform }

  private let box: TransformBox<UIColor>

  /// Creates a transformer.
  public init(_ transform: @escaping (_ color: UIColor) -> UIColor) {
    box = TransformBox(transform)
  }

  /// Returns the transformed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer that returns the color as a shade of gray.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let (brightness, alpha) = color.grayParts(in: traits)
      return UIColor(white: brightness, alpha: alpha)
    }
  }

  /// A transformer that returns the tint color for every color.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }

  /// A transformer that returns the color with less opacity.
  public static let monochromeTint = UIConfigurationColorTransformer { color in
    color.withAlphaComponent(0.8)
  }
}

/// A function that transforms text attributes, for example for a state.
///
///     configuration.titleTextAttributesTransformer = .init { attributes in
///       var attributes = attributes
///       attributes.font = .boldSystemFont(ofSize: 20)
///       return attributes
///     }
///
/// A transformer is equal only to its copies.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
  /// The function, which returns the transformed attributes.
  public var transform: (_ attributes: AttributeContainer) -> AttributeContainer {
    box.transform
  }

  private let box: TransformBox<AttributeContainer>

  /// Creates a transformer.
  public init(
    _ transform: @escaping (_ attributes: AttributeContainer) -> AttributeContainer
  ) {
    box = TransformBox(transform)
  }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

/// An object that contains the function of a transformer. Functions cannot be compared, so two
/// boxes are equal only if they are the same object.
private final class TransformBox<Value>: Hashable, @unchecked Sendable {
  let transform: (Value) -> Value

  init(_ transform: @escaping (Value) -> Value) { self.transform = transform }

  static func == (left: TransformBox, right: TransformBox) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIColor {
  /// Returns the perceived brightness and the opacity of the color.
  fileprivate func grayParts(
    in traits: UITraitCollection
  ) -> (brightness: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (0.299 * red + 0.587 * green + 0.114 * blue, alpha)
  }
}
