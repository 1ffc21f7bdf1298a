import Foundation

/// What a tool would show beside the file. Nothing is left of it in the program.
///
///     #Preview("Badge") {
///       BadgeView(count: 3)
///     }
///
/// - Differs: there is no such tool. The body is checked by the compiler, and that is all.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

/// What a tool would show beside the file. Nothing is left of it in the program.
///
/// - Differs: there is no such tool. The body is checked by the compiler, and that is all.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

/// What there is to say about previews.
public struct Preview {
  /// In which circumstances a view is shown.
  public struct ViewTraits: Hashable, Sendable {}
}

/// In which circumstances something is shown in a preview. Nothing comes of it.
public struct PreviewTrait<Kind: Sendable>: Sendable {
  private init() {}
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// As large as the screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// As large as suits it.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// Of a size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
  /// Upright.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// On its side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// On its other side.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
}
