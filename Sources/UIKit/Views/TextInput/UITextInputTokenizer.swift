import Foundation

/// Finds the words, sentences, paragraphs and lines of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit at a position; `nil` between units.
  ///
  /// If the position is at a boundary, the direction decides which unit is returned.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a position is at the boundary of a unit.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next position in a direction that is at the boundary of a unit.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a position is inside of a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// The tokenizer of any text input.
///
///     let word = field.tokenizer.rangeEnclosingPosition(
///       place, with: .word, inDirection: .storage(.forward))
///
/// - Differs: A line is a paragraph; words are adjacent letters, digits and marks.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UITextInput & NSObject)?

  /// Creates a tokenizer for a text, which the tokenizer does not retain.
  public init(textInput: any UIResponder & UITextInput) {
    self.textInput = textInput
    super.init()
  }

  /// Returns the unit at a position; `nil` between units.
  ///
  /// If the position is at a boundary, the direction decides which unit is returned.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    let goesBack = isBackward(direction, at: position)
    guard let (place, range) = find(position, granularity, goesBack: goesBack) else { return nil }
    guard goesBack ? place > range.lowerBound : place < range.upperBound else { return nil }
    return makeRange(range)
  }

  /// Whether a position is at the boundary of a unit.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let goesBack = isBackward(direction, at: position)
    guard let (place, range) = find(position, granularity, goesBack: !goesBack) else {
      return false
    }
    return place == (goesBack ? range.lowerBound : range.upperBound)
  }

  /// Returns the next position in a direction that is at the boundary of a unit.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let textInput, let start = place(position) else { return nil }
    let length = textInput.offset(from: textInput.beginningOfDocument, to: textInput.endOfDocument)
    let units = TextUnits(wholeText)
    let goesBack = isBackward(direction, at: position)
    let step = goesBack ? -1 : 1
    var at = start + step
    while at >= 0, at <= length {
      let look = goesBack ? at : at - 1
      if let range = units.range(granularity, at: look) {
        let bound = goesBack ? range.lowerBound : range.upperBound
        // The next boundary is the end of the unit or, in the backward direction, its start. The
        // positions in between are skipped, so that the unit is computed only once.
        if range.contains(look) { at = bound }
        if at == bound { break }
      }
      if at == 0 || at == length { break }
      at += step
    }
    guard at >= 0, at <= length else { return nil }
    return textInput.position(from: textInput.beginningOfDocument, offset: at)
  }

  /// Whether a position is inside of a unit.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  // MARK: Internals

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

  /// Whether a direction leads to the start of the text. For example, left leads to the start of a
  /// text that is written from left to right.
  private func isBackward(_ direction: UITextDirection, at position: UITextPosition) -> Bool {
    switch UITextLayoutDirection(rawValue: direction.rawValue) {
    case .up: return true
    case .down: return false
    case .left: return !isRightToLeft(at: position)
    case .right: return isRightToLeft(at: position)
    case nil: return direction == .storage(.backward)
    }
  }

  private func isRightToLeft(at position: UITextPosition) -> Bool {
    textInput?.baseWritingDirection(for: position, in: .forward) == .rightToLeft
  }

  private func find(
    _ position: UITextPosition, _ granularity: UITextGranularity, goesBack: Bool
  ) -> (place: Int, range: Range<Int>)? {
    guard let place = place(position) else { return nil }
    let units = TextUnits(wholeText)
    let look = goesBack ? place - 1 : place
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

extension TextUnits {
  /// Returns the unit of a granularity that contains a UTF-16 code unit.
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
