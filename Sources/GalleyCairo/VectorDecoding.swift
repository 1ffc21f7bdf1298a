import CPangoCairo
import Foundation
import GalleyDrawing

/// Draws SVG files with gdk-pixbuf's loader.
///
/// The loader receives only bytes, without a path, so an SVG can't refer to other files. librsvg
/// itself limits the number of elements and entities.
public enum VectorImage {
  /// Draws an SVG at its own size, or with a width and a height in pixels if both are given.
  ///
  /// - Throws: An error if the bytes are not a valid SVG, if it has too many pixels, or if the
  ///   machine has no loader.
  public static func pixels(
    ofSVG data: Data, width: Int? = nil, height: Int? = nil
  ) throws(ImageError) -> Bitmap {
    // librsvg draws texts with Pango, which only one thread may use at a time.
    try FontMap.withLock { (_: FontMap) throws(ImageError) -> Bitmap in
      try draw(data, width: width, height: height)
    }
  }

  private static func draw(
    _ data: Data, width: Int?, height: Int?
  ) throws(ImageError) -> Bitmap {
    let wanted = WantedSize(width: width, height: height)
    if let width, let height, width < 1 || height < 1 || width > Bitmap.pixelLimit / height {
      throw ImageError(description: "an SVG can't be drawn \(width) × \(height) pixels large")
    }
    guard let loader = gdk_pixbuf_loader_new_with_type("svg", nil) else {
      throw ImageError(
        description: "gdk-pixbuf has no loader for SVG images: install librsvg2-common")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    setSize(of: UnsafeMutableRawPointer(loader), to: wanted)
    let bytes = [UInt8](data)
    var error: UnsafeMutablePointer<GError>?
    let isWritten = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), &error) != 0
    var closing: UnsafeMutablePointer<GError>?
    let isClosed = gdk_pixbuf_loader_close(loader, &closing) != 0
    let messages = [error, closing].compactMap { error -> String? in
      guard let error else { return nil }
      defer { g_error_free(error) }
      return error.pointee.message.map { String(cString: $0) }
    }
    if let size = wanted.refused {
      throw ImageError(
        description: "an SVG of \(size.width) × \(size.height) pixels: no more than "
          + "\(Bitmap.pixelLimit) are drawn")
    }
    guard isWritten, isClosed, let image = gdk_pixbuf_loader_get_pixbuf(loader) else {
      throw ImageError(description: messages.first ?? "no SVG")
    }
    return image.bitmap
  }

  /// Makes a loader draw the file at the wanted size, which is chosen when the loader has read the
  /// size of the file.
  private static func setSize(of loader: UnsafeMutableRawPointer, to wanted: WantedSize) {
    let sized: @convention(c) (OpaquePointer?, Int32, Int32, gpointer?) -> Void = {
      loader, width, height, wanted in
      guard let wanted, let loader else { return }
      let size = Unmanaged<WantedSize>.fromOpaque(wanted).takeUnretainedValue()
        .size(width: Int(width), height: Int(height))
      guard let size else { return }
      gdk_pixbuf_loader_set_size(
        UnsafeMutablePointer(loader), Int32(clamping: size.width), Int32(clamping: size.height))
    }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(sized, to: GCallback.self),
      Unmanaged.passUnretained(wanted).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  /// The size at which a file is drawn.
  private final class WantedSize {
    let width: Int?
    let height: Int?
    /// The size of the file, if it has too many pixels to be drawn.
    var refused: (width: Int, height: Int)?

    init(width: Int?, height: Int?) {
      self.width = width
      self.height = height
    }

    /// Returns the size to draw; `nil` for the size of the file. An image that is too large is
    /// refused, and drawn with a single pixel.
    func size(width: Int, height: Int) -> (width: Int, height: Int)? {
      if let width = self.width, let height = self.height { return (width, height) }
      guard width > Bitmap.pixelLimit / max(height, 1) || height > Bitmap.pixelLimit else {
        return nil
      }
      refused = (width, height)
      return (1, 1)
    }
  }
}
