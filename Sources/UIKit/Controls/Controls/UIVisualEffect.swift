import Foundation

/// An effect that a ``UIVisualEffectView`` applies to the content behind the view or in the view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @MainActor NSCopying {
  /// Creates an effect that does not change the content behind the view.
  public override init() { super.init() }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  /// Returns the effect itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A blur of the content behind the view, under a translucent color.
///
///     UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
///
/// - Differs: the content is not blurred; there is only the translucent color.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The thickness and the brightness of the material.
  public enum Style: Int, Sendable {
    /// Very bright.
    case extraLight
    /// Bright.
    case light
    /// Dark.
    case dark
    /// The brightness of the interface.
    case regular = 4
    /// The brightness of the interface, with more contrast.
    case prominent
    /// Very thin, with the brightness of the interface.
    case systemUltraThinMaterial
    /// Thin, with the brightness of the interface.
    case systemThinMaterial
    /// The brightness of the interface.
    case systemMaterial
    /// Thick, with the brightness of the interface.
    case systemThickMaterial
    /// The material of bars, with the brightness of the interface.
    case systemChromeMaterial
    /// Very thin and bright.
    case systemUltraThinMaterialLight
    /// Thin and bright.
    case systemThinMaterialLight
    /// Bright.
    case systemMaterialLight
    /// Thick and bright.
    case systemThickMaterialLight
    /// The material of bars, bright.
    case systemChromeMaterialLight
    /// Very thin and dark.
    case systemUltraThinMaterialDark
    /// Thin and dark.
    case systemThinMaterialDark
    /// Dark.
    case systemMaterialDark
    /// Thick and dark.
    case systemThickMaterialDark
    /// The material of bars, dark.
    case systemChromeMaterialDark
  }

  internal let style: Style

  /// Creates a blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  open override var hash: Int { style.rawValue }
}

/// An effect in which the view's content takes the colors of the content behind the view.
///
/// - Differs: the effect is not drawn. The content keeps its colors.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// The style of a vibrancy effect, as in Objective-C.
  public typealias Style = UIVibrancyEffectStyle

  /// The blur behind the content.
  internal let blur: UIBlurEffect
  internal let style: UIVibrancyEffectStyle?

  /// Creates the effect for content on a blur.
  public init(blurEffect: UIBlurEffect) {
    blur = blurEffect
    style = nil
    super.init()
  }

  /// Creates the effect for a kind of content on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    blur = blurEffect
    self.style = style
    super.init()
  }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    blur = UIBlurEffect(style: .regular)
    style = nil
    super.init(coder: coder)
  }
}

/// The kind of content for a vibrancy effect.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text.
  case label
  /// Secondary text.
  case secondaryLabel
  /// Tertiary text.
  case tertiaryLabel
  /// Quaternary text.
  case quaternaryLabel
  /// Small filled areas.
  case fill
  /// Filled areas of medium size.
  case secondaryFill
  /// Large filled areas.
  case tertiaryFill
  /// Lines between elements.
  case separator
}

/// An effect of a view in which the glass shapes of several subviews merge.
///
/// - Differs: the shapes do not merge.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance within which shapes merge. The value is stored without effect.
  open var spacing: CGFloat = 0

  /// Creates the effect.
  public override init() { super.init() }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a copy with the same distance, because the distance can change.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGlassContainerEffect()
    copy.spacing = spacing
    return copy
  }
}

/// An effect of glass in front of the content behind the view.
///
/// - Differs: the effect is a translucent color in place of glass.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// The style of the glass.
  public enum Style: Int, Sendable {
    /// Glass with a color.
    case regular
    /// Clear glass.
    case clear
  }

  internal let style: Style

  /// Whether the glass reacts to touches. The value is stored without effect.
  open var isInteractive = false
  /// The tint of the glass.
  open var tintColor: UIColor?

  /// Creates regular glass.
  public override init() {
    style = .regular
    super.init()
  }

  /// Creates glass of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  /// Returns a copy with the same style and settings, because the settings can change.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGlassEffect(style: style)
    copy.isInteractive = isInteractive
    copy.tintColor = tintColor
    return copy
  }
}
