// error: 'required' initializer 'init(_madeForView:)' must be provided by subclass of 'CALayer'
// spelling: a layer with an initializer of its own, and without `init()`
import UIKit

final class Ring: CALayer {
  let side: CGFloat

  init(side: CGFloat) {
    self.side = side
    super.init()
  }

  required init?(coder: NSCoder) { fatalError() }
}
