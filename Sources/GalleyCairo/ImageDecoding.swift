import CPangoCairo
import Foundation
import GalleyDrawing

/// What is wrong with the bytes of an image.
public struct ImageError: Error, Hashable, CustomStringConvertible {
  /// What is wrong.
  public var description: String
}

extension Bitmap {
  /// No image has more pixels than this.
  public static var pixelLimit: Int { 100_000_000 }

  /// Reads a PNG, a JPEG, or the first frame of a GIF.
  ///
  /// Of bytes that are no image, or one of more than `pixelLimit` pixels, it throws what is wrong.
  public init(decoding data: Data) throws(ImageError) {
    guard !data.isEmpty else { throw ImageError(description: "an image of no bytes") }
    let decoder = ImageDecoder()
    self = try decoder.decode(data)
  }
}

/// Reads one image.
private final class ImageDecoder {
  private var isTooLarge: (width: Int, height: Int)?

  func decode(_ data: Data) throws(ImageError) -> Bitmap {
    guard let loader = gdk_pixbuf_loader_new() else {
      throw ImageError(description: "images can't be read: gdk-pixbuf has no loaders")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    let sized: @convention(c) (OpaquePointer?, Int32, Int32, gpointer?) -> Void = {
      _, width, height, decoder in
      guard let decoder else { return }
      Unmanaged<ImageDecoder>.fromOpaque(decoder).takeUnretainedValue()
        .found(width: Int(width), height: Int(height))
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(loader), "size-prepared", unsafeBitCast(sized, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))

    let failure = feed(data, to: loader)
    if let isTooLarge {
      throw ImageError(
        description: "an image of \(isTooLarge.width) × \(isTooLarge.height) pixels: no more than "
          + "\(Bitmap.pixelLimit) are read")
    }
    if let failure { throw ImageError(description: failure) }
    guard let image = gdk_pixbuf_loader_get_pixbuf(loader) else {
      throw ImageError(description: "\(data.count) bytes that hold no whole image")
    }
    return image.bitmap
  }

  private func found(width: Int, height: Int) {
    if width <= 0 || height <= 0 || width > Bitmap.pixelLimit / max(height, 1) {
      isTooLarge = (width, height)
    }
  }

  /// Gives the loader all bytes, piece by piece: as soon as an image says that it is too large, no
  /// more of it is read. Returns what went wrong.
  private func feed(
    _ data: Data, to loader: UnsafeMutablePointer<GdkPixbufLoader>
  ) -> String? {
    var failure: String?
    var offset = 0
    while offset < data.count, failure == nil, isTooLarge == nil {
      let end = min(offset + 4_096, data.count)
      let piece = [UInt8](data[data.startIndex + offset..<data.startIndex + end])
      var error: UnsafeMutablePointer<GError>?
      if gdk_pixbuf_loader_write(loader, piece, gsize(piece.count), &error) == 0 {
        failure = ImageDecoder.take(error)
      }
      offset = end
    }
    var error: UnsafeMutablePointer<GError>?
    if gdk_pixbuf_loader_close(loader, &error) == 0 {
      let message = ImageDecoder.take(error)
      failure = failure ?? message
    }
    return failure
  }

  private static func take(_ error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "no image" }
    defer { g_error_free(error) }
    return error.pointee.message.map { String(cString: $0) } ?? "no image"
  }
}

extension OpaquePointer {
  /// The pixels of an image of gdk-pixbuf's.
  fileprivate var bitmap: Bitmap {
    let width = Int(gdk_pixbuf_get_width(self))
    let height = Int(gdk_pixbuf_get_height(self))
    let stride = Int(gdk_pixbuf_get_rowstride(self))
    let channels = Int(gdk_pixbuf_get_n_channels(self))
    let bytes = gdk_pixbuf_read_pixels(self)!
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = bytes + y * stride + x * channels
          let alpha = channels == 4 ? UInt32(pixel[3]) : 255
          func part(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
          let color = part(pixel[0]) << 16 | part(pixel[1]) << 8 | part(pixel[2])
          buffer[y * width + x] = alpha << 24 | color
        }
      }
      count = width * height
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
