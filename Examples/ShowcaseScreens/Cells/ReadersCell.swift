import UIKit

/// A cell with a list that scrolls horizontally.
final class ReadersCell: UICollectionViewCell {
  let collectionView: UICollectionView

  override init(frame: CGRect) {
    let sideways = UICollectionViewFlowLayout()
    sideways.scrollDirection = .horizontal
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: sideways)
    super.init(frame: frame)
    collectionView.backgroundColor = .clear
    collectionView.alwaysBounceHorizontal = true
    collectionView.showsHorizontalScrollIndicator = false
    contentView.addSubview(collectionView)
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    collectionView.frame = contentView.bounds
  }
}

/// A reader's initial in a circle, with the name below.
final class ReaderCell: UICollectionViewCell {
  private let initialLabel = UILabel()
  private let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    initialLabel.font = .systemFont(ofSize: 22, weight: .semibold)
    initialLabel.textColor = .white
    initialLabel.textAlignment = .center
    initialLabel.layer.cornerRadius = 26
    initialLabel.clipsToBounds = true
    nameLabel.font = .preferredFont(forTextStyle: .caption1)
    nameLabel.textColor = .secondaryLabel
    nameLabel.textAlignment = .center
    contentView.addSubview(initialLabel)
    contentView.addSubview(nameLabel)
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    initialLabel.frame = CGRect(x: (width - 52) / 2, y: 10, width: 52, height: 52)
    nameLabel.frame = CGRect(x: 2, y: 68, width: width - 4, height: 18)
  }

  func show(_ reader: Reader) {
    initialLabel.text = String(reader.name.prefix(1))
    initialLabel.backgroundColor = reader.color
    nameLabel.text = reader.name
  }
}
