import Foundation
import GalleyDrawing
import GalleyProofFiles
import GalleyUIKit

/// The differences of two pictures, measured as in swift-snapshot-testing.
internal struct PictureComparison {
  var old: Bitmap?
  var new: Bitmap?
  var precision: Float
  var perceptualPrecision: Float

  /// The message of a failure; `nil` if the pictures are similar enough.
  var message: String? {
    guard let old else { return "Reference image could not be loaded." }
    guard let new, new.width > 0, new.height > 0 else { return "Newly-taken snapshot is empty." }
    guard old.width == new.width, old.height == new.height else {
      return
        "Newly-taken snapshot, of \(new.width) × \(new.height) pixels, does not match the reference, of "
        + "\(old.width) × \(old.height) pixels."
    }
    let (before, now) = (old.pixels, new.pixels)
    if before == now { return nil }
    if precision >= 1, perceptualPrecision >= 1 {
      return "Newly-taken snapshot does not match reference."
    }
    return perceptualPrecision < 1 ? perceived(before, now) : counted(before, now)
  }

  /// Compares each of the four bytes of every pixel.
  private func counted(_ before: [UInt32], _ now: [UInt32]) -> String? {
    var others = 0
    for index in before.indices where before[index] != now[index] {
      let bits = before[index] ^ now[index]
      for shift in [0, 8, 16, 24] as [UInt32] where bits >> shift & 0xFF != 0 { others += 1 }
    }
    let count = before.count * 4
    guard others > Int((1 - precision) * Float(count)) else { return nil }
    let actual = 1 - Float(others) / Float(count)
    return "Actual image precision \(actual) is less than required \(precision)"
  }

  /// Compares the colors of pixels by the difference that people perceive.
  private func perceived(_ before: [UInt32], _ now: [UInt32]) -> String? {
    let allowed = Double(1 - perceptualPrecision) * 100
    var (others, most) = (0, 0.0)
    for index in before.indices where before[index] != now[index] {
      let difference = ColorDifference.between(before[index], now[index])
      guard difference > allowed else { continue }
      others += 1
      most = max(most, difference)
    }
    let actual = 1 - Float(others) / Float(before.count)
    guard actual < precision else { return nil }
    return """
      The percentage of pixels that match \(actual) is less than required \(precision)
      The lowest perceptual color precision \(1 - Float(min(most / 100, 1))) is less than required \
      \(perceptualPrecision)
      """
  }

  /// The two pictures and a picture of their difference.
  var attachments: [XCTAttachment] {
    func file(_ bitmap: Bitmap?, _ name: String) -> XCTAttachment? {
      guard let data = bitmap?.galleyPNG else { return nil }
      var attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.png")
      attachment.name = name
      return attachment
    }
    return [
      file(old, "reference.png"), file(new, "failure.png"), file(difference, "difference.png"),
    ]
    .compactMap { $0 }
  }

  private var difference: Bitmap? {
    guard let old, let new else { return nil }
    let (width, height) = (max(old.width, new.width), max(old.height, new.height))
    let (before, now) = (old.pixels, new.pixels)
    var pixels = [UInt32](repeating: 0xFF00_0000, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let was = x < old.width && y < old.height ? before[y * old.width + x] : 0
        let isNow = x < new.width && y < new.height ? now[y * new.width + x] : 0
        var pixel: UInt32 = 0xFF00_0000
        for shift in [0, 8, 16] as [UInt32] {
          let (one, other) = (was >> shift & 0xFF, isNow >> shift & 0xFF)
          pixel |= (max(one, other) - min(one, other)) << shift
        }
        pixels[y * width + x] = pixel
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
