import Foundation

// Links and attachments in a text view, and touches on its text.

extension UITextView {
  /// Returns the text as it is shown, with the style of links.
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

  /// Returns the web addresses in a text.
  private func detectedLinks(in string: String) -> [(range: NSRange, url: URL)] {
    guard dataDetectorTypes.contains(.link), !isEditable, let expression = UITextView.addresses
    else { return [] }
    let all = NSRange(location: 0, length: string.utf16.count)
    return expression.matches(in: string, range: all).compactMap { match in
      let text = (string as NSString).substring(with: match.range)
      let address = text.lowercased().hasPrefix("http") ? text : "http://" + text
      return URL(string: address).map { (match.range, $0) }
    }
  }

  /// Punctuation at the end of a sentence is not part of an address.
  private static let addresses = try? NSRegularExpression(
    pattern: "\\b(?:https?://|www\\.)[^\\s<>\"]*[^\\s<>\".,;:!?)\\]'’]",
    options: .caseInsensitive)

  // MARK: The link under a finger

  private enum Item {
    case link(URL, NSRange)
    case picture(NSTextAttachment, NSRange)
  }

  private func item(at point: CGPoint) -> Item? {
    guard isSelectable, !isEditable, let letter = editor.range(editor.letter(at: point)) else {
      return nil
    }
    let text = shown(textStorage)
    let all = NSRange(location: 0, length: text.length)
    var range = letter
    let value = text.attribute(
      .link, at: letter.location, longestEffectiveRange: &range, in: all)
    if let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) {
      return .link(url, range)
    }
    let picture = text.attribute(
      .attachment, at: letter.location, longestEffectiveRange: &range, in: all)
    return (picture as? NSTextAttachment).map { .picture($0, range) }
  }

  /// Whether a tap has an effect.
  internal func wantsTap(at point: CGPoint) -> Bool {
    isEditable ? window != nil : item(at: point) != nil
  }

  /// A tap uses the link or attachment under it, or begins editing and places the caret.
  internal func wasTapped() {
    let point = textTap.location(in: self)
    switch item(at: point) {
    case .link(let url, let range):
      let goesOn =
        delegate?.textView(
          self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true
      if goesOn { UIApplication.shared.open(url) }
    case .picture(let attachment, let range):
      _ = delegate?.textView(
        self, shouldInteractWith: attachment, in: range, interaction: .invokeDefaultAction)
    case nil:
      guard isEditable, becomeFirstResponder() else { return }
      editor.select(NSRange(location: editor.place(at: point), length: 0))
    }
  }
}
