import Foundation
import Testing

@testable import GalleyUIKit

@Suite("The PDF functions")
struct UIGraphicsPDFTests {
  @Test("The PDF functions write the same data as a PDF renderer")
  func data() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, bounds, nil)
    UIRectFill(bounds)
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == bounds)
    UIColor.red.setFill()
    UIRectFill(bounds)
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 20, height: 20), nil)
    #expect(UIGraphicsGetPDFContextBounds().width == 20 && data.length == 0)
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetPDFContextBounds() == .zero)
    let rendered = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      context.beginPage()
      UIColor.red.setFill()
      UIRectFill(bounds)
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 20, height: 20), pageInfo: [:])
    }
    #expect(Data(referencing: data) == rendered)
  }

  @Test("UIGraphicsEndPDFContext() writes the file, and empty bounds mean the US letter size")
  func file() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-pages-\(ProcessInfo.processInfo.processIdentifier).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(UIGraphicsBeginPDFContextToFile(url.path, .zero, nil))
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    UIGraphicsEndPDFContext()
    #expect(try Data(contentsOf: url).starts(with: Data("%PDF-".utf8)))
    #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/pages.pdf", .zero, nil))
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginPDFPage()
    UIGraphicsEndPDFContext()
  }
}
