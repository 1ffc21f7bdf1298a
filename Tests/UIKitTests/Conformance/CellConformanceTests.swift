import Foundation
import Testing
import UIKit

/// Cells as apps write them. Only UIKit's public names are used.
@MainActor
@Suite("Cells as apps write them")
struct CellConformanceTests {
  private struct Badge: UIContentConfiguration, Hashable {
    var count = 0
    var isActive = false

    func makeContentView() -> any UIView & UIContentView { BadgeView(configuration: self) }

    func updated(for state: any UIConfigurationState) -> Badge {
      guard let state = state as? UICellConfigurationState else { return self }
      var updated = self
      updated.isActive = state.isSelected || state.isHighlighted
      return updated
    }
  }

  private final class BadgeView: UIView, UIContentView {
    private let label = UILabel()

    var configuration: any UIContentConfiguration {
      didSet { show() }
    }

    init(configuration: any UIContentConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
      label.translatesAutoresizingMaskIntoConstraints = false
      label.numberOfLines = 0
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
        label.heightAnchor.constraint(equalToConstant: 30),
      ])
      show()
    }

    required init?(coder: NSCoder) { fatalError("not from an archive") }

    var text: String? { label.text }

    private func show() {
      guard let badge = configuration as? Badge else { return }
      label.text = "\(badge.count)\(badge.isActive ? "!" : "")"
    }
  }

  private final class StateCell: UICollectionViewListCell {
    static let flag = UIConfigurationStateCustomKey("org.example.flag")
    var isFlagged = false { didSet { setNeedsUpdateConfiguration() } }

    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state[Self.flag] = isFlagged
      return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      var content = defaultContentConfiguration().updated(for: state)
      content.text = state[Self.flag] as? Bool == true ? "flagged" : "plain"
      contentConfiguration = content
    }
  }

  @Test(
    "A custom content view shows its configuration in each state, and decides the cell's height")
  func ownContent() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.contentConfiguration = Badge(count: 3)
    cell.layoutIfNeeded()
    let view = try #require(cell.contentView as? BadgeView)
    #expect(view.text == "3")
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(view.text == "3!")
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 100, height: 50))
  }

  @Test("A cell can add a value to its configuration state, and shows it when it updates")
  func customState() {
    let cell = StateCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "plain")
    cell.isFlagged = true
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "flagged")
  }

  @Test("All accessories can be created as in UIKit's documentation")
  func accessories() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    let toggle = UICellAccessory.CustomViewConfiguration(
      customView: UISwitch(), placement: .trailing(displayed: .whenNotEditing), tintColor: .red)
    cell.accessories = [
      .disclosureIndicator(displayed: .whenNotEditing, options: .init(tintColor: .systemGray)),
      .detail(displayed: .always) {}, .checkmark(), .delete(displayed: .always, actionHandler: {}),
      .insert(options: .init(backgroundColor: .systemTeal)), .multiselect(displayed: .always),
      .reorder(displayed: .always, options: .init(showsVerticalSeparator: false)),
      .outlineDisclosure(options: .init(style: .cell)), .label(text: "3"),
      .popUpMenu(UIMenu(children: [UIAction(title: "A") { _ in }])),
      .customView(configuration: toggle),
    ]
    cell.layoutIfNeeded()
    #expect(cell.accessories.count == 11)
    #expect(cell.accessories.first?.accessoryType == .disclosureIndicator)
    #expect(cell.contentView.frame.width < 320)
  }
}
