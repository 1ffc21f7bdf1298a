import Foundation
import GalleyDrawing
import GalleyGeometry

@testable import GalleyUIKit

/// The shapes and texts that a view paints, in the coordinates of the view.
@MainActor
internal struct PaintedParts {
  /// A shape that is filled.
  struct Fill {
    let frame: CGRect
    /// The shadow that it casts.
    let shadow: Shadow?
  }

  /// A text in lines.
  struct Text {
    let string: String
    let frame: CGRect
    /// The y coordinate of the first base line.
    let baseline: CGFloat
  }

  private(set) var fills: [Fill] = []
  /// The rectangles around the outlines that are stroked, with half the line width on each side.
  private(set) var strokes: [CGRect] = []
  private(set) var texts: [Text] = []

  init(of view: UIView) {
    add(view.displayList(), at: Point(x: 0, y: 0), shadow: nil)
  }

  private mutating func add(_ list: DisplayList, at origin: Point, shadow: Shadow?) {
    for item in list.items { add(item, at: origin, shadow: shadow) }
  }

  private mutating func add(_ item: DisplayList.Item, at origin: Point, shadow: Shadow?) {
    switch item {
    case .fill(let path, _, _):
      fills.append(Fill(frame: moved(path.bounds, by: origin), shadow: shadow))
    case .stroke(let path, _, let style):
      let half = CGFloat(style.width) / 2
      strokes.append(moved(path.bounds, by: origin).insetBy(dx: -half, dy: -half))
    case .text(let text):
      add(text, at: origin)
    case .group(let group):
      let inner = Point(x: origin.x + group.transform.tx, y: origin.y + group.transform.ty)
      add(group.content, at: inner, shadow: group.shadow ?? shadow)
    case .shadow, .picture:
      break
    }
  }

  private mutating func add(_ text: PlacedText, at origin: Point) {
    let frame = moved(Rect(origin: text.origin, size: text.layout.size), by: origin)
    guard let first = text.layout.lines.first else { return }
    texts.append(
      Text(
        string: text.layout.text.string, frame: frame,
        baseline: frame.minY + CGFloat(first.origin.y)))
  }

  private func moved(_ rect: Rect, by origin: Point) -> CGRect {
    CGRect(rect).offsetBy(dx: origin.x, dy: origin.y)
  }
}
