import Foundation

/// A piece of content that is passed to an app extension or returned by it.
///
///     let item = NSExtensionItem()
///     item.attachments = [NSItemProvider(object: NSString(string: "Galley"))]
///
/// - Differs: It can't be archived.
open class NSExtensionItem: NSObject, NSCopying {
  /// A title.
  open var attributedTitle: NSAttributedString?
  /// The text of the item.
  open var attributedContentText: NSAttributedString?
  /// The content, such as texts, URLs and images.
  open var attachments: [NSItemProvider]?
  /// Further values.
  ///
  /// - Differs: It does not contain the title, the text and the attachments.
  open var userInfo: [AnyHashable: Any]?

  /// Creates an empty item.
  public override init() { super.init() }

  /// Returns a copy, with the same attachments.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSExtensionItem()
    copy.attributedTitle = attributedTitle
    copy.attributedContentText = attributedContentText
    copy.attachments = attachments
    copy.userInfo = userInfo
    return copy
  }
}
