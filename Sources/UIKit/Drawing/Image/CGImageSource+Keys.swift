import Foundation

// The options of image sources.

/// Whether pixels are cached. The option has no effect here, because pixels are always cached.
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString =
  "kCGImageSourceShouldCache" as NSString
/// Whether an image is decoded immediately. The option has no effect here.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString =
  "kCGImageSourceShouldCacheImmediately" as NSString
/// Whether components may be floating-point numbers. The option has no effect here.
public nonisolated(unsafe) let kCGImageSourceShouldAllowFloat: CFString =
  "kCGImageSourceShouldAllowFloat" as NSString
/// The supposed type of a file. The option has no effect here.
public nonisolated(unsafe) let kCGImageSourceTypeIdentifierHint: CFString =
  "kCGImageSourceTypeIdentifierHint" as NSString
/// The largest width and height of a thumbnail, in pixels.
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString =
  "kCGImageSourceThumbnailMaxPixelSize" as NSString
/// Whether a thumbnail is always made from the image.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways" as NSString
/// Whether a thumbnail is made from the image if the file contains no thumbnail.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent" as NSString
/// Whether a thumbnail is turned upright.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform" as NSString
/// The factor by which an image may be reduced while it is read. The option has no effect here.
public nonisolated(unsafe) let kCGImageSourceSubsampleFactor: CFString =
  "kCGImageSourceSubsampleFactor" as NSString

// The properties of images.

/// The number of pixels in a row.
public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth" as NSString
/// The number of rows.
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight" as NSString
/// The orientation of the camera, from 1 to 8.
public nonisolated(unsafe) let kCGImagePropertyOrientation: CFString = "Orientation" as NSString
/// The number of bits of each component.
public nonisolated(unsafe) let kCGImagePropertyDepth: CFString = "Depth" as NSString
/// The model of the colors.
public nonisolated(unsafe) let kCGImagePropertyColorModel: CFString = "ColorModel" as NSString
/// The color model of red, green and blue.
public nonisolated(unsafe) let kCGImagePropertyColorModelRGB: CFString = "RGB" as NSString
/// The number of bytes of the file.
public nonisolated(unsafe) let kCGImagePropertyFileSize: CFString = "FileSize" as NSString
/// The properties of a GIF, a dictionary.
public nonisolated(unsafe) let kCGImagePropertyGIFDictionary: CFString = "{GIF}" as NSString
/// The delay of a frame in seconds. A delay that is too short is replaced by a longer delay.
public nonisolated(unsafe) let kCGImagePropertyGIFDelayTime: CFString = "DelayTime" as NSString
/// The delay of a frame in the file, in seconds.
public nonisolated(unsafe) let kCGImagePropertyGIFUnclampedDelayTime: CFString =
  "UnclampedDelayTime" as NSString
/// The number of times that a GIF is shown; 0 to repeat it forever.
public nonisolated(unsafe) let kCGImagePropertyGIFLoopCount: CFString = "LoopCount" as NSString
