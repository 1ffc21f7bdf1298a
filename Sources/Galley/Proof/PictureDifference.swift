import Foundation
import GalleyDrawing
import UIKit

/// What two pictures differ in.
internal enum PictureDifference {
  /// How many pixels are others, and where; `nil` if they are few enough.
  static func describe(_ before: Data, _ now: Data, tolerance: Double) -> String? {
    guard before != now else { return nil }
    guard let old = Bitmap.galleyDecoded(before) else { return "the old picture can't be read" }
    guard let new = Bitmap.galleyDecoded(now) else { return "the new picture can't be read" }
    guard old.width == new.width, old.height == new.height else {
      return "\(new.width) × \(new.height) pixels, and not \(old.width) × \(old.height)"
    }
    var count = 0
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    let (oldPixels, newPixels) = (old.pixels, new.pixels)
    for index in oldPixels.indices where oldPixels[index] != newPixels[index] {
      count += 1
      let (y, x) = index.quotientAndRemainder(dividingBy: old.width)
      (left, right) = (min(left, x), max(right, x))
      (top, bottom) = (min(top, y), max(bottom, y))
    }
    guard Double(count) * 1_000 > tolerance * Double(oldPixels.count) else { return nil }
    let area = "(\(left), \(top)) to (\(right), \(bottom))"
    return "\(count) of \(oldPixels.count) pixels are others, all of them from \(area)"
  }
}
