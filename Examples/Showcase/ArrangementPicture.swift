import GalleyGeometry
import GalleyLayout

extension Picture {
  /// Creates a picture of an arrangement: every element as a rectangle with its name, and an
  /// explanation of the frame of one of them as text.
  init(_ arrangement: Arrangement, in viewport: Viewport? = nil, explaining id: Element.ID) {
    let explanation = arrangement.explanation(of: id, in: viewport)
    text = "\(arrangement)\n\n\(explanation?.description ?? "")"
    svg = ArrangementDrawing(arrangement, in: viewport).svg
  }
}

/// The shapes of a picture, as SVG.
private struct ArrangementDrawing {
  private let elements: [Element]
  private let size: Size
  /// The visible rectangle, which is drawn as an outline.
  private let visible: Rect?
  private let margin = 16.0

  init(_ arrangement: Arrangement, in viewport: Viewport?) {
    let all = viewport.map { arrangement.elements(in: $0) } ?? arrangement.allElements()
    // The elements are painted from back to front. Elements with the same index keep their order.
    elements = all.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map { $0.element }
    size = arrangement.contentSize
    visible = viewport?.visible
  }

  var svg: String {
    let width = size.width + 2 * margin
    let height = size.height + 2 * margin
    var shapes = elements.map { shape(of: $0) }
    if let visible {
      shapes.append(rectangle(visible, look: "fill=\"none\" stroke=\"#1c1c1e\" stroke-width=\"2\""))
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      font-family="Inter, sans-serif" font-size="10">
      <rect width="100%" height="100%" fill="#ffffff"/>
      <g transform="translate(\(margin) \(margin))">
      \(shapes.joined(separator: "\n"))
      </g>
      </svg>

      """
  }

  private func shape(of element: Element) -> String {
    let colors = colors(of: element.id.kind)
    let label = escaped(name(of: element.id))
    return rectangle(
      element.frame, look: "fill=\"\(colors.fill)\" stroke=\"\(colors.line)\" rx=\"3\"")
        + """

        <text x="\(element.frame.minX + 4)" y="\(element.frame.minY + 12)" \
        fill="\(colors.line)">\(label)</text>
        """
  }

  private func rectangle(_ rect: Rect, look: String) -> String {
    // The outline is inset by half a point, so that the lines of neighbors do not overlap.
    """
    <rect x="\(rect.minX + 0.5)" y="\(rect.minY + 0.5)" width="\(max(rect.width - 1, 0))" \
    height="\(max(rect.height - 1, 0))" \(look)/>
    """
  }

  private func name(of id: Element.ID) -> String {
    switch id.kind {
    case .item: "\(id.path)"
    case .supplementary(let kind), .decoration(let kind): kind
    }
  }

  private func colors(of kind: Element.Kind) -> (fill: String, line: String) {
    switch kind {
    case .item: ("#dfe9fb", "#0b3d91")
    case .supplementary: ("#dcf5e3", "#14532d")
    case .decoration: ("#f6f6f8", "#a0a0a6")
    }
  }
}
