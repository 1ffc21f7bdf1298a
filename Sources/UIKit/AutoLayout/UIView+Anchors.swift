import Foundation

// The parts of a view that constraints are made from.

extension UIView {
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(part(.leading)) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(part(.trailing)) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(part(.left)) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(part(.right)) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(part(.top)) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(part(.bottom)) }
  /// How wide the view is.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(part(.width)) }
  /// How high the view is.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(part(.height)) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(part(.centerX)) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(part(.centerY)) }
  /// The base line of the first line of text; the upper edge where there is none.
  /// - Differs: in a label that is higher than its text, it is where the text would begin at the top.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(part(.firstBaseline))
  }
  /// The base line of the last line of text; the lower edge where there is none.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(part(.lastBaseline)) }

  private func part(_ attribute: NSLayoutConstraint.Attribute) -> LayoutOperand {
    LayoutOperand(item: self, attribute: attribute)
  }
}
