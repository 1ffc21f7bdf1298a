import Foundation

/// Something that a ``UIVisualEffectView`` does with what is behind it, or in it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @MainActor NSCopying {
  internal override init() { super.init() }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  /// The effect itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What is behind shows through, blurred and under a veil.
///
///     UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
///
/// - Differs: there is a veil, and no blur.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How thick the veil is, and how bright.
  public enum Style: Int, Sendable {
    /// Very bright.
    case extraLight
    /// Bright.
    case light
    /// Dark.
    case dark
    /// As the interface is.
    case regular = 4
    /// As the interface is, with more contrast.
    case prominent
    /// Very thin, as the interface is.
    case systemUltraThinMaterial
    /// Thin, as the interface is.
    case systemThinMaterial
    /// As the interface is.
    case systemMaterial
    /// Thick, as the interface is.
    case systemThickMaterial
    /// That of bars, as the interface is.
    case systemChromeMaterial
    /// Very thin and bright.
    case systemUltraThinMaterialLight
    /// Thin and bright.
    case systemThinMaterialLight
    /// Bright.
    case systemMaterialLight
    /// Thick and bright.
    case systemThickMaterialLight
    /// That of bars, bright.
    case systemChromeMaterialLight
    /// Very thin and dark.
    case systemUltraThinMaterialDark
    /// Thin and dark.
    case systemThinMaterialDark
    /// Dark.
    case systemMaterialDark
    /// Thick and dark.
    case systemThickMaterialDark
    /// That of bars, dark.
    case systemChromeMaterialDark
  }

  internal let style: Style

  /// A blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  open override var hash: Int { style.rawValue }
}

/// What is in the view takes the colors of what is behind.
///
/// - Differs: it looks as if there were no effect: content keeps its colors.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// The name of `UIVibrancyEffectStyle` in Objective-C's words.
  public typealias Style = UIVibrancyEffectStyle

  /// The blur that it stands on.
  internal let blur: UIBlurEffect
  internal let style: UIVibrancyEffectStyle?

  /// The effect for what stands on a blur.
  public init(blurEffect: UIBlurEffect) {
    blur = blurEffect
    style = nil
    super.init()
  }

  /// The effect for a kind of content on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    blur = blurEffect
    self.style = style
    super.init()
  }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    blur = UIBlurEffect(style: .regular)
    style = nil
    super.init(coder: coder)
  }
}

/// What kind of content a vibrancy effect is for.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text.
  case label
  /// Text that matters less.
  case secondaryLabel
  /// Text that matters little.
  case tertiaryLabel
  /// Text that hardly matters.
  case quaternaryLabel
  /// Areas.
  case fill
  /// Larger areas.
  case secondaryFill
  /// Large areas.
  case tertiaryFill
  /// Lines between things.
  case separator
}

/// What is behind shows through, bent as by glass.
///
/// - Differs: there is a veil, and no glass.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// What the glass is like.
  public enum Style: Int, Sendable {
    /// With a veil.
    case regular
    /// Without one.
    case clear
  }

  internal let style: Style

  /// Whether it answers to touches. It does not.
  open var isInteractive = false
  /// What colors it.
  open var tintColor: UIColor?

  /// Glass with a veil.
  public override init() {
    style = .regular
    super.init()
  }

  /// Glass of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  /// Another with the same style and settings: these can be changed.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGlassEffect(style: style)
    copy.isInteractive = isInteractive
    copy.tintColor = tintColor
    return copy
  }
}
