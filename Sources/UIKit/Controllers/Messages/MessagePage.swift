import Foundation

/// The page of a message that is being written: lines with its fields, and its text.
internal final class MessagePage: UIViewController {
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    fill()
  }

  private var fields: [String] = []
  private var text = ""

  /// Shows the fields of a message, and its text below them.
  func show(_ fields: [String], text: String) {
    self.fields = fields
    self.text = text
    if isViewLoaded { fill() }
  }

  private func fill() {
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for field in fields { stack.addArrangedSubview(label(field, .secondaryLabel)) }
    stack.addArrangedSubview(label(text, .label))
  }

  private func label(_ text: String, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = color
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = 0
    return label
  }
}
