import Foundation
import GalleyDrawing
import GalleyGeometry

/// Renders the pages of a PDF file.
///
///     let letter = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 595, height: 842))
///     let data = letter.pdfData { context in
///       context.beginPage()
///       context.fill(CGRect(x: 10, y: 10, width: 100, height: 100))
///     }
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// Creates a renderer whose pages have the given bounds.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Creates a renderer whose pages have the given bounds.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat.default())
  }

  /// Returns the pages that the closure draws, as a PDF file. If the closure begins no page, the
  /// data is empty.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let pages = UIGraphicsPDFRendererContext(bounds, format)
    let depth = UIGraphics.depth
    actions(pages)
    pages.endPage()
    UIGraphics.pop(downTo: depth)
    guard !pages.finished.isEmpty else { return Data() }
    guard let data = Platform.current.encodePDF(pages.finished) else {
      Report.record(.drawing, "pages of \(bounds.width) × \(bounds.height) points can't be drawn")
      return Data()
    }
    return data
  }

  /// Writes the pages that the closure draws to a PDF file.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// The context in which the pages of a PDF file are drawn.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The drawing and the size of each page that has ended.
  internal final private(set) var finished: [(list: DisplayList, size: Size)] = []
  private var page: CGContext?

  internal init(_ bounds: CGRect, _ format: UIGraphicsRendererFormat) {
    super.init(CGContext(bounds: bounds.galley.standardized, scale: 2), format)
  }

  /// The context of the page that was begun last.
  open override var cgContext: CGContext { page ?? super.cgContext }

  /// The area that a page shows, in points.
  open var pdfContextBounds: CGRect { CGRect(cgContext.bounds) }

  /// Begins a page with the bounds of the renderer.
  ///
  /// Anything drawn before the first page is left out of the file.
  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

  /// Begins a page that shows the content of a rectangle.
  ///
  /// - Differs: `pageInfo` is not written.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    endPage()
    let page = CGContext(bounds: bounds.galley.standardized, scale: 2)
    UIGraphics.push(UIGraphics.Entry(context: page))
    self.page = page
  }

  /// Ends the current page, if there is one.
  internal func endPage() {
    guard let page else { return }
    finished.append((page.picture, page.bounds.size))
    if UIGraphics.current?.context === page { UIGraphics.pop() }
    self.page = nil
  }
}

/// The format of a PDF file.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The document information.
  ///
  /// - Differs: The property is stored, and not written to the PDF.
  open var documentInfo: [String: Any] = [:]
}
