import UIKit

/// A gray, rounded plate behind a section.
final class SectionBackgroundView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .lightGray.withAlphaComponent(0.5)
    layer.borderColor = UIColor.black.cgColor
    layer.borderWidth = 1
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }
}
