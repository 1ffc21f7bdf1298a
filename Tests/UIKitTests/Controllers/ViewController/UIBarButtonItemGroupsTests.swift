import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Groups of bar button items")
struct UIBarButtonItemGroupsTests {
  @Test("An item makes a group of itself, which is hidden if it is not in the bar by default")
  func groups() {
    let item = UIBarButtonItem(title: "Undo", style: .plain, target: nil, action: nil)
    #expect(item.creatingFixedGroup().barButtonItems == [item])
    let other = item.creatingOptionalGroup(
      customizationIdentifier: "undo", isInDefaultCustomization: false)
    #expect(other.isHidden && other.barButtonItems == [item])
    #expect(!item.creatingMovableGroup(customizationIdentifier: "undo").isHidden)
    #expect(UIBarButtonItemGroup.fixedGroup(items: [item]).barButtonItems == [item])
  }

  @Test("Additional overflow items are in the menu of a button with three dots")
  func overflow() {
    let controller = UIViewController()
    let item = controller.navigationItem
    item.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
    let screen = Screen(controller, inNavigation: true)
    #expect(item.overflowPresentationSource == nil && screen.find("More") == nil)
    item.additionalOverflowItems = UIDeferredMenuElement.uncached { completion in
      completion([UIAction(title: "Archive") { _ in controller.view.tag += 1 }])
    }
    screen.settle()
    #expect(item.overflowPresentationSource != nil && screen.find("Edit") != nil)
    screen.tap("More")
    screen.tap("Archive")
    #expect(controller.view.tag == 1)
    item.additionalOverflowItems = nil
    screen.settle()
    #expect(screen.find("More") == nil)
  }
}
