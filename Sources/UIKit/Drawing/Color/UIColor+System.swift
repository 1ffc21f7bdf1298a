import Foundation

// Colors that differ between light and dark appearance, with the values that Apple publishes.

extension UIColor {
  // MARK: Colors that fit together

  /// Red.
  public class var systemRed: UIColor { System.systemRed }
  /// Orange.
  public class var systemOrange: UIColor { System.systemOrange }
  /// Yellow.
  public class var systemYellow: UIColor { System.systemYellow }
  /// Green.
  public class var systemGreen: UIColor { System.systemGreen }
  /// Mint.
  public class var systemMint: UIColor { System.systemMint }
  /// Teal.
  public class var systemTeal: UIColor { System.systemTeal }
  /// Cyan.
  public class var systemCyan: UIColor { System.systemCyan }
  /// Blue, which is also the default tint.
  public class var systemBlue: UIColor { System.systemBlue }
  /// Indigo.
  public class var systemIndigo: UIColor { System.systemIndigo }
  /// Purple.
  public class var systemPurple: UIColor { System.systemPurple }
  /// Pink.
  public class var systemPink: UIColor { System.systemPink }
  /// Brown.
  public class var systemBrown: UIColor { System.systemBrown }

  // MARK: Grays, from the most visible to the least

  /// The most visible gray.
  public class var systemGray: UIColor { System.systemGray }
  /// A less visible gray.
  public class var systemGray2: UIColor { System.systemGray2 }
  /// A gray that is less visible than `systemGray2`.
  public class var systemGray3: UIColor { System.systemGray3 }
  /// A gray that is less visible than `systemGray3`.
  public class var systemGray4: UIColor { System.systemGray4 }
  /// A gray that is less visible than `systemGray4`.
  public class var systemGray5: UIColor { System.systemGray5 }
  /// The least visible gray.
  public class var systemGray6: UIColor { System.systemGray6 }

  // MARK: Text

  /// The color of text with primary content.
  public class var label: UIColor { System.label }
  /// The color of text with secondary content.
  public class var secondaryLabel: UIColor { System.secondaryLabel }
  /// The color of text with tertiary content.
  public class var tertiaryLabel: UIColor { System.tertiaryLabel }
  /// The color of text with quaternary content.
  public class var quaternaryLabel: UIColor { System.quaternaryLabel }
  /// The color of placeholders in text fields.
  public class var placeholderText: UIColor { System.placeholderText }
  /// The color of links.
  public class var link: UIColor { System.link }

  // MARK: Lines

  /// The color of a translucent line between elements.
  public class var separator: UIColor { System.separator }
  /// The color of an opaque line between elements.
  public class var opaqueSeparator: UIColor { System.opaqueSeparator }

  // MARK: Fills, from the smallest shapes to the largest

  /// The fill color of small or thin shapes.
  public class var systemFill: UIColor { System.systemFill }
  /// The fill color of shapes of medium size.
  public class var secondarySystemFill: UIColor { System.secondarySystemFill }
  /// The fill color of large shapes.
  public class var tertiarySystemFill: UIColor { System.tertiarySystemFill }
  /// The fill color of large, complex areas.
  public class var quaternarySystemFill: UIColor { System.quaternarySystemFill }

  // MARK: Backgrounds

  /// The background of the main content.
  public class var systemBackground: UIColor { System.systemBackground }
  /// The background of content on top of the main background.
  public class var secondarySystemBackground: UIColor { System.secondarySystemBackground }
  /// The background of content on top of the secondary background.
  public class var tertiarySystemBackground: UIColor { System.tertiarySystemBackground }
  /// The background of grouped content.
  public class var systemGroupedBackground: UIColor { System.systemGroupedBackground }
  /// The background of groups.
  public class var secondarySystemGroupedBackground: UIColor {
    System.secondarySystemGroupedBackground
  }
  /// The background of content inside of groups.
  public class var tertiarySystemGroupedBackground: UIColor {
    System.tertiarySystemGroupedBackground
  }

  // MARK: Old names

  /// The old name of `systemGroupedBackground`.
  public class var groupTableViewBackground: UIColor { System.systemGroupedBackground }

  /// The default tint color.
  public class var tintColor: UIColor { System.tintColor }
}

private enum System {
  static let systemRed = UIColor("systemRedColor", Tone(0xFF3B30), Tone(0xFF453A))
  static let systemOrange = UIColor("systemOrangeColor", Tone(0xFF9500), Tone(0xFF9F0A))
  static let systemYellow = UIColor("systemYellowColor", Tone(0xFFCC00), Tone(0xFFD60A))
  static let systemGreen = UIColor("systemGreenColor", Tone(0x34C759), Tone(0x30D158))
  static let systemMint = UIColor("systemMintColor", Tone(0x00C7BE), Tone(0x63E6E2))
  static let systemTeal = UIColor("systemTealColor", Tone(0x30B0C7), Tone(0x40C8E0))
  static let systemCyan = UIColor("systemCyanColor", Tone(0x32ADE6), Tone(0x64D2FF))
  static let systemBlue = UIColor("systemBlueColor", Tone(0x007AFF), Tone(0x0A84FF))
  static let systemIndigo = UIColor("systemIndigoColor", Tone(0x5856D6), Tone(0x5E5CE6))
  static let systemPurple = UIColor("systemPurpleColor", Tone(0xAF52DE), Tone(0xBF5AF2))
  static let systemPink = UIColor("systemPinkColor", Tone(0xFF2D55), Tone(0xFF375F))
  static let systemBrown = UIColor("systemBrownColor", Tone(0xA2845E), Tone(0xAC8E68))
  static let systemGray = UIColor("systemGrayColor", Tone(0x8E8E93), Tone(0x8E8E93))
  static let systemGray2 = UIColor("systemGray2Color", Tone(0xAEAEB2), Tone(0x636366))
  static let systemGray3 = UIColor("systemGray3Color", Tone(0xC7C7CC), Tone(0x48484A))
  static let systemGray4 = UIColor("systemGray4Color", Tone(0xD1D1D6), Tone(0x3A3A3C))
  static let systemGray5 = UIColor("systemGray5Color", Tone(0xE5E5EA), Tone(0x2C2C2E))
  static let systemGray6 = UIColor("systemGray6Color", Tone(0xF2F2F7), Tone(0x1C1C1E))
  static let label = UIColor("labelColor", Tone(0x000000), Tone(0xFFFFFF))
  static let secondaryLabel = UIColor(
    "secondaryLabelColor", Tone(0x3C3C43, 0.6), Tone(0xEBEBF5, 0.6))
  static let tertiaryLabel = UIColor("tertiaryLabelColor", Tone(0x3C3C43, 0.3), Tone(0xEBEBF5, 0.3))
  static let quaternaryLabel = UIColor(
    "quaternaryLabelColor", Tone(0x3C3C43, 0.18), Tone(0xEBEBF5, 0.16))
  static let placeholderText = UIColor(
    "placeholderTextColor", Tone(0x3C3C43, 0.3), Tone(0xEBEBF5, 0.3))
  static let link = UIColor("linkColor", Tone(0x007AFF), Tone(0x0984FF))
  static let separator = UIColor("separatorColor", Tone(0x3C3C43, 0.29), Tone(0x545458, 0.6))
  static let opaqueSeparator = UIColor("opaqueSeparatorColor", Tone(0xC6C6C8), Tone(0x38383A))
  static let systemFill = UIColor("systemFillColor", Tone(0x787880, 0.2), Tone(0x787880, 0.36))
  static let secondarySystemFill = UIColor(
    "secondarySystemFillColor", Tone(0x787880, 0.16), Tone(0x787880, 0.32))
  static let tertiarySystemFill = UIColor(
    "tertiarySystemFillColor", Tone(0x767680, 0.12), Tone(0x767680, 0.24))
  static let quaternarySystemFill = UIColor(
    "quaternarySystemFillColor", Tone(0x747480, 0.08), Tone(0x767680, 0.18))
  static let systemBackground = UIColor(
    "systemBackgroundColor", Tone(0xFFFFFF), Tone(0x000000), elevated: Tone(0x1C1C1E))
  static let secondarySystemBackground = UIColor(
    "secondarySystemBackgroundColor", Tone(0xF2F2F7), Tone(0x1C1C1E), elevated: Tone(0x2C2C2E))
  static let tertiarySystemBackground = UIColor(
    "tertiarySystemBackgroundColor", Tone(0xFFFFFF), Tone(0x2C2C2E), elevated: Tone(0x3A3A3C))
  static let systemGroupedBackground = UIColor(
    "systemGroupedBackgroundColor", Tone(0xF2F2F7), Tone(0x000000), elevated: Tone(0x1C1C1E))
  static let secondarySystemGroupedBackground = UIColor(
    "secondarySystemGroupedBackgroundColor", Tone(0xFFFFFF), Tone(0x1C1C1E),
    elevated: Tone(0x2C2C2E))
  static let tertiarySystemGroupedBackground = UIColor(
    "tertiarySystemGroupedBackgroundColor", Tone(0xF2F2F7), Tone(0x2C2C2E), elevated: Tone(0x3A3A3C)
  )
  static let tintColor = UIColor("tintColor", Tone(0x007AFF), Tone(0x0A84FF))
}

/// The value of a system color in one appearance.
private struct Tone: Sendable {
  var color: UIColor

  init(_ digits: Int, _ alpha: CGFloat = 1) {
    func part(_ shift: Int) -> CGFloat { CGFloat((digits >> shift) & 0xFF) / 255 }
    color = UIColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }
}

extension UIColor {
  /// Creates a color of the system. In dark appearance, content that lies on top of other content
  /// may have a lighter color.
  fileprivate convenience init(_ name: String, _ light: Tone, _ dark: Tone, elevated: Tone? = nil) {
    self.init(
      kind: .dynamic(name: name) { traits in
        guard traits.userInterfaceStyle == .dark else { return light.color }
        return traits.userInterfaceLevel == .elevated ? (elevated ?? dark).color : dark.color
      })
  }
}
