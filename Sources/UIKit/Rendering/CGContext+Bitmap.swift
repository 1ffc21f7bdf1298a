import Foundation
import GalleyDrawing
import GalleyGeometry

extension CGContext {
  /// A context that draws to memory, in which `y` grows upwards from the bottom.
  ///
  ///     let context = CGContext(
  ///       data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
  ///       space: CGColorSpaceCreateDeviceRGB(),
  ///       bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  ///
  /// Memory of the app's is read once, and written after everything that is drawn: so it has to be
  /// there as long as the context is drawn in.
  ///
  /// - Differs: Eight bits a component and four bytes a pixel are written; of anything else it is
  ///   `nil`, and reported. Without memory of the app's, the pixels are in `makeImage()`, and `data` is
  ///   `nil`.
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
    recorder.concatenate(
      GalleyGeometry.AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.height))
  }

  /// The app's memory, if it draws to that.
  public var data: UnsafeMutableRawPointer? { memory?.pointer }
}
