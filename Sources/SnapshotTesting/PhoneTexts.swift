import Foundation
import GalleyUIKit

/// Descriptions of UIKit's objects as a phone prints them.
///
/// On Linux, Foundation prints attributed strings in another way, and fonts have other names.
internal enum PhoneTexts {
  /// Returns the description that an object has on a phone, or `nil` if the object's own
  /// description is the same.
  static func describe(_ object: NSObject) -> String? {
    switch object {
    case let font as UIFont: describe(font)
    case let string as NSAttributedString: describe(string)
    case let style as NSParagraphStyle: describe(style)
    default: nil
    }
  }

  private static func describe(_ font: UIFont) -> String {
    let traits = font.fontDescriptor.symbolicTraits
    let isBold = traits.contains(.traitBold)
    var name = font.fontName
    if let style = font.fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle {
      let prefix = "UICTFontTextStyle"
      let own = style.rawValue.replacingOccurrences(of: prefix, with: "")
      // Headlines are bold in any case, so their names do not contain "Emphasized".
      name = prefix + (isBold && style != .headline ? "Emphasized" : "") + own
    }
    let size = String(format: "%.2f", Double(font.pointSize))
    return "<UICTFont> font-family: \"\(name)\"; font-weight: \(isBold ? "bold" : "normal"); "
      + "font-style: \(traits.contains(.traitItalic) ? "italic" : "normal"); font-size: \(size)pt"
  }

  private static func describe(_ string: NSAttributedString) -> String {
    var text = ""
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { own, range, _ in
      text += string.attributedSubstring(from: range).string + "{\n"
      for (key, value) in own.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        text += "    \(quoted(key.rawValue)) = \(quoted(words(of: value)));\n"
      }
      text += "}"
    }
    return text
  }

  private static func words(of value: Any) -> String {
    if let text = value as? String { return text }
    if let object = value as? NSObject { return object.snapshotDescription }
    return "\(value)".withoutAddresses
  }

  /// Returns a text in the format of a property list.
  ///
  /// The text is between quotation marks, unless it consists of letters, digits and underscores.
  private static func quoted(_ text: String) -> String {
    guard text.isEmpty || text.contains(/[^A-Za-z0-9_]/) else { return text }
    var quoted = ""
    for unit in text.utf16 {
      let letter = UnicodeScalar(unit).map { Character($0) }
      switch letter {
      case "\""?: quoted += "\\\""
      case "\\"?: quoted += "\\\\"
      case "\n"?: quoted += "\\n"
      case let letter? where letter.isASCII: quoted.append(letter)
      default: quoted += String(format: "\\U%04x", Int(unit))
      }
    }
    return "\"\(quoted)\""
  }

  /// Returns a number with at most six digits: `24.3333`.
  static func plain(_ number: CGFloat) -> String { String(format: "%g", Double(number) + 0) }

  private static func describe(_ style: NSParagraphStyle) -> String {
    let tabs = style.tabStops.map { "\n    \(plain($0.location))L" }.joined(separator: ",")
    let numbers: [(String, String)] = [
      ("LineSpacing", plain(style.lineSpacing)),
      ("ParagraphSpacing", plain(style.paragraphSpacing)),
      ("ParagraphSpacingBefore", plain(style.paragraphSpacingBefore)),
      ("HeadIndent", plain(style.headIndent)), ("TailIndent", plain(style.tailIndent)),
      ("FirstLineHeadIndent", plain(style.firstLineHeadIndent)),
      ("LineHeight", "\(plain(style.minimumLineHeight))/\(plain(style.maximumLineHeight))"),
      ("LineHeightMultiple", plain(style.lineHeightMultiple)),
    ]
    return "Alignment \(style.alignment.phoneName), "
      + numbers.map { "\($0) \($1)" }.joined(separator: ", ")
      + ", LineBreakMode \(style.lineBreakMode.phoneName), Tabs (\(tabs)\n), "
      + "DefaultTabInterval \(plain(style.defaultTabInterval)), Blocks (\n), Lists (\n), "
      + "BaseWritingDirection \(style.baseWritingDirection.phoneName), "
      + "HyphenationFactor \(plain(CGFloat(style.hyphenationFactor))), "
      + "TighteningForTruncation \(style.allowsDefaultTighteningForTruncation ? "YES" : "NO"), "
      + "HeaderLevel 0 LineBreakStrategy \(style.lineBreakStrategy.rawValue) "
      + "PresentationIntents (\n) ListIntentOrdinal 0 CodeBlockIntentLanguageHint ''"
  }

  /// Returns a text in which named colors have the same class as in a recorded text.
  ///
  /// In newer versions of iOS, system colors have the class `UIDynamicCatalogSystemColor`.
  static func words(of text: String, withColorsOf recorded: String) -> String {
    var text = text
    for found in recorded.matches(of: /<UIDynamicCatalogSystemColor; name = (\w+)>/) {
      text = text.replacingOccurrences(
        of: "<UIDynamicSystemColor; name = \(found.1)>", with: String(found.0))
    }
    return text
  }
}

extension Diffing where Value == String {
  /// Compares dumps of values line by line, and ignores the class of system colors.
  internal static var dumps: Diffing {
    var diffing = Diffing.lines
    diffing.diff = { old, new in
      Diffing.lines.diff(old, PhoneTexts.words(of: new, withColorsOf: old))
    }
    return diffing
  }
}

extension NSTextAlignment {
  /// The name in the description of a paragraph style.
  fileprivate var phoneName: String {
    switch self {
    case .left: "Left"
    case .center: "Center"
    case .right: "Right"
    case .justified: "Justified"
    case .natural: "Natural"
    }
  }
}

extension NSLineBreakMode {
  /// The name in the description of a paragraph style.
  fileprivate var phoneName: String {
    switch self {
    case .byWordWrapping: "WordWrapping"
    case .byCharWrapping: "CharWrapping"
    case .byClipping: "Clipping"
    case .byTruncatingHead: "TruncatingHead"
    case .byTruncatingTail: "TruncatingTail"
    case .byTruncatingMiddle: "TruncatingMiddle"
    }
  }
}

extension NSWritingDirection {
  /// The name in the description of a paragraph style.
  fileprivate var phoneName: String {
    switch self {
    case .natural: "Natural"
    case .leftToRight: "LeftToRight"
    case .rightToLeft: "RightToLeft"
    }
  }
}
