import Foundation

// What users with large text see of a small item while they hold it.

extension UIView {
  /// Whether the large content is shown.
  /// - Differs: it is kept, and nothing is shown.
  public var showsLargeContentViewer: Bool {
    get { storage.largeContent.isShown }
    set { storage.largeContent.isShown = newValue }
  }

  /// The words of the large content.
  public var largeContentTitle: String? {
    get { storage.largeContent.title }
    set { storage.largeContent.title = newValue }
  }

  /// The image of the large content.
  public var largeContentImage: UIImage? {
    get { storage.largeContent.image }
    set { storage.largeContent.image = newValue }
  }

  /// Whether that image grows with the text.
  public var scalesLargeContentImage: Bool {
    get { storage.largeContent.scalesImage }
    set { storage.largeContent.scalesImage = newValue }
  }

  /// How the image of the large content is moved.
  public var largeContentImageInsets: UIEdgeInsets {
    get { storage.largeContent.imageInsets }
    set { storage.largeContent.imageInsets = newValue }
  }
}

/// What is shown large of a view.
internal struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}
