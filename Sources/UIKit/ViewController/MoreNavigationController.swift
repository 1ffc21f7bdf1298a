import Foundation

/// Lists the controllers of a tab bar controller for which the bar has no space, and shows the one
/// that is tapped.
internal final class MoreNavigationController: UINavigationController {
  let list: MoreListController

  init(tabs: UITabBarController) {
    list = MoreListController(tabs: tabs)
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    setViewControllers([list], animated: false)
  }

  required init?(coder: NSCoder) { nil }

  /// The listed controller that is shown: the first one above the list.
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
  /// Whether the navigation controller is shown by the list of a tab bar controller.
  private var isListed: Bool { parent is MoreNavigationController }

  /// The items for the bar: those of the controllers. In a list, an item that leads back to the
  /// list comes first.
  internal var barItems: [UINavigationItem] {
    (isListed ? [UINavigationItem(title: "More")] : []) + stack.map(\.navigationItem)
  }

  /// Called when the stack has changed: updates the controllers around it.
  internal func tellStackChanged() {
    guard let tabs = tabBarController else { return }
    if let more = self as? MoreNavigationController {
      // A navigation controller inside the list has its own bar.
      let inner = more.topViewController as? UINavigationController
      inner.map { $0.navigationBar.items = $0.barItems }
      setNavigationBarHidden(inner != nil, animated: false)
    }
    tabs.itemsChanged()
    tabs.placeBar()
  }

  /// Goes back by one controller. From the first one it goes back to the list, if a list shows this
  /// navigation controller.
  internal func goBack() {
    if popViewController(animated: true) == nil, isListed {
      navigationController?.popViewController(animated: true)
    }
  }
}
