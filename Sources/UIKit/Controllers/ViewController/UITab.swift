import Foundation

/// A tab of a tab bar controller: its title and image, and a closure that creates its controller.
///
///     tabs.tabs = [
///       UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { _ in
///         UINavigationController(rootViewController: HomeViewController())
///       },
///       UISearchTab { _ in UINavigationController(rootViewController: SearchViewController()) },
///     ]
@preconcurrency @MainActor
open class UITab: NSObject {
  /// Creates a tab. The closure is called once, when the controller is needed.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
    item.title = title
    item.image = image
  }

  /// The identifier with which an app finds the tab.
  public let identifier: String
  /// The title.
  open var title: String { didSet { item.title = title } }
  /// The image.
  open var image: UIImage? { didSet { item.image = image } }
  /// A second line of text, for sidebars.
  /// - Differs: it is stored without effect.
  open var subtitle: String?
  /// A short text in a badge on the item.
  open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
  /// Whether the user can select the tab. The item of a disabled tab is gray.
  open var isEnabled = true { didSet { item.isEnabled = isEnabled } }
  /// An object that the app stores with the tab.
  open var userInfo: Any?

  /// Whether the tab is hidden.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.tabsMayHaveChanged() } }
  }
  /// Whether the tab is hidden when the user resets the customized bar.
  /// - Differs: it is stored without effect, because users can't customize the bar.
  open var isHiddenByDefault = false
  /// Whether the user may hide the tab.
  /// - Differs: it is stored without effect.
  open var allowsHiding = false
  /// The placement of the tab in a bar that a user can customize.
  /// - Differs: it is stored without effect.
  open var preferredPlacement = Placement.automatic

  /// The placements of tabs.
  public enum Placement: Int, Sendable {
    /// The placement depends on the tab.
    case automatic
    /// The tab is in the bar at first. A user may remove the tab.
    case `default`
    /// The tab is not in the bar at first. A user may add the tab.
    case optional
    /// The tab is in the bar at first. A user may move or remove the tab.
    case movable
    /// The tab is always at the end of the bar.
    case pinned
    /// The tab is always in the bar, at the same position.
    case fixed
    /// The tab is only in the sidebar.
    case sidebarOnly
  }

  /// The tab bar controller that contains the tab.
  open internal(set) weak var tabBarController: UITabBarController?
  /// The group that contains the tab.
  open internal(set) weak var parent: UITabGroup?

  /// The controller, which is created when this property is read for the first time; `nil` if the
  /// tab was created without a closure.
  open var viewController: UIViewController? {
    if createdController == nil, let make = provider {
      provider = nil
      createdController = make(self)
    }
    return createdController
  }

  private var provider: ((UITab) -> UIViewController)?
  private var createdController: UIViewController?

  /// The item that the bar shows.
  internal final let item = UITabBarItem()

  /// The controller that the tab bar controller shows for this tab.
  internal var shown: UIViewController? { viewController }
}

/// A tab for searching, with the title and the image of the system.
///
/// - Differs: it stays in its position among the tabs.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Creates a tab with the title and the image of the system.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: UITabBarItem.SystemItem.search.title, image: UIImage(systemName: "magnifyingglass"),
      identifier: "UISearchTab", viewControllerProvider: viewControllerProvider)
  }

  /// Creates a tab with a title and an image.
  public override init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
  }
}

/// A tab that contains other tabs.
///
/// The bar has one item for the group. The group shows its own controller or, if there is none, the
/// controller of the selected child.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// Creates a group.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }

  /// The tabs of the group.
  open var children: [UITab] {
    didSet {
      // A child that another group has taken over belongs to that group.
      for child in oldValue where child.parent === self {
        child.parent = nil
        // The child may have become a tab of a controller that does not contain this group.
        if child.tabBarController === tabBarController,
          !children.contains(where: { $0 === child })
        {
          UITabBarController.setOwner(of: child, to: nil)
        }
      }
      for child in children { child.parent = self }
      tabBarController?.tabsMayHaveChanged()
    }
  }

  /// The identifier of the child that is selected at first; `nil` for the first child.
  open var defaultChildIdentifier: String? { didSet { tabBarController?.tabsMayHaveChanged() } }

  /// The selected child.
  open var selectedChild: UITab? {
    get {
      let visible = children.filter { !$0.isHidden }
      return visible.first { $0 === chosen }
        ?? visible.first { $0.identifier == defaultChildIdentifier } ?? visible.first
    }
    set {
      chosen = newValue
      tabBarController?.tabsMayHaveChanged()
    }
  }

  /// The child that was selected last; `nil` if no child was selected.
  internal final weak var chosen: UITab?

  /// The identifiers of the children in the order in which a sidebar shows them.
  open var displayOrderIdentifiers: [String] = []

  /// The children in the order of `displayOrderIdentifiers`. Other children follow at the end.
  open var displayOrder: [UITab] {
    let ordered = displayOrderIdentifiers.compactMap { identifier in
      children.first { $0.identifier == identifier }
    }
    return ordered + children.filter { child in !ordered.contains { $0 === child } }
  }

  /// Returns the tab with an identifier among the children and the children of their groups.
  open func tab(forIdentifier identifier: String) -> UITab? {
    UITabBarController.findTab(identifier, in: children)
  }

  /// The actions that a sidebar shows after the children.
  /// - Differs: it is stored without effect, because no sidebar is shown.
  open var sidebarActions: [UIAction]?

  /// The appearance of the group in a sidebar.
  public enum SidebarAppearance: UInt, Sendable {
    /// The appearance depends on the level of the group.
    case automatic
    /// The children are shown without the group.
    case inline
    /// The group is a section of the sidebar.
    case rootSection
  }

  /// The preferred appearance of the group in a sidebar.
  /// - Differs: it is stored without effect, because no sidebar is shown.
  open var sidebarAppearance = SidebarAppearance.automatic

  /// Whether the user can select the group itself in a sidebar.
  /// - Differs: it is stored without effect, because no sidebar is shown.
  open var isSidebarDestination = false

  /// Whether the user may change the order of the children.
  /// - Differs: it is stored without effect.
  open var allowsReordering = false

  internal override var shown: UIViewController? { viewController ?? selectedChild?.shown }
}
