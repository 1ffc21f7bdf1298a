import Foundation

/// Settings for measuring and drawing text, and the results.
///
///     let context = NSStringDrawingContext()
///     context.minimumScaleFactor = 0.5
///     text.draw(with: rect, options: .usesLineFragmentOrigin, context: context)
///     context.actualScaleFactor   // how much smaller the letters had to be
open class NSStringDrawingContext: NSObject {
  /// The smallest factor by which letters may shrink before text is truncated; 0 if letters may not
  /// shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor by which letters were scaled when the text was last measured or drawn; 1 if they
  /// were not scaled.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the text when it was last measured or drawn.
  open internal(set) var totalBounds = CGRect.zero

  /// Creates a context with the default settings.
  public override init() {}
}
