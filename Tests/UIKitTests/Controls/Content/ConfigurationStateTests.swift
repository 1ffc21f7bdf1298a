import Foundation
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A configuration state")
struct ConfigurationStateTests {
  private let unread = UIConfigurationStateCustomKey("com.example.isUnread")

  @Test("A new configuration state has nothing special, and knows its traits")
  func plain() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let state = UICellConfigurationState(traitCollection: dark)
    #expect(state.traitCollection === dark)
    #expect(!state.isSelected && !state.isEditing && !state.isDisabled && !state.isExpanded)
    #expect(state.cellDragState == .none && state.cellDropState == .none)
    #expect(state == UICellConfigurationState(traitCollection: dark))
  }

  @Test("A configuration state stores the values of an app, and compares them")
  func custom() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    let before = state
    #expect(state[unread] == nil)
    state[unread] = true
    #expect(state[unread] == AnyHashable(true))
    #expect(state != before)
    state[unread] = nil
    #expect(state == before)

    var view = UIViewConfigurationState(traitCollection: UITraitCollection())
    view[unread] = "yes"
    #expect(view[unread] as? String == "yes")
    #expect(UIConfigurationStateCustomKey(rawValue: "com.example.isUnread") == unread)
  }

  @Test("The configuration state of a cell has the states of the cell")
  func ofCell() {
    let cell = UICollectionViewListCell(frame: .zero)
    cell.isSelected = true
    cell.isHighlighted = true
    cell.isInEditing = true
    cell.stage.isExpanded = true
    cell.stage.isSwiped = true
    cell.stage.isReordering = true
    cell.stage.drag = .lifting
    cell.stage.drop = .targeted
    cell.isUserInteractionEnabled = false
    let state = cell.configurationState
    #expect(state.isSelected && state.isHighlighted && state.isEditing && state.isExpanded)
    #expect(state.isSwiped && state.isReordering && state.isDisabled)
    #expect(state.cellDragState == .lifting && state.cellDropState == .targeted)
  }
}
