import Foundation

extension AttributeScopes {
  /// The attributes of text that UIKit shows.
  ///
  ///     var text = AttributedString("Hello")
  ///     text.uiKit.font = .boldSystemFont(ofSize: 17)
  ///     label.attributedText = NSAttributedString(text)
  ///
  /// - Differs: There is no attribute for attachments. Only `NSAttributedString` has attachments.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The text color.
    public let foregroundColor: ForegroundColorAttribute
    /// The background color.
    public let backgroundColor: BackgroundColorAttribute
    /// The paragraph style.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The space after each letter.
    public let kern: KernAttribute
    /// The space after each letter, which takes precedence over `kern`.
    public let tracking: TrackingAttribute
    /// Whether letters are joined.
    public let ligature: LigatureAttribute
    /// The style of the underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the underline.
    public let underlineColor: UnderlineColorAttribute
    /// The style of the strikethrough.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the strikethrough.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The color of outlines.
    public let strokeColor: StrokeColorAttribute
    /// The width of outlines.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow.
    public let shadow: ShadowAttribute
    /// The distance of the letters above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// The slant of letters.
    public let obliqueness: ObliquenessAttribute
    /// The expansion of letters.
    public let expansion: ExpansionAttribute
    /// The meaning of the text within its sentence, such as emphasized.
    ///
    /// - Differs: On Apple's systems, this attribute belongs to Foundation.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The attributes that Foundation defines.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIFont
      /// The key under which the attribute is stored.
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The text color.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// The key under which the attribute is stored.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The background color.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// The key under which the attribute is stored.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// The paragraph style.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSParagraphStyle
      /// The key under which the attribute is stored.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    /// The space after each letter.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The key under which the attribute is stored.
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// The space after each letter, which takes precedence over `kern`.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The key under which the attribute is stored.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }

    /// Whether letters are joined.
    public enum LigatureAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Int
      /// The key under which the attribute is stored.
      public static let name = NSAttributedString.Key.ligature.rawValue
    }

    /// The style of the underline.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSUnderlineStyle
      /// The key under which the attribute is stored.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// The color of the underline.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// The key under which the attribute is stored.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    /// The style of the strikethrough.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSUnderlineStyle
      /// The key under which the attribute is stored.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// The color of the strikethrough.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// The key under which the attribute is stored.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    /// The color of outlines.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// The key under which the attribute is stored.
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }

    /// The width of outlines.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The key under which the attribute is stored.
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }

    /// The shadow.
    public enum ShadowAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSShadow
      /// The key under which the attribute is stored.
      public static let name = NSAttributedString.Key.shadow.rawValue
    }

    /// The distance of the letters above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The key under which the attribute is stored.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    /// The slant of letters.
    public enum ObliquenessAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The key under which the attribute is stored.
      public static let name = NSAttributedString.Key.obliqueness.rawValue
    }

    /// The expansion of letters.
    public enum ExpansionAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The key under which the attribute is stored.
      public static let name = NSAttributedString.Key.expansion.rawValue
    }

    /// The meaning of the text within its sentence, such as emphasized.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = InlinePresentationIntent
      /// The key under which the attribute is stored.
      public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
    }
  }

  /// The attributes of text that UIKit shows.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit, by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

// MARK: - Conversion from and to NSAttributedString

/// An attribute that `AttributedString` and `NSAttributedString` both have.
private struct SharedAttribute: Sendable {
  let key: NSAttributedString.Key
  /// Returns the attribute of a run in its form for `NSAttributedString`.
  let read: @Sendable (AttributedString.Runs.Run) -> Any?
  /// Stores a value of `NSAttributedString` in a container. A value of another type is ignored.
  let write: @Sendable (Any, inout AttributeContainer) -> Void

  init<Key: AttributedStringKey>(
    _ key: NSAttributedString.Key, _ type: Key.Type,
    to: @escaping @Sendable (Key.Value) -> Any = { $0 },
    from: @escaping @Sendable (Any) -> Key.Value? = { $0 as? Key.Value }
  ) where Key.Value: Sendable {
    self.key = key
    read = { run in run[Key.self].map(to) }
    write = { value, container in if let value = from(value) { container[Key.self] = value } }
  }

  private typealias UIKit = AttributeScopes.UIKitAttributes

  /// Returns an attribute that `NSAttributedString` stores as the raw value of an underline style.
  private static func line<Key: AttributedStringKey>(
    _ key: NSAttributedString.Key, _ type: Key.Type
  ) -> SharedAttribute where Key.Value == NSUnderlineStyle {
    SharedAttribute(
      key, type, to: { $0.rawValue },
      from: { Numbers.integer($0).map(NSUnderlineStyle.init(rawValue:)) })
  }

  /// Returns an attribute that `NSAttributedString` stores as a number of any type.
  private static func number<Key: AttributedStringKey>(
    _ key: NSAttributedString.Key, _ type: Key.Type
  ) -> SharedAttribute where Key.Value == CGFloat {
    SharedAttribute(key, type, from: { Numbers.double($0).map { CGFloat($0) } })
  }

  static let all: [SharedAttribute] = [
    SharedAttribute(.font, UIKit.FontAttribute.self),
    SharedAttribute(.foregroundColor, UIKit.ForegroundColorAttribute.self),
    SharedAttribute(.backgroundColor, UIKit.BackgroundColorAttribute.self),
    SharedAttribute(.paragraphStyle, UIKit.ParagraphStyleAttribute.self),
    number(.kern, UIKit.KernAttribute.self),
    number(.tracking, UIKit.TrackingAttribute.self),
    SharedAttribute(.ligature, UIKit.LigatureAttribute.self),
    line(.underlineStyle, UIKit.UnderlineStyleAttribute.self),
    SharedAttribute(.underlineColor, UIKit.UnderlineColorAttribute.self),
    line(.strikethroughStyle, UIKit.StrikethroughStyleAttribute.self),
    SharedAttribute(.strikethroughColor, UIKit.StrikethroughColorAttribute.self),
    SharedAttribute(.strokeColor, UIKit.StrokeColorAttribute.self),
    number(.strokeWidth, UIKit.StrokeWidthAttribute.self),
    SharedAttribute(.shadow, UIKit.ShadowAttribute.self),
    number(.baselineOffset, UIKit.BaselineOffsetAttribute.self),
    number(.obliqueness, UIKit.ObliquenessAttribute.self),
    number(.expansion, UIKit.ExpansionAttribute.self),
    SharedAttribute(
      .inlinePresentationIntent, UIKit.InlinePresentationIntentAttribute.self,
      to: { $0.rawValue }, from: { InlinePresentationIntent(of: $0) }),
    SharedAttribute(
      .link, AttributeScopes.FoundationAttributes.LinkAttribute.self,
      from: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }),
  ]
}

extension NSAttributedString {
  /// Creates the same text, with its fonts, colors, paragraph styles and links.
  ///
  /// - Differs: An app's own attributes are left out.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for attribute in SharedAttribute.all {
        if let value = attribute.read(run) { attributes[attribute.key] = value }
      }
      let piece = String(attrStr[run.range].characters)
      text.append(NSAttributedString(string: piece, attributes: attributes))
    }
    self.init(attributedString: text)
  }
}

extension AttributeContainer {
  /// Creates a container with the attributes of a dictionary.
  ///
  /// - Differs: An app's own attributes are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for attribute in SharedAttribute.all {
      if let value = dictionary[attribute.key] { attribute.write(value, &self) }
    }
  }
}

extension AttributedString {
  /// Creates the same text, with its fonts, colors, paragraph styles and links.
  ///
  /// - Differs: An app's own attributes are left out.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let string = nsStr.string
    var location = 0
    var index = string.startIndex
    while location < nsStr.length {
      var range = NSRange(location: location, length: 0)
      let attributes = nsStr.attributes(at: location, effectiveRange: &range)
      location = max(range.location + range.length, location + 1)
      let next =
        string.utf16.index(string.startIndex, offsetBy: location, limitedBy: string.endIndex)
        ?? string.endIndex
      append(
        AttributedString(
          String(string[index..<next]), attributes: AttributeContainer(attributes)))
      index = next
    }
  }
}
