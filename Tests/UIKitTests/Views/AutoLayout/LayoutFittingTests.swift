import Foundation
import Testing
@testable import GalleyUIKit

@MainActor @Suite("The fitting size of a view")
struct LayoutFittingTests {
  private let bench = LayoutBench()
  private var root: UIView { bench.root }

  /// A cell with a picture and a text of many lines beside it.
  private func makeCell(_ text: String) -> (cell: UIView, label: UILabel) {
    let cell = UIView(frame: rect(0, 0, 100, 100))
    let content = UIView(frame: cell.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.addSubview(content)
    let picture = bench.add(UIView(), to: content)
    let label = bench.label(text, lines: 0, in: content)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
      picture.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
      picture.widthAnchor.constraint(equalToConstant: 30),
      picture.heightAnchor.constraint(equalToConstant: 30),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
    ])
    return (cell, label)
  }

  private func height(of cell: UIView, width: CGFloat) -> CGFloat {
    cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test("A cell is as high as its text at a width, and fitting changes nothing")
  func cell() {
    inSquares {
      // Letters are 10 wide, lines as high as the label says.
      let (cell, label) = makeCell("aaaa bbbb cccc")
      let one = UILabel()
      one.font = label.font
      one.text = "a"
      let line = one.intrinsicContentSize.height
      label.layoutIfNeeded()
      let before = label.frame
      #expect(height(of: cell, width: 300) == max(line, 30) + 20)
      #expect(height(of: cell, width: 155) == ceil(line * 2 * 2) / 2 + 20)
      #expect(height(of: cell, width: 101) == ceil(line * 3 * 2) / 2 + 20)
      #expect(height(of: cell, width: 300) == max(line, 30) + 20)
      #expect(label.frame == before && cell.frame == rect(0, 0, 100, 100))
      let small = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      // As on screen, where the cell is 100 wide.
      #expect(small == CGSize(width: 100, height: ceil(line * 3 * 2) / 2 + 20))
      label.text = "aaaa"
      #expect(height(of: cell, width: 155) == max(line, 30) + 20)
      #expect(
        cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 100)
    }
  }

  @Test("A cell laid out at its fitting height shows all of its text")
  func laidOut() {
    inSquares {
      let (cell, label) = makeCell("aaaa bbbb cccc dddd")
      for width in [300, 200, 155, 120] as [CGFloat] {
        let height = height(of: cell, width: width)
        cell.frame = rect(0, 0, width, height)
        let reports = Report.gathering { cell.layoutIfNeeded() }
        #expect(reports.isEmpty)
        #expect(label.frame == rect(50, 10, width - 60, height - 20))
        #expect(label.sizeThatFits(label.bounds.size).height <= label.bounds.height)
      }
    }
  }

  @Test("Fitting a view in a window ignores constraints to views outside")
  func inside() {
    let card = bench.add(UIView())
    let sized = bench.add(SizedView(50, 20), to: card)
    bench.hold(
      card.leftAnchor.constraint(equalTo: root.leftAnchor),
      card.rightAnchor.constraint(equalTo: root.rightAnchor),
      sized.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 5),
      card.rightAnchor.constraint(equalTo: sized.rightAnchor, constant: 5),
      sized.topAnchor.constraint(equalTo: card.topAnchor),
      card.bottomAnchor.constraint(equalTo: sized.bottomAnchor))
    #expect(card.frame == rect(0, 0, 320, 20))
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 60, height: 20))
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 60)
    sized.setContentHuggingPriority(UILayoutPriority(40), for: .horizontal)
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 10_000)
    sized.removeFromSuperview()
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    #expect(card.frame == rect(0, 0, 320, 20))
  }

  @Test("Content hugging and compression resistance follow their priorities")
  func hugging() {
    let (left, right) = (bench.add(SizedView(50, 20)), bench.add(SizedView(80, 20)))
    left.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    right.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    bench.hold(
      left.leftAnchor.constraint(equalTo: root.leftAnchor),
      right.leftAnchor.constraint(equalTo: left.rightAnchor),
      right.rightAnchor.constraint(equalTo: root.rightAnchor))
    #expect(left.frame.width == 50 && right.frame.width == 270)
    root.frame.size.width = 70
    root.layoutIfNeeded()
    #expect(left.frame.width == 50 && right.frame.width == 20)
    left.size.width = 10
    root.layoutIfNeeded()
    #expect(left.frame.width == 10 && right.frame.width == 60)
    #expect(UILabel().contentHuggingPriority(for: .vertical) == UILayoutPriority(251))
    #expect(UIView().contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(UIView().contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test("A text has as many lines as its width requires")
  func lines() {
    inSquares {
      let label = bench.label("aaaa bbbb cccc", lines: 0)
      let below = bench.add(UIView())
      let line = bench.label("a").intrinsicContentSize.height
      let right = label.rightAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 95)
      bench.hold(
        label.leftAnchor.constraint(equalTo: root.leftAnchor),
        label.topAnchor.constraint(equalTo: root.topAnchor), right,
        below.topAnchor.constraint(equalTo: label.bottomAnchor))
      #expect(label.frame == rect(0, 0, 90, (line * 2 * 2).rounded(.up) / 2))
      #expect(below.frame.minY == label.frame.maxY)
      right.constant = 200
      root.layoutIfNeeded()
      #expect(label.frame.width == 140 && abs(label.frame.height - line) < 0.51)
      right.constant = 40
      label.text = "aaaa bbbb"
      root.layoutIfNeeded()
      #expect(label.frame == rect(0, 0, 40, (line * 2 * 2).rounded(.up) / 2))
      label.numberOfLines = 1
      root.layoutIfNeeded()
      #expect(label.frame.width == 40 && abs(label.frame.height - line) < 0.51)
    }
  }

  @Test("A label with insets in textRect has as many lines as its width requires")
  func paddedLabel() {
    final class Padded: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width, height: size.height + 16)
      }
    }
    inSquares {
      let label = bench.add(Padded())
      label.font = .systemFont(ofSize: 20)
      label.numberOfLines = 0
      label.text = "aaaa bbbb"
      bench.hold(
        label.leftAnchor.constraint(equalTo: root.leftAnchor),
        label.topAnchor.constraint(equalTo: root.topAnchor),
        label.widthAnchor.constraint(lessThanOrEqualToConstant: 50))
      let two = label.sizeThatFits(CGSize(width: 50, height: 0)).height
      #expect(label.frame == rect(0, 0, 40, two + 16))
    }
  }

  @Test("A new text in one of sixty cells changes that cell alone")
  func oneOfMany() {
    inSquares {
      var labels: [UILabel] = []
      for index in 0..<60 {
        let (cell, label) = makeCell("aaaa bbbb")
        cell.frame = rect(0, CGFloat(index) * 60, 155, 60)
        root.addSubview(cell)
        labels.append(label)
      }
      root.layoutIfNeeded()
      labels[7].text = "aaaa bbbb cccc dddd"
      let engine = root.layoutEngine!
      #expect(engine.needsSettling)
      root.settleLayout()
      #expect(root.layer.needsLayout() == false)
      labels[9].text = "aaaa bbbb cccc dddd"
      engine.staleSizes.forEach { engine.putSize(of: $0) }
      #expect(engine.system.solve().work.components <= 3)
    }
  }
}
