import UIKit

private final class Badge: UICollectionViewCell {
  let side: CGFloat

  init(side: CGFloat) {
    self.side = side
    super.init(frame: .zero)
  }

  // UIKit also calls this initializer, when it creates the cell for a dequeue.
  override init(frame: CGRect) {
    side = 20
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError() }
}

@MainActor func checkOwnInitializer() {
  precondition(Badge(side: 8).side == 8 && Badge(frame: .zero).side == 20)
}
