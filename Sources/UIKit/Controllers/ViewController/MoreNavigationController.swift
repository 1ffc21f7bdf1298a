import Foundation

/// Lists the controllers of a tab bar controller for which the bar has no space.
///
/// A tap on a row shows the controller of that row.
internal final class MoreNavigationController: UINavigationController {
  let list: MoreListController

  init(tabs: UITabBarController) {
    list = MoreListController(tabs: tabs)
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    setViewControllers([list], animated: false)
  }

  required init?(coder: NSCoder) { nil }

  /// The listed controller that is visible: the first controller above the list.
  var shown: UIViewController? { stack.dropFirst().first }

  /// Called when the listed controllers or their titles have changed.
  func listChanged() { if list.isViewLoaded { list.tableView.reloadData() } }
}

/// The list of controllers for which a tab bar has no space.
internal final class MoreListController: UITableViewController {
  private weak var owner: UITabBarController?

  init(tabs: UITabBarController) {
    owner = tabs
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  /// The tab bar items of the listed controllers.
  private var items: [UITabBarItem] { owner?.listed.compactMap { $0.tabBarItem } ?? [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Controller")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Controller", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = items[indexPath.row].title
    content.image = items[indexPath.row].image
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    owner?.rowTapped(indexPath.row)
  }
}

extension UINavigationController {
  /// Whether the stack of this navigation controller can contain other navigation controllers.
  ///
  /// This property is `true` for the "More" controller of a tab bar controller, and for the only
  /// column of a collapsed split view controller.
  internal var allowsNestedNavigation: Bool { self is MoreNavigationController || isOnlyColumn }

  /// The navigation controller whose stack contains this navigation controller.
  ///
  /// The outer navigation controller hides its own bar, so that the bar of this navigation
  /// controller is used.
  private var outer: UINavigationController? {
    (parent as? UINavigationController).flatMap { $0.allowsNestedNavigation ? $0 : nil }
  }

  /// The navigation items of the bar: the items of the controllers on the stack.
  ///
  /// If this navigation controller is on the stack of another one, the items of the controllers
  /// below this navigation controller come first, so that the back button leads to these
  /// controllers.
  internal var barItems: [UINavigationItem] {
    let before = outer?.stack.prefix { $0 !== self } ?? []
    let titles = before.map { controller -> String? in
      let shown = (controller as? UINavigationController)?.topViewController ?? controller
      return shown.navigationItem.title
    }
    return titles.map { UINavigationItem(title: $0 ?? "") } + stack.map(\.navigationItem)
  }

  /// Hides the bar while the top controller is a navigation controller, which has a bar of its own.
  internal func followTopNavigation() {
    let inner = topViewController as? UINavigationController
    if let inner { inner.navigationBar.setItemsByController(inner.barItems) }
    leaveBar(to: inner)
  }

  /// Hides the bar while a navigation controller is on top, and shows it again afterwards.
  private func leaveBar(to inner: UINavigationController?) {
    if inner != nil, !isNavigationBarHidden {
      leavesBar = true
      setNavigationBarHidden(true, animated: false)
    } else if inner == nil, leavesBar {
      leavesBar = false
      setNavigationBarHidden(false, animated: false)
    }
  }

  /// Pops a controller.
  ///
  /// If only the first controller is left, this navigation controller is itself popped from the
  /// stack that contains it.
  internal func goBack() {
    if popViewController(animated: true) == nil { outer?.popViewController(animated: true) }
  }
}
