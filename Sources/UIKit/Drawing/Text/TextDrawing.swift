import Foundation
import GalleyDrawing
import GalleyGeometry

/// Draws text in the current context, or passes it to a receiver.
internal enum TextDrawing {
  /// A closure that receives text.
  typealias Sink = @Sendable (TextLayout, CGPoint) -> Void

  /// The current receiver. Without one, text is drawn in the current graphics context.
  @TaskLocal static var sink: Sink?

  /// Draws a text with its top left corner at a point.
  static func draw(_ layout: TextLayout, at point: CGPoint) {
    if let sink { return sink(layout, point) }
    UIGraphicsGetCurrentContext()?.append(displayList(of: layout, at: point.point))
  }

  /// Returns the display list of a text: its lines, and their shadows.
  ///
  /// A text has only one shadow: the shadow of the first letters that have one.
  static func displayList(of layout: TextLayout, at point: Point) -> DisplayList {
    let list = DisplayList([.text(PlacedText(layout, at: point))])
    guard let shadow = layout.text.runs.lazy.compactMap(\.style.shadow).first else { return list }
    var group = Group(list)
    group.shadow = shadow
    return DisplayList([.group(group)])
  }
}
