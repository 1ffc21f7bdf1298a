import Testing
import UIKit

@Suite("The size of text that the user wants")
struct UIContentSizeCategoryTests {
  @Test("Content size categories grow from one to the next")
  func order() {
    let order: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    for (smaller, larger) in zip(order, order.dropFirst()) {
      #expect(smaller < larger && smaller <= larger && larger > smaller && larger >= smaller)
      #expect(!(larger < smaller) && smaller != larger)
    }
    #expect(order.filter(\.isAccessibilityCategory).count == 5)
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }

  @Test("Content size categories have the system's names")
  func names() {
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    #expect(
      UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
        == .accessibilityExtraExtraExtraLarge)
    #expect(
      UIContentSizeCategory.didChangeNotification.rawValue
        == "UIContentSizeCategoryDidChangeNotification")
    #expect(!UIContentSizeCategory.newValueUserInfoKey.isEmpty)
  }
}
