import Foundation

// The attributes of a view from which constraints are made.

extension UIView {
  /// Returns an attribute of the view, for the left or right side of a constraint's equation.
  internal func part(_ attribute: NSLayoutConstraint.Attribute) -> LayoutOperand {
    LayoutOperand(item: self, attribute: attribute)
  }
}
