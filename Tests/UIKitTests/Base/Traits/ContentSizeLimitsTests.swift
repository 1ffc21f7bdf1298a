import Testing
import UIKit

@MainActor @Suite("Limits of the content size category")
struct ContentSizeLimitsTests {
  private func chain(_ category: UIContentSizeCategory) -> (outer: UIView, inner: UIView) {
    let (outer, inner) = (UIView(), UIView())
    outer.traitOverrides.preferredContentSizeCategory = category
    outer.addSubview(inner)
    return (outer, inner)
  }

  @Test("A view and its subviews have no smaller and no larger category than the limits")
  func limits() {
    let (outer, inner) = chain(.accessibilityLarge)
    #expect(outer.minimumContentSizeCategory == nil && outer.maximumContentSizeCategory == nil)
    outer.maximumContentSizeCategory = .extraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    outer.traitOverrides.preferredContentSizeCategory = .small
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
    outer.minimumContentSizeCategory = .medium
    #expect(inner.traitCollection.preferredContentSizeCategory == .medium)
    outer.minimumContentSizeCategory = nil
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
  }

  @Test("A subview may have narrower limits, and its superview keeps its own")
  func nested() {
    let (outer, inner) = chain(.accessibilityExtraLarge)
    outer.maximumContentSizeCategory = .accessibilityMedium
    inner.maximumContentSizeCategory = .large
    #expect(inner.traitCollection.preferredContentSizeCategory == .large)
    #expect(outer.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
    let text = inner.appliedContentSizeCategoryLimitsDescription
    #expect(
      text.contains("UICTContentSizeCategoryL\n")
        && text.contains("UICTContentSizeCategoryAccessibilityM"), "\(text)")
  }

  @Test("A limit that changes the category is a change of traits, and the font of a label follows")
  func changes() {
    final class Listening: UIView {
      var heard: [UIContentSizeCategory?] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        heard.append(previous?.preferredContentSizeCategory)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (view, label) = (Listening(), UILabel())
    window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    window.addSubview(view)
    view.addSubview(label)
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: label.traitCollection)
    label.adjustsFontForContentSizeCategory = true
    // Body text has 23 points in this category, and 17 in the default one.
    #expect(label.font.pointSize == 23)
    view.heard = []
    view.maximumContentSizeCategory = .large
    #expect(view.heard == [.extraExtraExtraLarge])
    #expect(label.font.pointSize == 17)
    view.maximumContentSizeCategory = .extraExtraExtraLarge
    #expect(view.heard.count == 2 && label.font.pointSize == 23)
    view.minimumContentSizeCategory = .small
    #expect(view.heard.count == 2)
  }
}
