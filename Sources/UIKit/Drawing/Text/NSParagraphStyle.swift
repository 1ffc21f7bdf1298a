import Foundation
import GalleyDrawing

/// The style of a paragraph: the alignment, spacing and breaking of its lines.
///
/// This class is immutable; `NSMutableParagraphStyle` is the mutable class.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying,
  @unchecked Sendable
{
  /// Foundation for Linux reads the type number of a Foundation object from the first stored
  /// property of any object, so this property must be first.
  private let kindForFoundation = KindForFoundation()

  /// Further rules for breaking lines.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The rules as bits.
    public let rawValue: Int

    /// Creates a strategy from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A rule that avoids a last line with only a single short word.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// A rule against line breaks inside of Korean words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The rules of the system's labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// All properties of a style.
  internal struct Values: Hashable, Sendable {
    var alignment: NSTextAlignment = .natural
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var baseWritingDirection: NSWritingDirection = .natural
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation: Bool = false
    var allowsDefaultTighteningForTruncation: Bool = false
    var lineBreakStrategy: LineBreakStrategy = []
    var tabStops: [NSTextTab] = NSParagraphStyle.defaultTabStops
    var defaultTabInterval: CGFloat = 0
  }

  /// The properties, which only `NSMutableParagraphStyle` changes.
  internal fileprivate(set) var values: Values

  fileprivate init(_ values: Values) { self.values = values }

  /// Creates the default style.
  public override init() { values = Values() }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  /// Writes the object into an archive.
  ///
  /// - Precondition: A subclass overrides this method without calling `super`. Galley writes no
  ///   archives, so this method traps.
  open func encode(with coder: NSCoder) { Misuse.trapOnWriting(Self.self) }

  /// The default style.
  open class var `default`: NSParagraphStyle { defaultStyle }

  private static let defaultStyle = NSParagraphStyle()

  /// Twelve tab stops, 28 points apart.
  internal static let defaultTabStops = (1...12).map {
    NSTextTab(textAlignment: .left, location: CGFloat($0) * 28)
  }

  /// Returns the direction of reading of a language; left to right for `nil`.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let rightToLeft: Set = [
      "ar", "arc", "dv", "fa", "he", "iw", "ks", "ku", "ps", "sd", "ug", "ur", "yi",
    ]
    let language = languageName?.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
      .first
    return rightToLeft.contains(String(language ?? "en")) ? .rightToLeft : .leftToRight
  }

  // MARK: Properties

  /// The alignment of lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The treatment of lines that are too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The indent of the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines.
  open var headIndent: CGFloat { values.headIndent }
  /// If positive, the distance from the leading edge to the ends of lines. Otherwise, its magnitude
  /// is the distance from the trailing edge to the ends of lines.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The space between two lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The minimum height of lines.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of lines; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor by which the natural height of lines is multiplied. 0 has the same effect as 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The direction of reading of the paragraph.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The amount of hyphenation; 0 for none.
  ///
  /// - Differs: Galley has no dictionary. Above 0, a word that is too long for a line gets a hyphen
  ///   where it is broken. Soft hyphens in the text always work.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated by the system's default.
  ///
  /// - Differs: The property has the same effect as a `hyphenationFactor` above 0.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Whether the space between letters may shrink before text is truncated.
  ///
  /// - Differs: The space never shrinks.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }
  /// Further rules for breaking lines.
  ///
  /// - Differs: The property has no effect.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The tab stops.
  open var tabStops: [NSTextTab] { values.tabStops }
  /// The distance between tab stops after the last one of `tabStops`; 28 points if this is zero.
  ///
  /// - Unverified: UIKit's tab stops after the last one if this is zero.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  // MARK: NSObject

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle(copying: self)
  }

  /// Whether another style has the same properties.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other === self || other.values == values
  }

  /// The hash of the properties.
  open override var hash: Int { values.hashValue }

  /// The most common properties.
  open override var description: String {
    "Alignment \(alignment), LineSpacing \(lineSpacing), ParagraphSpacing \(paragraphSpacing), "
      + "HeadIndent \(headIndent), LineHeight \(minimumLineHeight)/\(maximumLineHeight), "
      + "LineBreakMode \(lineBreakMode)"
  }
}

/// A mutable paragraph style.
///
///     let style = NSMutableParagraphStyle()
///     style.lineSpacing = 4
///     text.addAttribute(.paragraphStyle, value: style, range: all)
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Creates the default style.
  public override init() { super.init() }

  /// Creates a mutable copy of a style. The argument may be the value of a text attribute. If the
  /// argument is not a style, creates the default style.
  internal convenience init(copying style: Any?) {
    self.init()
    if let style = style as? NSParagraphStyle { values = style.values }
  }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The alignment of lines.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The treatment of lines that are too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The indent of the first line.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The indent of the other lines.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// If positive, the distance from the leading edge to the ends of lines. Otherwise, its magnitude
  /// is the distance from the trailing edge to the ends of lines.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The space between two lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The space after the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The space before the paragraph.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The minimum height of lines.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The maximum height of lines; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The factor by which the natural height of lines is multiplied. 0 has the same effect as 1.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The direction of reading of the paragraph.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// The amount of hyphenation; 0 for none.
  ///
  /// - Differs: Galley has no dictionary. Above 0, a word that is too long for a line gets a hyphen
  ///   where it is broken. Soft hyphens in the text always work.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Whether words are hyphenated by the system's default.
  ///
  /// - Differs: The property has the same effect as a `hyphenationFactor` above 0.
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  /// Whether the space between letters may shrink before text is truncated.
  ///
  /// - Differs: The space never shrinks.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  /// Further rules for breaking lines.
  ///
  /// - Differs: The property has no effect.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  /// The tab stops.
  open override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }
  /// The distance between tab stops after the last one of `tabStops`.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  /// Returns an immutable copy.
  open override func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  /// Copies all properties of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

  /// Adds a tab stop.
  open func addTabStop(_ anObject: NSTextTab) {
    values.tabStops.append(anObject)
    values.tabStops.sort { $0.location < $1.location }
  }

  /// Removes a tab stop.
  open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }
}
