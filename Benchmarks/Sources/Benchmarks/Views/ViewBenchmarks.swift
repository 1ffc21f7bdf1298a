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
  }
]

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
