import Foundation
import GalleyDrawing
import GalleyGeometry

extension CGContext {
  /// Creates a context that draws to memory, in which `y` grows upward from the bottom.
  ///
  ///     let context = CGContext(
  ///       data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
  ///       space: CGColorSpaceCreateDeviceRGB(),
  ///       bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  ///
  /// The memory at `data` is read once, and written after each drawing operation. The memory must
  /// exist as long as the context is used.
  ///
  /// - Differs: Only eight bits per component and four bytes per pixel are supported; anything else
  ///   gives `nil`, and is reported. With `nil` as `data`, the property `data` is `nil` too, and
  ///   `makeImage()` returns the pixels.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard
      let format = PixelFormat(
        width: width, height: height, bitsPerComponent: bitsPerComponent,
        bytesPerRow: bytesPerRow, bitmapInfo: bitmapInfo)
    else {
      Report.record(
        .drawing, "a context of \(width) × \(height) pixels in a form that is not written")
      return nil
    }
    let bounds = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    self.init(bounds: bounds, scale: 1)
    if let data {
      let memory = PixelMemory(format, at: data)
      let before = memory.bitmap
      if before.pixels.contains(where: { $0 != 0 }) {
        recorder.add(.picture(Picture(before, in: bounds, isSmooth: false)))
      }
      self.memory = memory
    }
    flip = GalleyGeometry.AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.height)
    recorder.concatenate(flip)
  }

  /// The memory that the app has passed to the initializer; `nil` if the app has passed no memory.
  public var data: UnsafeMutableRawPointer? { memory?.pointer }
}
