import UIKit

/// Animations of all kinds, each in a row of its own. Every call of `animate()` starts one more
/// animation in each row.
final class MotionViewController: UIViewController {
  private static let curves: [(String, UIView.AnimationOptions)] = [
    ("linear", .curveLinear), ("ease in", .curveEaseIn), ("ease out", .curveEaseOut),
    ("ease in and out", .curveEaseInOut),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addNames()
  }

  private static let names = curves.map(\.0) + ["a spring", "a turn, and a color"]

  private func addNames() {
    for (index, name) in Self.names.enumerated() {
      let label = UILabel(
        frame: CGRect(x: 16, y: 40 + CGFloat(index) * 100, width: 300, height: 22))
      label.text = name
      label.font = .preferredFont(forTextStyle: .subheadline)
      label.textColor = .secondaryLabel
      view.addSubview(label)
    }
  }

  /// Starts each row's animation once more.
  func animate() {
    for index in Self.names.indices { animate(row: index) }
  }

  private func animate(row: Int) {
    let dot = UIView(
      frame: CGRect(x: 16, y: 68 + CGFloat(row) * 100, width: 40, height: 40))
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = row < 5 ? 20 : 6
    dot.alpha = 0.85
    view.addSubview(dot)
    let end = view.bounds.width - 56
    switch row {
    case 0..<4:
      let options = MotionViewController.curves[row].1
      UIView.animate(withDuration: 1, delay: 0, options: options) { dot.frame.origin.x = end }
    case 4:
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.45, initialSpringVelocity: 0
      ) { dot.frame.origin.x = end - 60 }
    default:
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        dot.center.x = end + 20
        dot.transform = CGAffineTransform(rotationAngle: .pi * 0.9).scaledBy(x: 1.4, y: 0.6)
        dot.backgroundColor = .systemRed
      }
    }
  }
}
