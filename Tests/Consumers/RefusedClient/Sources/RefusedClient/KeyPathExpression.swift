import UIKit

@MainActor func checkKeyPathExpression() {
  let path = \UIView.alpha
  let view = UIView()
  view[keyPath: path] = 0.5
  precondition(view.alpha == 0.5)
}
