import UIKit

/// A cell that is as wide as its list, and as high as what is in it.
class FullWidthCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let width = superview?.frame.width ?? layoutAttributes.frame.width
    layoutAttributes.frame.size = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return layoutAttributes
  }

  /// Pins a view to all edges of the cell.
  func fill(with view: UIView, insets: UIEdgeInsets) {
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    let trailing = view.trailingAnchor.constraint(
      equalTo: contentView.trailingAnchor, constant: -insets.right)
    let bottom = view.bottomAnchor.constraint(
      equalTo: contentView.bottomAnchor, constant: -insets.bottom)
    // Until it is measured, a cell is as large as anybody likes.
    for edge in [trailing, bottom] { edge.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: insets.top),
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: insets.left),
      trailing, bottom,
    ])
  }
}
