import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The accessibility of a bar item")
struct UIBarItemTests {
  private func describe(_ item: UIBarItem) {
    item.accessibilityValue = "3"
    item.accessibilityHint = "Opens the list"
    item.accessibilityTraits = [.button, .updatesFrequently]
  }

  @Test("A bar button item gives its values to its view, also when it is shown already")
  func buttons() {
    let item = UIBarButtonItem(title: "List", style: .plain, target: nil, action: nil)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [item]
    bar.layoutIfNeeded()
    #expect(item.shown?.isAccessibilityElement == true)
    #expect(item.shown?.accessibilityTraits == .button)
    describe(item)
    bar.layoutIfNeeded()
    #expect(item.shown?.accessibilityValue == "3")
    #expect(item.shown?.accessibilityHint == "Opens the list")
    #expect(item.shown?.accessibilityTraits == [.button, .updatesFrequently])
    item.isAccessibilityElement = false
    bar.layoutIfNeeded()
    #expect(item.shown?.isAccessibilityElement == false)
  }

  @Test("A tab bar item gives its values to its view, also when it is shown already")
  func tabs() throws {
    let item = UITabBarItem(title: "List", image: nil, tag: 0)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.items = [item]
    bar.layoutIfNeeded()
    let view = try #require(bar.itemViews.first)
    #expect(view.isAccessibilityElement && view.accessibilityTraits == .button)
    describe(item)
    bar.layoutIfNeeded()
    #expect(view.accessibilityValue == "3" && view.accessibilityHint == "Opens the list")
    #expect(view.accessibilityTraits == [.button, .updatesFrequently])
    item.isAccessibilityElement = false
    bar.layoutIfNeeded()
    #expect(!view.isAccessibilityElement)
  }
}
