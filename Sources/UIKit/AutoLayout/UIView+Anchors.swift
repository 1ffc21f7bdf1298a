import Foundation

// The parts of a view that constraints are made from.

extension UIView {
  /// A part of the view that a constraint is about.
  internal func part(_ attribute: NSLayoutConstraint.Attribute) -> LayoutOperand {
    LayoutOperand(item: self, attribute: attribute)
  }
}
