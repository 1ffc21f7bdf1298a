import Foundation

/// Is asked and told by a text view, also of scrolling. All of it may be left out.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether it may be edited.
  @_disfavoredOverload
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// It is edited now.
  @_disfavoredOverload
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether it may be left.
  @_disfavoredOverload
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// It was left.
  @_disfavoredOverload
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether what is typed may be put in place of some text.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The text was edited.
  @_disfavoredOverload
  func textViewDidChange(_ textView: UITextView)
  /// Something else is selected.
  @_disfavoredOverload
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link does what it usually does: it opens its address.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Whether a picture does what it usually does: nothing.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// The same without telling how. Not called where the other is there.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool
  /// The same without telling how. Not called where the other is there.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool
}

extension UITextViewDelegate {
  /// It may.
  @_disfavoredOverload
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    DefaultAnswer.value(true, of: self)
  }
  /// Nothing.
  @_disfavoredOverload
  public func textViewDidBeginEditing(_ textView: UITextView) { DefaultAnswer.note(self) }
  /// It may.
  @_disfavoredOverload
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    DefaultAnswer.value(true, of: self)
  }
  /// Nothing.
  @_disfavoredOverload
  public func textViewDidEndEditing(_ textView: UITextView) { DefaultAnswer.note(self) }
  /// It may.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { DefaultAnswer.value(true, of: self) }
  /// Nothing.
  @_disfavoredOverload
  public func textViewDidChange(_ textView: UITextView) { DefaultAnswer.note(self) }
  /// Nothing.
  @_disfavoredOverload
  public func textViewDidChangeSelection(_ textView: UITextView) { DefaultAnswer.note(self) }
  /// Asks the one that is not told how.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    if DefaultAnswer.note(self) { return true }
    return self.textView(textView, shouldInteractWith: URL, in: characterRange)
  }
  /// Asks the one that is not told how.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    if DefaultAnswer.note(self) { return true }
    return self.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
  }
  /// It does.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { DefaultAnswer.value(true, of: self) }
  /// It does.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool { DefaultAnswer.value(true, of: self) }
}

/// What is done to a link or a picture in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// It was tapped.
  case invokeDefaultAction
  /// It was pressed.
  case presentActions
  /// It was pressed hard.
  case preview
}

/// What is found in a text and made a link.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Types by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Numbers of telephones.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses on the web.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses of houses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// What may be looked up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// All of them.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension UITextView {
  /// Posted when a text view begins to be edited.
  public nonisolated static let textDidBeginEditingNotification =
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  /// Posted when a text view is edited no more.
  public nonisolated static let textDidEndEditingNotification =
    Notification.Name("UITextViewTextDidEndEditingNotification")
  /// Posted when the text of a text view is edited.
  public nonisolated static let textDidChangeNotification =
    Notification.Name("UITextViewTextDidChangeNotification")
}

extension Notification.Name {
  /// An older name.
  public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
  /// An older name.
  public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
  /// An older name.
  public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
}
