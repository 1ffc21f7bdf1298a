import Foundation
import UIKit

// A small app of the tests' own: neighbours share the tools of a shed. It is written as an app is,
// except that its controllers note when they appear.

/// The model of the app.
@MainActor
final class Shed {
  struct Tool: Hashable {
    var name: String
    var use: String
  }

  let tools = [
    Tool(name: "Axe", use: "Splits wood"), Tool(name: "Chisel", use: "Cuts joints"),
    Tool(name: "Drill", use: "Makes holes"), Tool(name: "Hammer", use: "Drives nails"),
    Tool(name: "Ladder", use: "Reaches roofs"), Tool(name: "Plane", use: "Smooths boards"),
    Tool(name: "Rasp", use: "Rounds edges"), Tool(name: "Saw", use: "Cuts boards"),
    Tool(name: "Spade", use: "Digs beds"), Tool(name: "Wrench", use: "Turns nuts"),
  ]
  /// The borrower of each tool, under the name of the tool.
  var borrowers: [String: String] = [:]
  var onShelf = ["Gloves", "Nails", "Rope", "String"]
  var inBag = ["Lamp"]
  var reminds = true
  var unit = "Metric"
  /// The calls that the app's delegates have received.
  var lines: [String] = []
  let appearances = Appearances()
}

// MARK: Starting

final class ShedAppDelegate: UIResponder, UIApplicationDelegate {
  let shed = Shed()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    shed.lines.append("launched")
    application.shortcutItems = [
      UIApplicationShortcutItem(type: "settings", localizedTitle: "Open settings")
    ]
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
    configuration.makeDelegate = { [shed] in ShedSceneDelegate(shed) }
    return configuration
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    shed.lines.append("memory is low")
  }
}

final class ShedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let shed: Shed
  var window: UIWindow?

  init(_ shed: Shed) {
    self.shed = shed
    super.init()
  }

  private var tabs: ShedTabBarController? { window?.rootViewController as? ShedTabBarController }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    shed.lines.append("connects")
    let isWide = scene.traitCollection.horizontalSizeClass == .regular
    let window = UIWindow(windowScene: scene)
    window.rootViewController = ShedTabBarController(shed, isWide: isWide)
    window.makeKeyAndVisible()
    self.window = window
    if let tab = session.stateRestorationActivity?.userInfo?["tab"] as? Int {
      tabs?.selectedIndex = tab
    }
    open(connectionOptions.urlContexts)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "shed.tab")
    activity.userInfo = ["tab": tabs?.selectedIndex ?? 0]
    return activity
  }

  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) { shed.lines.append("restores \(stateRestorationActivity.activityType)") }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { open(contexts) }

  private func open(_ contexts: Set<UIOpenURLContext>) {
    for context in contexts where context.url.host == "settings" { tabs?.selectedIndex = 3 }
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    guard shortcutItem.type == "settings" else { return completionHandler(false) }
    tabs?.selectedIndex = 3
    completionHandler(true)
  }

  func sceneDidBecomeActive(_ scene: UIScene) { shed.lines.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { shed.lines.append("inactive") }
  func sceneDidEnterBackground(_ scene: UIScene) { shed.lines.append("background") }
  func sceneWillEnterForeground(_ scene: UIScene) { shed.lines.append("foreground") }
}

/// The tabs: the tools, the bag that is packed, the shelves, and the settings.
final class ShedTabBarController: UITabBarController {
  init(_ shed: Shed, isWide: Bool) {
    super.init(nibName: nil, bundle: nil)
    let list = ToolListViewController(shed)
    let tools: UIViewController
    if isWide {
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredDisplayMode = .oneBesideSecondary
      split.setViewController(list, for: .primary)
      split.setViewController(ToolViewController(shed, shed.tools[0]), for: .secondary)
      tools = split
    } else {
      tools = UINavigationController(rootViewController: list)
    }
    let others = [
      PackingViewController(shed), ShelvesViewController(shed), SettingsViewController(shed),
    ].map { UINavigationController(rootViewController: $0) }
    viewControllers = [tools] + others
    for (index, title) in ["Tools", "Packing", "Shelves", "Settings"].enumerated() {
      viewControllers?[index].tabBarItem = UITabBarItem(title: title, image: nil, tag: index)
    }
  }

  required init?(coder: NSCoder) { fatalError("the app has no archive") }
}

// MARK: Tools

/// All tools, with a field to search them.
final class ToolListViewController: NotedTableViewController, UISearchResultsUpdating {
  private var shown: [Shed.Tool]

  override init(_ shed: Shed, style: UITableView.Style = .plain) {
    shown = shed.tools
    super.init(shed, style: style)
    title = "All tools"
  }

  required init?(coder: NSCoder) { fatalError("the app has no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tool")
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search tools"
    navigationItem.searchController = search
    definesPresentationContext = true
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    shown = shed.tools.filter { text.isEmpty || $0.name.lowercased().contains(text.lowercased()) }
    tableView.reloadData()
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { shown.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tool", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = shown[indexPath.row].name
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let detail = ToolViewController(shed, shown[indexPath.row])
    if let splitViewController {
      splitViewController.setViewController(detail, for: .secondary)
      splitViewController.show(.secondary)
    } else {
      navigationController?.pushViewController(detail, animated: true)
    }
  }
}

/// A tool, which can be borrowed.
final class ToolViewController: NotedViewController {
  private let tool: Shed.Tool
  private let status = UILabel()

  init(_ shed: Shed, _ tool: Shed.Tool) {
    self.tool = tool
    super.init(shed)
    title = tool.name
  }

  required init?(coder: NSCoder) { fatalError("the app has no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let use = UILabel()
    use.text = tool.use
    status.accessibilityIdentifier = "status"
    let stack = UIStackView(arrangedSubviews: [use, status])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Borrow", primaryAction: UIAction(title: "Borrow") { [weak self] _ in self?.borrow() })
    showStatus()
  }

  private func showStatus() {
    status.text = shed.borrowers[tool.name].map { "Borrowed by \($0)" } ?? "In the shed"
  }

  private func borrow() {
    let form = BorrowViewController(shed) { [weak self] name in
      guard let self else { return }
      shed.borrowers[tool.name] = name
      showStatus()
    }
    form.sheetPresentationController?.detents = [.medium(), .large()]
    form.sheetPresentationController?.prefersGrabberVisible = true
    present(form, animated: true)
  }
}

/// A sheet that asks who borrows a tool.
final class BorrowViewController: NotedViewController {
  private let confirm: (String) -> Void
  private let field = UITextField()

  init(_ shed: Shed, confirm: @escaping (String) -> Void) {
    self.confirm = confirm
    super.init(shed)
  }

  required init?(coder: NSCoder) { fatalError("the app has no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Your name"
    field.borderStyle = .roundedRect
    let buttons = [
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "Confirm") { [weak self] _ in
          guard let self else { return }
          confirm(field.text ?? "")
          dismiss(animated: true)
        }),
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "Not now") { [weak self] _ in self?.dismiss(animated: true) }
      ),
    ]
    let stack = UIStackView(arrangedSubviews: [field] + buttons)
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 60),
    ])
  }
}

// MARK: Packing

/// Two lists, between which things are dragged.
final class PackingViewController: NotedViewController {
  private lazy var shelf = PackingList(things: shed.onShelf)
  private lazy var bag = PackingList(things: shed.inBag)

  override init(_ shed: Shed) {
    super.init(shed)
    title = "Pack a bag"
  }

  required init?(coder: NSCoder) { fatalError("the app has no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    bag.source = shelf
    shelf.source = bag
    for (list, name) in [(shelf, "shelf"), (bag, "bag")] {
      list.view.accessibilityIdentifier = name
      list.onChange = { [weak self] in
        guard let self else { return }
        (shed.onShelf, shed.inBag) = (shelf.things, bag.things)
      }
    }
    let stack = UIStackView(arrangedSubviews: [shelf.view, bag.view])
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }
}

/// One of the lists.
@MainActor
final class PackingList: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  private(set) var things: [String]
  let view: UICollectionView
  /// The list from which things are dragged into this one.
  weak var source: PackingList?
  var onChange: () -> Void = {}

  init(things: [String]) {
    self.things = things
    view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    super.init()
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "thing")
    view.dataSource = self
    view.dragDelegate = self
    view.dropDelegate = self
    view.dragInteractionEnabled = true
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { things.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "thing", for: indexPath)
    if let cell = cell as? UICollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      content.text = things[indexPath.item]
      cell.contentConfiguration = content
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let thing = things[indexPath.item]
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: thing)))
    item.localObject = thing
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    for item in coordinator.items {
      guard let thing = item.dragItem.localObject as? String else { continue }
      (things.contains(thing) ? self : source)?.remove(thing)
      let index = min(coordinator.destinationIndexPath?.item ?? things.count, things.count)
      things.insert(thing, at: index)
      view.insertItems(at: [IndexPath(item: index, section: 0)])
      coordinator.drop(item.dragItem, toItemAt: IndexPath(item: index, section: 0))
    }
    onChange()
  }

  private func remove(_ thing: String) {
    guard let index = things.firstIndex(of: thing) else { return }
    things.remove(at: index)
    view.deleteItems(at: [IndexPath(item: index, section: 0)])
  }
}

// MARK: Shelves

/// Pages, each of them a list.
final class ShelvesViewController: NotedViewController, UIPageViewControllerDataSource {
  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  private let colors = ["Red", "Green", "Blue"]

  override init(_ shed: Shed) {
    super.init(shed)
    title = "All shelves"
  }

  required init?(coder: NSCoder) { fatalError("the app has no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    pages.dataSource = self
    pages.setViewControllers(
      [ShelfViewController(shed, colors[0])], direction: .forward, animated: false)
    addChild(pages)
    pages.view.frame = view.bounds
    pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pages.view)
    pages.didMove(toParent: self)
  }

  private func page(beside page: UIViewController, by distance: Int) -> UIViewController? {
    guard let page = page as? ShelfViewController, let index = colors.firstIndex(of: page.color),
      colors.indices.contains(index + distance)
    else { return nil }
    return ShelfViewController(shed, colors[index + distance])
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, by: 1) }
}

/// A page with the things on a shelf.
final class ShelfViewController: NotedTableViewController {
  let color: String

  init(_ shed: Shed, _ color: String) {
    self.color = color
    super.init(shed, style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("the app has no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "box")
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { 30 }

  override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { false }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "\(color) box \(indexPath.row + 1)"
    cell.contentConfiguration = content
    cell.selectionStyle = .none
    return cell
  }
}

// MARK: Settings

final class SettingsViewController: NotedTableViewController {
  private let rows = ["Reminders", "Units", "About"]

  override init(_ shed: Shed, style: UITableView.Style = .insetGrouped) {
    super.init(shed, style: style)
    title = "Your settings"
  }

  required init?(coder: NSCoder) { fatalError("the app has no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "setting")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { rows.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = rows[indexPath.row]
    content.secondaryText = [shed.reminds ? "On" : "Off", shed.unit, nil][indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch indexPath.row {
    case 0:
      shed.reminds.toggle()
      tableView.reloadRows(at: [indexPath], with: .automatic)
    case 1:
      navigationController?.pushViewController(UnitsViewController(shed), animated: true)
    default:
      let alert = UIAlertController(
        title: "The shed", message: "Tools for all neighbours.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Close", style: .cancel))
      present(alert, animated: true)
    }
  }
}

final class UnitsViewController: NotedTableViewController {
  private let units = ["Metric", "Imperial"]

  override init(_ shed: Shed, style: UITableView.Style = .insetGrouped) {
    super.init(shed, style: style)
    title = "Choose units"
  }

  required init?(coder: NSCoder) { fatalError("the app has no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "unit")
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { units.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "unit", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = units[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = units[indexPath.row] == shed.unit ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    shed.unit = units[indexPath.row]
    tableView.reloadData()
  }
}
