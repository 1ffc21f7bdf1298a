import Foundation
import Testing

@testable import GalleyUIKit

/// The priorities are those that Interface Builder writes for new controls.
@MainActor @Suite("How strongly controls keep the size of their content")
struct ControlHuggingTests {
  @Test(
    "A switch, a stepper and an activity indicator hug their content more strongly than a label")
  func priorities() {
    for view in [UISwitch(), UIStepper(), UIActivityIndicatorView()] {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        #expect(view.contentHuggingPriority(for: axis) == .defaultHigh, "\(view)")
      }
    }
    #expect(UIProgressView().contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(UIProgressView().contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(UISlider().contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  @Test("In a row that is wider than its views, the label becomes wider and the switch does not")
  func row() {
    let (label, toggle) = (UILabel(), UISwitch())
    label.text = "Wi-Fi"
    let row = UIStackView(arrangedSubviews: [label, toggle])
    row.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    row.layoutIfNeeded()
    let switchInRow = toggle.alignmentRect(forFrame: toggle.frame)
    #expect(switchInRow.width == UISwitch().intrinsicContentSize.width)
    #expect(switchInRow.maxX == 300 && label.frame.minX == 0)
  }
}
