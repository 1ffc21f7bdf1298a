import Foundation

/// What is said, and found out, when text is measured and drawn.
///
///     let context = NSStringDrawingContext()
///     context.minimumScaleFactor = 0.5
///     text.draw(with: rect, options: .usesLineFragmentOrigin, context: context)
///     context.actualScaleFactor   // how much smaller the letters had to be
open class NSStringDrawingContext: NSObject {
  /// How much smaller letters may become before text is cut off; 0 if they may not.
  open var minimumScaleFactor: CGFloat = 0
  /// How much smaller the letters were the last time; 1 if they were as they are.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// Where the text was the last time.
  open internal(set) var totalBounds = CGRect.zero

  /// Nothing is said.
  public override init() {}
}
