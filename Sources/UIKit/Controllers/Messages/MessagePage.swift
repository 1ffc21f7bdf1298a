import Foundation

/// The page of a mail or text message that is being written: its fields, such as "To: …", and its
/// text.
///
/// The name of a field, which ends with a colon, is paler than the rest of the field.
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
    for field in fields {
      let name = field.range(of: ": ").map { field[..<$0.upperBound].utf16.count } ?? 0
      stack.addArrangedSubview(label(field, paleLength: name))
      stack.addArrangedSubview(line())
    }
    stack.addArrangedSubview(label(text, paleLength: 0))
  }

  private func label(_ text: String, paleLength: Int) -> UILabel {
    let styled = NSMutableAttributedString(
      string: text,
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label,
      ])
    styled.addAttribute(
      .foregroundColor, value: UIColor.secondaryLabel,
      range: NSRange(location: 0, length: paleLength))
    let label = UILabel()
    label.attributedText = styled
    label.numberOfLines = 0
    return label
  }

  private func line() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
    return line
  }
}
