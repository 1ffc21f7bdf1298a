import Foundation
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A background of a list")
struct ListBackgroundTests {
  private func state(
    in list: UIListEnvironment = .plain,
    _ change: (inout UIViewConfigurationState) -> Void = { _ in }
  ) -> UIViewConfigurationState {
    var state = UIViewConfigurationState(
      traitCollection: UITraitCollection { $0.listEnvironment = list })
    change(&state)
    return state
  }

  @Test(
    "The background of a cell is darker while highlighted or selected, and as before afterwards")
  func states() {
    let cell = UIBackgroundConfiguration.listGroupedCell()
    #expect(cell.backgroundColor == .secondarySystemGroupedBackground)
    #expect(cell.updated(for: state { $0.isHighlighted = true }).backgroundColor == .systemGray4)
    let selected = cell.updated(for: state { $0.isSelected = true })
    #expect(selected.backgroundColor == .systemGray4)
    #expect(selected.updated(for: state()) == cell)
  }

  @Test("A background keeps the color and the corners that an app has set in each state")
  func kept() {
    var cell = UIBackgroundConfiguration.listSidebarCell()
    #expect(cell.cornerRadius == 10)
    cell.backgroundColor = .systemPink
    cell.cornerRadius = 3
    let selected = cell.updated(for: state { $0.isSelected = true })
    #expect(selected.backgroundColor == .systemPink && selected.cornerRadius == 3)
  }

  @Test(
    "The background of a header is a material while the header is pinned, unless it has a color")
  func pinned() {
    var header = UIBackgroundConfiguration.listPlainHeaderFooter()
    let pinned = state { $0.isPinned = true }
    #expect(header.visualEffect == nil)
    #expect(header.updated(for: pinned).visualEffect is UIBlurEffect)
    #expect(header.updated(for: pinned) == header.updated(for: pinned))
    header.backgroundColor = .white
    #expect(header.updated(for: pinned).visualEffect == nil)
  }

  @Test("The backgrounds of cells, headers and footers follow the style of their list")
  func follows() {
    let cell = UIBackgroundConfiguration.listCell()
    #expect(cell.updated(for: state()).backgroundColor == .systemBackground)
    let grouped = cell.updated(for: state(in: .insetGrouped))
    #expect(grouped.backgroundColor == .secondarySystemGroupedBackground)
    let sidebar = cell.updated(for: state(in: .sidebar) { $0.isSelected = true })
    #expect(sidebar.backgroundColor == .tertiarySystemFill && sidebar.cornerRadius == 10)
    let header = UIBackgroundConfiguration.listHeader().updated(for: state(in: .grouped))
    #expect(header.backgroundColor == .clear && header.cornerRadius == 10)
    let footer = UIBackgroundConfiguration.listFooter().updated(for: state { $0.isPinned = true })
    #expect(footer.visualEffect is UIBlurEffect)
  }

  @Test("A background has the shadow of its shadow properties")
  func shadow() {
    var card = UIBackgroundConfiguration.listGroupedCell()
    #expect(card.shadowProperties.opacity == 0)
    card.shadowProperties.opacity = 0.25
    card.shadowProperties.radius = 6
    card.shadowProperties.offset = CGSize(width: 0, height: 2)
    let view = BackgroundView(card)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let layer = view.subviews[0].layer
    #expect(layer.shadowOpacity == 0.25 && layer.shadowRadius == 6)
    #expect(layer.shadowOffset == CGSize(width: 0, height: 2))
  }
}
