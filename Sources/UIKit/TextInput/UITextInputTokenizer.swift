import Foundation

/// Knows the words, sentences, paragraphs and lines of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The one at a place that is looked at in a direction; `nil` between them.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a place is at the end of one.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next place in a direction that is at an end of one.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a place is within one.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Knows those of any text that can be edited.
///
///     let word = field.tokenizer.rangeEnclosingPosition(
///       place, with: .word, inDirection: .storage(.forward))
///
/// - Differs: A line is a paragraph; words are letters, digits and marks that stand together.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UITextInput & NSObject)?

  /// One for a text. It does not keep it alive.
  public init(textInput: any UIResponder & UITextInput) {
    self.textInput = textInput
    super.init()
  }

  /// The one at a place that is looked at in a direction; `nil` between them.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let (place, range) = find(position, granularity, direction) else { return nil }
    let isBackward = direction.isBackward
    guard isBackward ? place > range.lowerBound : place < range.upperBound else { return nil }
    return makeRange(range)
  }

  /// Whether a place is at the end of one.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let (place, range) = find(position, granularity, direction.reversed) else { return false }
    return place == (direction.isBackward ? range.lowerBound : range.upperBound)
  }

  /// The next place in a direction that is at an end of one.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let textInput, let start = place(position) else { return nil }
    let length = textInput.offset(from: textInput.beginningOfDocument, to: textInput.endOfDocument)
    let units = TextUnits(wholeText)
    let step = direction.isBackward ? -1 : 1
    var at = start + step
    while at >= 0, at <= length {
      let look = direction.isBackward ? at : at - 1
      let range = units.range(granularity, at: look)
      if let range, at == (direction.isBackward ? range.lowerBound : range.upperBound) { break }
      if at == 0 || at == length { break }
      at += step
    }
    guard at >= 0, at <= length else { return nil }
    return textInput.position(from: textInput.beginningOfDocument, offset: at)
  }

  /// Whether a place is within one.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  // MARK: Inside

  private var wholeText: String {
    guard let textInput,
      let all = textInput.textRange(
        from: textInput.beginningOfDocument, to: textInput.endOfDocument)
    else { return "" }
    return textInput.text(in: all) ?? ""
  }

  private func place(_ position: UITextPosition) -> Int? {
    textInput.map { $0.offset(from: $0.beginningOfDocument, to: position) }
  }

  private func find(
    _ position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
  ) -> (place: Int, range: Range<Int>)? {
    guard let place = place(position) else { return nil }
    let units = TextUnits(wholeText)
    let look = direction.isBackward ? place - 1 : place
    guard let range = units.range(granularity, at: look) else { return nil }
    return (place, range)
  }

  private func makeRange(_ range: Range<Int>) -> UITextRange? {
    guard let textInput,
      let start = textInput.position(
        from: textInput.beginningOfDocument, offset: range.lowerBound),
      let end = textInput.position(from: textInput.beginningOfDocument, offset: range.upperBound)
    else { return nil }
    return textInput.textRange(from: start, to: end)
  }
}

extension UITextDirection {
  /// Whether it goes to the start of the text. Left and up count as that.
  fileprivate var isBackward: Bool { rawValue == 1 || rawValue == 3 || rawValue == 4 }

  fileprivate var reversed: UITextDirection { .storage(isBackward ? .forward : .backward) }
}

extension TextUnits {
  /// The unit of a kind that one of UTF-16 is in.
  fileprivate func range(_ granularity: UITextGranularity, at offset: Int) -> Range<Int>? {
    guard offset >= 0, offset < length else {
      return granularity == .document ? 0..<length : nil
    }
    switch granularity {
    case .character: return letter(at: offset)
    case .word: return word(at: offset).flatMap { $0.contains(offset) ? $0 : nil }
    case .sentence: return sentence(at: offset)
    case .paragraph, .line: return paragraph(at: offset)
    case .document: return 0..<length
    }
  }
}
