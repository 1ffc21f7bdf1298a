import CPangoCairo
import Foundation
import GalleyDrawing

extension Bitmap {
  /// Reads the first `count` frames of a GIF, each as a whole picture. An image of another format
  /// has one frame.
  ///
  /// Throws an error if the bytes are not an image. The result has fewer than `count` frames if the
  /// animation ends earlier, or if all frames together would have more than `pixelLimit` pixels. If
  /// the animation repeats, its frames repeat in the result. A photograph has the pixels of the
  /// file: the orientation of the camera is not applied.
  public static func frames(decoding data: Data, count: Int) throws(ImageError) -> [Bitmap] {
    let loader = try ImageDecoder().loader(of: data)
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    guard let animation = gdk_pixbuf_loader_get_animation(loader) else {
      throw ImageError(description: "\(data.count) bytes that hold no whole image")
    }
    if gdk_pixbuf_animation_is_static_image(animation) != 0 {
      guard count > 0, let image = gdk_pixbuf_animation_get_static_image(animation) else {
        return []
      }
      return [image.bitmap]
    }
    // The animation returns the frame at a given time, so the time advances by each frame's delay.
    var time = AnimationTime()
    let first = withUnsafePointer(to: time) {
      gdk_pixbuf_animation_get_iter(animation, UnsafePointer(OpaquePointer($0)))
    }
    guard let iterator = first else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(iterator)) }
    var frames: [Bitmap] = []
    var pixels = 0
    while frames.count < count, let image = gdk_pixbuf_animation_iter_get_pixbuf(iterator) {
      pixels += Int(gdk_pixbuf_get_width(image)) * Int(gdk_pixbuf_get_height(image))
      guard pixels <= pixelLimit else { break }
      frames.append(image.bitmap)
      let milliseconds = Int(gdk_pixbuf_animation_iter_get_delay_time(iterator))
      guard milliseconds >= 0 else { break }
      time.advance(milliseconds: milliseconds)
      _ = withUnsafePointer(to: time) {
        gdk_pixbuf_animation_iter_advance(iterator, UnsafePointer(OpaquePointer($0)))
      }
    }
    return frames
  }
}

/// A time in the memory layout of GLib's `GTimeVal`, a type that is deprecated.
private struct AnimationTime {
  private var seconds = 0
  private var microseconds = 0

  mutating func advance(milliseconds: Int) {
    let sum = microseconds + milliseconds * 1_000
    seconds += sum / 1_000_000
    microseconds = sum % 1_000_000
  }
}
