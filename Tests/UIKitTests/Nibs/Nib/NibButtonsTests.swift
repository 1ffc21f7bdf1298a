import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A button of a nib")
struct NibButtonsTests {
  private func button(_ text: String) throws -> UIButton {
    try #require(nib(text).instantiate(withOwner: nil).first as? UIButton)
  }

  @Test("A button with a configuration ignores the title of its normal state in the nib")
  func leftTitle() throws {
    let button = try button(
      """
      <button buttonType="system" id="b"><rect key="frame" x="0" y="0" width="80" height="40"/>
      <state key="normal" title="Button"/><state key="selected" title="Chosen"/>
      <buttonConfiguration key="configuration" style="plain" image="plus" catalog="system"/></button>
      """)
    #expect(button.currentTitle == nil)
    #expect(button.title(for: .normal) == nil && button.title(for: .selected) == "Chosen")
    #expect(button.configuration?.title == nil && button.configuration?.image != nil)
  }

  @Test("A button without a configuration has the title of its normal state in the nib")
  func title() throws {
    let button = try button(
      #"<button buttonType="system" id="b"><state key="normal" title="Add"/></button>"#)
    #expect(button.currentTitle == "Add")
  }

  @Test("The image of a button grows with accessibility text sizes if the nib says so")
  func imageSize() throws {
    let word = #"adjustsImageSizeForAccessibilityContentSizeCategory="YES""#
    let button = try button(
      """
      <button \(word) buttonType="custom" id="b"><state key="normal" image="plus" catalog="system"/></button>
      """)
    #expect(button.adjustsImageSizeForAccessibilityContentSizeCategory)
    let usual = button.intrinsicContentSize
    button.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(button.intrinsicContentSize.width > usual.width)
    let view = try #require(
      nib("<imageView \(word) id=\"i\"/>").instantiate(withOwner: nil).first as? UIImageView)
    #expect(view.adjustsImageSizeForAccessibilityContentSizeCategory)
  }

  @Test("A button of a nib has its menu of commands and submenus")
  func menu() throws {
    let text = """
      <button showsMenuAsPrimaryAction="YES" buttonType="system" id="b">
        <menu key="menu" title="Sort" id="m"><children>
          <command title="By name" state="on" id="c1"/>
          <menu title="More" displayInline="YES" id="m2"><children>
            <command title="By date" id="c2"><connections><action selector="sortByDate:" destination="-1" id="a"/>
            </connections></command>
          </children></menu>
        </children></menu>
        <state key="normal" title="Sort"/>
      </button>
      """
    var made: UIButton?
    let messages = reports { made = try? button(text) }
    #expect(messages.isEmpty, "\(messages)")
    let menu = try #require(made?.menu)
    #expect(menu.title == "Sort" && menu.children.map(\.title) == ["By name", "More"])
    #expect((menu.children.first as? UICommand)?.state == .on)
    let more = try #require(menu.children.last as? UIMenu)
    #expect(more.options == .displayInline)
    #expect((more.children.first as? UICommand)?.action == Selector("sortByDate:"))
  }
}

@MainActor @Suite("The accessory of a cell of a nib")
struct NibAccessoryTests {
  @Test("A cell places its accessory view even if the nib has that view in the content view")
  func outlet() throws {
    let cell = try #require(
      nib(
        """
        <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l" id="c">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <tableViewCellContentView key="contentView" id="v"><subviews>
            <label text="Send" id="l"/>
            <switch on="YES" translatesAutoresizingMaskIntoConstraints="NO" id="s">
              <rect key="frame" x="100" y="6" width="51" height="31"/></switch>
          </subviews></tableViewCellContentView>
          <connections><outlet property="accessoryView" destination="s" id="o"/></connections>
        </tableViewCell>
        """
      ).instantiate(withOwner: nil).first as? UITableViewCell)
    let accessory = try #require(cell.accessoryView)
    #expect(accessory is UISwitch && accessory.translatesAutoresizingMaskIntoConstraints)
    cell.layoutIfNeeded()
    let frame = accessory.convert(accessory.bounds, to: cell)
    #expect(frame.minX > 160 && frame.maxX <= 320, "\(frame)")
  }
}
