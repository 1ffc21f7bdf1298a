import Foundation

// Names from before Swift 4.2, which older files still use.

/// The old name of `image.pngData()`: the bytes of a PNG file.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The old name of `image.jpegData(compressionQuality:)`: the bytes of a JPEG file.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

/// The old name of `UIImage.Orientation`.
public typealias UIImageOrientation = UIImage.Orientation
/// The old name of `UIImage.RenderingMode`.
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// The old name of `UIImage.ResizingMode`.
public typealias UIImageResizingMode = UIImage.ResizingMode
