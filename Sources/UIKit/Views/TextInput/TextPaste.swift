import Foundation

/// The items of the pasteboard that a delegate changes before they are pasted into a view.
@MainActor
internal final class TextPaste {
  private weak var view: (any TextEditing)?
  private weak var delegate: (any UITextPasteDelegate)?
  /// The range to replace, as it was when the paste began.
  private let place: NSRange
  private var results: [NSAttributedString?]
  /// The number of items for which the delegate has not given a result yet.
  private var missingCount: Int

  private init(_ count: Int, into view: any TextEditing, _ delegate: any UITextPasteDelegate) {
    self.view = view
    self.delegate = delegate
    place = view.editor.rangeToPaste
    results = Array(repeating: nil, count: count)
    missingCount = count
  }

  /// Asks a delegate about the items, and pastes when each item has a result.
  ///
  /// The items retain the `TextPaste` until they have a result. The pasted text replaces the text
  /// that was selected when the paste began, or the whole text if the view clears on insertion.
  /// Nothing is pasted if the delegate was deallocated.
  static func paste(
    _ providers: [NSItemProvider], into view: any TextEditing,
    asking delegate: any UITextPasteDelegate
  ) {
    let paste = TextPaste(providers.count, into: view, delegate)
    let attributes = view.editor.typing
    for (index, provider) in providers.enumerated() {
      let item = Item(provider, attributes) { paste.set($0, at: index) }
      delegate.textPasteConfigurationSupporting(view, transform: item)
    }
  }

  /// Returns texts as one text, one after the other.
  static func joined(_ strings: [NSAttributedString]) -> NSAttributedString {
    let all = NSMutableAttributedString()
    for string in strings { all.append(string) }
    return all
  }

  private func set(_ result: NSAttributedString?, at index: Int) {
    results[index] = result
    missingCount -= 1
    if missingCount == 0 { finish() }
  }

  private func finish() {
    let strings = results.compactMap { $0 }
    guard let view, let delegate, view.acceptsText, !strings.isEmpty else { return }
    // The text may have become shorter since the paste began, so the range is limited to the text.
    let range = view.editor.units.whole(place)
    let text = delegate.textPasteConfigurationSupporting(
      view, combineItemAttributedStrings: strings, for: TextSpan(range))
    guard view.mayChange(range, to: text.string) else { return }
    view.clearsOnInsertion = false
    let pasted = delegate.textPasteConfigurationSupporting(
      view, performPasteOf: text, to: TextSpan(range))
    if let end = view.editor.range(pasted).map({ $0.location + $0.length }) {
      view.editor.select(NSRange(location: end, length: 0))
    }
  }
}

// MARK: - Items

extension TextPaste {
  private final class Item: NSObject, UITextPasteItem {
    let itemProvider: NSItemProvider
    let defaultAttributes: [NSAttributedString.Key: Any]
    /// Called with the first result; `nil` afterwards.
    private var finish: ((NSAttributedString?) -> Void)?

    init(
      _ provider: NSItemProvider, _ attributes: [NSAttributedString.Key: Any],
      finish: @escaping (NSAttributedString?) -> Void
    ) {
      itemProvider = provider
      defaultAttributes = attributes
      self.finish = finish
      super.init()
    }

    var localObject: Any? { nil }

    func setResult(string: String) {
      end(NSAttributedString(string: string, attributes: defaultAttributes))
    }

    func setResult(attributedString string: NSAttributedString) { end(string) }

    func setResult(attachment textAttachment: NSTextAttachment) {
      end(NSAttributedString(attachment: textAttachment))
    }

    func setNoResult() { end(nil) }

    func setDefaultResult() {
      guard itemProvider.canLoadObject(ofClass: String.self) else { return end(nil) }
      itemProvider.loadObject(ofClass: String.self) { text, _ in
        if MainQueue.isCurrent {
          MainActor.assumeIsolated { self.endByDefault(text) }
        } else {
          MainTurn.scheduleFromAnywhere { self.endByDefault(text) }
        }
      }
    }

    private func endByDefault(_ text: String?) {
      if let text { setResult(string: text) } else { end(nil) }
    }

    private func end(_ result: NSAttributedString?) {
      let finish = finish
      self.finish = nil
      finish?(result)
    }
  }
}
