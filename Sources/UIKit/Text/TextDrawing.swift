import Foundation
import GalleyDrawing
import GalleyGeometry

/// Where text goes that an app draws itself.
internal enum TextDrawing {
  /// What takes it.
  typealias Sink = @Sendable (TextLayout, CGPoint) -> Void

  /// What takes it now; where nothing does, it goes into the current graphics context.
  @TaskLocal static var sink: Sink?

  /// Draws a text, its upper left corner at a point.
  static func draw(_ layout: TextLayout, at point: CGPoint) {
    if let sink { return sink(layout, point) }
    UIGraphicsGetCurrentContext()?.draw(layout, at: point.point)
  }
}
