import UIKit

let viewBenchmarks = [
  Benchmark(
    "view.layout-one-leaf", size: 10_000, rounds: 51,
    "a layout pass of 10,000 views of which one leaf has changed, against all of them",
    goals: [.faster(100, than: .naive)]
  ) {
    let tree = ViewTree()
    return [
      Subject("galley", .galley) {
        tree.leaf.setNeedsLayout()
        tree.root.layoutIfNeeded()
      } check: { _ in
        !tree.leaf.layer.needsLayout()
      },
      Subject("first pass", .naive) {
        for view in tree.all { view.setNeedsLayout() }
        tree.root.layoutIfNeeded()
      } check: { _ in
        !tree.all.contains { $0.layer.needsLayout() }
      },
    ]
  },
  Benchmark(
    "view.remove-one-by-one", variant: "first", size: 4_000, rounds: 15,
    "adding 4,000 subviews and removing them, the first one first, against 1,000",
    goals: [.atMost(6, .small)]
  ) { removing(in: { $0 }) },
  Benchmark(
    "view.remove-one-by-one", variant: "last", size: 4_000, rounds: 15,
    "adding 4,000 subviews and removing them, the last one first, against 1,000",
    goals: [.atMost(6, .small)]
  ) { removing(in: { $0.reversed() }) },
]

/// So many views are added to one, and removed in an order.
private func removing(in order: @escaping ([UIView]) -> [UIView]) -> [Subject] {
  func run(_ count: Int) -> Int {
    let root = UIView()
    let views = (0..<count).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    for view in order(views) { view.removeFromSuperview() }
    return root.subviews.count
  }
  return [
    Subject("galley", .galley) {
      run(4_000)
    } check: {
      $0 == 0
    },
    Subject("a quarter of them", .small) {
      run(1_000)
    } check: {
      $0 == 0
    },
  ]
}

/// A root, a hundred rows, and ninety-nine views in each.
private final class ViewTree {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 4_400))
  private(set) var all: [UIView] = []

  init() {
    for index in 0..<100 {
      let row = PlacingView(frame: CGRect(x: 0, y: CGFloat(index) * 44, width: 320, height: 44))
      root.addSubview(row)
      all.append(row)
      for _ in 0..<99 {
        let leaf = PlacingView()
        row.addSubview(leaf)
        all.append(leaf)
      }
    }
    root.layoutIfNeeded()
  }

  var leaf: UIView { all[5_050] }
}

/// Places its subviews side by side.
private final class PlacingView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, view) in subviews.enumerated() {
      view.frame = CGRect(x: CGFloat(index) * 3, y: 4, width: 3, height: 36)
    }
  }
}
