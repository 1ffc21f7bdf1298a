import UIKit

private final class Ring: CALayer {
  let side: CGFloat

  init(side: CGFloat) {
    self.side = side
    super.init()
  }

  // UIKit calls this initializer for a view whose `layerClass` is `Ring`.
  override init() {
    side = 20
    super.init()
  }

  override init(layer: Any) {
    side = (layer as? Ring)?.side ?? 20
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { fatalError() }
}

private final class RingView: UIView {
  override class var layerClass: AnyClass { Ring.self }
}

@MainActor func checkOwnLayer() {
  precondition(Ring(side: 8).side == 8)
  precondition((RingView(frame: .zero).layer as? Ring)?.side == 20)
}
