import Foundation

/// An item with large content, such as a view.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the large content viewer shows the item.
  var showsLargeContentViewer: Bool { get }
  /// The title that the large content viewer shows.
  var largeContentTitle: String? { get }
  /// The image that the large content viewer shows.
  var largeContentImage: UIImage? { get }
  /// Whether the image is scaled to the size of the large content viewer.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}
