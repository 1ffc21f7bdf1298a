import Foundation
import Testing
@testable import GalleyUIKit

@MainActor @Suite("Texts and stacks in a stack")
struct StackTextsTests {
  /// Returns a row of multiline labels, 10 points apart. Letters are 10 points wide.
  private func row(_ texts: String..., width: CGFloat) -> UIStackView {
    let labels = texts.map { text in
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: 20)
      label.numberOfLines = 0
      return label
    }
    let row = UIStackView(arrangedSubviews: labels)
    row.spacing = 10
    row.frame = rect(0, 0, width, 200)
    row.layoutIfNeeded()
    return row
  }

  private func widths(_ stack: UIStackView) -> [CGFloat] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame.width)
  }

  private func shares(_ stack: UIStackView) -> [NSLayoutConstraint] {
    stack.constraints.filter { $0.maker == "UISV-text-width-disambiguation" }
  }

  @Test("Multiline labels side by side share a stack's row evenly")
  func evenly() {
    inSquares {
      let row = row("aaaa bbbb cccc dddd", "aaaa bbbb cccc dddd eeee ffff", width: 210)
      #expect(widths(row) == [100, 100])
      let size = row.systemLayoutSizeFitting(
        CGSize(width: 210, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let longer = row.arrangedSubviews[1].sizeThatFits(CGSize(width: 100, height: 0)).height
      #expect(size == CGSize(width: 210, height: longer))
      row.setCustomSpacing(30, after: row.arrangedSubviews[0])
      #expect(widths(row) == [90, 90])
      row.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      row.isLayoutMarginsRelativeArrangement = true
      #expect(widths(row) == [70, 70])
    }
  }

  @Test("A label that can't have its equal share leaves the rest to the last label")
  func withPicture() {
    inSquares {
      let row = row("aaaa bbbb cccc dddd", "aaaa bbbb cccc dddd eeee", width: 320)
      let picture = UIView()
      row.insertArrangedSubview(picture, at: 0)
      picture.widthAnchor.constraint(equalToConstant: 30).isActive = true
      #expect(widths(row) == [30, 100, 170])
    }
  }

  @Test(
    "The preferred widths of multiline labels have descending priorities, one less for each label")
  func priorities() {
    inSquares {
      let row = row("aaaa", "bbbb", width: 200)
      #expect(shares(row).map(\.priority.rawValue) == [760, 759])
      #expect(shares(row).map(\.multiplier) == [0.5, 0.5])
      #expect(shares(row).map(\.constant) == [-5, -5])
      row.arrangedSubviews[0].setContentCompressionResistancePriority(
        UILayoutPriority(700), for: .horizontal)
      row.layoutIfNeeded()
      #expect(shares(row).map(\.priority.rawValue) == [710, 759])
    }
  }

  @Test("Only two or more labels share a row evenly, if they fill it and have several lines")
  func onlyTexts() {
    inSquares {
      let row = row("aaaa", "bbbb", "cccc", width: 320)
      let labels = row.arrangedSubviews.compactMap { $0 as? UILabel }
      #expect(shares(row).count == 3)
      labels[0].isHidden = true
      #expect(widths(row) == [0, 155, 155])
      labels[1].numberOfLines = 1
      #expect(widths(row)[1...] == [40, 270] || widths(row)[1...] == [270, 40])
      #expect(shares(row).isEmpty)
      labels[1].numberOfLines = 3
      #expect(widths(row) == [0, 155, 155])
      row.axis = .vertical
      row.layoutIfNeeded()
      #expect(shares(row).isEmpty)
      row.axis = .horizontal
      row.distribution = .equalSpacing
      row.layoutIfNeeded()
      #expect(shares(row).isEmpty)
    }
  }

  @Test("A stack with proportional distribution counts the size of its content")
  func proportion() {
    let (first, second) = (SizedView(60, 20), SizedView(40, 20))
    let inner = UIStackView(arrangedSubviews: [first, second])
    let outer = UIStackView(arrangedSubviews: [SizedView(100, 20), inner])
    outer.distribution = .fillProportionally
    outer.frame = rect(0, 0, 320, 40)
    #expect(widths(outer) == [160, 160])
    second.size.width = 240
    #expect(widths(outer) == [80, 240])
    first.isHidden = true
    inner.spacing = 5
    second.size.width = 100
    #expect(widths(outer) == [160, 160])
    inner.addArrangedSubview(SizedView(195, 20))
    #expect(widths(outer) == [80, 240])
  }
}
