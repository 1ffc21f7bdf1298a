import UIKit

/// A cell that is a list of its own, sideways.
final class EmbeddedCollectionViewCell: UICollectionViewCell {
  let collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.backgroundColor = .clear
    view.alwaysBounceHorizontal = true
    view.showsHorizontalScrollIndicator = false
    return view
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(collectionView)
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    collectionView.frame = contentView.bounds
  }
}

/// Somebody's round picture, with their name.
final class UserCell: UICollectionViewCell {
  let nameLabel = UILabel()
  let initialLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    initialLabel.font = .systemFont(ofSize: 24, weight: .semibold)
    initialLabel.textColor = .white
    initialLabel.textAlignment = .center
    initialLabel.layer.cornerRadius = 28
    initialLabel.clipsToBounds = true
    nameLabel.font = .preferredFont(forTextStyle: .caption2)
    nameLabel.textColor = .secondaryLabel
    nameLabel.textAlignment = .center
    contentView.addSubview(initialLabel)
    contentView.addSubview(nameLabel)
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    initialLabel.frame = CGRect(x: (width - 56) / 2, y: 12, width: 56, height: 56)
    nameLabel.frame = CGRect(x: 2, y: 74, width: width - 4, height: 16)
  }
}
