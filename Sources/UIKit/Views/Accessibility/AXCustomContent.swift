import Foundation

/// Additional information about an accessibility element, which is read out on demand.
///
///     let date = AXCustomContent(label: "Date", value: "7 May")
///
/// - Differs: There is no assistive technology that reads the information out. Tests read
///   `accessibilityCustomContent` of the element.
open class AXCustomContent: NSObject {
  /// The importance of the information.
  public enum Importance: UInt, Hashable, Sendable {
    /// The information is read out on demand.
    case `default` = 0
    /// The information is read out together with the label of the element.
    case high
  }

  /// The name of the information, such as "Date".
  open var label: String { attributedLabel.string }
  /// The name with attributes that say how it is spoken.
  public let attributedLabel: NSAttributedString
  /// The information as text, such as "7 May".
  open var value: String { attributedValue.string }
  /// The information with attributes that say how it is spoken.
  public let attributedValue: NSAttributedString
  /// The importance of the information.
  open var importance: Importance = .default

  /// Creates custom content.
  public init(label: String, value: String) {
    attributedLabel = NSAttributedString(string: label)
    attributedValue = NSAttributedString(string: value)
    super.init()
  }

  /// Creates custom content from texts with attributes that say how the texts are spoken.
  public init(
    attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString
  ) {
    attributedLabel = label
    attributedValue = value
    super.init()
  }
}

/// An accessibility element with custom content.
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The custom content.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  /// A closure that returns the custom content, and takes precedence over
  /// `accessibilityCustomContent`.
  var accessibilityCustomContentBlock: (() -> [AXCustomContent]?)? { get set }
}

extension AXCustomContentProvider {
  /// The default: `nil`, so that `accessibilityCustomContent` is used.
  public var accessibilityCustomContentBlock: (() -> [AXCustomContent]?)? {
    get { nil }
    set {}
  }
}
