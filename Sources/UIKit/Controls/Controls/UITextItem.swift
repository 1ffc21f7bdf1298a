import Foundation

/// A part of a text that can be tapped: a link, an attachment, or characters with the attribute
/// `textItemTag`.
///
///     text.addAttribute(.textItemTag, value: "terms", range: range)
///
///     func textView(
///       _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
///     ) -> UIAction? {
///       guard case .tag("terms") = textItem.content else { return defaultAction }
///       return UIAction { [weak self] _ in self?.showTerms() }
///     }
@MainActor
public final class UITextItem: NSObject {
  /// The content of an item.
  public enum Content {
    /// A link.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// Characters with a tag.
    case tag(String)
  }

  /// The content of the item.
  public let content: Content
  /// The range in the text.
  public let range: NSRange

  internal init(_ content: Content, _ range: NSRange) {
    self.content = content
    self.range = range
  }
}

extension NSAttributedString.Key {
  /// The tag of characters that can be tapped. The value is a string.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
