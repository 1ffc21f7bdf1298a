import Foundation
import GalleyLayout

extension UIListContentConfiguration {
  /// How a text is shown.
  ///
  ///     content.textProperties.font = .preferredFont(forTextStyle: .headline)
  ///     content.textProperties.color = .systemRed
  ///     content.textProperties.numberOfLines = 2
  public struct TextProperties: Hashable {
    /// On which side lines begin.
    public enum TextAlignment: Int, Hashable, Sendable {
      /// Where reading begins.
      case natural = 0
      /// In the middle.
      case center
      /// On both sides.
      case justified
    }

    /// What becomes of letters.
    public enum TextTransform: Int, Hashable, Sendable {
      /// They stay as they are.
      case none = 0
      /// All are capitals.
      case uppercase
      /// None is.
      case lowercase
      /// The first of each word is.
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

    /// Makes another color of it.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { look.colorTransformer }
      set {
        look.colorTransformer = newValue
        own.insert(.colorTransformer)
      }
    }

    /// On which side lines begin.
    public var alignment = TextAlignment.natural
    /// What happens to text that finds no room.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there are at most; as many as are needed, if zero.
    public var numberOfLines = 0
    /// Whether letters become smaller where one line does not find room.
    public var adjustsFontSizeToFitWidth = false
    /// How much smaller they may become.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move together before something is left out.
    /// - Differs: they do not.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether a font of a text style is as large as the user wants it.
    public var adjustsFontForContentSizeCategory = true
    /// Whether the whole text is shown under a pointer where something is left out. There is no pointer.
    public var showsExpansionTextWhenTruncated = false
    /// What becomes of letters.
    public var transform = TextTransform.none

    /// The color that it comes to.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    internal private(set) var look: Look
    private var own: Look.Parts = []
  }
}

extension UIListContentConfiguration.TextProperties {
  /// What depends on the state.
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

  /// Looks as in a state, but for what an app has set.
  internal mutating func take(_ new: Look) {
    if !own.contains(.font) { look.font = new.font }
    if !own.contains(.color) { look.color = new.color }
    if !own.contains(.colorTransformer) { look.colorTransformer = new.colorTransformer }
  }

  /// What it would be with another style; all that is no longer as the old style has it stays.
  internal func moved(from old: Self, to new: Self) -> Self {
    var moved = self
    moved.take(new.look)
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
  /// What becomes of a text.
  internal func callAsFunction(_ text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
