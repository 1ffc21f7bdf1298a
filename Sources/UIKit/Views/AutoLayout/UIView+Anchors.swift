import Foundation

// The attributes of a view from which constraints are made.

extension UIView {
  /// Returns an attribute of the view as a side of a constraint.
  internal func part(_ attribute: NSLayoutConstraint.Attribute) -> LayoutOperand {
    LayoutOperand(item: self, attribute: attribute)
  }
}
