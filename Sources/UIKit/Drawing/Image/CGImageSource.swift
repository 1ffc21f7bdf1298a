import Foundation
import GalleyDrawing
import GalleyGeometry
import Synchronization

/// The images in a file or in data, with their properties.
///
///     let source = CGImageSourceCreateWithURL(url as CFURL, nil)
///     let small = source.flatMap {
///       CGImageSourceCreateThumbnailAtIndex(
///         $0, 0,
///         [
///           kCGImageSourceCreateThumbnailFromImageAlways: true,
///           kCGImageSourceCreateThumbnailWithTransform: true,
///           kCGImageSourceThumbnailMaxPixelSize: 120,
///         ] as CFDictionary)
///     }
///
/// - Differs: A source reads PNG, JPEG and GIF. All images of a GIF together may have at most a
///   hundred million pixels; images beyond this limit are missing. Images are read when they are
///   first requested.
public final class CGImageSource: Sendable {
  internal let data: Data
  /// The delays of the frames of a GIF.
  private let gif: GIFFrames?
  private let frames = Mutex<[Bitmap]?>(nil)

  internal init(_ data: Data) {
    self.data = data
    gif = GIFFrames(data)
  }

  /// The identifier of the format, if it is known.
  internal var type: String? {
    if gif != nil { return UTType.gif.identifier }
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return UTType.png.identifier }
    return data.starts(with: [0xFF, 0xD8, 0xFF]) ? UTType.jpeg.identifier : nil
  }

  /// The number of images.
  internal var count: Int { gif?.delays.count ?? (type == nil ? 0 : 1) }

  /// Returns the pixels at an index. The orientation in the file is not applied.
  internal func bitmap(at index: Int) -> Bitmap? {
    guard index >= 0, index < count else { return nil }
    let all = frames.withLock { known -> [Bitmap] in
      if let known { return known }
      let read = readAll()
      known = read
      return read
    }
    return all.indices.contains(index) ? all[index] : nil
  }

  private func readAll() -> [Bitmap] {
    do {
      WorkCounter.count(\.imagesDecoded)
      if count > 1 { return try Platform.current.decodeFrames(data, count) }
      return [try Platform.current.decodeImage(data)]
    } catch {
      Report.record(.image, "no image in an image source: \(error)")
      return []
    }
  }

  /// Returns the properties of the image at an index; `nil` if there is no such image.
  internal func properties(at index: Int) -> [String: Any]? {
    guard let size = pixelSize(at: index) else { return nil }
    var all: [String: Any] = [
      kCGImagePropertyPixelWidth as String: size.width,
      kCGImagePropertyPixelHeight as String: size.height,
      kCGImagePropertyDepth as String: 8,
      kCGImagePropertyColorModel as String: kCGImagePropertyColorModelRGB as String,
    ]
    if let number = ExifOrientation(of: data).number {
      all[kCGImagePropertyOrientation as String] = number
    }
    if let gif {
      let delay = gif.delays[index]
      all[kCGImagePropertyGIFDictionary as String] = [
        kCGImagePropertyGIFUnclampedDelayTime as String: delay,
        kCGImagePropertyGIFDelayTime as String: delay < 0.02 ? 0.1 : delay,
      ]
    }
    return all
  }

  /// Returns the number of pixels in a row, and the number of rows, of the image at an index. The
  /// image is decoded only if its header contains no size.
  private func pixelSize(at index: Int) -> (width: Int, height: Int)? {
    guard index >= 0, index < count else { return nil }
    if let size = ImageHeader.size(of: data) { return size }
    return bitmap(at: index).map { (width: $0.width, height: $0.height) }
  }

  /// The properties of the file.
  internal var properties: [String: Any] {
    var all: [String: Any] = [kCGImagePropertyFileSize as String: data.count]
    if let gif {
      all[kCGImagePropertyGIFDictionary as String] =
        gif.loopCount.map { [kCGImagePropertyGIFLoopCount as String: $0] } ?? [:]
    }
    return all
  }

  /// Returns the image at an index, no larger than a number of pixels in both directions.
  ///
  /// - Parameters:
  ///   - limit: The number of pixels; 0 for the size of the image.
  ///   - turnsUpright: Whether the image is turned upright, according to the orientation in the
  ///     file.
  internal func thumbnail(at index: Int, limit: Double, turnsUpright: Bool) -> Bitmap? {
    guard let bitmap = bitmap(at: index), bitmap.width > 0, bitmap.height > 0 else { return nil }
    let orientation = turnsUpright ? ExifOrientation(of: data).orientation : .up
    let image = UIImage(cgImage: CGImage(bitmap), scale: 1, orientation: orientation)
    let longest = Double(max(bitmap.width, bitmap.height))
    let factor = limit > 0 && limit < longest ? limit / longest : 1
    guard factor < 1 || orientation != .up else { return bitmap }
    let size = Size(
      width: max((image.size.width * factor).rounded(), 1),
      height: max((image.size.height * factor).rounded(), 1))
    let rect = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let list = image.displayList(in: rect, tint: nil, isMirrored: false)
    return Platform.current.render(list, size, 1, nil)
  }
}

// MARK: - Functions

/// Returns the images of a file; `nil` if the file can't be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map { CGImageSource($0) }
}

/// Returns the images in data. The source has no images if the format of the data is not known.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? { CGImageSource(Data(referencing: data)) }

/// Returns the images in the bytes of a provider.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? { CGImageSource(provider.bytes) }

/// Returns the number of images.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// Returns the index of the main image. The first image is always the main image.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns the type of the file, such as `public.png`; `nil` if the type is not known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.type.map { $0 as NSString }
}

/// Returns the types of the files that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  [UTType.png.identifier, UTType.jpeg.identifier, UTType.gif.identifier] as NSArray
}

/// Returns the image at an index; `nil` if there is no such image. The orientation in the file is
/// not applied to the image.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.bitmap(at: index).map { CGImage($0) } }

/// Returns a thumbnail of the image at an index.
///
/// - Differs: A thumbnail in the file itself is not read. Without
///   `kCGImageSourceCreateThumbnailFromImageAlways` or
///   `kCGImageSourceCreateThumbnailFromImageIfAbsent`, this returns `nil`, as for a file without a
///   thumbnail.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  func value(_ key: CFString) -> NSNumber? { options?[key] as? NSNumber }
  guard
    value(kCGImageSourceCreateThumbnailFromImageAlways)?.boolValue == true
      || value(kCGImageSourceCreateThumbnailFromImageIfAbsent)?.boolValue == true
  else { return nil }
  return isrc.thumbnail(
    at: index, limit: value(kCGImageSourceThumbnailMaxPixelSize)?.doubleValue ?? 0,
    turnsUpright: value(kCGImageSourceCreateThumbnailWithTransform)?.boolValue == true
  ).map { CGImage($0) }
}

/// Returns the properties of the image at an index: its size in pixels, its orientation, and the
/// delay of a frame of a GIF.
///
/// - Differs: the properties of a photograph include its size and its orientation, but no
///   properties of the camera.
/// - Unverified: `kCGImagePropertyGIFDelayTime` is 0.1 for a delay below 0.02 seconds, and the
///   delay in the file otherwise.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? { isrc.properties(at: index).map { $0 as NSDictionary } }

/// Returns the properties of the file: the number of bytes, and how often a GIF repeats.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? { isrc.type == nil ? nil : isrc.properties as NSDictionary }
