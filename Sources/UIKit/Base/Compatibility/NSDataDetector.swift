import Foundation
import GalleyStrings

/// Finds web addresses, e-mail addresses and telephone numbers in a text.
///
///     let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
///     let text = "See www.example.com."
///     detector.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count))?.url
///     // http://www.example.com
///
/// - Differs: this class does not inherit from `NSRegularExpression`, whose methods can't be
///   overridden on Linux. Postal addresses, dates, flights and orders are not found.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The kinds of data that are found.
  public let checkingTypes: NSTextCheckingTypes

  /// Creates a detector of some kinds of data.
  ///
  /// - Throws: An error if `checkingTypes` contains no type of data, such as `.link`. Types of text
  ///   checking, such as `.spelling`, are not types of data.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    let known: [NSTextCheckingResult.CheckingType] = [
      .foundDate, .foundAddress, .foundLink, .foundPhoneNumber, .foundTransitInformation,
    ]
    guard known.contains(where: { checkingTypes & $0.rawValue != 0 }) else {
      throw CocoaError(.keyValueValidation)
    }
    self.checkingTypes = checkingTypes
  }

  private var kinds: Set<DetectedData.Kind> {
    var kinds: Set<DetectedData.Kind> = []
    if checkingTypes & NSTextCheckingResult.CheckingType.foundLink.rawValue != 0 {
      kinds.insert(.link)
    }
    if checkingTypes & NSTextCheckingResult.CheckingType.foundPhoneNumber.rawValue != 0 {
      kinds.insert(.phoneNumber)
    }
    return kinds
  }

  /// Returns the matches in a part of a text, in order.
  ///
  /// - Parameters:
  ///   - options: The options, which have no effect.
  ///   - range: The part, counted in units of UTF-16.
  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    guard let part = Range(range) else { return [] }
    return DetectedData.all(in: string, range: part, kinds: kinds).map(FoundData.init)
  }

  /// Calls a closure for each match in a part of a text, in order.
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns the first match in a part of a text.
  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// Returns the number of matches in a part of a text.
  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Returns the range of the first match in a part of a text.
  ///
  /// The location of the range is `NSNotFound` if there is no match.
  public func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }
}
