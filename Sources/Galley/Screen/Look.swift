import Foundation
import GalleyUIKit

/// The settings under which a screen is shown: the dark style, large text, right to left.
///
///     Look.dark
///     Look.text(.accessibility3)
///     Look.dark + .rightToLeft          // both at once
///
/// A look changes the settings that it names, and leaves other settings unchanged. UIKit has no
/// such type: on a phone, the user makes these settings.
public struct Look: Hashable, Sendable {
  /// A size of text that a user can set.
  public enum TextSize: String, CaseIterable, Hashable, Sendable {
    /// The smallest of the usual sizes.
    case extraSmall
    /// The second of the usual sizes.
    case small
    /// The third of the usual sizes.
    case medium
    /// The default size.
    case large
    /// The fifth of the usual sizes.
    case extraLarge
    /// The sixth of the usual sizes.
    case extraExtraLarge
    /// The largest of the usual sizes.
    case extraExtraExtraLarge
    /// The first of the larger accessibility sizes, which UIKit calls `accessibilityMedium`.
    case accessibility1
    /// The second of the larger accessibility sizes, which UIKit calls `accessibilityLarge`.
    case accessibility2
    /// The third of the larger accessibility sizes, which UIKit calls `accessibilityExtraLarge`.
    case accessibility3
    /// The fourth of the larger accessibility sizes, which UIKit calls
    /// `accessibilityExtraExtraLarge`.
    case accessibility4
    /// The largest size of all, which UIKit calls `accessibilityExtraExtraExtraLarge`.
    case accessibility5

    /// UIKit's category for the size.
    public var category: UIContentSizeCategory {
      switch self {
      case .extraSmall: .extraSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .extraLarge: .extraLarge
      case .extraExtraLarge: .extraExtraLarge
      case .extraExtraExtraLarge: .extraExtraExtraLarge
      case .accessibility1: .accessibilityMedium
      case .accessibility2: .accessibilityLarge
      case .accessibility3: .accessibilityExtraLarge
      case .accessibility4: .accessibilityExtraExtraLarge
      case .accessibility5: .accessibilityExtraExtraExtraLarge
      }
    }
  }

  /// The light or the dark style; `nil` to leave the style unchanged.
  public var style: UIUserInterfaceStyle?
  /// The size of text; `nil` to leave the size unchanged.
  public var textSize: TextSize?
  /// The layout direction; `nil` to use the direction of the language.
  public var direction: UITraitEnvironmentLayoutDirection?
  /// The language; `nil` to leave the language unchanged.
  public var language: GalleyLanguage?
  /// The orientation of the device; `nil` to leave the orientation unchanged.
  public var orientation: Screen.Device.Orientation?
  /// The contrast of colors; `nil` to leave the contrast unchanged.
  public var contrast: UIAccessibilityContrast?
  /// Whether text is bold; `nil` to leave the weight unchanged.
  public var isBold: Bool?
  /// Whether motion is reduced; `nil` to leave the setting unchanged.
  public var reducesMotion: Bool?

  /// Creates a look that changes nothing.
  public init() {}

  // MARK: The looks

  /// A look that changes nothing. A new screen with this look has the light style, and text of the
  /// default size.
  public static let usual = Look()
  /// The light style.
  public static let light = Look { $0.style = .light }
  /// The dark style.
  public static let dark = Look { $0.style = .dark }
  /// Layout from right to left, in the same language.
  public static let rightToLeft = Look { $0.direction = .rightToLeft }
  /// The device in landscape orientation.
  public static let landscape = Look { $0.orientation = .landscape }
  /// Increased contrast.
  public static let increasedContrast = Look { $0.contrast = .high }
  /// Bold text.
  public static let boldText = Look { $0.isBold = true }
  /// Reduced motion.
  public static let reduceMotion = Look { $0.reducesMotion = true }

  /// Returns a look with a size of text.
  public static func text(_ size: TextSize) -> Look { Look { $0.textSize = size } }

  /// Returns a look with a language.
  ///
  /// The layout direction and the format of dates follow the language.
  public static func language(_ language: GalleyLanguage) -> Look {
    Look { $0.language = language }
  }

  private init(_ change: (inout Look) -> Void) {
    self.init()
    change(&self)
  }

  /// Returns a look with the settings of both looks.
  ///
  /// If both looks have the same setting, the second look applies.
  public static func + (one: Look, other: Look) -> Look {
    var sum = one
    sum.style = other.style ?? one.style
    sum.textSize = other.textSize ?? one.textSize
    sum.direction = other.direction ?? one.direction
    sum.language = other.language ?? one.language
    sum.orientation = other.orientation ?? one.orientation
    sum.contrast = other.contrast ?? one.contrast
    sum.isBold = other.isBold ?? one.isBold
    sum.reducesMotion = other.reducesMotion ?? one.reducesMotion
    return sum
  }

  // MARK: Traits and names

  /// The traits that the look sets.
  public var traits: UITraitCollection {
    UITraitCollection { traits in
      if let style { traits.userInterfaceStyle = style }
      if let textSize { traits.preferredContentSizeCategory = textSize.category }
      if let direction { traits.layoutDirection = direction }
      if let contrast { traits.accessibilityContrast = contrast }
      if let isBold { traits.legibilityWeight = isBold ? .bold : .regular }
    }
  }

  /// Returns a device in the orientation of this look.
  public func device(_ device: Screen.Device) -> Screen.Device {
    orientation.map { device.held($0) } ?? device
  }
}

extension Look: CustomStringConvertible {
  /// The settings of the look: `dark, text accessibility3`; `usual` if there are none.
  public var description: String {
    let words = words
    return words.isEmpty ? "usual" : words.joined(separator: ", ")
  }

  private var words: [String] {
    var words: [String] = []
    if let style { words.append(style == .dark ? "dark" : "light") }
    if let textSize { words.append("text \(textSize.rawValue)") }
    if let direction {
      words.append(direction == .rightToLeft ? "right to left" : "left to right")
    }
    if let language { words.append("language \(language)") }
    if let orientation { words.append(orientation.rawValue) }
    if let contrast { words.append(contrast == .high ? "increased contrast" : "usual contrast") }
    if let isBold { words.append(isBold ? "bold text" : "regular text") }
    if let reducesMotion { words.append(reducesMotion ? "reduced motion" : "full motion") }
    return words
  }

  /// The look as a part of a file's name: `dark-text-accessibility3`.
  internal var fileName: String {
    words.map { $0.replacing(" ", with: "-") }.joined(separator: "-")
  }
}

/// Common sets of looks for proofs. A proof is a recorded picture or text with which a test
/// compares its result.
///
///     @Test(arguments: Looks.all) func feed(_ look: Look) {
///       assertProof(of: Screen(FeedViewController(), on: .phone, look), as: .image)
///     }
public enum Looks {
  /// Light, dark, small and large text, right to left, landscape, and increased contrast.
  public static let all: [Look] = [
    .light, .dark, .text(.extraSmall), .text(.accessibility3), .rightToLeft, .landscape,
    .increasedContrast,
  ]
  /// Light and dark.
  public static let styles: [Look] = [.light, .dark]
  /// The smallest, the default, the largest usual and the largest accessibility size of text.
  public static let textSizes: [Look] = [
    .text(.extraSmall), .text(.large), .text(.extraExtraExtraLarge), .text(.accessibility5),
  ]
}

/// The devices and looks for which a test compares proofs: one proof for each device and look.
///
///     // four proofs
///     assertProof(of: screen, as: .image, on: .all([.phone, .pad], [.light, .dark]))
public struct Variants: Hashable, Sendable {
  /// A device and a look.
  public struct Variant: Hashable, Sendable, CustomStringConvertible {
    /// The device, with its orientation.
    public var device: Screen.Device
    /// The look.
    public var look: Look

    /// Creates a variant from a device and a look.
    public init(_ device: Screen.Device = .phone, _ look: Look = .usual) {
      (self.device, self.look) = (device, look)
    }

    /// The device and the look: `iPhone 13, dark`.
    public var description: String { look == .usual ? "\(device)" : "\(device), \(look)" }

    /// The variant as a part of a file's name: `iPhone-13-dark`.
    internal var fileName: String {
      let device = "\(device)".replacing(" ", with: "-")
      return look == .usual ? device : "\(device)-\(look.fileName)"
    }
  }

  /// The variants, in order.
  public var variants: [Variant]

  /// Creates a list of variants.
  public init(_ variants: [Variant]) { self.variants = variants }

  /// Returns each of the devices in each of the looks.
  public static func all(_ devices: [Screen.Device], _ looks: [Look] = [.usual]) -> Variants {
    Variants(devices.flatMap { device in looks.map { Variant(device, $0) } })
  }

  /// Returns each of the looks on one device.
  public static func looks(_ looks: [Look], on device: Screen.Device = .phone) -> Variants {
    all([device], looks)
  }
}
