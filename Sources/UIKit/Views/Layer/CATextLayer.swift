import Foundation
import GalleyDrawing
import GalleyGeometry

/// A layer that shows a text.
///
///     let title = CATextLayer()
///     title.string = "Galley"
///     title.fontSize = 17
///     title.foregroundColor = UIColor.label.cgColor
///
/// The text begins at the top of the layer, and is clipped to the bounds of the layer.
open class CATextLayer: CALayer {
  /// The text: a `String`, or an `NSAttributedString`, which has its own font and color.
  open var string: Any? { didSet { contentChanged(redraws: true) } }
  /// The font: a `UIFont`, a `CGFont`, or the name of a font; by default the system font.
  ///
  /// The size of the font is ``fontSize``, whatever the size of the object is.
  /// - Differs: the default is not Helvetica.
  open var font: AnyObject? { didSet { contentChanged(redraws: true) } }
  /// The size of the font: by default 36.
  open var fontSize: CGFloat = 36 { didSet { contentChanged(redraws: true) } }
  /// The color of the text: by default white.
  open var foregroundColor: CGColor? = UIColor(Color.white).cgColor {
    didSet { contentChanged(redraws: true) }
  }
  /// Whether the text is broken into lines that fit in the layer.
  open var isWrapped = false { didSet { contentChanged(redraws: true) } }
  /// The position at which a line that does not fit is truncated.
  ///
  /// By default, lines are not truncated.
  open var truncationMode = CATextLayerTruncationMode.none {
    didSet { contentChanged(redraws: true) }
  }
  /// The alignment of lines.
  open var alignmentMode = CATextLayerAlignmentMode.natural {
    didSet { contentChanged(redraws: true) }
  }
  /// Whether glyphs may begin between pixels.
  ///
  /// The value is stored without effect.
  open var allowsFontSubpixelQuantization = false

  /// Returns the size of the text without wrapping: lines end only at the line breaks in the text.
  /// - Unverified: whether the size is rounded.
  open override func preferredFrameSize() -> CGSize { text?.size() ?? .zero }

  internal override var ownAnimatedValues: [String: AnimatedValue] {
    [
      "fontSize": .number(fontSize), "foregroundColor": .color(foregroundColor?.color),
    ]
  }

  /// Copies the properties of another layer, with the values that are visible now.
  internal override func copyOwnProperties(of layer: CALayer) {
    guard let layer = layer as? CATextLayer else { return }
    (string, font) = (layer.string, layer.font)
    fontSize = layer.shownNumber("fontSize", layer.fontSize)
    foregroundColor = layer.shown("foregroundColor", layer.foregroundColor)
    (isWrapped, truncationMode) = (layer.isWrapped, layer.truncationMode)
    alignmentMode = layer.alignmentMode
    allowsFontSubpixelQuantization = layer.allowsFontSubpixelQuantization
  }

  internal override var contentOverDrawing: DisplayList {
    guard let text, text.length > 0, !bounds.isEmpty else { return DisplayList() }
    var options: NSStringDrawingOptions = .usesLineFragmentOrigin
    var area = bounds
    if isWrapped, truncationMode != .none {
      options.insert(.truncatesLastVisibleLine)
    } else {
      // The whole text is drawn, and the group is clipped to the layer.
      area.size.height = .greatestFiniteMagnitude
    }
    var group = Group(
      UIGraphics.record { text.draw(with: area, options: options, context: nil) })
    group.clip = Path(bounds.galley)
    return group.content.isEmpty ? DisplayList() : DisplayList([.group(group)])
  }

  /// The text with all attributes with which it is drawn.
  private var text: NSAttributedString? {
    let result: NSMutableAttributedString
    switch string {
    case let text as NSAttributedString: result = NSMutableAttributedString(attributedString: text)
    case let text as String: result = plain(text)
    case let text as NSString: result = plain(text as String)
    default: return nil
    }
    let all = NSRange(location: 0, length: result.length)
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignmentMode.alignment
    paragraph.lineBreakMode =
      isWrapped ? .byWordWrapping : truncationMode.lineBreakMode ?? .byClipping
    result.addAttribute(.paragraphStyle, value: paragraph, range: all)
    return result
  }

  private func plain(_ text: String) -> NSMutableAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [.font: shownFont]
    if let color = shownColor("foregroundColor", foregroundColor?.color) {
      attributes[.foregroundColor] = UIColor(color)
    }
    return NSMutableAttributedString(string: text, attributes: attributes)
  }

  private var shownFont: UIFont {
    let size = shownNumber("fontSize", fontSize)
    switch font {
    case let font as UIFont: return font.withSize(size)
    case let font as CGFont: return self.font(font.postScriptName, size)
    case let name as NSString: return self.font(name, size)
    default: return .systemFont(ofSize: size)
    }
  }

  private func font(_ name: NSString?, _ size: CGFloat) -> UIFont {
    name.flatMap { UIFont(name: $0 as String, size: size) } ?? .systemFont(ofSize: size)
  }
}

/// The position at which a text layer truncates a line.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public var rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Lines are not truncated.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The end of a line is shown.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The beginning of a line is shown.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The beginning and the end of a line are shown.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  fileprivate var lineBreakMode: NSLineBreakMode? {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: nil
    }
  }
}

/// The alignment of the lines of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public var rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the leading edge of the text: at the right for a text that is read from right to left.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides, with wider spaces between words.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}
