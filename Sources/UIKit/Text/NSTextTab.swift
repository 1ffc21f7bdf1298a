import Foundation
import GalleyDrawing

/// A place in a line at which text behind a tab begins.
///
///     let style = NSMutableParagraphStyle()
///     style.tabStops = [NSTextTab(textAlignment: .right, location: 200)]
///
/// - Differs: Column terminators are kept, and not used.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// What an option is called.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name that the system uses.
    public let rawValue: String

    /// The option of a name that the system uses.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Characters that end a column, a `CharacterSet`.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// On which side of the place text stands.
  public let alignment: NSTextAlignment
  /// How far the place is from the start of the line.
  public let location: CGFloat
  /// What else is said.
  public let options: [NSTextTab.OptionKey: Any]

  /// A place in a line.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [NSTextTab.OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
  }

  /// Itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another stop is at the same place, and text on the same side of it.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  /// The same for stops that are the same.
  open override var hash: Int { location.hashValue ^ alignment.rawValue }
}

extension NSTextTab {
  /// The same as text engines are told it.
  internal var galley: ParagraphStyle.Tab {
    switch alignment {
    case .right: ParagraphStyle.Tab(at: location, alignment: .right)
    case .center: ParagraphStyle.Tab(at: location, alignment: .center)
    default: ParagraphStyle.Tab(at: location)
    }
  }
}
