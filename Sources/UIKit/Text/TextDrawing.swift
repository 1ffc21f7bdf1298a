import Foundation
import GalleyDrawing

/// Where text goes that an app draws itself.
internal enum TextDrawing {
  /// What takes text in place of the context.
  typealias Sink = @Sendable (TextLayout, CGPoint) -> Void

  /// What takes it now; where nothing does, it is drawn in the current context.
  @TaskLocal static var sink: Sink?

  /// Draws a text, its upper left corner at a point.
  static func draw(_ layout: TextLayout, at point: CGPoint) {
    if let sink {
      sink(layout, point)
    } else {
      UIGraphicsGetCurrentContext()?.draw(layout, at: point.point)
    }
  }
}
