import Foundation
@testable import GalleyUIKit

/// A root of 320 × 200 points for tests of constraints.
@MainActor
final class LayoutBench {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  /// Adds a view that constraints place.
  @discardableResult
  func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  /// Adds a label. In tests with square letters, each letter is half as wide as the font size.
  func label(_ text: String, size: CGFloat = 20, lines: Int = 1, in parent: UIView? = nil)
    -> UILabel
  {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    return add(label, to: parent)
  }

  /// Activates constraints, and lays out the root.
  func hold(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }
}

/// A view with an intrinsic content size.
final class SizedView: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError() }

  override var intrinsicContentSize: CGSize { size }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
