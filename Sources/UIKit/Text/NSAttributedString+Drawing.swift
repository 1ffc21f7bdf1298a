import Foundation
import GalleyDrawing

extension NSAttributedString {
  /// How large the text is; lines end only where it says so.
  ///
  /// It is not rounded: `ceil` it before using it for a view.
  public func size() -> CGSize {
    drawing(in: .zero, options: .usesLineFragmentOrigin, context: nil).bounds.size
  }

  /// Where the text is, within a rectangle at zero.
  ///
  ///     let room = CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)
  ///     text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).height
  ///
  /// - Parameters:
  ///   - size: How large the rectangle is. Lines that find no room are left out. Where it is 0, there is
  ///     no limit.
  ///   - options: Without `.usesLineFragmentOrigin`, there is one line.
  ///   - context: What else is said, and found out.
  /// - Returns: Its place, not rounded: `ceil` it before using it for a view.
  /// - Unverified: A first line that finds no room is there nevertheless.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    drawing(in: size, options: options, context: context).bounds
  }

  /// Draws the text, its upper left corner at a point.
  public func draw(at point: CGPoint) {
    drawing(in: .zero, options: .usesLineFragmentOrigin, context: nil)
      .draw(in: CGRect(origin: point, size: .zero))
  }

  /// Draws as much of the text as a rectangle has room for.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws as much of the text as a rectangle has room for.
  ///
  /// Without `.usesLineFragmentOrigin`, the base line of the one line is at the rectangle's top.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    drawing(in: rect.size, options: options, context: context).draw(in: rect)
  }

  private func drawing(
    in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> StringDrawing {
    StringDrawing(StyledText(self, TextDefaults()), in: size, options, context)
  }
}

extension StringDrawing {
  /// Sets a text as a context says, and tells it what came of it.
  internal init(
    _ text: StyledText, in size: CGSize, _ options: NSStringDrawingOptions,
    _ context: NSStringDrawingContext?, emptyAs font: Font? = nil
  ) {
    self.init(
      text, in: size, options: options, minimumScale: Double(context?.minimumScaleFactor ?? 0),
      emptyAs: font)
    context?.actualScaleFactor = scale
    context?.totalBounds = bounds
  }
}

extension NSAttributedString {
  /// The text with attributes where it has none of their names.
  internal func filled(with attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    for (range, own) in runs {
      let missing = attributes.filter { own[$0.key] == nil }
      if !missing.isEmpty { text.addAttributes(missing, range: range) }
    }
    return text
  }

  /// The text with its links as labels show them, blue and underlined, whatever else is said of them.
  internal var withLinksShown: NSAttributedString {
    let links = runs.filter { $0.attributes[.link] != nil }
    guard !links.isEmpty else { return self }
    let text = NSMutableAttributedString(attributedString: self)
    for (range, _) in links {
      text.addAttributes(
        [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue],
        range: range)
    }
    return text
  }

  /// The ranges whose attributes are the same throughout.
  private var runs: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] {
    var runs: [(NSRange, [NSAttributedString.Key: Any])] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      runs.append((range, attributes))
    }
    return runs
  }
}
