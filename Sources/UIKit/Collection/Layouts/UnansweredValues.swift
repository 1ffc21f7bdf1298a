import Foundation

/// Values of which one is kept for "not implemented".
///
/// A delegate's optional methods are requirements with defaults here. Where it matters whether a method
/// is there, the default returns this value.
package protocol HasUnansweredValue {
  static var unanswered: Self { get }
  var isUnanswered: Bool { get }
}

extension HasUnansweredValue {
  /// The value, or `nil` if it is the one that says nothing.
  package var answered: Self? { isUnanswered ? nil : self }
}

extension CGFloat: HasUnansweredValue {
  /// No number, and not the one that an app gets from its own arithmetic.
  package static let unanswered = CGFloat(bitPattern: 0x7ff8_6a11_e700_0000)
  package var isUnanswered: Bool { bitPattern == CGFloat.unanswered.bitPattern }
}

extension CGSize: HasUnansweredValue {
  package static let unanswered = CGSize(width: .unanswered, height: .unanswered)
  package var isUnanswered: Bool { width.isUnanswered }
}

extension UIEdgeInsets: HasUnansweredValue {
  package static let unanswered = UIEdgeInsets(
    top: .unanswered, left: .unanswered, bottom: .unanswered, right: .unanswered)
  package var isUnanswered: Bool { top.isUnanswered }
}
