import Foundation

extension AttributeScopes {
  /// What can be said of text that UIKit shows.
  ///
  ///     var text = AttributedString("Hello")
  ///     text.uiKit.font = .boldSystemFont(ofSize: 17)
  ///     label.attributedText = NSAttributedString(text)
  ///
  /// - Differs: Pictures are no attribute of it: only the older kind of text has them.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// What is behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// How the paragraph is set.
    public let paragraphStyle: ParagraphStyleAttribute
    /// Room behind each letter.
    public let kern: KernAttribute
    /// Room behind each letter; it goes before `kern`.
    public let tracking: TrackingAttribute
    /// Whether letters are joined.
    public let ligature: LigatureAttribute
    /// The line below the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of that line.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of that line.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The color of outlines.
    public let strokeColor: StrokeColorAttribute
    /// How wide outlines are.
    public let strokeWidth: StrokeWidthAttribute
    /// What the letters throw behind themselves.
    public let shadow: ShadowAttribute
    /// How far the letters are above the base line.
    public let baselineOffset: BaselineOffsetAttribute
    /// How far letters lean.
    public let obliqueness: ObliquenessAttribute
    /// How much wider letters are.
    public let expansion: ExpansionAttribute
    /// What the text is meant to be in its sentence.
    ///
    /// - Differs: On Apple's systems it is Foundation's attribute.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// What Foundation says of text.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// What it is told by.
      public typealias Value = UIFont
      /// Its name.
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The color of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What it is told by.
      public typealias Value = UIColor
      /// Its name.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// What is behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What it is told by.
      public typealias Value = UIColor
      /// Its name.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// How the paragraph is set.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// What it is told by.
      public typealias Value = NSParagraphStyle
      /// Its name.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    /// Room behind each letter.
    public enum KernAttribute: AttributedStringKey {
      /// What it is told by.
      public typealias Value = CGFloat
      /// Its name.
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// Room behind each letter; it goes before `kern`.
    public enum TrackingAttribute: AttributedStringKey {
      /// What it is told by.
      public typealias Value = CGFloat
      /// Its name.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }

    /// Whether letters are joined.
    public enum LigatureAttribute: AttributedStringKey {
      /// What it is told by.
      public typealias Value = Int
      /// Its name.
      public static let name = NSAttributedString.Key.ligature.rawValue
    }

    /// The line below the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What it is told by.
      public typealias Value = NSUnderlineStyle
      /// Its name.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// The color of that line.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// What it is told by.
      public typealias Value = UIColor
      /// Its name.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    /// The line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What it is told by.
      public typealias Value = NSUnderlineStyle
      /// Its name.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// The color of that line.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// What it is told by.
      public typealias Value = UIColor
      /// Its name.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    /// The color of outlines.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// What it is told by.
      public typealias Value = UIColor
      /// Its name.
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }

    /// How wide outlines are.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// What it is told by.
      public typealias Value = CGFloat
      /// Its name.
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }

    /// What the letters throw behind themselves.
    public enum ShadowAttribute: AttributedStringKey {
      /// What it is told by.
      public typealias Value = NSShadow
      /// Its name.
      public static let name = NSAttributedString.Key.shadow.rawValue
    }

    /// How far the letters are above the base line.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What it is told by.
      public typealias Value = CGFloat
      /// Its name.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    /// How far letters lean.
    public enum ObliquenessAttribute: AttributedStringKey {
      /// What it is told by.
      public typealias Value = CGFloat
      /// Its name.
      public static let name = NSAttributedString.Key.obliqueness.rawValue
    }

    /// How much wider letters are.
    public enum ExpansionAttribute: AttributedStringKey {
      /// What it is told by.
      public typealias Value = CGFloat
      /// Its name.
      public static let name = NSAttributedString.Key.expansion.rawValue
    }

    /// What the text is meant to be in its sentence.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// What it is told by.
      public typealias Value = InlinePresentationIntent
      /// Its name.
      public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
    }
  }

  /// What can be said of text that UIKit shows.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit's, by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

// MARK: - To and from the older kind of text

/// An attribute that both kinds of text have.
private struct SharedAttribute: Sendable {
  let key: NSAttributedString.Key
  let read: @Sendable (AttributedString.Runs.Run) -> Any?
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

  private static func line<Key: AttributedStringKey>(
    _ key: NSAttributedString.Key, _ type: Key.Type
  ) -> SharedAttribute where Key.Value == NSUnderlineStyle {
    SharedAttribute(
      key, type, to: { $0.rawValue },
      from: { Numbers.integer($0).map(NSUnderlineStyle.init(rawValue:)) })
  }

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
  /// The same text, with what it says of fonts, colors, paragraphs and links.
  ///
  /// - Differs: Attributes that an app has defined are left out.
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

extension AttributedString {
  /// The same text, with what it says of fonts, colors, paragraphs and links.
  ///
  /// - Differs: Attributes that an app has defined are left out.
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
      var container = AttributeContainer()
      for attribute in SharedAttribute.all {
        if let value = attributes[attribute.key] { attribute.write(value, &container) }
      }
      append(AttributedString(String(string[index..<next]), attributes: container))
      index = next
    }
  }
}
