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
  // With each mark the letter is another one, and is shaped anew with all that it has.
  Benchmark(
    "view.type", variant: "marks", size: 1_600, rounds: 9,
    "typing 1,600 marks on one letter into a text field, against 400",
    goals: [.atMost(16, .small)]
  ) { growing(by: 400) { type($0, into: UITextField(frame: textFrame), "\u{301}") } },
]

private let textFrame = CGRect(x: 0, y: 0, width: 300, height: 200)

/// Measures something done four times `quarter` times, against `quarter` times.
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

/// Adds so many views to one, and removes them in an order.
private func removing(in order: @escaping ([UIView]) -> [UIView]) -> [Subject] {
  growing { count in
    let root = UIView()
    let views = (0..<count).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    for view in order(views) { view.removeFromSuperview() }
    return root.subviews.isEmpty
  }
}

/// Adds so many views, each to the one before.
private func deepen(_ count: Int) -> Bool {
  let window = shownWindow()
  var last: UIView = window
  for _ in 0..<count {
    let view = UIView()
    last.addSubview(view)
    last = view
  }
  let isDeep = last.window === window
  // From the inside, so that nothing is let go of level by level.
  while let around = last.superview {
    last.removeFromSuperview()
    last = around
  }
  return isDeep
}

/// Types letters, one by one and again from the first.
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
