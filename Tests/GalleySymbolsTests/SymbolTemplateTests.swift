import GalleyDrawing
import GalleyGeometry
import GalleyMarkup
import GalleySymbols
import Testing

/// The template of a custom symbol, with groups for weights and scales.
private func template(_ groups: String, guides: String = "", style: String = "") -> [UInt8] {
  Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <style>\(style)</style>
      <g id="Notes"><rect height="2200" id="artboard" width="3300" x="0" y="0"/><path d="M0 0h9999v9999z"/></g>
      <g id="Guides">
        <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
        <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
        \(guides)
      </g>
      <g id="Symbols">\(groups)</g>
    </svg>
    """.utf8)
}

private func margins(_ name: String, _ left: Double, _ right: Double) -> String {
  """
  <line id="left-margin-\(name)" x1="\(left)" x2="\(left)" y1="0" y2="9"/>
  <line id="right-margin-\(name)" x1="\(right)" x2="\(right)" y1="0" y2="9"/>
  """
}

@Suite("The template of an app's own symbol")
struct SymbolTemplateTests {
  @Test("A symbol from a template is as wide as its margins and as high as its shapes")
  func group() throws {
    let read = try SymbolTemplate(
      parsing: template(
        """
        <g id="Regular-M" transform="matrix(1 0 0 1 1000 1126)"><path d="M10-70h60V10h-60Z"/></g>
        """, guides: margins("Regular-M", 1000, 1085)))
    let drawing = try #require(read.drawing(weight: .regular, scale: .medium))
    #expect(abs(drawing.size.width - 0.85) < 1e-9 && abs(drawing.size.height - 0.8) < 1e-9)
    #expect(abs(drawing.baselineOffset - 0.1) < 1e-9)
    guard case .fill(let path, _) = drawing.parts[0].shape else { return }
    #expect(drawing.parts.count == 1)
    let bounds = path.bounds
    #expect(abs(bounds.minX - 0.1) < 1e-9 && bounds.minY == 0 && abs(bounds.maxX - 0.7) < 1e-9)
    // Missing weights use the only one in the template, and missing scales change its size.
    #expect(read.drawing(weight: .black, scale: .medium) == drawing)
    let large = try #require(read.drawing(weight: .regular, scale: .large))
    #expect(abs(large.size.width / drawing.size.width - 1.64 / 1.27) < 1e-9)
  }

  @Test("A weight between two weights with the same points is interpolated")
  func between() throws {
    func group(_ weight: String, _ x: Double, _ width: Double) -> String {
      """
      <g id="\(weight)-S" transform="translate(\(x), 696)"><path d="M0-50h\(width)v50h-\(width)z"/></g>
      """
    }
    let read = try SymbolTemplate(
      parsing: template(
        group("Ultralight", 500, 40) + group("Regular", 1400, 46) + group("Black", 2800, 56),
        guides: margins("Ultralight-S", 500, 540) + margins("Regular-S", 1400, 1446)
          + margins("Black-S", 2800, 2856)))
    func width(_ weight: SymbolTemplate.Weight) -> Double {
      (read.drawing(weight: weight, scale: .small)?.size.width ?? 0) * 100
    }
    let widths = SymbolTemplate.Weight.allCases.map { (width($0) * 1000).rounded() / 1000 }
    #expect(widths == [40, 42, 44, 46, 48, 50, 52, 54, 56])
  }

  @Test(
    "A shape in a symbol template is rotated about a point or skewed by its transform",
    arguments: [
      ("rotate(90 20 -20)", Rect(x: 0, y: 0.7, width: 0.2, height: 0.1)),
      ("skewX(45)", Rect(x: -0.1, y: 0.8, width: 0.3, height: 0.2)),
      ("skewY(45)", Rect(x: 0.1, y: 0.9, width: 0.1, height: 0.3)),
    ])
  func transforms(transform: String, box: Rect) throws {
    let read = try SymbolTemplate(
      parsing: template(
        """
        <g id="Regular-M" transform="matrix(1 0 0 1 1000 1126)">
          <rect x="0" y="-100" width="1" height="100"/>
          <path transform="\(transform)" d="M10-20h10v20h-10Z"/>
        </g>
        """, guides: margins("Regular-M", 1000, 1085)))
    let drawing = try #require(read.drawing(weight: .regular, scale: .medium))
    guard case .fill(let path, _) = drawing.parts[1].shape else {
      Issue.record("the path is not filled")
      return
    }
    let bounds = path.bounds
    #expect(abs(bounds.minX - box.minX) < 1e-9 && abs(bounds.width - box.width) < 1e-9)
    #expect(abs(bounds.minY - box.minY) < 1e-9 && abs(bounds.height - box.height) < 1e-9)
  }

  @Test("Margins of an old template are boxes, and apply to all weights")
  func oldMargins() throws {
    let read = try SymbolTemplate(
      parsing: template(
        """
        <g id="Regular-M" transform="matrix(1 0 0 1 1000 1126)"><rect x="10" y="-70" width="60" height="70"/></g>
        <g id="Bold-M" transform="matrix(1 0 0 1 2000 1126)"><rect x="0" y="-70" width="80" height="70"/></g>
        """,
        guides: """
          <rect id="left-margin" x="1000" y="1030" width="10" height="119"/>
          <rect id="right-margin" x="1070" y="1030" width="12" height="119"/>
          """))
    let regular = try #require(read.drawing(weight: .regular, scale: .medium))
    let bold = try #require(read.drawing(weight: .bold, scale: .medium))
    #expect(abs(regular.size.width - 0.82) < 1e-9 && abs(bold.size.width - 1.02) < 1e-9)
  }

  @Test("Classes in a symbol template have the layer of a shape, and whether it is cut out")
  func layers() throws {
    let read = try SymbolTemplate(
      parsing: template(
        """
        <g id="Regular-S" transform="matrix(1 0 0 1 1000 696)">
          <path class="monochrome-0 multicolor-0:tintColor hierarchical-0:secondary" d="M0 0h10v-10z"/>
          <g><circle class="monochrome-1 hierarchical-1:primary" cx="5" cy="-5" r="2"/></g>
          <path class="hierarchical-2:tertiary" d="M0 0h10v-10z"/>
          <path d="M0 0h99v-99z" style="opacity:0"/>
        </g>
        """,
        style: ".monochrome-0 {fill:#000} .monochrome-1 {-sfsymbols-clear-behind:true;fill:#FFF}"))
    let drawing = try #require(read.drawing(weight: .regular, scale: .small))
    #expect(drawing.parts.map(\.layer) == [1, 0, 2])
    #expect(drawing.parts.map(\.way) == [.painted, .cutOut, .painted])
  }

  @Test("Classes and styles in a symbol template have the multicolor color of a shape")
  func ownColors() throws {
    let read = try SymbolTemplate(
      parsing: template(
        """
        <g id="Regular-S" transform="matrix(1 0 0 1 1000 696)">
          <path class="monochrome-0 multicolor-0:custom" d="M0 0h10v-10z"/>
          <path class="multicolor-1:systemRedColor" d="M0 0h10v-10z"/>
          <path class="multicolor-2:tintColor" d="M0 0h10v-10z"/>
          <path class="multicolor-3:systemRedColor" d="M0 0h10v-10z"/>
          <path class="multicolor-4:custom" d="M0 0h10v-10z"/>
        </g>
        """,
        style: """
          .multicolor-0:custom {opacity:1; fill: #00FF80} .multicolor-4:custom {fill:red}
          .multicolor-3:systemRedColor {-sfsymbols-clear-behind:true;opacity:0.0}
          """))
    let drawing = try #require(read.drawing(weight: .regular, scale: .small))
    #expect(
      drawing.parts.map(\.ownColor) == [
        .custom(red: 0, green: 1, blue: 128.0 / 255), .system("systemRedColor"), nil, .clear, nil,
      ])
  }

  @Test("A file that is not a symbol template is an error with its line")
  func noTemplate() {
    for text in ["<svg/>", "<html/>", "<svg><g id=\"Regular-M\"/></svg>", "<svg", ""] {
      #expect(throws: MarkupError.self) { try SymbolTemplate(parsing: Array(text.utf8)) }
    }
  }
}
