import UIKit

/// A row with a text, a chevron and a line below.
final class RowCell: UICollectionViewCell {
  let label = UILabel()
  private let chevron = UIImageView(image: UIImage(systemName: "chevron.forward"))
  private let separator = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    chevron.tintColor = .tertiaryLabel
    chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .small)
    separator.backgroundColor = .separator
    selectedBackgroundView = UIView()
    selectedBackgroundView?.backgroundColor = .systemFill
    for view in [label, chevron, separator] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: chevron.leadingAnchor, constant: -8),
      chevron.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      chevron.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      separator.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      separator.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }
}
