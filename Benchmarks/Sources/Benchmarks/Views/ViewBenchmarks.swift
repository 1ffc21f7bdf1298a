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
  Benchmark(
    "view.remove-one-by-one", variant: "any", size: 4_000, rounds: 15,
    "adding 4,000 subviews and removing them in no order, against 1,000",
    goals: [.atMost(6, .small)]
  ) {
    removing(in: { views in
      var random = SplitMix64(seed: 7)
      return views.shuffled(using: &random)
    })
  },
  Benchmark(
    "view.depth", size: 4_000, rounds: 15,
    "adding 4,000 views, each to the one before, in a window, against 1,000",
    goals: [.atMost(6, .small)]
  ) { growing { deepen($0) } },
  Benchmark(
    "view.type", variant: "field", size: 1_600, rounds: 9,
    "typing 1,600 letters into a text field, against 400", goals: [.atMost(6, .small)]
  ) { growing(by: 400) { type($0, into: UITextField(frame: textFrame), "ab c") } },
  Benchmark(
    "view.type", variant: "area", size: 1_600, rounds: 9,
    "typing 1,600 letters into a text view, against 400", goals: [.atMost(6, .small)]
  ) { growing(by: 400) { type($0, into: UITextView(frame: textFrame), "ab c") } },
  // Each mark changes the letter, which is then shaped again with all of its marks.
  Benchmark(
    "view.type", variant: "marks", size: 1_600, rounds: 9,
    "typing 1,600 marks on one letter into a text field, against 400",
    goals: [.atMost(16, .small)]
  ) { growing(by: 400) { type($0, into: UITextField(frame: textFrame), "\u{301}") } },
]

private let textFrame = CGRect(x: 0, y: 0, width: 300, height: 200)

/// Returns two subjects: one that calls `body` with four times `quarter`, and one that calls it
/// with `quarter`.
private func growing(by quarter: Int = 1_000, _ body: @escaping (Int) -> Bool) -> [Subject] {
  [
    Subject("galley", .galley) {
      body(4 * quarter)
    } check: {
      $0
    },
    Subject("a quarter of them", .small) {
      body(quarter)
    } check: {
      $0
    },
  ]
}

private func shownWindow() -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  window.isHidden = false
  return window
}

/// Adds a number of subviews to a view, and removes them in an order.
private func removing(in order: @escaping ([UIView]) -> [UIView]) -> [Subject] {
  growing { count in
    let root = UIView()
    let views = (0..<count).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    for view in order(views) { view.removeFromSuperview() }
    return root.subviews.isEmpty
  }
}

/// Adds a number of views, each as a subview of the one before. Returns whether the last view is in
/// the window.
private func deepen(_ count: Int) -> Bool {
  let window = shownWindow()
  var last: UIView = window
  for _ in 0..<count {
    let view = UIView()
    last.addSubview(view)
    last = view
  }
  let isDeep = last.window === window
  // The innermost view is removed first, so that the views are not deallocated recursively.
  while let around = last.superview {
    last.removeFromSuperview()
    last = around
  }
  return isDeep
}

/// Types `count` letters, one by one. After the last letter of `letters`, it continues with the
/// first. Returns whether the input contains all of them.
private func type(_ count: Int, into input: some UIView & UITextInput, _ letters: String) -> Bool {
  let window = shownWindow()
  window.addSubview(input)
  input.becomeFirstResponder()
  let letters = letters.unicodeScalars.map { String($0) }
  for index in 0..<count { input.insertText(letters[index % letters.count]) }
  let end = input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
  input.removeFromSuperview()
  return end == count
}

/// A root view with a hundred rows, each of which has ninety-nine subviews.
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
