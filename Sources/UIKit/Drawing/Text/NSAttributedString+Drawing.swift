import Foundation
import GalleyDrawing

extension NSAttributedString {
  /// Returns the size of the text. Lines are not wrapped: they end only at line breaks in the text.
  ///
  /// The size is not rounded: use `ceil` before using it for a view.
  public func size() -> CGSize {
    drawing(in: .zero, options: .usesLineFragmentOrigin, context: nil).bounds.size
  }

  /// Returns the bounds of the text in a rectangle whose origin is zero.
  ///
  ///     let limits = CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)
  ///     text.boundingRect(with: limits, options: .usesLineFragmentOrigin, context: nil).height
  ///
  /// - Parameters:
  ///   - size: The size of the rectangle. Lines that do not fit are left out. A width or height of
  ///     0 does not limit the text.
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
  /// Lays out a text with the settings of a context, and stores the results in the context.
  ///
  /// - Parameter font: The font that gives an empty text its height.
  internal init(
    _ text: StyledText, in size: CGSize, _ options: NSStringDrawingOptions,
    _ context: NSStringDrawingContext?, fontIfEmpty font: Font? = nil
  ) {
    self.init(
      text, in: size, options: options, minimumScale: Double(context?.minimumScaleFactor ?? 0),
      fontIfEmpty: font)
    context?.actualScaleFactor = scale
    context?.totalBounds = bounds
  }
}
