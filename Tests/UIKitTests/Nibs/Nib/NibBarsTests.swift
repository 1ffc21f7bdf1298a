import Foundation
import Galley
import Testing

@testable import GalleyUIKit

private let bar = #"<rect key="frame" x="0" y="0" width="320" height="44"/>"#

@MainActor @Suite("A bar of a nib is as the same in code")
struct NibBarsTests {
  private func made<View: UIView>(_ text: String, as type: View.Type = View.self) throws -> View {
    try #require(nib(text).instantiate(withOwner: nil).first as? View)
  }

  @Test("A navigation bar of a nib with its items is the same as in code")
  func navigation() throws {
    try expectSame(
      """
      <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews>
        <navigationBar contentMode="scaleToFill" barStyle="black" translucent="NO" id="n">\(bar)
          <items>
            <navigationItem title="News" id="i">
              <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="l"/>
              <rightBarButtonItems>
                <barButtonItem title="Save" style="done" id="r1"/>
                <barButtonItem image="plus" catalog="system" style="plain" enabled="NO" id="r2"/>
              </rightBarButtonItems>
            </navigationItem>
          </items>
        </navigationBar>
      </subviews></view>
      """
    ) {
      let item = UINavigationItem(title: "News")
      item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
      let plus = UIBarButtonItem(
        image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil)
      plus.isEnabled = false
      item.rightBarButtonItems = [
        UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil), plus,
      ]
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.barStyle = .black
      bar.isTranslucent = false
      bar.items = [item]
      return around(bar)
    }
  }

  @Test("A toolbar and a tab bar of a nib are the same as in code")
  func others() throws {
    try expectSame(
      """
      <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews>
        <toolbar opaque="NO" clearsContextBeforeDrawing="NO" contentMode="scaleToFill" barStyle="black" id="t">\(bar)
          <items>
            <barButtonItem systemItem="add" id="1"/>
            <barButtonItem style="plain" systemItem="flexibleSpace" id="2"/>
            <barButtonItem title="Sort" style="bordered" id="3"/>
          </items>
        </toolbar>
      </subviews></view>
      """
    ) {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.isOpaque = false
      bar.barStyle = .black
      bar.items = [
        UIBarButtonItem(systemItem: .add), .flexibleSpace(),
        UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil),
      ]
      return around(bar)
    }
    try expectSame(
      """
      <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews>
        <tabBar contentMode="scaleToFill" id="t"><rect key="frame" x="0" y="0" width="320" height="49"/>
          <items>
            <tabBarItem systemItem="favorites" id="1"/>
            <tabBarItem title="Mail" image="envelope" catalog="system" badgeValue="3" id="2"/>
          </items>
        </tabBar>
      </subviews></view>
      """
    ) {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
      let mail = UITabBarItem(title: "Mail", image: UIImage(systemName: "envelope"), tag: 0)
      mail.badgeValue = "3"
      bar.items = [UITabBarItem(tabBarSystemItem: .favorites, tag: 0), mail]
      return around(bar)
    }
  }

  private func around(_ bar: UIView) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    root.addSubview(bar)
    return root
  }

  @Test("A navigation bar has the appearances in the nib")
  func appearances() throws {
    let bar: UINavigationBar = try made(
      """
      <navigationBar id="n">\(bar)
        <navigationBarAppearance key="standardAppearance" backgroundEffect="systemThickMaterial">
          <color key="backgroundColor" systemColor="systemIndigoColor"/>
          <nil key="shadowColor"/>
          <textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></textAttributes>
          <textAttributes key="largeTitleTextAttributes"><fontDescription key="fontDescription" type="system" pointSize="40"/></textAttributes>
          <offsetWrapper key="titlePositionAdjustment" horizontal="2" vertical="-3"/>
          <barButtonItemAppearance key="buttonAppearance" style="plain">
            <barButtonItemStateAppearance key="normal" backgroundImage="plus" catalog="system">
              <textAttributes key="titleTextAttributes"><color key="textColor" systemColor="systemRedColor"/></textAttributes>
              <offsetWrapper key="backgroundImagePositionAdjustment" horizontal="1" vertical="4"/>
            </barButtonItemStateAppearance>
          </barButtonItemAppearance>
        </navigationBarAppearance>
        <navigationBarAppearance key="scrollEdgeAppearance" backgroundEffect="none"/>
      </navigationBar>
      """)
    let standard = bar.standardAppearance
    #expect(standard.backgroundEffect?.style == .systemThickMaterial)
    #expect(standard.backgroundColor == .systemIndigo && standard.shadowColor == nil)
    let color = standard.titleTextAttributes[.foregroundColor] as? UIColor
    #expect(color == UIColor(white: 1, alpha: 1))
    let font = standard.largeTitleTextAttributes[.font] as? UIFont
    #expect(font == .systemFont(ofSize: 40))
    #expect(standard.titlePositionAdjustment == UIOffset(horizontal: 2, vertical: -3))
    let button = standard.buttonAppearance.normal
    #expect(button.titleTextAttributes[.foregroundColor] as? UIColor == .systemRed)
    #expect(button.backgroundImage != nil)
    #expect(button.backgroundImagePositionAdjustment == UIOffset(horizontal: 1, vertical: 4))
    let edge = try #require(bar.scrollEdgeAppearance)
    #expect(edge.backgroundEffect == nil && bar.compactAppearance == nil)
  }

  @Test("A tab bar and a navigation item have the appearances in the nib")
  func tabAppearances() throws {
    let tabs: UITabBar = try made(
      """
      <tabBar id="t">\(bar)
        <tabBarAppearance key="standardAppearance" stackedItemPositioning="centered" \
      stackedItemWidth="60" selectionIndicatorImage="plus" catalog="system">
          <color key="selectionIndicatorTintColor" systemColor="systemRedColor"/>
          <tabBarItemAppearance key="stackedLayoutAppearance">
            <tabBarItemStateAppearance key="selected"><color key="iconColor" systemColor="systemGreenColor"/></tabBarItemStateAppearance>
          </tabBarItemAppearance>
        </tabBarAppearance>
      </tabBar>
      """)
    #expect(tabs.standardAppearance.selectionIndicatorTintColor == .systemRed)
    #expect(tabs.standardAppearance.selectionIndicatorImage != nil)
    #expect(tabs.standardAppearance.stackedItemPositioning == .centered)
    #expect(tabs.standardAppearance.stackedItemWidth == 60)
    #expect(tabs.standardAppearance.stackedLayoutAppearance.selected.iconColor == .systemGreen)
    #expect(tabs.scrollEdgeAppearance == nil)
    let navigation: UINavigationBar = try made(
      """
      <navigationBar id="n">\(bar)<items><navigationItem title="A" largeTitleDisplayMode="never" id="i">
        <navigationBarAppearance key="standardAppearance"><color key="backgroundColor" systemColor="systemRedColor"/></navigationBarAppearance>
      </navigationItem></items></navigationBar>
      """)
    let item = try #require(navigation.items?.first)
    #expect(item.standardAppearance?.backgroundColor == .systemRed)
    #expect(item.largeTitleDisplayMode == .never)
  }

  @Test("A toolbar has the appearances in the nib")
  func toolAppearances() throws {
    let tools: UIToolbar = try made(
      """
      <toolbar id="t">\(bar)
        <toolbarAppearance key="compactAppearance"><color key="backgroundColor" systemColor="systemGreenColor"/></toolbarAppearance>
        <toolbarAppearance key="scrollEdgeAppearance"><color key="backgroundColor" systemColor="systemRedColor"/></toolbarAppearance>
        <toolbarAppearance key="compactScrollEdgeAppearance"><color key="backgroundColor" systemColor="systemBlueColor"/></toolbarAppearance>
      </toolbar>
      """)
    #expect(tools.scrollEdgeAppearance?.backgroundColor == .systemRed)
    #expect(tools.compactAppearance?.backgroundColor == .systemGreen)
    #expect(tools.compactScrollEdgeAppearance?.backgroundColor == .systemBlue)
  }

  @Test("Bar items have the accessibility labels and identifiers in the nib")
  func accessibility() throws {
    let tools: UIToolbar = try made(
      """
      <toolbar id="t">\(bar)<items>
        <barButtonItem systemItem="add" id="i">
          <accessibility key="accessibilityConfiguration" label="New trip" hint="Opens a form" identifier="new">
            <accessibilityTraits key="traits" button="YES" header="YES"/>
          </accessibility>
        </barButtonItem>
      </items></toolbar>
      """)
    let item = try #require(tools.items?.first)
    #expect(item.accessibilityLabel == "New trip" && item.accessibilityHint == "Opens a form")
    #expect(item.accessibilityIdentifier == "new")
    #expect(item.accessibilityTraits == [.button, .header])
  }

  @Test("Bars have the images of the file, and navigation items the title of their back button")
  func images() throws {
    let navigation: UINavigationBar = try made(
      """
      <navigationBar id="n" shadowImage="plus" backIndicatorImage="plus" \
      backIndicatorTransitionMask="plus" catalog="system">\(bar)
        <items><navigationItem title="A" backButtonTitle="Home" backButtonDisplayMode="minimal" \
      hidesSearchBarWhenScrolling="NO" style="editor" id="i"/></items>
      </navigationBar>
      """)
    #expect(navigation.shadowImage != nil && navigation.backIndicatorImage != nil)
    #expect(navigation.backIndicatorTransitionMaskImage != nil)
    let item = try #require(navigation.items?.first)
    #expect(item.backButtonTitle == "Home" && item.backButtonDisplayMode == .minimal)
    #expect(!item.hidesSearchBarWhenScrolling && item.style == .editor)
    let tabs: UITabBar = try made(
      """
      <tabBar id="t" backgroundImage="plus" shadowImage="plus" selectionIndicatorImage="plus" \
      catalog="system">\(bar)</tabBar>
      """)
    #expect(tabs.backgroundImage != nil && tabs.shadowImage != nil)
    #expect(tabs.selectionIndicatorImage != nil)
  }
}
