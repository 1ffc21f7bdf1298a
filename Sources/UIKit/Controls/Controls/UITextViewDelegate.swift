import Foundation

// Methods whose only parameter is the text view have `@_disfavoredOverload`, so that a name such as
// `delegate.textViewDidChange` means the optional call in UITextViewDelegate+OptionalCalls.swift,
// and not the method.

/// The methods that a text view calls on its delegate, including the methods for scrolling. All
/// methods are optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin.
  @_disfavoredOverload
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called when editing has begun.
  @_disfavoredOverload
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns whether editing may end.
  @_disfavoredOverload
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing has ended.
  @_disfavoredOverload
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether typed text may replace a range.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the text was edited.
  @_disfavoredOverload
  func textViewDidChange(_ textView: UITextView)
  /// Called when the selection has changed.
  @_disfavoredOverload
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns the edit menu for a range; `nil` for the suggested actions.
  ///
  /// - Differs: it is never called, because text has no edit menu.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called before the edit menu appears.
  ///
  /// - Differs: it is never called, because text has no edit menu.
  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called before the edit menu disappears.
  ///
  /// - Differs: it is never called, because text has no edit menu.
  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Returns whether an interaction with a link is allowed. A tap opens the URL of the link, and a
  /// long press shows the default menu.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Returns whether an interaction with an attachment is allowed. The result has no effect,
  /// because attachments have no default action and no default menu.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// Returns whether an interaction with a link is allowed. This method is called only if the
  /// delegate does not implement the method with the parameter `interaction`.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool
  /// Returns whether an interaction with an attachment is allowed. This method is called only if
  /// the delegate does not implement the method with the parameter `interaction`.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool
  /// Returns the action of a tap on a link, an attachment or a tagged part of the text; `nil` for
  /// no action. If this method is implemented, the methods with `shouldInteractWith` are not
  /// called for taps.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  /// Returns the menu that a long press on a link, an attachment or a tagged part of the text
  /// shows; `nil` for no menu. If this method is implemented, the methods with `shouldInteractWith`
  /// are not called for long presses.
  ///
  /// - Differs: The default menu of a link opens or copies the link. Attachments and tagged parts
  ///   have an empty default menu, and a menu without elements is not shown.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// Called before the menu of a text item appears.
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// Called before the menu of a text item disappears.
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
}

extension UITextViewDelegate {
  /// The default: returns `true`.
  @_disfavoredOverload
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    OptionalMember.defaultValue(true, of: self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func textViewDidBeginEditing(_ textView: UITextView) { OptionalMember.noteDefault(self) }
  /// The default: returns `true`.
  @_disfavoredOverload
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    OptionalMember.defaultValue(true, of: self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func textViewDidEndEditing(_ textView: UITextView) { OptionalMember.noteDefault(self) }
  /// The default: returns `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func textViewDidChange(_ textView: UITextView) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func textViewDidChangeSelection(_ textView: UITextView) {
    OptionalMember.noteDefault(self)
  }
  /// The default: returns `nil`, so that the menu has the suggested actions.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { OptionalMember.defaultValue(nil, of: self) }
  /// The default: does nothing.
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { OptionalMember.noteDefault(self) }
  /// The default: calls the method without the parameter `interaction`.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    // `true` means that Galley only checks whether the delegate implements the method.
    if OptionalMember.noteDefault(self) { return true }
    return self.textView(textView, shouldInteractWith: URL, in: characterRange)
  }
  /// The default: calls the method without the parameter `interaction`.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    // `true` means that Galley only checks whether the delegate implements the method.
    if OptionalMember.noteDefault(self) { return true }
    return self.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
  }
  /// The default: returns `true`.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }
  /// The default: returns `true`.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }
  /// The default: returns the default action.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { OptionalMember.defaultValue(defaultAction, of: self) }
  /// The default: returns the default menu.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    OptionalMember.defaultValue(UITextItem.MenuConfiguration(menu: defaultMenu), of: self)
  }
  /// The default: does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) { OptionalMember.noteDefault(self) }
}
