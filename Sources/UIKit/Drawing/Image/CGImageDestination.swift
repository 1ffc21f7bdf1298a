import Foundation
import GalleyDrawing

/// A file or data to which an image is written.
///
///     let data = NSMutableData()
///     let type = UTType.jpeg.identifier as CFString
///     guard let destination = CGImageDestinationCreateWithData(data, type, 1, nil) else { return }
///     CGImageDestinationAddImage(
///       destination, image,
///       [kCGImageDestinationLossyCompressionQuality: 0.8] as CFDictionary)
///     CGImageDestinationFinalize(destination)
///
/// - Differs: A destination writes PNG and JPEG, and one image. The quality and the orientation of
///   a JPEG are written, and all other properties of an image are ignored.
public final class CGImageDestination {
  private let isJPEG: Bool
  private let write: (Data) -> Bool
  private var image: (bitmap: Bitmap, properties: NSDictionary?, orientation: Int?)?
  private var isFinal = false

  /// The properties of all images.
  internal var properties: NSDictionary?

  /// Creates a destination; `nil` if images of the type or that number of images can't be written.
  internal init?(type: String, count: Int, write: @escaping (Data) -> Bool) {
    guard count == 1, CGImageDestination.types.contains(type) else { return nil }
    isJPEG = type == UTType.jpeg.identifier
    self.write = write
  }

  /// The identifiers of the formats that can be written.
  internal static var types: [String] { [UTType.png.identifier, UTType.jpeg.identifier] }

  /// Adds an image, unless the destination has an image.
  ///
  /// - Parameter orientation: The orientation that is used if the properties contain no
  ///   orientation.
  internal func add(_ bitmap: Bitmap, _ properties: NSDictionary?, orientation: Int? = nil) {
    guard image == nil, !isFinal else { return }
    image = (bitmap, properties, orientation)
  }

  /// Writes the image, and returns whether it was written.
  internal func finish() -> Bool {
    guard !isFinal, let image else { return false }
    isFinal = true
    func number(_ key: CFString) -> NSNumber? {
      (image.properties?[key] ?? properties?[key]) as? NSNumber
    }
    guard isJPEG else { return Platform.current.encodePNG(image.bitmap).map(write) ?? false }
    let quality = number(kCGImageDestinationLossyCompressionQuality)?.doubleValue ?? 1
    guard let data = Platform.current.encodeJPEG(image.bitmap, quality) else { return false }
    guard let orientation = number(kCGImagePropertyOrientation)?.intValue ?? image.orientation,
      (1...8).contains(orientation)
    else { return write(data) }
    return write(ExifOrientation.jpeg(data, with: UInt8(orientation)))
  }
}

// MARK: - Functions

/// Returns a destination that appends to data; `nil` if images of the type can't be written.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(type: String(describing: type), count: count) { bytes in
    data.append(bytes)
    return true
  }
}

/// Returns a destination that writes a file; `nil` if images of the type can't be written.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(type: String(describing: type), count: count) { bytes in
    (try? bytes.write(to: url as URL)) != nil
  }
}

/// Sets the properties of all images. The properties of a single image take precedence over these
/// properties.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) {
  idst.properties = properties
}

/// Adds an image. A second image is ignored.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  idst.add(image.bitmap, properties)
}

/// Adds an image of a source, with its orientation, unless the properties contain another
/// orientation.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let bitmap = isrc.bitmap(at: index) else { return }
  let orientation = isrc.properties(at: index)?[kCGImagePropertyOrientation as String] as? Int
  idst.add(bitmap, properties, orientation: orientation)
}

/// Writes the image, and returns whether it was written.
///
/// Returns `false` if the destination has no image, or if the image was already written.
///
/// - Unverified: A JPEG without `kCGImageDestinationLossyCompressionQuality` has the best quality.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }

/// Returns the types of the files that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  CGImageDestination.types as NSArray
}

// MARK: - Properties

/// The quality of a JPEG, from 0, the smallest file, to 1, the best quality.
public nonisolated(unsafe) let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality" as NSString
