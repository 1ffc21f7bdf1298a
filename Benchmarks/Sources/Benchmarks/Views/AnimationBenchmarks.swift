import UIKit

let animationBenchmarks = [
  Benchmark(
    "animation.tick", size: 200, rounds: 51,
    "a frame of 200 views on their way, against moving 200 frames by hand",
    goals: [.atMost(2, .floor)]
  ) {
    let moving = MovingViews(200)
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
      for view in moving.views { view.frame.origin.x += 100 }
    }
    let byHand = MovingViews(200)
    return [
      Subject("galley", .galley) {
        moving.window.frameClock.advance(by: 1 / 60)
      } check: { _ in
        moving.views.allSatisfy { $0.layer.animationKeys() != nil }
      },
      Subject("by hand", .floor) {
        byHand.step += 1
        let way = CGFloat(byHand.step % 100)
        for (index, view) in byHand.views.enumerated() {
          view.frame = CGRect(x: way, y: CGFloat(index), width: 40, height: 1)
        }
      } check: { _ in
        byHand.views[0].frame.minX == CGFloat(byHand.step % 100)
      },
    ]
  }
]

/// A window with views, one below the other.
private final class MovingViews {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let views: [UIView]
  var step = 0

  init(_ count: Int) {
    views = (0..<count).map { UIView(frame: CGRect(x: 0, y: $0, width: 40, height: 1)) }
    for view in views { window.addSubview(view) }
    window.layoutIfNeeded()
  }
}
