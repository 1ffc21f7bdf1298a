import Foundation
import Observation
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("The configurations of a cell")
struct CellConfigurationTests {
  /// A cell that notes the calls of its methods, in order.
  private final class Cell: UICollectionViewCell {
    var log: [String] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      log.append(state.isSelected ? "update, selected" : "update")
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout")
    }
  }

  private struct Note: UIContentConfiguration {
    var text = ""
    var isSelected = false

    func makeContentView() -> any UIView & UIContentView { NoteView(self) }

    func updated(for state: any UIConfigurationState) -> Note {
      var note = self
      note.isSelected = (state as? UICellConfigurationState)?.isSelected == true
      return note
    }
  }

  private final class NoteView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    var note: Note? { configuration as? Note }

    init(_ configuration: Note) {
      self.configuration = configuration
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 70, height: 30) }
  }

  private let cell = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  @Test(
    "Configurations are updated once before layout: by updated(for:), the cell, then its handler")
  func order() {
    cell.contentConfiguration = Note(text: "a")
    cell.configurationUpdateHandler = { cell, state in
      let note = (cell.contentConfiguration as? Note)?.isSelected == true
      (cell as? Cell)?.log.append("handler, content \(note ? "selected" : "plain")")
    }
    #expect(cell.log == [])
    cell.layoutIfNeeded()
    #expect(cell.log == ["update", "handler, content plain", "layout"])

    cell.log = []
    cell.isSelected = true
    cell.isHighlighted = true
    cell.setNeedsUpdateConfiguration()
    #expect(cell.log == [])
    cell.layoutIfNeeded()
    #expect(cell.log == ["update, selected", "handler, content selected", "layout"])
  }

  @Test("A configuration that is set during an update causes no other update")
  func settled() {
    cell.configurationUpdateHandler = { cell, state in
      cell.contentConfiguration = Note(text: "from the handler")
      cell.setNeedsUpdateConfiguration()
      (cell as? Cell)?.log.append("handler")
    }
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(cell.log.count { $0 == "handler" } == 1)
    #expect((cell.contentView as? NoteView)?.note?.text == "from the handler")
  }

  @Observable final class Model { var name = "old" }

  @Test("A change of an observable value that the handler has read updates the configuration again")
  func observed() {
    let model = Model()
    cell.configurationUpdateHandler = { cell, _ in
      cell.contentConfiguration = Note(text: model.name)
    }
    cell.layoutIfNeeded()
    model.name = "new"
    cell.layoutIfNeeded()
    #expect((cell.contentView as? NoteView)?.note?.text == "new")
    model.name = "newer"
    cell.layoutIfNeeded()
    #expect((cell.contentView as? NoteView)?.note?.text == "newer")
  }

  @Test("A change of an observable value that only an earlier update has read updates nothing")
  func observedBefore() {
    let (first, second) = (Model(), Model())
    var (isFirst, count) = (true, 0)
    cell.configurationUpdateHandler = { cell, _ in
      count += 1
      cell.contentConfiguration = Note(text: isFirst ? first.name : second.name)
    }
    cell.layoutIfNeeded()
    isFirst = false
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    let before = count
    first.name = "other"
    cell.layoutIfNeeded()
    #expect(count == before)
    second.name = "new"
    cell.layoutIfNeeded()
    #expect(count == before + 1)
  }

  /// An object that is alive as long as the closure of a tracking.
  private final class Witness: Sendable {}

  @Test("The tracking of a model ends with the next update, and with the cell")
  func endedTrackings() {
    let model = Model()
    var cell: Cell? = Cell(frame: .zero)
    weak var first: Witness?
    weak var second: Witness?
    func readModel() -> Witness? {
      let witness = Witness()
      let tracking = cell?.configurations.tracking
      tracking?.track({ _ = model.name }, onChange: { withExtendedLifetime(witness) {} })
      return tracking == nil ? nil : witness
    }
    first = readModel()
    #expect(first != nil)
    cell?.setNeedsUpdateConfiguration()
    cell?.layoutIfNeeded()
    #expect(first == nil)
    second = readModel()
    #expect(second != nil)
    cell = nil
    #expect(second == nil)
    model.name = "new"
  }

  @Test("Configurations are updated when traits, editing or user interaction change")
  func otherStates() {
    var states: [UICellConfigurationState] = []
    cell.configurationUpdateHandler = { _, state in states.append(state) }
    cell.layoutIfNeeded()
    cell.isInEditing = true
    cell.layoutIfNeeded()
    #expect(states.map(\.isEditing) == [false, true])
    cell.overrideUserInterfaceStyle = .dark
    cell.layoutIfNeeded()
    #expect(states.last?.traitCollection.userInterfaceStyle == .dark)
    cell.isUserInteractionEnabled = false
    cell.layoutIfNeeded()
    #expect(states.last?.isDisabled == true)
    cell.isInEditing = true
    cell.layoutIfNeeded()
    #expect(states.count == 4)
  }

  @Test("Configurations stay the same while the automatic updates of the cell are off")
  func notAutomatic() {
    cell.automaticallyUpdatesContentConfiguration = false
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.contentConfiguration = Note(text: "a")
    cell.backgroundConfiguration = .listPlainCell()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? Note)?.isSelected == false)
    #expect(cell.backgroundConfiguration == .listPlainCell())
    cell.automaticallyUpdatesContentConfiguration = true
    cell.automaticallyUpdatesBackgroundConfiguration = true
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? Note)?.isSelected == true)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
  }

  @Test(
    "The view of a content configuration replaces the content view, and is kept for the next one")
  func contentView() throws {
    let plain = cell.contentView
    cell.contentConfiguration = Note(text: "a")
    let view = try #require(cell.contentView as? NoteView)
    #expect(plain.superview == nil && view.superview === cell)
    cell.contentConfiguration = Note(text: "b")
    #expect(cell.contentView === view)
    #expect(view.note?.text == "b")
    cell.layoutIfNeeded()
    #expect(view.frame == cell.bounds)
    cell.contentConfiguration = nil
    #expect(view.superview == nil)
    #expect(type(of: cell.contentView) == UIView.self && cell.contentView.superview === cell)
  }

  @Test("A content view that does not support the new configuration is replaced and reported")
  func replaced() {
    let reports = Report.gathering {
      cell.contentConfiguration = UIListContentConfiguration.cell()
      cell.contentConfiguration = UIListContentConfiguration.valueCell()
      cell.contentConfiguration = Note()
    }
    #expect(reports.map(\.topic) == [.cell])
    #expect(reports.first?.message.contains("does not support the new configuration") == true)
    #expect(reports.first?.message.contains("existing content view: UIListContentView") == true)
    #expect(cell.contentView is NoteView)
  }

  @Test("The preferred size of a cell is that of its content configuration")
  func size() {
    cell.contentConfiguration = Note()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 200, height: 10)
    attributes.measuredAxes = .vertical
    #expect(
      cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 200, height: 30))
  }

  @Test(
    "A background configuration removes the background views, and a view removes the configuration")
  func background() throws {
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    var background = UIBackgroundConfiguration.listPlainCell()
    background.cornerRadius = 7
    cell.backgroundConfiguration = background
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    cell.layoutIfNeeded()
    let shown = try #require(cell.subviews.first as? BackgroundView)
    #expect(shown.frame == cell.bounds && shown.configuration.cornerRadius == 7)

    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(shown.configuration.backgroundColor == .systemGray4)
    #expect(shown.configuration.cornerRadius == 7)

    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil && shown.superview == nil)
    cell.backgroundConfiguration = .clear()
    #expect(cell.backgroundView == nil)
    cell.backgroundConfiguration = nil
    #expect(cell.subviews == [cell.contentView])
    #expect(cell.defaultBackgroundConfiguration() == .clear())
  }
}
