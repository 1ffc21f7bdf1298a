import Foundation
import GalleyDrawing

/// A color, which may be another one in the dark.
///
///     UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
///     UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
open class UIColor: NSObject, @unchecked Sendable {
  private enum Kind {
    case fixed(Color)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let kind: Kind

  internal init(_ color: Color) { kind = .fixed(color) }

  /// A color of the sRGB space.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    kind = .fixed(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A color that is asked for each time it is shown.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    kind = .dynamic(dynamicProvider)
  }

  /// The color as it is in some circumstances.
  internal func color(in traits: UITraitCollection) -> Color {
    switch kind {
    case .fixed(let color): return color
    case .dynamic(let provider):
      // A provider may answer with a dynamic color again, and with itself: not without end.
      var next = provider(traits)
      for _ in 0..<16 {
        guard case .dynamic(let provider) = next.kind else { break }
        next = provider(traits)
      }
      if case .fixed(let color) = next.kind { return color }
      return .clear
    }
  }

  /// The color as it is right now.
  internal var color: Color { color(in: .current) }
}
