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
    UIGraphicsGetCurrentContext()?.append(displayList(of: layout, at: point.point))
  }

  /// What is painted of a text: its lines, and what its letters throw behind themselves.
  ///
  /// A shadow is one for the whole text: the first that some of its letters have.
  static func displayList(of layout: TextLayout, at point: Point) -> DisplayList {
    let list = DisplayList([.text(PlacedText(layout, at: point))])
    guard let shadow = layout.text.runs.lazy.compactMap(\.style.shadow).first else { return list }
    var group = Group(list)
    group.shadow = shadow
    return DisplayList([.group(group)])
  }
}
