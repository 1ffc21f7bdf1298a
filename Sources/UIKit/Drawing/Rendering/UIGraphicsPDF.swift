import Foundation
import GalleyDrawing
import GalleyGeometry

// The functions that draw the pages of a PDF in the current context.

/// The pages of a PDF context. The context is on the stack of contexts.
internal final class PDFPages {
  private let bounds: Rect
  private let write: (Data) -> Void
  private var finished: [(list: DisplayList, size: Size)] = []
  private var page: CGContext?

  /// Creates pages with default bounds, which are 612 × 792 points if the given bounds are empty.
  init(bounds: CGRect, write: @escaping (Data) -> Void) {
    let area = bounds.galley.standardized
    self.bounds = area.isEmpty ? Rect(x: 0, y: 0, width: 612, height: 792) : area
    self.write = write
  }

  /// The bounds of the current page; before the first page, the default bounds.
  var currentBounds: Rect { page?.bounds ?? bounds }

  /// Ends the page, begins another page, and returns the context of the new page.
  func beginPage(bounds: CGRect? = nil) -> CGContext {
    endPage()
    let area = bounds?.galley.standardized ?? .zero
    let next = CGContext(bounds: area.isEmpty ? self.bounds : area, scale: 2)
    page = next
    return next
  }

  /// Ends the page, and writes all pages.
  func end() {
    endPage()
    guard !finished.isEmpty else { return }
    guard let data = Platform.current.encodePDF(finished) else {
      return Report.record(
        .drawing, "pages of \(bounds.width) × \(bounds.height) points can't be drawn")
    }
    write(data)
  }

  private func endPage() {
    guard let page else { return }
    finished.append((page.picture, page.bounds.size))
    self.page = nil
  }
}

/// Begins a PDF, which is added to data by `UIGraphicsEndPDFContext()`.
///
///     let data = NSMutableData()
///     UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 595, height: 842), nil)
///     UIGraphicsBeginPDFPage()
///     "Hello".draw(at: CGPoint(x: 20, y: 20))
///     UIGraphicsEndPDFContext()
///
/// - Differs: `documentInfo` is not written, and nothing is written without a page.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { begin(PDFPages(bounds: bounds) { data.append($0) }) }

/// Begins a PDF, which `UIGraphicsEndPDFContext()` writes to a file. Returns whether the file
/// can be written.
///
/// - Differs: `documentInfo` is not written, and the file is empty without a page.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
  begin(
    PDFPages(bounds: bounds) { data in
      do {
        try data.write(to: URL(fileURLWithPath: path))
      } catch {
        Report.record(.drawing, "a PDF can't be written to \(path): \(error)")
      }
    })
  return true
}

/// Begins a page of the default size. Anything drawn before the first page is invisible.
public func UIGraphicsBeginPDFPage() { beginPage(nil) }

/// Begins a page with bounds, or with the default bounds if the given bounds are empty.
///
/// - Differs: `pageInfo` is not written.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  beginPage(bounds)
}

/// Returns the bounds of the current page; zero if the current context is not a PDF context.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  UIGraphics.current?.pages.map { CGRect($0.currentBounds) } ?? .zero
}

/// Ends the PDF context, and writes the PDF. The previous context is the current context again.
public func UIGraphicsEndPDFContext() {
  guard let pages = UIGraphics.current?.pages else { return }
  UIGraphics.pop()
  pages.end()
}

private func begin(_ pages: PDFPages) {
  // Anything drawn before the first page goes to this context, which is discarded.
  let unseen = CGContext(bounds: pages.currentBounds, scale: 2)
  UIGraphics.push(UIGraphics.Entry(context: unseen, pages: pages))
}

private func beginPage(_ bounds: CGRect?) {
  guard let pages = UIGraphics.current?.pages else { return }
  UIGraphics.pop()
  UIGraphics.push(UIGraphics.Entry(context: pages.beginPage(bounds: bounds), pages: pages))
}
