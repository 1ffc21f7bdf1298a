import GalleyDrawing
import Testing
@testable import GalleyUIKit

@MainActor @Suite("Blend modes in a graphics context")
struct CGBlendModeTests {
  private let bounds = CGRect(x: 0, y: 0, width: 8, height: 8)

  private func picture(_ body: (CGContext) -> Void) throws -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image {
      body($0.cgContext)
    }
    return try #require(image.cgImage).bitmap
  }

  private func text(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> String { "\(bitmap[x, y])" }

  @Test("A part of a picture can be cleared")
  func clear() throws {
    let bitmap = try picture { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(bounds)
      context.clear(CGRect(x: 2, y: 2, width: 3, height: 3))
    }
    #expect(text(bitmap, 1, 1) == "#FF0000" && text(bitmap, 5, 5) == "#FF0000")
    #expect(text(bitmap, 2, 2) == "#00000000" && text(bitmap, 4, 4) == "#00000000")
  }

  @Test("Clearing in a clip clears nothing outside it, even if the rectangle covers everything")
  func clearInClip() throws {
    let bitmap = try picture { context in
      context.fill(bounds)
      context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 8))
      context.clear(bounds)
    }
    #expect(text(bitmap, 1, 1) == "#00000000" && text(bitmap, 6, 1) == "#000000")
  }

  @Test("Clearing everything in a transparency layer clears nothing below the layer")
  func clearInLayer() throws {
    let bitmap = try picture { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(bounds)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(bounds)
      context.clear(bounds)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
      context.endTransparencyLayer()
    }
    #expect(text(bitmap, 1, 1) == "#0000FF" && text(bitmap, 6, 1) == "#FF0000")
  }

  @Test("Multiply darkens, as long as it is set, and is part of the saved state")
  func multiply() throws {
    let bitmap = try picture { context in
      context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      context.fill(bounds)
      context.saveGState()
      context.setBlendMode(.multiply)
      context.setFillColor(red: 0.5, green: 1, blue: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
      context.restoreGState()
      context.fill(CGRect(x: 6, y: 0, width: 2, height: 8))
    }
    #expect(text(bitmap, 1, 1) == "#808000" && text(bitmap, 5, 1) == "#FF8000")
    #expect(text(bitmap, 7, 1) == "#FF8000")
  }

  @Test("An image is tinted by filling with source-atop")
  func tinting() throws {
    let dot = UIImage(
      bitmap: Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0]), scale: 1)
    func isTinted(_ bitmap: Bitmap) -> Bool {
      text(bitmap, 1, 1) == "#FF0000" && text(bitmap, 6, 1) == "#00000000"
    }
    let square = CGRect(x: 0, y: 0, width: 8, height: 8)
    let sourceIn = try picture { context in
      dot.draw(in: square)
      context.setBlendMode(.sourceIn)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(square)
    }
    let destinationIn = try picture { context in
      context.interpolationQuality = .none
      UIColor.red.setFill()
      UIRectFill(square)
      dot.draw(in: square, blendMode: .destinationIn, alpha: 1)
    }
    #expect(isTinted(sourceIn) && isTinted(destinationIn))
  }

  @Test("Lines and letters erase only what is under their ink")
  func ink() throws {
    let line = try picture { context in
      context.fill(bounds)
      context.setBlendMode(.clear)
      context.setLineWidth(2)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 4), CGPoint(x: 8, y: 4)])
    }
    #expect(text(line, 4, 3) == "#00000000" && text(line, 4, 1) == "#000000")
    let copied = try picture { context in
      context.fill(bounds)
      context.setBlendMode(.copy)
      context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      context.setLineWidth(2)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 4), CGPoint(x: 8, y: 4)])
    }
    #expect(text(copied, 4, 3) == "#FF000080" && text(copied, 4, 1) == "#000000")
    let ring = UIBezierPath(rect: bounds)
    ring.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)))
    ring.usesEvenOddFillRule = true
    let left = try picture { context in
      context.fill(bounds)
      ring.fill(with: .clear, alpha: 1)
    }
    #expect(text(left, 0, 0) == "#00000000" && text(left, 4, 4) == "#000000")
  }

  @Test("UIRectFill replaces the color below, even with a transparent one")
  func rectFill() throws {
    let bitmap = try picture { context in
      context.fill(bounds)
      UIColor.clear.setFill()
      UIRectFill(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
    #expect(text(bitmap, 3, 3) == "#00000000" && text(bitmap, 1, 1) == "#000000")
    // A rectangle that covers everything is recorded as a plain fill.
    let list = UIGraphics.record(in: bounds) {
      UIColor.red.setFill()
      UIRectFill(bounds)
    }
    #expect(list.description == "fill rect (0, 0, 8, 8) #FF0000")
  }

  @Test("A transparency layer is composited in the mode that was set when it began")
  func layers() throws {
    let bitmap = try picture { context in
      context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      context.fill(bounds)
      context.setBlendMode(.multiply)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(UIColor.white.cgColor)
      context.fill(bounds)
      context.setFillColor(red: 0.5, green: 1, blue: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
      context.clear(CGRect(x: 0, y: 0, width: 2, height: 8))
      context.endTransparencyLayer()
    }
    #expect(text(bitmap, 0, 0) == "#FF8000", "cleared in the layer, and not below it")
    #expect(text(bitmap, 3, 0) == "#808000" && text(bitmap, 6, 0) == "#FF8000")
  }

  @Test("A view erases only its own drawing, and not what is behind it")
  func views() throws {
    final class Stencil: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.blue.setFill()
        UIRectFill(rect)
        UIColor.clear.setFill()
        UIRectFill(rect.insetBy(dx: 2, dy: 2))
      }
    }
    let around = UIView(frame: bounds)
    around.backgroundColor = .red
    around.addSubview(Stencil(frame: bounds))
    let bitmap = try picture { _ in
      around.drawHierarchy(in: bounds, afterScreenUpdates: true)
    }
    #expect(text(bitmap, 0, 0) == "#0000FF" && text(bitmap, 4, 4) == "#FF0000")
  }
}
