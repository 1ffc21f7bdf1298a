import UIKit

/// A letter: its sender, its date, its subject and its first lines.
final class LetterCell: UITableViewCell {
  private let sender = UILabel()
  private let date = UILabel()
  private let subject = UILabel()
  private let beginning = UILabel()
  private let dot = UIView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    sender.font = .preferredFont(forTextStyle: .headline)
    date.font = .preferredFont(forTextStyle: .subheadline)
    date.textColor = .secondaryLabel
    date.setContentHuggingPriority(.required, for: .horizontal)
    date.setContentCompressionResistancePriority(.required, for: .horizontal)
    subject.font = .preferredFont(forTextStyle: .subheadline)
    beginning.font = .preferredFont(forTextStyle: .subheadline)
    beginning.textColor = .secondaryLabel
    beginning.numberOfLines = 2
    // In editing mode, the circle for the selection leaves less space, so the last line may be left
    // out.
    beginning.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5
    let top = UIStackView(arrangedSubviews: [sender, date])
    top.spacing = 8
    top.alignment = .firstBaseline
    let lines = UIStackView(arrangedSubviews: [top, subject, beginning])
    lines.axis = .vertical
    lines.spacing = 2
    for view in [lines, dot] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
      dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      dot.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
      lines.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 28),
      lines.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      lines.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      lines.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  func show(_ letter: Letter) {
    sender.text = letter.sender
    date.text = letter.date
    subject.text = letter.subject
    beginning.text = letter.beginning
    dot.isHidden = !letter.isUnread && !letter.isFlagged
    dot.backgroundColor = letter.isFlagged ? .systemOrange : .systemBlue
  }
}
