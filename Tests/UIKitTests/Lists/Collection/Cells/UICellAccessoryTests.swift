import Foundation
import Galley
import GalleyLayout
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("Accessories of a list cell")
struct UICellAccessoryTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  private let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  init() {
    window.isHidden = false
    window.addSubview(cell)
  }

  private func view(_ width: CGFloat = 10) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: 10))
  }

  private func custom(_ view: UIView, _ placement: UICellAccessory.Placement) -> UICellAccessory {
    .customView(configuration: .init(customView: view, placement: placement))
  }

  /// The views of the visible accessories, from left to right.
  private var shown: [UIView] {
    cell.layoutIfNeeded()
    return cell.subviews.filter {
      $0 !== cell.contentView && !($0 is BackgroundView) && $0.bounds.width > 1
    }.sorted { $0.frame.midX < $1.frame.midX }
  }

  @Test("Accessories for editing appear and disappear when editing begins and ends")
  func editing() {
    cell.accessories = [
      .delete(), .reorder(), .checkmark(displayed: .whenNotEditing), .disclosureIndicator(),
    ]
    #expect(shown.count == 2)
    let content = cell.contentView.frame
    cell.isInEditing = true
    #expect(shown.count == 3)
    #expect(cell.contentView.frame.minX > content.minX)
    cell.isInEditing = false
    #expect(shown.count == 2)
    #expect(cell.contentView.frame == content)
  }

  @Test("A label is as wide when its row is measured as when it is placed, also in large text")
  func largeLabel() {
    cell.accessories = [.label(text: "12 jars")]
    var content = cell.defaultContentConfiguration()
    content.text = "Plum jam with cinnamon"
    cell.contentConfiguration = content
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    func height() -> CGFloat {
      cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 44), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let measured = height()
    cell.layoutIfNeeded()
    #expect(measured == height())
  }

  // Apple's documentation of `isHidden`: a hidden accessory takes up space in the layout.
  @Test("A hidden accessory keeps its space, and a tap there does nothing")
  func hidden() {
    var taps = 0
    func contentFrame(_ accessories: [UICellAccessory]) -> CGRect {
      cell.accessories = accessories
      cell.layoutIfNeeded()
      return cell.contentView.frame
    }
    let visible = contentFrame([.detail { taps += 1 }, .checkmark()])
    #expect(shown.count == 2)
    let hidden = contentFrame([
      .detail(options: .init(isHidden: true)) { taps += 1 }, .checkmark(),
    ])
    #expect(hidden == visible && hidden != cell.bounds)
    #expect(shown.count == 1)
    Finger.tap(cell, at: CGPoint(x: hidden.maxX + 40, y: 22))
    #expect(taps == 0)
    // A hidden accessory takes space only in the states in which it would be shown.
    #expect(contentFrame([.delete(options: .init(isHidden: true))]) == cell.bounds)
    cell.isInEditing = true
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX > 20 && shown == [])
    let header = contentFrame([
      .outlineDisclosure(options: .init(style: .header, isHidden: true))
    ])
    #expect(header.maxX < cell.bounds.maxX && !cell.togglesExpansionAnywhere)
  }

  @Test("Custom accessories are at the positions that they give among the visible ones")
  func positions() {
    let (before, after, last, first) = (view(), view(), view(), view())
    cell.accessories = [
      .checkmark(), .disclosureIndicator(), .reorder(),
      custom(
        before, .trailing(at: UICellAccessory.Placement.position(before: .disclosureIndicator()))),
      custom(
        after, .trailing(at: UICellAccessory.Placement.position(after: .disclosureIndicator()))),
      custom(last, .trailing(at: UICellAccessory.Placement.position(after: .detail()))),
      custom(first, .trailing()),
    ]
    let order = shown
    #expect(order.count == 6)
    #expect(order[0] === first && order[2] === before && order[4] === after && order[5] === last)
  }

  @Test("An accessory has its reserved width, and a custom view keeps its size")
  func sizes() {
    let wide = view(60)
    cell.accessories = [
      .customView(
        configuration: .init(
          customView: wide, placement: .leading(), reservedLayoutWidth: .custom(100)))
    ]
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 108)
    #expect(wide.frame == CGRect(x: 28, y: 17, width: 60, height: 10))
    let toggle = UISwitch()
    cell.accessories = [custom(toggle, .trailing())]
    cell.layoutIfNeeded()
    #expect(wide.superview == nil)
    #expect(toggle.alignmentRect(forFrame: toggle.frame).size == toggle.intrinsicContentSize)
  }

  @Test("A label accessory has the user's text size, unless it has a font")
  func label() throws {
    try UIView.withSquareText {
      cell.accessories = [.label(text: "12")]
      let label = try #require(shown.first as? UILabel)
      #expect(label.text == "12" && label.frame.width == 17)
      cell.accessories = [.label(text: "120", options: .init(font: .systemFont(ofSize: 10)))]
      #expect(shown.first === label)
      #expect(label.frame.width == 15)
    }
  }

  @Test("A tap anywhere in the space of an accessory calls its handler")
  func taps() {
    var calls: [String] = []
    cell.accessories = [
      .detail { calls.append("detail") }, .insert { calls.append("insert") }, .delete(),
      .outlineDisclosure(),
    ]
    cell.isInEditing = true
    cell.accessoryTapped = { calls.append("\($0)") }
    let views = shown
    #expect(views.count == 4)
    for view in views { Finger.tap(view) }
    #expect(calls == ["delete", "insert", "outlineDisclosure", "detail"])
    let edge = Finger(on: cell, at: CGPoint(x: views[3].frame.midX, y: 2))
    edge.lift()
    #expect(calls.count == 5)
  }

  @Test("A header expands by a tap anywhere, and a row only by a tap on its disclosure")
  func outline() {
    var folds = 0
    cell.accessories = [.outlineDisclosure(options: .init(style: .header)) { folds += 1 }]
    #expect(cell.togglesExpansionAnywhere)
    cell.toggleExpansion()
    #expect(folds == 1)
    #expect(shown[0].frame.midX > 160)
    cell.accessories = [.outlineDisclosure()]
    #expect(!cell.togglesExpansionAnywhere)
    #expect(shown[0].frame.midX < 160)
    cell.listPlace = ListPlace(
      UICollectionLayoutListConfiguration(appearance: .sidebar), part: .header)
    #expect(cell.togglesExpansionAnywhere)
    #expect(shown[0].frame.midX > 160)
    #expect(shown[0].transform == .identity)
    cell.stage.isExpanded = true
    #expect(shown[0].transform != .identity)
  }

  @Test("A multiselect accessory shows whether the row is selected")
  func multiselect() throws {
    cell.accessories = [.multiselect()]
    cell.isInEditing = true
    let circle = try #require(shown.first as? AccessoryView)
    #expect(!circle.isSelected)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(circle.isSelected)
  }

  @Test("A pop-up accessory opens its menu, and calls its handler with the chosen element")
  func menu() throws {
    var chosen: [String] = []
    let menu = UIMenu(
      options: .singleSelection,
      children: [UIAction(title: "A", state: .on) { _ in }, UIAction(title: "B") { _ in }])
    cell.accessories = [
      .popUpMenu(menu) { menu in chosen = menu.selectedElements.map(\.title) }
    ]
    let view = try #require(shown.first as? AccessoryView)
    Finger.tap(view)
    try #require(view.presentedMenu).choose("B")
    #expect(chosen == ["B"])
  }

  @Test("Two system accessories of the same type trap")
  func twins() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UICollectionViewListCell(frame: .zero).accessories = [.checkmark(), .checkmark()]
      }
    }
    expectTrap(result, says: "two of the accessories of a list cell are checkmark")
  }
}
