import Foundation

/// A preview of a view in a tool. It adds nothing to the program.
///
///     #Preview("Badge") {
///       BadgeView(count: 3)
///     }
///
/// - Differs: there is no such tool. The compiler checks the body, and nothing else happens.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

/// A preview of a controller in a tool. It adds nothing to the program.
///
/// - Differs: there is no such tool. The compiler checks the body, and nothing else happens.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

/// A namespace for the types of previews.
public struct Preview {
  /// The traits of a previewed view.
  public struct ViewTraits: Hashable, Sendable {}
}

/// A trait of a preview. It has no effect.
public struct PreviewTrait<Kind: Sendable>: Sendable {
  private init() {}
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// The layout with the size of the screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// The layout with the size that fits the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// A layout with a fixed size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
  /// The portrait orientation.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// The portrait orientation, upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// The landscape orientation, turned to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// The landscape orientation, turned to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
}
