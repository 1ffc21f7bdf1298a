import Foundation
import GalleyDrawing
import GalleyGeometry

/// Draws pages.
///
///     let letter = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 595, height: 842))
///     let data = letter.pdfData { context in
///       context.beginPage()
///       context.fill(CGRect(x: 10, y: 10, width: 100, height: 100))
///     }
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// Draws pages that show what is in a rectangle.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Draws pages that show what is in a rectangle.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat.default())
  }

  /// Draws pages, as the bytes of a PDF file. Nothing, if no page is begun.
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

  /// Draws pages into a PDF file.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// What is drawn in, for a page.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  internal final private(set) var finished: [(list: DisplayList, size: Size)] = []
  private var page: CGContext?

  internal init(_ bounds: CGRect, _ format: UIGraphicsRendererFormat) {
    super.init(CGContext(bounds: bounds.galley.standardized, scale: 2), format)
  }

  /// What is drawn in: the page that was begun last.
  open override var cgContext: CGContext { page ?? super.cgContext }

  /// What a page shows, in points.
  open var pdfContextBounds: CGRect { CGRect(cgContext.bounds) }

  /// Begins a page. Nothing can be seen of what is drawn before.
  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

  /// Begins a page that shows what is in a rectangle.
  ///
  /// - Differs: `pageInfo` is not written.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    endPage()
    let page = CGContext(bounds: bounds.galley.standardized, scale: 2)
    UIGraphics.push(UIGraphics.Entry(context: page))
    self.page = page
  }

  internal func endPage() {
    guard let page else { return }
    finished.append((page.picture, page.bounds.size))
    if UIGraphics.current?.context === page { UIGraphics.pop() }
    self.page = nil
  }
}

/// What pages are.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// What the file says of itself.
  ///
  /// - Differs: It is kept, and not written.
  open var documentInfo: [String: Any] = [:]
}
