import Foundation
import GalleyDrawing

/// A tab stop: the position in a line for the text after a tab.
///
///     let style = NSMutableParagraphStyle()
///     style.tabStops = [NSTextTab(textAlignment: .right, location: 200)]
///
/// - Differs: Column terminators are stored and have no effect.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// The name of an option.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name that the system uses.
    public let rawValue: String

    /// Creates an option from the name that the system uses.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Characters that end a column, a `CharacterSet`.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text at the tab stop.
  public let alignment: NSTextAlignment
  /// The distance from the start of the line.
  public let location: CGFloat
  /// The options.
  public let options: [NSTextTab.OptionKey: Any]

  /// Creates a tab stop.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [NSTextTab.OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
  }

  /// Returns the characters that end a column of numbers: the decimal separator of a locale.
  ///
  /// Without a locale, this is the period.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? Locale(identifier: "")).decimalSeparator ?? ".")
  }

  /// Returns the tab stop itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another tab stop has the same location and alignment.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  /// The hash of the tab stop.
  open override var hash: Int { location.hashValue ^ alignment.rawValue }
}

extension NSTextTab {
  /// The same tab stop as a value of the text engine, which divides text into lines.
  internal var galley: ParagraphStyle.Tab {
    switch alignment {
    case .right: ParagraphStyle.Tab(at: location, alignment: .right)
    case .center: ParagraphStyle.Tab(at: location, alignment: .center)
    default: ParagraphStyle.Tab(at: location)
    }
  }
}
