import UIKit

/// A book's cover, and what a reader says about it. In UIKit it would come from a nib; here is what that nib
/// holds.
final class RemarkCell: UICollectionViewCell {
  // As outlets are: the views that hold them keep them.
  private(set) weak var coverView: UIImageView?
  private(set) weak var nameLabel: UILabel?
  private(set) weak var textLabel: UILabel?

  /// Says what the nib is, which no file does here.
  static func provideNib() {
    UINib.provide("RemarkCell") { _ in [RemarkCell(frame: .zero)] }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    let cover = UIImageView()
    cover.contentMode = .scaleAspectFill
    cover.layer.cornerRadius = 3
    cover.clipsToBounds = true
    let name = UILabel()
    name.font = .preferredFont(forTextStyle: .footnote)
    name.textColor = .secondaryLabel
    let text = UILabel()
    text.font = .preferredFont(forTextStyle: .callout)
    text.numberOfLines = 2
    for view in [cover, name, text] { contentView.addSubview(view) }
    (coverView, nameLabel, textLabel) = (cover, name, text)
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width - 112
    coverView?.frame = CGRect(x: 20, y: 12, width: 60, height: 80)
    nameLabel?.frame = CGRect(x: 96, y: 14, width: width, height: 20)
    textLabel?.frame = CGRect(x: 96, y: 38, width: width, height: 50)
  }
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
