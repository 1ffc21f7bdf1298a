import UIKit

/// A record of controllers: whether their appearance calls come in a valid order, and which
/// controllers are alive.
@MainActor
final class Appearances {
  enum Call: String {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear
  }

  enum State: String {
    case gone, appearing, shown, disappearing
  }

  private struct Entry {
    weak var controller: UIViewController?
    var state = State.gone
  }

  private var entries: [Entry] = []
  /// Descriptions of the calls that came in a wrong order.
  private(set) var faults: [String] = []

  /// Adds a controller that was created.
  func add(_ controller: UIViewController) {
    entries.removeAll { $0.controller == nil }
    entries.append(Entry(controller: controller))
  }

  /// Records an appearance call of a controller.
  func note(_ call: Call, _ controller: UIViewController) {
    guard let index = entries.firstIndex(where: { $0.controller === controller }) else { return }
    let before = entries[index].state
    let (allowed, after): ([State], State) =
      switch call {
      case .willAppear: ([.gone, .disappearing], .appearing)
      case .isAppearing: ([.appearing], .appearing)
      case .didAppear: ([.appearing], .shown)
      case .willDisappear: ([.shown, .appearing], .disappearing)
      case .didDisappear: ([.disappearing], .gone)
      }
    if !allowed.contains(before) {
      faults.append(
        "\(type(of: controller)) is told \(call.rawValue) while it is \(before.rawValue)")
    }
    entries[index].state = after
  }

  /// The controllers that are alive, with their states.
  var living: [(controller: UIViewController, state: State)] {
    entries.compactMap { entry in entry.controller.map { ($0, entry.state) } }
  }
}

/// A controller that notes when it appears.
class NotedViewController: UIViewController {
  let shed: Shed

  init(_ shed: Shed) {
    self.shed = shed
    super.init(nibName: nil, bundle: nil)
    shed.appearances.add(self)
  }

  required init?(coder: NSCoder) { fatalError("the app has no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    shed.appearances.note(.willAppear, self)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    shed.appearances.note(.isAppearing, self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    shed.appearances.note(.didAppear, self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    shed.appearances.note(.willDisappear, self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    shed.appearances.note(.didDisappear, self)
  }
}

/// A table that notes when it appears.
class NotedTableViewController: UITableViewController {
  let shed: Shed

  init(_ shed: Shed, style: UITableView.Style) {
    self.shed = shed
    super.init(style: style)
    shed.appearances.add(self)
  }

  required init?(coder: NSCoder) { fatalError("the app has no archive") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    shed.appearances.note(.willAppear, self)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    shed.appearances.note(.isAppearing, self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    shed.appearances.note(.didAppear, self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    shed.appearances.note(.willDisappear, self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    shed.appearances.note(.didDisappear, self)
  }
}
