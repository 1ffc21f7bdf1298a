import Foundation

// Names from before Swift 4.2, which older files still use.

/// The name of `image.pngData()` before Swift 4.2: the bytes of a PNG file.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The name of `image.jpegData(compressionQuality:)` before Swift 4.2: the bytes of a JPEG file.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

/// The name of `UIImage.Orientation` before Swift 4.2.
public typealias UIImageOrientation = UIImage.Orientation
/// The name of `UIImage.RenderingMode` before Swift 4.2.
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// The name of `UIImage.ResizingMode` before Swift 4.2.
public typealias UIImageResizingMode = UIImage.ResizingMode
