import Foundation
import GalleyDrawing
import GalleyGeometry

/// A view that shows an effect, with content in front of it.
///
///     let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
///     bar.contentView.addSubview(title)
///
/// - Differs: the content behind the view is not blurred, but covered with a translucent color. The
///   color depends on the effect's style and on light or dark appearance.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  /// Creates a view with a frame and no effect.
  ///
  /// As in UIKit, a subclass overrides `init(effect:)` and not this initializer.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates the view that a nib describes. Other archives are not supported: with another coder,
  /// this initializer traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
    coder.fill(self, as: UIVisualEffectView.self)
  }

  /// The view to which the app adds the content.
  open var contentView: UIView { content }

  private let content = UIView()

  private func addContentView() {
    let contentView = content
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.addSubview(contentView)
  }

  /// The effect on the content behind the view.
  open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }

  internal override var contentFollowsShape: Bool { true }

  internal override var contentOverDrawing: DisplayList {
    var list = DisplayList()
    let isDark = traitCollection.userInterfaceStyle == .dark
    let veil: Color? =
      switch effect {
      case let blur as UIBlurEffect: blur.style.veil(isDark: isDark)
      case let glass as UIGlassEffect:
        glass.tintColor?.resolvedColor(with: traitCollection).cgColor.color
          ?? (glass.style == .clear
            ? nil : UIBlurEffect.Style.systemThinMaterial.veil(isDark: isDark))
      default: nil
      }
    if let veil, !layer.shownPlace.bounds.isEmpty { list.fill(layer.shape, with: .color(veil)) }
    return list
  }
}

extension UIBlurEffect.Style {
  /// Returns a gray whose opacity corresponds to the style.
  ///
  /// - Unverified: each of the numbers. They were chosen by eye.
  fileprivate func veil(isDark: Bool) -> Color {
    func gray(_ light: Double, _ dark: Double, alpha: Double, _ forced: Bool? = nil) -> Color {
      Color(white: forced ?? isDark ? dark : light, alpha: alpha)
    }
    return switch self {
    case .extraLight: Color(white: 0.97, alpha: 0.82)
    case .light: Color(white: 1, alpha: 0.6)
    case .dark: Color(white: 0.11, alpha: 0.73)
    case .regular: gray(0.97, 0.11, alpha: 0.75)
    case .prominent: gray(1, 0.15, alpha: 0.85)
    case .systemUltraThinMaterial: gray(0.96, 0.15, alpha: 0.5)
    case .systemThinMaterial: gray(0.96, 0.15, alpha: 0.65)
    case .systemMaterial: gray(0.96, 0.15, alpha: 0.78)
    case .systemThickMaterial: gray(0.96, 0.15, alpha: 0.9)
    case .systemChromeMaterial: gray(0.97, 0.11, alpha: 0.85)
    case .systemUltraThinMaterialLight: gray(0.96, 0.15, alpha: 0.5, false)
    case .systemThinMaterialLight: gray(0.96, 0.15, alpha: 0.65, false)
    case .systemMaterialLight: gray(0.96, 0.15, alpha: 0.78, false)
    case .systemThickMaterialLight: gray(0.96, 0.15, alpha: 0.9, false)
    case .systemChromeMaterialLight: gray(0.97, 0.11, alpha: 0.85, false)
    case .systemUltraThinMaterialDark: gray(0.96, 0.15, alpha: 0.5, true)
    case .systemThinMaterialDark: gray(0.96, 0.15, alpha: 0.65, true)
    case .systemMaterialDark: gray(0.96, 0.15, alpha: 0.78, true)
    case .systemThickMaterialDark: gray(0.96, 0.15, alpha: 0.9, true)
    case .systemChromeMaterialDark: gray(0.97, 0.11, alpha: 0.85, true)
    }
  }
}
