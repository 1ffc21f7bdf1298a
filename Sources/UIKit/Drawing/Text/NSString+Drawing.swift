import Foundation
import GalleyDrawing

// Drawing for `NSString` and `String`. On Apple's systems, Swift converts one type to the other. On
// Linux, both types need the methods.

extension NSString {
  /// Returns the size of the text. A line ends only at a line end in the text.
  ///
  ///     "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
  ///
  /// The size is not rounded: use `ceil` before using it for a view.
  ///
  /// - Unverified: That an empty text is as high as a line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let drawing = String.drawing(of: text, attrs, in: .zero, .usesLineFragmentOrigin, nil)
    return drawing.bounds.size
  }

  /// Returns the bounds of the text in a rectangle whose origin is zero.
  ///
  /// - Parameters:
  ///   - size: The size of the rectangle. Lines that do not fit are left out. A width or height of
  ///     0 is no limit.
  ///   - options: Without `.usesLineFragmentOrigin`, the text has one line.
  ///   - attributes: The attributes of the text; the default font is the system font at 12 points.
  ///   - context: Further settings, and the results of the layout.
  /// - Returns: The bounds, not rounded: use `ceil` before using them for a view.
  /// - Differs: Text without a font uses the system font, not Helvetica.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String.drawing(of: text, attributes, in: size, options, context).bounds
  }

  /// Draws the text with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String.drawing(of: text, attrs, in: .zero, .usesLineFragmentOrigin, nil)
      .draw(in: CGRect(origin: point, size: .zero))
  }

  /// Draws as much of the text as fits in a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    draw(with: rect, options: .usesLineFragmentOrigin, attributes: attrs, context: nil)
  }

  /// Draws as much of the text as fits in a rectangle.
  ///
  /// Without `.usesLineFragmentOrigin`, the baseline of the single line is at the rectangle's top.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    String.drawing(of: text, attributes, in: rect.size, options, context).draw(in: rect)
  }

  private var text: String { self as String }
}

extension String {
  /// Returns the size of the text. A line ends only at a line end in the text.
  ///
  ///     "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
  ///
  /// The size is not rounded: use `ceil` before using it for a view.
  ///
  /// - Unverified: That an empty text is as high as a line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let drawing = String.drawing(of: self, attrs, in: .zero, .usesLineFragmentOrigin, nil)
    return drawing.bounds.size
  }

  /// Returns the bounds of the text in a rectangle whose origin is zero.
  ///
  /// - Parameters:
  ///   - size: The size of the rectangle. Lines that do not fit are left out. A width or height of
  ///     0 is no limit.
  ///   - options: Without `.usesLineFragmentOrigin`, the text has one line.
  ///   - attributes: The attributes of the text; the default font is the system font at 12 points.
  ///   - context: Further settings, and the results of the layout.
  /// - Returns: The bounds, not rounded: use `ceil` before using them for a view.
  /// - Differs: Text without a font uses the system font, not Helvetica.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String.drawing(of: self, attributes, in: size, options, context).bounds
  }

  /// Draws the text with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String.drawing(of: self, attrs, in: .zero, .usesLineFragmentOrigin, nil)
      .draw(in: CGRect(origin: point, size: .zero))
  }

  /// Draws as much of the text as fits in a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    draw(with: rect, options: .usesLineFragmentOrigin, attributes: attrs, context: nil)
  }

  /// Draws as much of the text as fits in a rectangle.
  ///
  /// Without `.usesLineFragmentOrigin`, the baseline of the single line is at the rectangle's top.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    String.drawing(of: self, attributes, in: rect.size, options, context).draw(in: rect)
  }

  /// Returns a text that is ready to be measured and drawn.
  fileprivate static func drawing(
    of string: String, _ attributes: [NSAttributedString.Key: Any]?, in size: CGSize,
    _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> StringDrawing {
    let style = TextStyle(attributes ?? [:], TextDefaults())
    return StringDrawing(
      StyledText(string, style), in: size, options, context, fontIfEmpty: style.font)
  }
}
