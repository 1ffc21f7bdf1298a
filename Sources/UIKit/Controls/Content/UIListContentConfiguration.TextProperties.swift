import Foundation
import GalleyLayout

extension UIListContentConfiguration {
  /// The appearance of a text.
  ///
  ///     content.textProperties.font = .preferredFont(forTextStyle: .headline)
  ///     content.textProperties.color = .systemRed
  ///     content.textProperties.numberOfLines = 2
  public struct TextProperties: Hashable {
    /// The alignment of lines.
    public enum TextAlignment: Int, Hashable, Sendable {
      /// Lines begin at the leading edge.
      case natural = 0
      /// Lines are centered.
      case center
      /// Lines reach from edge to edge.
      case justified
    }

    /// A transform of the letters.
    public enum TextTransform: Int, Hashable, Sendable {
      /// The letters do not change.
      case none = 0
      /// All letters become uppercase.
      case uppercase
      /// All letters become lowercase.
      case lowercase
      /// The first letter of each word becomes uppercase.
      case capitalized
    }

    /// The font.
    public var font: UIFont {
      get { look.font }
      set {
        look.font = newValue
        own.insert(.font)
      }
    }

    /// The color.
    public var color: UIColor {
      get { look.color }
      set {
        look.color = newValue
        own.insert(.color)
      }
    }

    /// Transforms the color.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { look.colorTransformer }
      set {
        look.colorTransformer = newValue
        own.insert(.colorTransformer)
      }
    }

    /// The alignment of lines.
    public var alignment = TextAlignment.natural
    /// The treatment of text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines. Zero means no limit.
    public var numberOfLines = 0
    /// Whether the font becomes smaller if a single line does not fit.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which the font may be scaled.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters are set closer before the text is truncated.
    /// - Differs: it is stored without effect.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether a font of a text style follows the user's content size category.
    public var adjustsFontForContentSizeCategory = true
    /// Whether the whole text of a truncated label is shown under the pointer. The value is stored
    /// without effect.
    public var showsExpansionTextWhenTruncated = false
    /// The transform of the letters.
    public var transform = TextTransform.none

    /// Returns the transformed color.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    internal private(set) var look: Look
    private var own: Look.Parts = []
  }
}

extension UIListContentConfiguration.TextProperties {
  /// The properties that depend on the state.
  internal struct Look: Hashable {
    var font: UIFont
    var color: UIColor
    var colorTransformer: UIConfigurationColorTransformer?

    struct Parts: OptionSet, Hashable {
      let rawValue: Int
      static let font = Parts(rawValue: 1)
      static let color = Parts(rawValue: 2)
      static let colorTransformer = Parts(rawValue: 4)
    }
  }

  internal init(_ figures: ListTextMetrics, _ look: Look) {
    self.look = look
    numberOfLines = figures.lineLimit
    adjustsFontSizeToFitWidth = figures.adjustsToFitWidth
    minimumScaleFactor = figures.minimumScaleFactor
    allowsDefaultTighteningForTruncation = figures.allowsTightening
  }

  /// Applies the look for a state, except for the properties that the app has set.
  internal mutating func apply(_ new: Look) {
    if !own.contains(.font) { look.font = new.font }
    if !own.contains(.color) { look.color = new.color }
    if !own.contains(.colorTransformer) { look.colorTransformer = new.colorTransformer }
  }

  /// Returns the properties with the defaults of another style. Values that differ from the old
  /// defaults do not change.
  internal func moved(from old: Self, to new: Self) -> Self {
    var moved = self
    moved.apply(new.look)
    func follow<Value: Equatable>(_ path: WritableKeyPath<Self, Value>) {
      if self[keyPath: path] == old[keyPath: path] { moved[keyPath: path] = new[keyPath: path] }
    }
    follow(\.numberOfLines)
    follow(\.adjustsFontSizeToFitWidth)
    follow(\.minimumScaleFactor)
    follow(\.allowsDefaultTighteningForTruncation)
    follow(\.transform)
    return moved
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  /// Returns the transformed text.
  internal func callAsFunction(_ text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
