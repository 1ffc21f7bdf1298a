import Foundation

/// The methods that a text view calls on its delegate, including those for scrolling. All of them
/// are optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  @_disfavoredOverload
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called when editing has begun.
  @_disfavoredOverload
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  @_disfavoredOverload
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing has ended.
  @_disfavoredOverload
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether typed text may replace a range.
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
  /// Whether a link has its default effect, which opens its address.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Whether an attachment has its default effect, which is none.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// Whether a link has its default effect; called unless the method with an interaction is
  /// implemented.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool
  /// Whether an attachment has its default effect; called unless the method with an interaction is
  /// implemented.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool
  /// Returns the action of a tap on a link, an attachment or a tagged part of the text; `nil` if a
  /// tap does nothing. If this is implemented, `shouldInteractWith` is not called.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
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
  /// The default: calls the method without an interaction.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    if OptionalMember.noteDefault(self) { return true }
    return self.textView(textView, shouldInteractWith: URL, in: characterRange)
  }
  /// The default: calls the method without an interaction.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
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
}

/// The interaction with a link or an attachment in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction
  /// A long press.
  case presentActions
  /// A hard press.
  case preview
}

/// The kinds of data that are found in a text and become links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt

  /// Creates kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Tracking numbers of shipments.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Flight numbers.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Text that may be looked up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension UITextView {
  /// Posted when editing of a text view begins.
  public nonisolated static let textDidBeginEditingNotification =
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  /// Posted when editing of a text view has ended.
  public nonisolated static let textDidEndEditingNotification =
    Notification.Name("UITextViewTextDidEndEditingNotification")
  /// Posted when the text of a text view was edited.
  public nonisolated static let textDidChangeNotification =
    Notification.Name("UITextViewTextDidChangeNotification")
}

extension Notification.Name {
  /// The old name of `UITextView.textDidBeginEditingNotification`.
  public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
  /// The old name of `UITextView.textDidEndEditingNotification`.
  public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
  /// The old name of `UITextView.textDidChangeNotification`.
  public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
}
