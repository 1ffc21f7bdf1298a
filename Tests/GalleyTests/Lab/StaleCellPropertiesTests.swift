import Foundation
import Galley
import Testing
import UIKit

/// A table in which every second row differs in a property.
private final class Rows: UITableViewController {
  /// The property in which every second row differs.
  enum Difference: String, CaseIterable, Sendable {
    case mask
    case shadow = "layer.shadowOpacity"
    case order = "layer.zPosition"
    case corners = "layer.cornerRadius"
    case transform
    case menu
    case keyboard = "keyboardType"
    case hint = "accessibilityHint"
    case elements = "accessibilityElements"
    case link = "link"
    case priority = "wide.priority"
    case selectedBackground = "selectedBackgroundView"
    case editingAccessory = "editingAccessoryType"
    case selectedTitle = "title(for: .selected)"
    case inputView
    case disabledField = "isEnabled"
    case editable = "isEditable"
    case limits = "maximumValue"
    case progress = "observedProgress"
  }

  final class Cell: UITableViewCell {
    let box = UIView(frame: CGRect(x: 100, y: 4, width: 60, height: 36))
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 36))
    let badge = UIView(frame: CGRect(x: 140, y: 4, width: 20, height: 20))
    let button = UIButton(frame: CGRect(x: 200, y: 0, width: 44, height: 44))
    let field = UITextField(frame: CGRect(x: 250, y: 4, width: 60, height: 36))
    let area = UITextView(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 60, height: 4))
    let bar = UIView()
    private(set) lazy var wide = bar.widthAnchor.constraint(equalToConstant: 60)
    var link: CADisplayLink?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.clipsToBounds = true
      part.backgroundColor = .systemGreen
      badge.backgroundColor = .systemRed
      box.addSubview(part)
      for view in [badge, box, button, field, area, slider, progress] {
        contentView.addSubview(view)
      }
      badge.isAccessibilityElement = true
      bar.backgroundColor = .systemBlue
      bar.translatesAutoresizingMaskIntoConstraints = false
      contentView.insertSubview(bar, at: 0)
      let narrow = bar.widthAnchor.constraint(equalToConstant: 20)
      narrow.priority = .defaultHigh
      wide.priority = .defaultLow
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 60),
        bar.topAnchor.constraint(equalTo: contentView.topAnchor),
        bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        bar.heightAnchor.constraint(equalToConstant: 44), narrow, wide,
      ])
    }

    required init?(coder: NSCoder) { nil }

    func step() {}

    func set(_ difference: Difference, _ isOn: Bool) {
      switch difference {
      case .mask:
        let half = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 18))
        half.backgroundColor = .black
        box.mask = isOn ? half : nil
      case .shadow: part.layer.shadowOpacity = isOn ? 0.5 : 0
      case .order: badge.layer.zPosition = isOn ? 1 : 0
      case .corners: box.layer.cornerRadius = isOn ? 18 : 0
      case .transform:
        box.transform = isOn ? CGAffineTransform(rotationAngle: .pi) : .identity
      case .menu:
        button.menu = isOn ? UIMenu(children: [UIAction(title: "Delete") { _ in }]) : nil
      case .keyboard: field.keyboardType = isOn ? .numberPad : .default
      case .hint: badge.accessibilityHint = isOn ? "Opens the message" : nil
      case .elements:
        let element = UIAccessibilityElement(accessibilityContainer: box)
        element.accessibilityLabel = "Part"
        box.accessibilityElements = isOn ? [element] : nil
      case .link:
        link?.invalidate()
        link = isOn ? CADisplayLink(target: self, action: Cell.step) : nil
        link?.add(to: .main, forMode: .common)
      case .priority: wide.priority = isOn ? UILayoutPriority(900) : .defaultLow
      case .selectedBackground: selectedBackgroundView = isOn ? UIView() : nil
      case .editingAccessory: editingAccessoryType = isOn ? .checkmark : .none
      case .selectedTitle: button.setTitle(isOn ? "Chosen" : nil, for: .selected)
      case .inputView: field.inputView = isOn ? UIPickerView() : nil
      case .disabledField: field.isEnabled = !isOn
      case .editable: area.isEditable = !isOn
      case .limits: slider.maximumValue = isOn ? 5 : 1
      case .progress: progress.observedProgress = isOn ? Progress(totalUnitCount: 3) : nil
      }
    }
  }

  private let difference: Difference
  private let forgets: Bool

  init(_ difference: Difference, forgets: Bool) {
    (self.difference, self.forgets) = (difference, forgets)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Cell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    guard let cell = cell as? Cell else { return cell }
    cell.textLabel?.text = "Row \(indexPath.row)"
    let isOn = indexPath.row % 2 == 1
    if isOn || !forgets { cell.set(difference, isOn) }
    return cell
  }
}

@MainActor
@Suite("Properties that stale cells keep")
struct StaleCellPropertiesTests {
  @Test(
    "A property that a cell keeps from its last item is named", arguments: Rows.Difference.allCases)
  private func kept(difference: Rows.Difference) throws {
    let found = ListLab.staleCells(in: LabScreen { Rows(difference, forgets: true) })
    let text = try #require(found.first, "\(difference) was not found")
    #expect(text.contains(": \(difference.rawValue) is "), "\(text)")
  }

  @Test(
    "A property that a cell resets for its next item is not named",
    arguments: Rows.Difference.allCases)
  private func reset(difference: Rows.Difference) {
    #expect(ListLab.staleCells(in: LabScreen { Rows(difference, forgets: false) }) == [])
  }
}
