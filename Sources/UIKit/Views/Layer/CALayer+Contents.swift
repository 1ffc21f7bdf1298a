import Foundation
import GalleyDrawing
import GalleyGeometry

/// The position and scaling of an image in a layer.
///
/// The names assume an origin at the bottom, as in Core Animation on a Mac. In UIKit's coordinates,
/// `top` is therefore at the bottom.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the gravity.
  public var rawValue: String

  /// Creates a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The image is centered, and not scaled.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// The image is scaled to the size of the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The image is scaled to the largest size that fits in the layer, and keeps its aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The image is scaled to the smallest size that fills the layer, and keeps its aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// At the bottom in UIKit's coordinates.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the top in UIKit's coordinates.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the bottom left corner in UIKit's coordinates.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the bottom right corner in UIKit's coordinates.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the top left corner in UIKit's coordinates.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the top right corner in UIKit's coordinates.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
}

/// The filter that computes pixels when the image in a layer is scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name of the filter.
  public var rawValue: String

  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pixels are interpolated.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Each pixel has the color of the nearest pixel of the image.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Pixels are interpolated between images of several sizes.
  /// - Differs: it is drawn as `linear`.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

extension UIView.ContentMode {
  /// Returns the frame of content of a size inside a rectangle.
  internal func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    func aspect(_ choose: (CGFloat, CGFloat) -> CGFloat) -> CGSize {
      guard size.width > 0, size.height > 0 else { return .zero }
      let scale = choose(bounds.width / size.width, bounds.height / size.height)
      return CGSize(width: size.width * scale, height: size.height * scale)
    }
    let (size, across, down): (CGSize, CGFloat, CGFloat) =
      switch self {
      case .scaleToFill, .redraw: (bounds.size, 0.5, 0.5)
      case .scaleAspectFit: (aspect(min), 0.5, 0.5)
      case .scaleAspectFill: (aspect(max), 0.5, 0.5)
      case .center: (size, 0.5, 0.5)
      case .top: (size, 0.5, 0)
      case .bottom: (size, 0.5, 1)
      case .left: (size, 0, 0.5)
      case .right: (size, 1, 0.5)
      case .topLeft: (size, 0, 0)
      case .topRight: (size, 1, 0)
      case .bottomLeft: (size, 0, 1)
      case .bottomRight: (size, 1, 1)
      }
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * across,
      y: bounds.minY + (bounds.height - size.height) * down, width: size.width, height: size.height)
  }
}

extension CALayer {
  /// The image of `contents` with its frame.
  internal var contentsList: DisplayList {
    let image: UIImage? =
      switch contents {
      case let image as UIImage: image
      case let image as CGImage: UIImage(cgImage: image, scale: contentsScale, orientation: .up)
      default: nil
      }
    guard var image else { return DisplayList() }
    if contentsCenter != CALayer.whole {
      image = image.resizableImage(
        withCapInsets: contentsCenter.insets(in: image.size), resizingMode: .stretch)
    }
    guard contentsRect != CALayer.whole else {
      let frame = contentsGravity.mode.frame(of: image.size, in: bounds)
      return filtered(image.displayList(in: frame, tint: nil))
    }
    return part(of: image)
  }

  /// Returns the drawing of an image with the filters for scaling.
  private func filtered(_ list: DisplayList) -> DisplayList {
    guard magnificationFilter == .nearest || minificationFilter == .nearest else { return list }
    return DisplayList(
      list.items.map { item in
        switch item {
        case .picture(var picture):
          let width = picture.source?.width ?? Double(picture.bitmap.width)
          let isMagnified = picture.frame.width * UIGraphics.screenScale > width
          if (isMagnified ? magnificationFilter : minificationFilter) == .nearest {
            picture.isSmooth = false
          }
          return .picture(picture)
        case .group(var group):
          group.content = filtered(group.content)
          return .group(group)
        default: return item
        }
      })
  }

  /// The whole image, in fractions of its size.
  private static var whole: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// Returns the part of the image in `contentsRect`, with its frame.
  private func part(of image: UIImage) -> DisplayList {
    let part = contentsRect.standardized
    guard part.width > 0, part.height > 0 else { return DisplayList() }
    let size = CGSize(width: image.size.width * part.width, height: image.size.height * part.height)
    let frame = contentsGravity.mode.frame(of: size, in: bounds)
    let (width, height) = (frame.width / part.width, frame.height / part.height)
    let all = CGRect(
      x: frame.minX - part.minX * width, y: frame.minY - part.minY * height, width: width,
      height: height)
    var group = Group(filtered(image.displayList(in: all, tint: nil)))
    group.clip = Path(frame.galley)
    return group.content.isEmpty ? DisplayList() : DisplayList([.group(group)])
  }
}

extension CGRect {
  /// Returns this rectangle, which is in fractions of a size, as insets in points.
  fileprivate func insets(in size: CGSize) -> UIEdgeInsets {
    UIEdgeInsets(
      top: minY * size.height, left: minX * size.width, bottom: (1 - maxY) * size.height,
      right: (1 - maxX) * size.width)
  }
}

extension CALayerContentsGravity {
  /// The content mode with the same effect in UIKit's coordinates.
  fileprivate var mode: UIView.ContentMode {
    switch self {
    case .center: .center
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    // Core Animation names the gravities as if the origin were at the bottom.
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    default: .scaleToFill
    }
  }
}
