import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A text layer")
struct CATextLayerTests {
  private func layer(_ text: Any?, _ width: CGFloat = 400, _ height: CGFloat = 100) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    layer.string = text
    return layer
  }

  @Test("A text is white and 36 points high, and begins at the top left")
  func usual() {
    let text = layer("Galley").recordInside().description
    #expect(text.contains("clipped to rect (0, 0, 400, 100)"))
    #expect(text.contains("text \"Galley\" system 36 #FFFFFF at (0, 0)"), "\(text)")
    #expect(layer(nil).recordInside().isEmpty && layer("").recordInside().isEmpty)
  }

  @Test("The size, the font and the color can be set")
  func look() {
    let layer = layer(NSString(string: "Galley"))
    layer.font = UIFont.boldSystemFont(ofSize: 99)
    layer.fontSize = 17
    layer.foregroundColor = UIColor.red.cgColor
    let text = layer.recordInside().description
    #expect(text.contains("17") && text.contains("#FF0000") && !text.contains("99"), "\(text)")
    #expect(text.contains("bold"), "\(text)")
  }

  @Test("The font may be one of Core Graphics, which is found by its name")
  func graphicsFont() throws {
    let name = UIFont.boldSystemFont(ofSize: 12).fontName
    let font = try #require(CGFont(name as CFString))
    #expect(font.postScriptName.map { $0 as String } == name)
    let layer = layer("Galley")
    layer.font = font
    layer.fontSize = 20
    let text = layer.recordInside().description
    #expect(text.contains("20") && text.contains("bold"), "\(text)")
    #expect(CGFont("No Such Font" as CFString) == nil)
  }

  @Test("A text with attributes has its own font and color")
  func attributes() {
    let layer = layer(
      NSAttributedString(
        string: "Galley",
        attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.blue]))
    layer.foregroundColor = UIColor.red.cgColor
    #expect(layer.recordInside().description.contains("system 12 #0000FF"))
  }

  @Test("The preferred size is that of the text")
  func size() {
    let layer = layer("Galley", 1, 1)
    layer.fontSize = 17
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    #expect(layer.preferredFrameSize() == ("Galley" as NSString).size(withAttributes: font))
    layer.string = nil
    #expect(layer.preferredFrameSize() == .zero)
  }

  @Test("A text layer breaks, truncates and aligns its lines as its properties say")
  func lines() {
    let long = "one two three four five six seven eight"
    let layer = layer(long, 200, 200)
    layer.fontSize = 17
    #expect(!layer.recordInside().description.contains("line \""))
    layer.truncationMode = .end
    #expect(layer.recordInside().description.contains(", truncated"))
    layer.isWrapped = true
    let wrapped = layer.recordInside().description
    #expect(!wrapped.contains(", truncated") && wrapped.contains("eight\" at (0, "), "\(wrapped)")
    layer.alignmentMode = .right
    let aligned = layer.recordInside().description
    #expect(aligned.contains("line \"") && !aligned.contains("\" at (0, "), "\(aligned)")
    layer.bounds.size.height = 24
    let cut = layer.recordInside().description
    #expect(cut.contains(", truncated") && !cut.contains("line \""), "\(cut)")
  }
}
