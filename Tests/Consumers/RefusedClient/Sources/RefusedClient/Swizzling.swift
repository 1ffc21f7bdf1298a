import UIKit

private final class CountingView: UIView {
  var passes = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
  }
}

@MainActor func checkSwizzling() {
  let view = CountingView()
  view.setNeedsLayout()
  view.layoutIfNeeded()
  precondition(view.passes > 0)
}
