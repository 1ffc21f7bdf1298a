import Foundation
import GalleyStrings

/// Kinds of data in a text, as bits.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult {
  /// Creates the result for a link.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    FoundData(range: range, .foundLink, url: url)
  }

  /// Creates the result for a telephone number.
  public class func phoneNumberCheckingResult(
    range: NSRange, phoneNumber: String
  ) -> NSTextCheckingResult {
    FoundData(range: range, .foundPhoneNumber, phoneNumber: phoneNumber)
  }

  /// The address of a link.
  public var url: URL? { (self as? FoundData)?.foundURL }

  /// The telephone number, as it is written in the text.
  public var phoneNumber: String? { (self as? FoundData)?.foundPhoneNumber }
}

extension NSTextCheckingResult.CheckingType {
  // Foundation's own names of these bits are deprecated on Linux.
  internal static let foundDate = NSTextCheckingResult.CheckingType(rawValue: 1 << 3)
  internal static let foundAddress = NSTextCheckingResult.CheckingType(rawValue: 1 << 4)
  internal static let foundLink = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
  internal static let foundPhoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
  internal static let foundTransitInformation = NSTextCheckingResult.CheckingType(rawValue: 1 << 12)
}

/// A link or a telephone number that was found in a text.
internal final class FoundData: NSTextCheckingResult {
  internal let foundURL: URL?
  internal let foundPhoneNumber: String?
  private let foundRange: NSRange
  private let foundType: NSTextCheckingResult.CheckingType

  internal init(
    range: NSRange, _ type: NSTextCheckingResult.CheckingType, url: URL? = nil,
    phoneNumber: String? = nil
  ) {
    (foundRange, foundType, foundURL, foundPhoneNumber) = (range, type, url, phoneNumber)
    super.init()
  }

  internal convenience init(_ data: DetectedData) {
    switch data.kind {
    case .link: self.init(range: NSRange(data.range), .foundLink, url: data.url)
    case .phoneNumber:
      self.init(range: NSRange(data.range), .foundPhoneNumber, phoneNumber: data.value)
    }
  }

  /// Traps, because Galley reads no archives.
  internal required init?(coder: NSCoder) {
    preconditionFailure("NSTextCheckingResult.init(coder:): Galley reads no archives")
  }

  internal override var range: NSRange { foundRange }
  internal override var resultType: NSTextCheckingResult.CheckingType { foundType }
  internal override var numberOfRanges: Int { 1 }
  internal override func range(at idx: Int) -> NSRange { foundRange }
  internal override func copy(with zone: NSZone?) -> Any { self }
}

extension DetectedData {
  /// The URL that a tap opens: the link itself, or a `tel:` URL that calls the number.
  internal var url: URL? {
    switch kind {
    case .link:
      URL(string: value)
        ?? value.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed)
        .flatMap { URL(string: $0) }
    case .phoneNumber: URL(string: "tel:" + value.filter { $0.isNumber || $0 == "+" })
    }
  }
}
