import Testing

@testable import GalleyUIKit

@MainActor @Suite("Controls placed by constraints")
struct ControlsInLayoutTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func add<View: UIView>(_ child: View) -> View {
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    return child
  }

  @Test("A text view that does not scroll is as high as its text at its width")
  func textView() {
    let text = add(UITextView())
    text.isScrollEnabled = false
    text.font = .systemFont(ofSize: 17)
    text.text = "One"
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: view.topAnchor),
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      text.widthAnchor.constraint(equalToConstant: 120),
    ])
    view.layoutIfNeeded()
    let one = text.frame.height
    #expect(text.frame.width == 120 && abs(one - 36.5) <= 1)
    text.text = "One and two and three and four and five and six"
    view.layoutIfNeeded()
    #expect(text.frame.height > one + 40)
    #expect(text.frame.height == text.sizeThatFits(CGSize(width: 120, height: 1_000)).height)
  }

  @Test("Labels, buttons and text fields align by their baseline")
  func baselines() {
    let label = add(UILabel())
    label.text = "Name"
    let button = add(UIButton(type: .system))
    button.setTitle("Edit", for: .normal)
    let field = add(UITextField())
    field.borderStyle = .roundedRect
    field.text = "Ada"
    let row = UIStackView(arrangedSubviews: [label, field, button])
    row.alignment = .firstBaseline
    row.spacing = 8
    _ = add(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    view.layoutIfNeeded()
    func baseline(_ child: UIView) -> CGFloat { child.frame.minY + child.baselineOffsets.first }
    #expect(label.frame.height > 0 && button.frame.height > label.frame.height)
    #expect(abs(baseline(label) - baseline(button)) <= 0.5)
    #expect(abs(baseline(label) - baseline(field)) <= 0.5)
  }

  @Test("A button with a low image is as high as a line of its title")
  func lowImage() {
    let button = UIButton(type: .custom)
    func image(_ length: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: length, height: length)).image { _ in }
    }
    button.setImage(image(16), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 16, height: 22))
    button.setImage(image(30), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test("A button is as large as its title and insets")
  func button() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Continue"
    let button = add(UIButton(configuration: configuration))
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    view.layoutIfNeeded()
    #expect(button.frame.size == button.intrinsicContentSize)
    #expect(abs(button.center.x - 160) <= 0.5 && abs(button.center.y - 240) <= 0.5)
    button.setTitle("Go", for: .normal)
    button.configuration?.title = "Go"
    view.layoutIfNeeded()
    #expect(button.frame.size == button.intrinsicContentSize && button.frame.width < 80)
  }
}
