import Foundation

/// A further fact about an accessibility element, which is read out on demand.
///
///     let date = AXCustomContent(label: "Date", value: "7 May")
///
/// - Differs: There is no assistive technology that reads it out. Tests read
///   `accessibilityCustomContent` of the element.
open class AXCustomContent: NSObject {
  /// The importance of a fact.
  public enum Importance: UInt, Hashable, Sendable {
    /// The fact is read out on demand.
    case `default` = 0
    /// The fact is read out together with the label.
    case high
  }

  /// The name of the fact.
  open var label: String { attributedLabel.string }
  /// The name with attributes that say how it is spoken.
  public let attributedLabel: NSAttributedString
  /// The text of the fact.
  open var value: String { attributedValue.string }
  /// The fact with attributes that say how it is spoken.
  public let attributedValue: NSAttributedString
  /// The importance.
  open var importance: Importance = .default

  /// Creates a fact.
  public init(label: String, value: String) {
    attributedLabel = NSAttributedString(string: label)
    attributedValue = NSAttributedString(string: value)
    super.init()
  }

  /// Creates a fact from texts with attributes that say how they are spoken.
  public init(
    attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString
  ) {
    attributedLabel = label
    attributedValue = value
    super.init()
  }
}

/// An accessibility element with further facts.
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The facts.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  /// A closure that returns the facts. It takes precedence over `accessibilityCustomContent`.
  var accessibilityCustomContentBlock: (() -> [AXCustomContent]?)? { get set }
}

extension AXCustomContentProvider {
  /// The default: `nil`, so that `accessibilityCustomContent` is used.
  public var accessibilityCustomContentBlock: (() -> [AXCustomContent]?)? {
    get { nil }
    set {}
  }
}
