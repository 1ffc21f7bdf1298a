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
}
