import Foundation

/// A type with a value that means "not implemented".
///
/// In Galley a delegate's optional methods are requirements with default implementations. If it
/// matters whether a method is implemented, the default implementation returns this value.
package protocol HasUnansweredValue {
  static var unanswered: Self { get }
  var isUnanswered: Bool { get }
}

extension HasUnansweredValue {
  /// The value; `nil` if it means "not implemented".
  package var answered: Self? { isUnanswered ? nil : self }
}

extension CGFloat: HasUnansweredValue {
  /// The value that means "not implemented": a NaN with bits that arithmetic does not produce.
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
