// error: 'required' initializer 'init(_dequeuedWithFrame:)' must be provided by subclass of 'UICollectionReusableView'
// spelling: a cell with an initializer of its own, and without `init(frame:)`
import UIKit

final class Badge: UICollectionViewCell {
  let side: CGFloat

  init(side: CGFloat) {
    self.side = side
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError() }
}
