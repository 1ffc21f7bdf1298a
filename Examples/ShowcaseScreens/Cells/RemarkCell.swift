import UIKit

/// A picture, and what was said about it. The original comes from a nib; here is what that nib holds.
final class FeedCell: UICollectionViewCell {
  // As outlets are: the views that hold them keep them.
  private(set) weak var imageView: UIImageView?
  private(set) weak var commentLabel: UILabel?

  /// Says what the nib is, which no file does here.
  static func provideNib() {
    UINib.provide("FeedCell") { _ in [FeedCell(frame: .zero)] }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    let picture = UIImageView()
    picture.contentMode = .scaleAspectFill
    picture.layer.cornerRadius = 8
    picture.clipsToBounds = true
    let comment = UILabel()
    comment.font = .preferredFont(forTextStyle: .callout)
    comment.numberOfLines = 3
    contentView.addSubview(picture)
    contentView.addSubview(comment)
    (imageView, commentLabel) = (picture, comment)
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView?.frame = CGRect(x: 16, y: 10, width: 80, height: 80)
    commentLabel?.frame = CGRect(
      x: 112, y: 10, width: contentView.bounds.width - 128, height: 80)
  }
}

/// Something that stands out among comments.
final class PromotionCell: UICollectionViewCell {
  let titleLabel = UILabel()
  let detailLabel = UILabel()
  private let card = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    card.backgroundColor = .systemOrange
    card.layer.cornerRadius = 12
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
    card.frame = contentView.bounds.insetBy(dx: 16, dy: 10)
    titleLabel.frame = CGRect(x: 16, y: 12, width: card.bounds.width - 32, height: 22)
    detailLabel.frame = CGRect(x: 16, y: 36, width: card.bounds.width - 32, height: 20)
  }
}
