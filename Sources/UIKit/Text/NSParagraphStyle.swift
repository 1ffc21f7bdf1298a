import Foundation
import GalleyDrawing

/// How a paragraph is set: on which side its lines begin, how far apart they are, where they break.
///
/// It never changes; `NSMutableParagraphStyle` does.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying,
  @unchecked Sendable
{
  private let kindForFoundation = KindForFoundation()

  /// What else is minded when lines are broken.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: Int

    /// A strategy by its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The last line is not left with a single short word.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean words stay whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// As in the system's labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// What is said, all of it.
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
    var tabStops: [NSTextTab] = NSParagraphStyle.usualTabStops
    var defaultTabInterval: CGFloat = 0
  }

  /// Changed by `NSMutableParagraphStyle` only.
  internal fileprivate(set) var values: Values

  fileprivate init(_ values: Values) { self.values = values }

  /// A paragraph as it is usual.
  public override init() { values = Values() }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  /// A paragraph as it is usual.
  open class var `default`: NSParagraphStyle { usual }

  private static let usual = NSParagraphStyle()

  /// Twelve, 28 points apart.
  internal static let usualTabStops = (1...12).map {
    NSTextTab(textAlignment: .left, location: CGFloat($0) * 28)
  }

  /// From which side a language is read; `nil` for the user's.
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

  // MARK: What it says

  /// On which side lines begin.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to a line that is too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// How far the first line stays inside.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How far the other lines stay inside.
  open var headIndent: CGFloat { values.headIndent }
  /// How long lines are, from the start; if not above 0, how far they stay away from the end.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Room between two lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Room behind the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Room before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// How high lines are at least.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// How high lines are at most; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// How many times as high lines are as their fonts say; 0 for once.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// From which side the paragraph is read.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// How readily words are hyphenated; 0 for never.
  ///
  /// - Differs: Galley has no dictionary. Above 0, a word that is too long for a line gets a hyphen
  ///   where it is broken. Soft hyphens in the text always work.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated as the system thinks right.
  ///
  /// - Differs: It has the same effect as a `hyphenationFactor` above 0.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Whether letters may be closer together before some are left out.
  ///
  /// - Differs: They never are.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }
  /// What else is minded when lines are broken.
  ///
  /// - Differs: Nothing is.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Places at which text behind tabs begins.
  open var tabStops: [NSTextTab] { values.tabStops }
  /// How far apart further such places are; 28 points, if zero.
  ///
  /// - Unverified: what UIKit does behind the last place where this is zero.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  // MARK: As an object

  /// The same, for good.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  /// The same, to be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether another style says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other === self || other.values == values
  }

  /// The same for styles that say the same.
  open override var hash: Int { values.hashValue }

  /// What is said most often.
  open override var description: String {
    "Alignment \(alignment), LineSpacing \(lineSpacing), ParagraphSpacing \(paragraphSpacing), "
      + "HeadIndent \(headIndent), LineHeight \(minimumLineHeight)/\(maximumLineHeight), "
      + "LineBreakMode \(lineBreakMode)"
  }
}

/// How a paragraph is set, to be changed.
///
///     let style = NSMutableParagraphStyle()
///     style.lineSpacing = 4
///     text.addAttribute(.paragraphStyle, value: style, range: all)
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// A paragraph as it is usual.
  public override init() { super.init() }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// On which side lines begin.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// What happens to a line that is too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// How far the first line stays inside.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// How far the other lines stay inside.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// How long lines are, from the start; if not above 0, how far they stay away from the end.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// Room between two lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// Room behind the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// Room before the paragraph.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// How high lines are at least.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// How high lines are at most; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// How many times as high lines are as their fonts say; 0 for once.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// From which side the paragraph is read.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// How readily words are hyphenated; 0 for never.
  ///
  /// - Differs: Galley has no dictionary. Above 0, a word that is too long for a line gets a hyphen
  ///   where it is broken. Soft hyphens in the text always work.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Whether words are hyphenated as the system thinks right.
  ///
  /// - Differs: It has the same effect as a `hyphenationFactor` above 0.
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  /// Whether letters may be closer together before some are left out.
  ///
  /// - Differs: They never are.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  /// What else is minded when lines are broken.
  ///
  /// - Differs: Nothing is.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  /// Places at which text behind tabs begins.
  open override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }
  /// How far apart further such places are.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  /// The same, for good.
  open override func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  /// Says all that another style says.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

  /// Adds a place at which text behind a tab begins.
  open func addTabStop(_ anObject: NSTextTab) {
    values.tabStops.append(anObject)
    values.tabStops.sort { $0.location < $1.location }
  }

  /// Removes such a place.
  open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }
}
