import CPangoCairo
import Foundation
import GalleyDrawing

extension Bitmap {
  /// Returns the image as the bytes of a JPEG file; `nil` if the image has no pixels, or if
  /// gdk-pixbuf can't write JPEG files. Transparent parts become black.
  ///
  /// - Parameter quality: From 0, the smallest file, to 1, the best quality.
  public func jpeg(quality: Double) -> Data? {
    guard width > 0, height > 0 else { return nil }
    var bytes = [UInt8]()
    bytes.reserveCapacity(3 * width * height)
    for pixel in pixels {
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 16))
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 8))
      bytes.append(UInt8(truncatingIfNeeded: pixel))
    }
    let percent = Int((quality.isFinite ? min(max(quality, 0), 1) : 1) * 100)
    let (width, height) = (Int32(width), Int32(height))
    return bytes.withUnsafeBufferPointer { bytes in
      let image = gdk_pixbuf_new_from_data(
        bytes.baseAddress, GDK_COLORSPACE_RGB, 0, 8, width, height, 3 * width, nil, nil)
      guard let image else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(image)) }
      return Bitmap.save(image, as: "jpeg", ("quality", "\(percent)"))
    }
  }

  private static func save(
    _ image: OpaquePointer, as format: String, _ option: (key: String, value: String)
  ) -> Data? {
    var buffer: UnsafeMutablePointer<gchar>?
    var size: gsize = 0
    let isSaved = option.key.withCString { key in
      option.value.withCString { value in
        var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
        var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
        return gdk_pixbuf_save_to_bufferv(
          image, &buffer, &size, format, &keys, &values, nil) != 0
      }
    }
    guard isSaved, let buffer else { return nil }
    defer { g_free(buffer) }
    return Data(bytes: buffer, count: Int(size))
  }
}
