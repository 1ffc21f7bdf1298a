import Foundation
import GalleyDrawing

/// Draws text in the current context, or passes it to a receiver.
internal enum TextDrawing {
  /// A closure that receives text.
  typealias Sink = @Sendable (TextLayout, CGPoint) -> Void

  /// The current receiver. Without a receiver, text is drawn in the current graphics context.
  @TaskLocal static var sink: Sink?

  /// Draws a text with its top left corner at a point.
  static func draw(_ layout: TextLayout, at point: CGPoint) {
    if let sink { return sink(layout, point) }
    UIGraphicsGetCurrentContext()?.draw(layout, at: point.point)
  }
}
