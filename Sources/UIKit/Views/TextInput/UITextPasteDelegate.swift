import Foundation

/// An item of the pasteboard that becomes a part of a text.
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
  /// The data of the item.
  var itemProvider: NSItemProvider { get }
  /// The object that was dragged within the app.
  ///
  /// - Differs: it is always `nil`: text that is dropped does not use the delegate.
  var localObject: Any? { get }
  /// The attributes of typed text.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  /// Pastes a text, with the attributes of typed text.
  func setResult(string: String)
  /// Pastes a text with attributes.
  func setResult(attributedString string: NSAttributedString)
  /// Pastes an attachment.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// Pastes nothing for the item.
  func setNoResult()
  /// Pastes the text of the item, or nothing if it has no text.
  func setDefaultResult()
}

/// A view that has a delegate for pasted text: a text field or a text view.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  /// The object that decides what is pasted.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// Decides what is pasted into a text field or a text view.
///
///     notes.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
///     notes.pasteDelegate = self
///
///     func textPasteConfigurationSupporting(
///       _ support: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
///     ) {
///       if let attachment = attachment(for: item.itemProvider) {
///         item.setResult(attachment: attachment)
///       } else {
///         item.setDefaultResult()
///       }
///     }
///
/// The view pastes when each item has a result. Results may be set later.
///
/// - Unverified: The text view's delegate is asked whether the text may change after the items have
///   been transformed and combined, and before the text is pasted.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Called for each item, to set its result.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem)
  /// Returns the text that is pasted for the results of several items.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  /// Replaces a range with the pasted text, and returns the range of that text.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
  /// Returns whether pasting is animated.
  ///
  /// - Differs: it is never called, because pasting is not animated.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool
}

extension UITextPasteDelegate {
  /// The default: pastes the text of the item.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem
  ) { if !OptionalMember.noteDefault(self) { item.setDefaultResult() } }
  /// The default: returns the results as one text, one after the other.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString { OptionalMember.defaultValue(TextPaste.joined(itemStrings), of: self) }
  /// The default: replaces the range.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange {
    guard !OptionalMember.noteDefault(self),
      let view = textPasteConfigurationSupporting as? any TextEditing
    else { return textRange }
    return view.editor.put(attributedString, in: textRange)
  }
  /// The default: returns `true`.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }
}
