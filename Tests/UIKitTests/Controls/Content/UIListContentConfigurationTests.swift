import Foundation
import GalleyLayout
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A list content configuration")
struct UIListContentConfigurationTests {
  private func state(
    _ change: (inout UICellConfigurationState) -> Void
  ) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    change(&state)
    return state
  }

  @Test("A list content configuration has a text or an attributed text, and never both")
  func texts() {
    var content = UIListContentConfiguration.cell()
    #expect(content.text == nil)
    content.text = "Kyoto"
    #expect(content.attributedText == nil)
    content.attributedText = NSAttributedString(string: "Nara")
    #expect(content.text == "Nara")
    content.text = "Uji"
    #expect(content.attributedText == nil && content.text == "Uji")
    content.secondaryAttributedText = NSAttributedString(string: "x")
    content.secondaryAttributedText = nil
    #expect(content.secondaryText == nil)
  }

  @Test("List content configurations are equal if their values are")
  func equality() {
    var (one, other) = (UIListContentConfiguration.cell(), UIListContentConfiguration.cell())
    #expect(one == other && one.hashValue == other.hashValue)
    one.text = "a"
    #expect(one != other)
    other.text = "a"
    #expect(one == other)
    #expect(UIListContentConfiguration.cell() != .valueCell())
  }

  @Test("List content is gray while its cell is disabled, and faded while it is dragged")
  func states() {
    var content = UIListContentConfiguration.cell()
    content.alpha = 0.8
    let disabled = content.updated(for: state { $0.isDisabled = true })
    #expect(disabled.textProperties.color == .tertiaryLabel)
    #expect(disabled.secondaryTextProperties.color == .quaternaryLabel)
    #expect(disabled.updated(for: state { _ in }) == content)
    let dragged = content.updated(for: state { $0.cellDragState = .dragging })
    #expect(dragged.alpha == 0.8)
    #expect(dragged.shownAlpha == 0.4)
    let focused = content.updated(for: state { $0.isFocused = true })
    #expect(focused.textProperties.color == .white)
  }

  @Test("The text of a sidebar cell is heavier while the cell is selected")
  func sidebar() {
    let content = UIListContentConfiguration.sidebarCell()
    let selected = content.updated(for: state { $0.isSelected = true })
    #expect(content.textProperties.font.face.weight == .regular)
    #expect(selected.textProperties.font.face.weight == .medium)
    let cell = UIListContentConfiguration.cell()
    #expect(cell.updated(for: state { $0.isSelected = true }) == cell)
  }

  @Test("The text of a plain header has an alpha of 30 % while the header is highlighted")
  func highlightedHeader() {
    let header = UIListContentConfiguration.plainHeader()
      .updated(for: state { $0.isHighlighted = true })
    let color = header.textProperties.resolvedColor().resolvedColor(with: UITraitCollection())
    #expect(abs(color.cgColor.alpha - 0.3) < 0.001)
  }

  @Test("A value that an app has set stays in each state, even if it equals the default")
  func kept() {
    var content = UIListContentConfiguration.sidebarCell()
    content.textProperties.color = .label
    content.textProperties.font = .systemFont(ofSize: 30)
    content.imageProperties.tintColor = .systemPink
    let updated = content.updated(
      for: state {
        $0.isDisabled = true
        $0.isSelected = true
      })
    #expect(updated.textProperties.color == .label)
    #expect(updated.textProperties.font.pointSize == 30)
    #expect(updated.imageProperties.tintColor == .systemPink)
    #expect(updated.secondaryTextProperties.color == .quaternaryLabel)
  }

  @Test(
    "A header configuration follows the style of its list",
    arguments: [
      (UIListEnvironment.plain, ListContentStyle.plainHeader), (.insetGrouped, .groupedHeader),
      (.sidebar, .sidebarHeader),
    ])
  func header(list: UIListEnvironment, style: ListContentStyle) throws {
    let make = try #require(UIListContentConfiguration.factories[style])
    let expected = make()
    var header = UIListContentConfiguration.header()
    header.text = "Today"
    header.imageToTextPadding = 3
    let traits = UITraitCollection { $0.listEnvironment = list }
    let updated = header.updated(for: UIViewConfigurationState(traitCollection: traits))
    #expect(updated.text == "Today")
    #expect(updated.imageToTextPadding == 3)
    #expect(updated.directionalLayoutMargins == expected.directionalLayoutMargins)
    #expect(updated.textProperties == expected.textProperties)
  }

  @Test("The more prominent a header is, the larger is its text")
  func prominent() {
    let sizes = [
      UIListContentConfiguration.groupedHeader(), .prominentInsetGroupedHeader(),
      .extraProminentInsetGroupedHeader(),
    ].map(\.textProperties.font.pointSize)
    #expect(sizes == [13, 20, 22])
  }

  @Test("An image resolves its colors by the tint and its transformers")
  func colors() {
    var image = UIListContentConfiguration.cell().imageProperties
    #expect(image.resolvedTintColor(for: .systemRed) == .systemRed)
    image.tintColorTransformer = .init { _ in .systemGreen }
    #expect(image.resolvedTintColor(for: .systemRed) == .systemGreen)
    #expect(image.resolvedStrokeColor(for: .systemRed) == .systemRed)
  }

  @Test("A text transform changes the case of letters")
  func transforms() {
    typealias Transform = UIListContentConfiguration.TextProperties.TextTransform
    let cases: [Transform] = [.none, .uppercase, .lowercase, .capitalized]
    #expect(cases.map { $0("a Big day") } == ["a Big day", "A BIG DAY", "a big day", "A Big Day"])
  }
}
