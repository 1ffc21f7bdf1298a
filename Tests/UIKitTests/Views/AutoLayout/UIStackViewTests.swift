import Foundation
import Galley
import Testing
@testable import GalleyUIKit

@MainActor @Suite("A stack view")
struct UIStackViewTests {
  private func stack(
    _ sizes: [(CGFloat, CGFloat)], _ frame: CGRect = rect(0, 0, 300, 40),
    _ change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: sizes.map { SizedView($0.0, $0.1) })
    stack.frame = frame
    stack.spacing = 10
    change(stack)
    stack.layoutIfNeeded()
    return stack
  }

  private func frames(_ stack: UIStackView) -> [CGRect] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  @Test("A stack view has no margins until they are set")
  func defaultMargins() {
    let stack = UIStackView(arrangedSubviews: [UIView()])
    #expect(stack.layoutMargins == .zero)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame == stack.bounds)
  }

  @Test("Fill distribution: the first view takes the remaining or missing space")
  func fill() {
    let row = stack([(50, 20), (60, 30), (70, 10)])
    #expect(frames(row) == [rect(0, 0, 150, 40), rect(160, 0, 60, 40), rect(230, 0, 70, 40)])
    row.frame.size.width = 180
    #expect(frames(row).map(\.width) == [30, 60, 70])
    row.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    row.frame.size.width = 300
    #expect(frames(row).map(\.width) == [50, 160, 70])
    row.axis = .vertical
    row.frame = rect(0, 0, 100, 100)
    #expect(frames(row) == [rect(0, 0, 100, 40), rect(0, 50, 100, 30), rect(0, 90, 100, 10)])
  }

  @Test("Fill distribution: the last view without a preference takes the remaining space")
  func flexible() {
    let row = UIStackView(arrangedSubviews: [UIView(), SizedView(50, 20), UIView()])
    row.frame = rect(0, 0, 300, 40)
    #expect(frames(row).map(\.width) == [0, 50, 250])
    row.addArrangedSubview(row.arrangedSubviews[1])
    #expect(frames(row).map(\.width) == [0, 250, 50])
  }

  @Test("A stack view fills its length with equal parts, or with proportional parts")
  func equally() {
    let equal = stack([(50, 20), (60, 30), (70, 10)]) { $0.distribution = .fillEqually }
    #expect(frames(equal).map(\.minX) == [0, 103.5, 206.5])
    #expect(frames(equal).map(\.maxX) == [93.5, 196.5, 300])
    let shares = stack([(50, 20), (100, 30)], rect(0, 0, 320, 40)) {
      $0.distribution = .fillProportionally
    }
    #expect(frames(shares).map(\.minX) == [0, 110])
    #expect(frames(shares).map(\.maxX) == [100, 320])
  }

  @Test("A stack view gives no proportional parts if one of the views has no intrinsic size")
  func withoutProportions() {
    let label = UILabel()
    label.text = "Sum"
    let view = UIView()
    let stack = UIStackView(arrangedSubviews: [label, view])
    stack.distribution = .fillProportionally
    stack.spacing = 4
    stack.frame = CGRect(x: 0, y: 0, width: 375, height: 40)
    stack.layoutIfNeeded()
    let width = label.intrinsicContentSize.width
    #expect(label.frame.width == width && view.frame.minX == width + 4, "\(label.frame)")
    #expect(view.frame.maxX == 375, "\(view.frame)")
  }

  @Test("A stack view of empty texts has no proportional parts, and no conflict")
  func emptyTexts() {
    let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
    stack.axis = .vertical
    stack.distribution = .fillProportionally
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    let found = reports { stack.layoutIfNeeded() }
    #expect(found.isEmpty, "\(found)")
  }

  @Test("A stack view spaces views equally, by their edges or their centers")
  func spacings() {
    let edges = stack([(50, 20), (60, 30), (70, 10)]) { $0.distribution = .equalSpacing }
    #expect(frames(edges).map(\.minX) == [0, 110, 230])
    #expect(frames(edges).map(\.width) == [50, 60, 70])
    let middles = stack([(20, 20), (60, 30), (40, 10)]) { $0.distribution = .equalCentering }
    #expect(frames(middles).map(\.midX) == [10, 145, 280])
    middles.frame.size.width = 140
    #expect(frames(middles).map(\.width) == [20, 60, 40])
    #expect(frames(middles).map(\.minX) == [0, 30, 100])
  }

  @Test("A stack view aligns views across its axis, in both directions")
  func alignments() {
    let row = stack([(50, 20), (60, 30)], rect(0, 0, 120, 40))
    row.alignment = .leading
    #expect(frames(row) == [rect(0, 0, 50, 20), rect(60, 0, 60, 30)])
    row.alignment = .bottom
    #expect(frames(row) == [rect(0, 20, 50, 20), rect(60, 10, 60, 30)])
    row.alignment = .center
    #expect(frames(row) == [rect(0, 10, 50, 20), rect(60, 5, 60, 30)])
    row.semanticContentAttribute = .forceRightToLeft
    #expect(frames(row) == [rect(70, 10, 50, 20), rect(0, 5, 60, 30)])
    let column = stack([(50, 20), (60, 30)], rect(0, 0, 100, 60)) {
      $0.axis = .vertical
      $0.alignment = .trailing
    }
    #expect(frames(column) == [rect(50, 0, 50, 20), rect(40, 30, 60, 30)])
    column.semanticContentAttribute = .forceRightToLeft
    #expect(frames(column) == [rect(0, 0, 50, 20), rect(0, 30, 60, 30)])
  }

  @Test("A stack view aligns baselines")
  func baselines() {
    inSquares {
      let (small, large) = (UILabel(), UILabel())
      (small.text, large.text) = ("small", "large")
      (small.font, large.font) = (.systemFont(ofSize: 10), .systemFont(ofSize: 40))
      for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
        let row = UIStackView(arrangedSubviews: [small, large])
        row.alignment = alignment
        row.frame.size = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        row.layoutIfNeeded()
        #expect(large.frame.minY == 0 && large.frame.height == row.frame.height)
        #expect(
          small.frame.minY + small.baselineOffsets.first == large.baselineOffsets.first)
        #expect(row.forFirstBaselineLayout === large)
      }
    }
  }

  @Test("Hidden views take no space in a stack view, nor does the spacing after them")
  func hidden() {
    let row = stack([(50, 20), (60, 30), (70, 10)]) { $0.alignment = .leading }
    row.arrangedSubviews[1].isHidden = true
    #expect(frames(row) == [rect(0, 0, 220, 20), rect(225, 0, 0, 30), rect(230, 0, 70, 10)])
    #expect(
      row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 130, height: 20))
    row.arrangedSubviews[1].isHidden = false
    #expect(frames(row).map(\.width) == [150, 60, 70])
    for view in row.arrangedSubviews { view.isHidden = true }
    #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }

  @Test("A hidden view keeps its size across the axis, and its alignment")
  func hiddenAcross() {
    let frames = [
      UIStackView.Alignment.fill: rect(150, 0, 0, 40), .top: rect(150, 0, 0, 60),
      .center: rect(150, -10, 0, 60), .bottom: rect(150, -20, 0, 60),
    ]
    for (alignment, frame) in frames {
      let row = stack([(50, 20), (60, 60), (70, 10)], rect(0, 0, 300, 40)) {
        $0.spacing = 0
        $0.distribution = .fillEqually
        $0.alignment = alignment
      }
      row.arrangedSubviews[1].isHidden = true
      row.layoutIfNeeded()
      #expect(row.arrangedSubviews[1].frame == frame, "\(alignment)")
    }
    let column = stack([(50, 20), (200, 60)], rect(0, 0, 300, 200)) { $0.axis = .vertical }
    column.arrangedSubviews[1].isHidden = true
    column.layoutIfNeeded()
    #expect(column.arrangedSubviews[1].frame.size == CGSize(width: 300, height: 0))
  }

  @Test("A hidden view with a height of its own makes a row with the alignment fill larger")
  func hiddenHeight() {
    for (alignment, height) in [(UIStackView.Alignment.fill, 130.0), (.center, 20)] {
      let row = UIStackView(arrangedSubviews: [SizedView(50, 20), UIView()])
      row.alignment = alignment
      row.arrangedSubviews[1].heightAnchor.constraint(equalToConstant: 130).isActive = true
      row.arrangedSubviews[1].isHidden = true
      let size = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(abs(size.height - height) < 1e-6, "\(alignment)")
    }
  }

  @Test("Custom spacing applies after a view")
  func customSpacing() {
    let row = stack([(50, 20), (60, 30), (70, 10)])
    row.setCustomSpacing(30, after: row.arrangedSubviews[0])
    #expect(frames(row).map(\.minX) == [0, 160, 230])
    #expect(row.customSpacing(after: row.arrangedSubviews[0]) == 30)
    #expect(row.customSpacing(after: row.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
    row.setCustomSpacing(UIStackView.spacingUseSystem, after: row.arrangedSubviews[0])
    #expect(frames(row).map(\.width) == [152, 60, 70])
    row.setCustomSpacing(UIStackView.spacingUseDefault, after: row.arrangedSubviews[0])
    #expect(frames(row).map(\.width) == [150, 60, 70])
  }

  @Test("A stack view keeps its margins if that is set, and is as large as its content")
  func margins() {
    let row = stack([(50, 20), (60, 30)], rect(0, 0, 200, 50)) {
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      $0.isLayoutMarginsRelativeArrangement = true
    }
    #expect(frames(row) == [rect(2, 1, 124, 46), rect(136, 1, 60, 46)])
    #expect(
      row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 126, height: 34))
  }

  @Test("A stack view keeps its order when views are added, moved and removed")
  func order() {
    let row = stack([(50, 20), (60, 30), (70, 10)])
    let views = row.arrangedSubviews
    let new = SizedView(10, 10)
    row.insertArrangedSubview(new, at: 1)
    #expect(row.arrangedSubviews == [views[0], new, views[1], views[2]])
    row.addArrangedSubview(views[0])
    #expect(row.arrangedSubviews == [new, views[1], views[2], views[0]])
    row.removeArrangedSubview(views[1])
    #expect(row.arrangedSubviews == [new, views[2], views[0]])
    #expect(views[1].superview === row)
    views[2].removeFromSuperview()
    #expect(row.arrangedSubviews == [new, views[0]])
    let reports = Report.gathering {
      #expect(frames(row) == [rect(0, 0, 240, 40), rect(250, 0, 50, 40)])
    }
    #expect(reports.isEmpty)
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test("Nested stack views with multiline labels are as high as their content")
  func nested() {
    inSquares {
      let (title, text) = (UILabel(), UILabel())
      (title.text, text.text) = ("aaaa", "aaaa bbbb cccc")
      for label in [title, text] {
        label.font = .systemFont(ofSize: 20)
        label.numberOfLines = 0
      }
      let column = UIStackView(arrangedSubviews: [title, text])
      column.axis = .vertical
      let row = UIStackView(arrangedSubviews: [SizedView(30, 30), column])
      row.spacing = 10
      row.alignment = .center
      row.arrangedSubviews[0].setContentHuggingPriority(.required, for: .horizontal)
      let line = title.intrinsicContentSize.height
      let size = row.systemLayoutSizeFitting(
        CGSize(width: 140, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let two = (line * 2 * 2).rounded(.up) / 2
      #expect(abs(size.height - line - two) <= 1)
      row.frame = CGRect(origin: .zero, size: size)
      row.layoutIfNeeded()
      #expect(column.frame == rect(40, 0, 100, size.height))
      #expect(text.frame.width == 100 && text.frame.maxY == size.height)
    }
  }
}
