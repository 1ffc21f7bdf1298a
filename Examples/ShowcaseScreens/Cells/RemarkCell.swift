import UIKit

/// A book's cover, and a reader's remark about the book. The views are in the nib with the name of
/// the class.
final class RemarkCell: UICollectionViewCell {
  @Outlet var coverView: UIImageView!
  @Outlet var nameLabel: UILabel!
  @Outlet var textLabel: UILabel!
}

/// A card that stands out among remarks.
final class NoticeCell: UICollectionViewCell {
  let titleLabel = UILabel()
  let detailLabel = UILabel()
  private let card = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    card.backgroundColor = .systemIndigo
    card.layer.cornerRadius = 10
    contentView.addSubview(card)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    detailLabel.font = .preferredFont(forTextStyle: .subheadline)
    for label in [titleLabel, detailLabel] {
      label.textColor = .white
      card.addSubview(label)
    }
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = contentView.bounds.insetBy(dx: 20, dy: 8)
    titleLabel.frame = CGRect(x: 14, y: 10, width: card.bounds.width - 28, height: 22)
    detailLabel.frame = CGRect(x: 14, y: 36, width: card.bounds.width - 28, height: 20)
  }
}
