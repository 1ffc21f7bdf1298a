import Foundation
import GalleyDrawing

// The same for text as Objective-C has it and as Swift has it: an iPhone lets one be asked what the
// other can answer.

extension NSString {
  /// How large the text is; lines end only where it says so.
  ///
  ///     "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
  ///
  /// It is not rounded: `ceil` it before using it for a view.
  ///
  /// - Unverified: A text of nothing is as high as a line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let drawing = String.drawing(of: text, attrs, in: .zero, .usesLineFragmentOrigin, nil)
    return drawing.bounds.size
  }

  /// Where the text is, within a rectangle at zero.
  ///
  /// - Parameters:
  ///   - size: How large the rectangle is. Lines that find no room are left out. Where it is 0, there is
  ///     no limit.
  ///   - options: Without `.usesLineFragmentOrigin`, there is one line.
  ///   - attributes: How the text looks; where nothing is said, in the system's font at 12 points.
  ///   - context: What else is said, and found out.
  /// - Returns: Its place, not rounded: `ceil` it before using it for a view.
  /// - Differs: Text without a font is set in the system's, not in Helvetica.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String.drawing(of: text, attributes, in: size, options, context).bounds
  }

  /// Draws the text, its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String.drawing(of: text, attrs, in: .zero, .usesLineFragmentOrigin, nil)
      .draw(in: CGRect(origin: point, size: .zero))
  }

  /// Draws as much of the text as a rectangle has room for.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    draw(with: rect, options: .usesLineFragmentOrigin, attributes: attrs, context: nil)
  }

  /// Draws as much of the text as a rectangle has room for.
  ///
  /// Without `.usesLineFragmentOrigin`, the base line of the one line is at the rectangle's top.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    String.drawing(of: text, attributes, in: rect.size, options, context).draw(in: rect)
  }

  private var text: String { self as String }
}

extension String {
  /// How large the text is; lines end only where it says so.
  ///
  ///     "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
  ///
  /// It is not rounded: `ceil` it before using it for a view.
  ///
  /// - Unverified: A text of nothing is as high as a line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let drawing = String.drawing(of: self, attrs, in: .zero, .usesLineFragmentOrigin, nil)
    return drawing.bounds.size
  }

  /// Where the text is, within a rectangle at zero.
  ///
  /// - Parameters:
  ///   - size: How large the rectangle is. Lines that find no room are left out. Where it is 0, there is
  ///     no limit.
  ///   - options: Without `.usesLineFragmentOrigin`, there is one line.
  ///   - attributes: How the text looks; where nothing is said, in the system's font at 12 points.
  ///   - context: What else is said, and found out.
  /// - Returns: Its place, not rounded: `ceil` it before using it for a view.
  /// - Differs: Text without a font is set in the system's, not in Helvetica.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String.drawing(of: self, attributes, in: size, options, context).bounds
  }

  /// Draws the text, its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String.drawing(of: self, attrs, in: .zero, .usesLineFragmentOrigin, nil)
      .draw(in: CGRect(origin: point, size: .zero))
  }

  /// Draws as much of the text as a rectangle has room for.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    draw(with: rect, options: .usesLineFragmentOrigin, attributes: attrs, context: nil)
  }

  /// Draws as much of the text as a rectangle has room for.
  ///
  /// Without `.usesLineFragmentOrigin`, the base line of the one line is at the rectangle's top.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    String.drawing(of: self, attributes, in: rect.size, options, context).draw(in: rect)
  }

  fileprivate static func drawing(
    of string: String, _ attributes: [NSAttributedString.Key: Any]?, in size: CGSize,
    _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> StringDrawing {
    let style = TextStyle(attributes ?? [:], TextDefaults())
    return StringDrawing(
      StyledText(string, style), in: size, options, context, emptyAs: style.font)
  }
}
