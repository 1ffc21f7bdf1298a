import CPangoCairo
import Foundation
import GalleyDrawing

/// An error in the bytes of an image.
public struct ImageError: Error, Hashable, CustomStringConvertible {
  /// The error as text.
  public var description: String
}

extension Bitmap {
  /// The largest number of pixels of an image.
  public static var pixelLimit: Int { 100_000_000 }

  /// Reads a PNG, a JPEG, or the first frame of a GIF.
  ///
  /// Throws an error if the bytes are not an image, or if the image has more than `pixelLimit`
  /// pixels.
  ///
  /// - Parameters:
  ///   - data: The bytes of a file.
  ///   - turnsUpright: Whether a photograph that contains the orientation of the camera is turned
  ///     upright. If `false`, the bitmap has the pixels of the file.
  public init(decoding data: Data, turnsUpright: Bool = true) throws(ImageError) {
    let loader = try ImageDecoder().loader(of: data)
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    guard let image = gdk_pixbuf_loader_get_pixbuf(loader) else {
      throw ImageError(description: "\(data.count) bytes that hold no whole image")
    }
    guard turnsUpright, let upright = gdk_pixbuf_apply_embedded_orientation(image) else {
      self = image.bitmap
      return
    }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    self = upright.bitmap
  }
}

/// Reads one image.
internal final class ImageDecoder {
  private var isTooLarge: (width: Int, height: Int)?

  /// Returns a loader that has read a whole file. The caller must release the loader.
  func loader(of data: Data) throws(ImageError) -> UnsafeMutablePointer<GdkPixbufLoader> {
    guard !data.isEmpty else { throw ImageError(description: "an image of no bytes") }
    guard let format = ImageFormat(data) else {
      throw ImageError(description: "\(data.count) bytes that are no PNG, no JPEG and no GIF")
    }
    if let size = format.declaredSize(data), ImageDecoder.isTooLarge(size.width, size.height) {
      throw ImageDecoder.tooLarge(size)
    }
    guard let loader = gdk_pixbuf_loader_new_with_type(format.rawValue, nil) else {
      throw ImageError(
        description: "gdk-pixbuf has no loader for \(format.rawValue.uppercased()) images")
    }
    let sized: @convention(c) (OpaquePointer?, Int32, Int32, gpointer?) -> Void = {
      loader, width, height, decoder in
      guard let decoder else { return }
      let isRefused = Unmanaged<ImageDecoder>.fromOpaque(decoder).takeUnretainedValue()
        .refuses(width: Int(width), height: Int(height))
      // With a size of zero, decoding stops before memory for the pixels is allocated.
      if isRefused, let loader {
        gdk_pixbuf_loader_set_size(UnsafeMutablePointer(loader), 0, 0)
      }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(loader), "size-prepared", unsafeBitCast(sized, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))

    let failure = feed(data, to: loader)
    guard isTooLarge == nil, failure == nil else {
      g_object_unref(UnsafeMutableRawPointer(loader))
      throw isTooLarge.map { ImageDecoder.tooLarge($0) }
        ?? ImageError(description: failure ?? "no image")
    }
    return loader
  }

  private func refuses(width: Int, height: Int) -> Bool {
    guard ImageDecoder.isTooLarge(width, height) else { return false }
    isTooLarge = (width, height)
    return true
  }

  private static func isTooLarge(_ width: Int, _ height: Int) -> Bool {
    max(width, 0) > Bitmap.pixelLimit / max(height, 1) || height > Bitmap.pixelLimit
  }

  private static func tooLarge(_ size: (width: Int, height: Int)) -> ImageError {
    ImageError(
      description: "an image of \(size.width) × \(size.height) pixels: no more than "
        + "\(Bitmap.pixelLimit) are read")
  }

  /// Passes all bytes to the loader, piece by piece, and stops when the image turns out to be too
  /// large. Returns the loader's error; `nil` if there is none.
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
        failure = ImageDecoder.message(freeing: error)
      }
      offset = end
    }
    var error: UnsafeMutablePointer<GError>?
    if gdk_pixbuf_loader_close(loader, &error) == 0 {
      let message = ImageDecoder.message(freeing: error)
      failure = failure ?? message
    }
    return failure
  }

  private static func message(freeing error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "no image" }
    defer { g_error_free(error) }
    return error.pointee.message.map { String(cString: $0) } ?? "no image"
  }
}

extension OpaquePointer {
  /// The pixels of a `GdkPixbuf` as a bitmap.
  internal var bitmap: Bitmap {
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
