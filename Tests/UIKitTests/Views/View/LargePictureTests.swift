import Foundation
import Galley
import GalleyDrawing
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A large view")
struct LargePictureTests {
  @Test("A large view is drawn in tiles, the same as in one piece")
  func tiles() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 40_000))
    view.backgroundColor = .white
    let mark = UIView(frame: CGRect(x: 0, y: 15_355, width: 4, height: 10))
    mark.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.addSubview(mark)
    let last = UIView(frame: CGRect(x: 0, y: 39_999, width: 4, height: 1))
    last.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    view.addSubview(last)
    let data = try #require(view.galleyPNG(scale: 1))
    let picture = try #require(Bitmap.galleyDecoded(data))
    #expect(picture.width == 4 && picture.height == 40_000)
    let colors = [0, 15_354, 15_355, 15_359, 15_360, 15_364, 15_365, 39_998, 39_999].map {
      "\(picture[3, $0])"
    }
    let (white, red, blue) = ("#FFFFFF", "#FF0000", "#0000FF")
    #expect(colors == [white, white, red, red, red, red, white, white, blue])
  }

  @Test("A view that is too large is reported with the limit")
  func limit() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600_000))
    var data: Data?
    let found = reports { data = view.galleyPNG(scale: 3) }
    #expect(data == nil)
    #expect(found.map(\.topic) == [.drawing])
    let message = found.first?.message ?? ""
    #expect(message.contains("320 × 600000 points at a scale of 3 are 960 × 1800000 pixels"))
    #expect(message.contains("at most 1000000 in a row or a column, and 268435456 in all"))
  }

  @Test("A renderer's picture that is too large is reported with the limit, too")
  func renderer() {
    let found = reports {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      _ = UIGraphicsImageRenderer(size: CGSize(width: 30_000, height: 30_000), format: format)
        .image { _ in }
    }
    #expect(found.first?.message.contains("30000 × 30000 pixels") == true, "\(found)")
  }
}
