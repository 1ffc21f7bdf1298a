import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Groups of bar items")
struct NibItemGroupsTests {
  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  private func group(_ titles: String...) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: titles.map { item($0) }, representativeItem: nil)
  }

  @Test("Groups of bar items are read from a nib with their items")
  func nibs() throws {
    let bar = try #require(
      nib(
        """
        <navigationBar id="n"><rect key="frame" x="0" y="0" width="320" height="44"/><items>
          <navigationItem title="T" id="i">
            <leadingItemGroups><barButtonItemGroup id="g"><barButtonItems>
              <barButtonItem title="A" id="a"/><barButtonItem title="B" id="b"/></barButtonItems>
              <barButtonItem key="representativeItem" title="AB" id="r"/></barButtonItemGroup></leadingItemGroups>
            <trailingItemGroups><barButtonItemGroup hidden="YES" id="h"><barButtonItems>
              <barButtonItem title="C" id="c"/></barButtonItems></barButtonItemGroup></trailingItemGroups>
          </navigationItem></items></navigationBar>
        """
      ).instantiate(withOwner: nil).first as? UINavigationBar)
    let item = try #require(bar.items?.first)
    #expect(item.leadingItemGroups.map { $0.barButtonItems.map(\.title) } == [["A", "B"]])
    #expect(item.leadingItemGroups.first?.representativeItem?.title == "AB")
    #expect(item.leftBarButtonItems?.map(\.title) == ["A", "B"])
    #expect(item.trailingItemGroups.first?.isHidden == true)
    #expect(item.rightBarButtonItems?.isEmpty == true)
  }

  @Test("The item groups and the bar button items of a side replace each other")
  func sides() {
    let navigation = UINavigationItem(title: "T")
    #expect(navigation.leadingItemGroups.isEmpty && navigation.leftBarButtonItems == nil)
    navigation.leadingItemGroups = [group("A"), group("B", "C")]
    #expect(navigation.leftBarButtonItems?.map(\.title) == ["A", "B", "C"])
    navigation.leadingItemGroups[0].isHidden = true
    #expect(navigation.leftBarButtonItems?.map(\.title) == ["B", "C"])
    navigation.leftBarButtonItems = [item("D")]
    #expect(navigation.leadingItemGroups.map { $0.barButtonItems.map(\.title) } == [["D"]])
    navigation.trailingItemGroups = [group("E", "F")]
    #expect(navigation.rightBarButtonItems?.map(\.title) == ["F", "E"])
    navigation.pinnedTrailingGroup = group("P")
    #expect(navigation.rightBarButtonItems?.map(\.title) == ["F", "E"])
    #expect(navigation.shownTrailingItems?.map(\.title) == ["P", "F", "E"])
  }

  @Test("The highlighted and focused states of a bar's button appearance are read from a nib")
  func states() throws {
    let bar = try #require(
      nib(
        """
        <navigationBar id="n"><navigationBarAppearance key="standardAppearance">
          <barButtonItemAppearance key="buttonAppearance">
            <barButtonItemStateAppearance key="highlighted">
              <offsetWrapper key="titlePositionAdjustment" horizontal="1" vertical="2"/>
            </barButtonItemStateAppearance>
            <barButtonItemStateAppearance key="focused">
              <offsetWrapper key="titlePositionAdjustment" horizontal="3" vertical="4"/>
            </barButtonItemStateAppearance>
          </barButtonItemAppearance></navigationBarAppearance></navigationBar>
        """
      ).instantiate(withOwner: nil).first as? UINavigationBar)
    let look = bar.standardAppearance.buttonAppearance
    #expect(look.highlighted.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
    #expect(look.focused.titlePositionAdjustment == UIOffset(horizontal: 3, vertical: 4))
    #expect(look.normal.titlePositionAdjustment == .zero)
  }
}
