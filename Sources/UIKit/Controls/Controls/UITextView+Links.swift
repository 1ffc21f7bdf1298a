import Foundation
import GalleyStrings

// Links and attachments in a text view, and touches on its text.

extension UITextView {
  /// Returns the displayed text, in which links and detected data have the style of links.
  internal func shown(_ text: NSAttributedString) -> NSAttributedString {
    let found = detectedLinks(in: text.string)
    var links: [NSRange] = []
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.link, in: all) { value, range, _ in
      if value != nil { links.append(range) }
    }
    guard !links.isEmpty || !found.isEmpty else { return text }
    let shown = NSMutableAttributedString(attributedString: text)
    for (range, url) in found { shown.addAttribute(.link, value: url, range: range) }
    for range in links + found.map(\.range) {
      shown.addAttributes(linkTextAttributes, range: range)
    }
    return shown
  }

  /// Returns the web addresses and telephone numbers in a text, with the URLs that they open.
  private func detectedLinks(in string: String) -> [(range: NSRange, url: URL)] {
    var kinds: Set<DetectedData.Kind> = []
    if dataDetectorTypes.contains(.link) { kinds.insert(.link) }
    if dataDetectorTypes.contains(.phoneNumber) { kinds.insert(.phoneNumber) }
    guard !kinds.isEmpty, !isEditable else { return [] }
    return DetectedData.all(in: string, kinds: kinds).compactMap { data in
      data.url.map { (NSRange(data.range), $0) }
    }
  }

  // MARK: Links as accessibility elements

  /// The links that a tap opens, as accessibility elements.
  ///
  /// Each element is at the first line of its link.
  internal var linkElements: [AccessibilityReader.Element] {
    guard isSelectable, !isEditable else { return [] }
    let text = shown(textStorage)
    var elements: [AccessibilityReader.Element] = []
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.link, in: all) { value, range, _ in
      guard value != nil else { return }
      let element = UIAccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = (text.string as NSString).substring(with: range)
      element.accessibilityTraits = .link
      element.accessibilityFrameInContainerSpace = editor.firstRect(range)
      elements.append(AccessibilityReader(root: self).element(for: element))
    }
    return elements
  }

  // MARK: The link under a finger

  /// Returns the link, the attachment or the tagged part of the text at a point.
  internal func item(at point: CGPoint) -> UITextItem? {
    guard isSelectable, !isEditable, let letter = editor.range(editor.letter(at: point)) else {
      return nil
    }
    let text = shown(textStorage)
    let all = NSRange(location: 0, length: text.length)
    var range = letter
    let value = { (key: NSAttributedString.Key) in
      text.attribute(key, at: letter.location, longestEffectiveRange: &range, in: all)
    }
    let link = value(.link)
    if let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }) {
      return UITextItem(.link(url), range)
    }
    if let picture = value(.attachment) as? NSTextAttachment {
      return UITextItem(.textAttachment(picture), range)
    }
    return (value(.textItemTag) as? String).map { UITextItem(.tag($0), range) }
  }

  /// Returns whether a tap at a point has an effect.
  internal func wantsTap(at point: CGPoint) -> Bool {
    isEditable ? window != nil : item(at: point) != nil
  }

  /// Called when the text was tapped.
  ///
  /// If the tap is on a link, an attachment or a tagged part, its action is performed. Otherwise,
  /// editing begins, and the caret is placed.
  internal func wasTapped() {
    let point = textTap.location(in: self)
    if let item = item(at: point) { return use(item) }
    guard isEditable, becomeFirstResponder() else { return }
    editor.moveCaret(to: point)
  }

  /// Performs the action of a link, an attachment or a tagged part.
  private func use(_ item: UITextItem) {
    let opening = UIAction { _ in
      if case .link(let url) = item.content { UIApplication.shared.open(url) }
    }
    let own = delegate.flatMap { delegate in
      OptionalMember.ownResult(of: delegate, "textView(_:primaryActionFor:defaultAction:)") {
        delegate.textView(self, primaryActionFor: item, defaultAction: opening)
      }
    }
    if let own {
      own?.performWithSender(self, target: nil)
    } else if allows(.invokeDefaultAction, for: item) {
      opening.performWithSender(self, target: nil)
    }
  }

  /// Returns whether the delegate allows an interaction with a link or an attachment. The result is
  /// `true` for a tagged part of the text.
  ///
  /// This method is called for a tap if the delegate does not implement
  /// `textView(_:primaryActionFor:defaultAction:)`, and for a long press if the delegate does not
  /// implement `textView(_:menuConfigurationFor:defaultMenu:)`.
  internal func allows(_ interaction: UITextItemInteraction, for item: UITextItem) -> Bool {
    switch item.content {
    case .link(let url):
      delegate?.textView(
        self, shouldInteractWith: url, in: item.range, interaction: interaction) ?? true
    case .textAttachment(let attachment):
      delegate?.textView(
        self, shouldInteractWith: attachment, in: item.range, interaction: interaction) ?? true
    case .tag: true
    }
  }
}
