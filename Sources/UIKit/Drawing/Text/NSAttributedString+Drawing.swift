import Foundation
import GalleyDrawing

extension NSAttributedString {
  /// Returns the size of the text. Lines end only at its line ends.
  ///
  /// The size is not rounded: use `ceil` before using it for a view.
  public func size() -> CGSize {
    drawing(in: .zero, options: .usesLineFragmentOrigin, context: nil).bounds.size
  }

  /// Returns the bounds of the text in a rectangle at zero.
  ///
  ///     let limits = CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)
  ///     text.boundingRect(with: limits, options: .usesLineFragmentOrigin, context: nil).height
  ///
  /// - Parameters:
  ///   - size: The size of the rectangle. Lines that do not fit are left out. A width or height of
  ///     0 is no limit.
  ///   - options: Without `.usesLineFragmentOrigin`, the text has one line.
  ///   - context: Further settings, and results.
  /// - Returns: The bounds, not rounded: use `ceil` before using them for a view.
  /// - Unverified: That UIKit includes a first line that does not fit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    drawing(in: size, options: options, context: context).bounds
  }

  /// Draws the text with its top left corner at a point.
  public func draw(at point: CGPoint) {
    drawing(in: .zero, options: .usesLineFragmentOrigin, context: nil)
      .draw(in: CGRect(origin: point, size: .zero))
  }

  /// Draws as much of the text as fits in a rectangle.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws as much of the text as fits in a rectangle.
  ///
  /// Without `.usesLineFragmentOrigin`, the baseline of the single line is at the rectangle's top.
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
  /// Lays out a text with the settings of a context, and stores the results in it.
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
  /// Returns the text with attributes added where it has none of the same name.
  internal func filled(with attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    for (range, own) in runs {
      let missing = attributes.filter { own[$0.key] == nil }
      if !missing.isEmpty { text.addAttributes(missing, range: range) }
    }
    return text
  }

  /// The text with its links in the style of labels: always blue and underlined.
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

  /// The ranges with the same attributes.
  private var runs: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] {
    var runs: [(NSRange, [NSAttributedString.Key: Any])] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      runs.append((range, attributes))
    }
    return runs
  }
}
