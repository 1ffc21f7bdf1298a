import Foundation

/// The title and the pictures of a web page, which a share sheet or a link view shows.
///
///     let metadata = LPLinkMetadata()
///     metadata.originalURL = url
///     metadata.title = "Museum of Letters"
///     metadata.iconProvider = NSItemProvider(object: icon)
///
/// - Differs: The class is sendable, although its properties can be changed. Do not change them
///   while another thread reads them.
open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
  /// The address that the metadata was requested for.
  open var originalURL: URL?
  /// The address of the page, after redirects.
  open var url: URL?
  /// The title of the page.
  open var title: String?
  /// The item provider of the icon of the page.
  open var iconProvider: NSItemProvider?
  /// The item provider of the picture of the page.
  open var imageProvider: NSItemProvider?
  /// The item provider of the video of the page.
  open var videoProvider: NSItemProvider?
  /// The address of a video that plays in a browser.
  open var remoteVideoURL: URL?

  /// Creates metadata without values.
  public override init() { super.init() }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    copy.originalURL = originalURL
    copy.url = url
    copy.title = title
    copy.iconProvider = iconProvider
    copy.imageProvider = imageProvider
    copy.videoProvider = videoProvider
    copy.remoteVideoURL = remoteVideoURL
    return copy
  }
}
