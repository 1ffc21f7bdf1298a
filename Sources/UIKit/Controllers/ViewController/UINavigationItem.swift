import Foundation

/// The content of a navigation bar for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The display mode of a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The title is large if the title of the previous item is large. The title of the first item
    /// is large if the bar prefers large titles.
    case automatic
    /// The title is large, if the bar prefers large titles.
    case always
    /// The title is small.
    case never
  }

  /// The display mode of the back button's title.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the controller.
    ///
    /// If there is too little space for this title, the title is "Back". If there is even less
    /// space, there is no title.
    case `default`
    /// The title of the `backBarButtonItem` or, if it has none, the title "Back".
    case generic
    /// No title.
    case minimal
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an empty item.
  public override init() { super.init() }

  /// Creates the item that a nib describes.
  ///
  /// Other archives are not supported: this initializer traps with another coder.
  public required init?(coder: NSCoder) {
    super.init()
    coder.fill(self, as: UINavigationItem.self)
  }

  // MARK: The title

  /// The title in the middle.
  open var title: String? {
    willSet { willChangeValue(forKey: "title") }
    didSet {
      changed()
      didChangeValue(forKey: "title")
    }
  }
  /// The title in the middle with attributes, in place of `title`.
  open var attributedTitle: AttributedString? { didSet { changed() } }
  /// A line below the title.
  open var subtitle: String? {
    willSet { willChangeValue(forKey: "subtitle") }
    didSet {
      changed()
      didChangeValue(forKey: "subtitle")
    }
  }
  /// A line below the title with attributes, in place of `subtitle`.
  open var attributedSubtitle: AttributedString? { didSet { changed() } }
  /// A view below the title, in place of `subtitle`.
  open var subtitleView: UIView? { didSet { changed() } }
  /// The large title; `nil` for the text of `title`.
  open var largeTitle: String? { didSet { changed() } }
  /// A line below the large title; `nil` for the text of `subtitle`.
  open var largeSubtitle: String? { didSet { changed() } }
  /// A line below the large title with attributes, in place of `largeSubtitle`.
  open var largeAttributedSubtitle: AttributedString? { didSet { changed() } }
  /// A view below the large title, in place of `largeSubtitle`.
  open var largeSubtitleView: UIView? { didSet { changed() } }
  /// A view that replaces the title.
  open var titleView: UIView? {
    willSet { willChangeValue(forKey: "titleView") }
    didSet {
      changed()
      didChangeValue(forKey: "titleView")
    }
  }
  /// A line above the title.
  open var prompt: String? {
    willSet { willChangeValue(forKey: "prompt") }
    didSet {
      changed()
      didChangeValue(forKey: "prompt")
    }
  }
  /// The display mode of the large title.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }

  /// The style of a bar.
  public enum ItemStyle: Int, Sendable {
    /// The title in the middle, with a back button, for moving through levels.
    case navigator
    /// The title at the leading edge, for moving back and forward.
    case browser
    /// The title at the leading edge, for a document.
    case editor
  }

  /// The style of the bar.
  /// - Differs: it is stored without effect.
  open var style = ItemStyle.navigator
  /// The closure that returns the menu of the title, from the elements that the system suggests.
  /// - Differs: it is stored without effect; the title has no menu.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// The object that is called to rename the content that the title describes.
  /// - Differs: no user can rename the content, so the delegate is never called.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)?

  // MARK: Back button

  /// The title of the back button that leads to the controller; `nil` for the controller's title.
  open var backButtonTitle: String? { didSet { changed() } }
  /// The item of the back button that leads to the controller, with a title and a color.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The item of the back button that leads to the controller, if there is no `backBarButtonItem`.
  private lazy var usualBackItem = UIBarButtonItem()
  /// The item of the back button that leads to the controller. Appearance proxies are applied to
  /// this item.
  internal final var shownBackItem: UIBarButtonItem { backBarButtonItem ?? usualBackItem }
  /// The display mode of the back button that leads to the controller.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// The action that the controller's back button performs instead of going back.
  open var backAction: UIAction? { didSet { changed() } }
  /// Whether the back button of the controller is hidden.
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether the leading items are beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }

  /// Sets whether the back button of the controller is hidden.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  // MARK: Items

  /// The items on the leading side. Setting this property replaces `leadingItemGroups`.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { items.leading ?? UINavigationItem.shown(of: groups.leading) }
    set {
      willChangeValue(forKey: "leftBarButtonItems")
      defer { didChangeValue(forKey: "leftBarButtonItems") }
      items.leading = newValue
      groups.leading = []
      changed()
    }
  }
  /// The items on the trailing side, the outermost first.
  ///
  /// Setting this property replaces `trailingItemGroups`, and does not change
  /// `pinnedTrailingGroup`.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { items.trailing ?? UINavigationItem.shown(of: groups.trailing)?.reversed() }
    set {
      willChangeValue(forKey: "rightBarButtonItems")
      defer { didChangeValue(forKey: "rightBarButtonItems") }
      items.trailing = newValue
      groups.trailing = []
      changed()
    }
  }

  /// The groups of items on the leading side.
  ///
  ///     navigationItem.leadingItemGroups = [
  ///       UIBarButtonItemGroup(barButtonItems: [undo, redo], representativeItem: nil)
  ///     ]
  ///     navigationItem.leftBarButtonItems   // [undo, redo]
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { UINavigationItem.groups(groups.leading, items.leading ?? []) }
    set {
      items.leading = nil
      groups.leading = newValue
      groupChanged()
    }
  }

  /// The groups of items on the trailing side, in the direction of reading.
  ///
  /// - Unverified: `rightBarButtonItems` begin at the edge, so they are the items of these groups
  ///   in the opposite order.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { UINavigationItem.groups(groups.trailing, (items.trailing ?? []).reversed()) }
    set {
      items.trailing = nil
      groups.trailing = newValue
      groupChanged()
    }
  }

  /// The group of items at the trailing edge, beside the groups of `trailingItemGroups`.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { groupChanged() } }

  /// The groups of items in the middle of a wide bar.
  /// - Differs: they are stored without effect.
  open var centerItemGroups: [UIBarButtonItemGroup] = []

  /// The items that the app has set; `nil` if groups were set instead.
  private var items: (leading: [UIBarButtonItem]?, trailing: [UIBarButtonItem]?) = (nil, nil)
  /// The groups that the app has set; empty if items were set instead.
  private var groups: (leading: [UIBarButtonItemGroup], trailing: [UIBarButtonItemGroup]) = ([], [])

  /// The identifier under which the system stores the bar that a user has customized.
  /// - Differs: it is stored without effect, because no user can customize a bar.
  open var customizationIdentifier: String?

  /// The elements of a menu that a button with three dots shows; `nil` for no button.
  ///
  ///     navigationItem.additionalOverflowItems = UIDeferredMenuElement.uncached { completion in
  ///       completion([UIAction(title: "Archive") { _ in archive() }])
  ///     }
  ///
  /// - Differs: the button is there only for these elements, because the bar shows all of its items
  ///   and the menu shows no others.
  /// - Unverified: the place of the button, between the pinned items and the other items.
  open var additionalOverflowItems: UIDeferredMenuElement? {
    didSet {
      overflowButton = additionalOverflowItems.map { elements in
        UIBarButtonItem(
          title: "More", image: UIImage(systemName: "ellipsis.circle"),
          menu: UIMenu(children: [elements]))
      }
      changed()
    }
  }

  /// The source of a popover beside the button for `additionalOverflowItems`; `nil` if there is no
  /// button.
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
    overflowButton
  }

  /// The button for `additionalOverflowItems`.
  private var overflowButton: UIBarButtonItem?

  /// The items on the trailing side, the button for `additionalOverflowItems`, and the items of
  /// `pinnedTrailingGroup`, the outermost first.
  internal final var shownTrailingItems: [UIBarButtonItem]? {
    let pinned = UINavigationItem.shown(of: pinnedTrailingGroup.map { [$0] } ?? [])
    guard pinned != nil || overflowButton != nil else { return rightBarButtonItems }
    let outer = Array((pinned ?? []).reversed()) + (overflowButton.map { [$0] } ?? [])
    return outer + (rightBarButtonItems ?? [])
  }

  /// Called when the groups or their items have changed.
  internal final func groupChanged() {
    for group in groups.leading + groups.trailing + [pinnedTrailingGroup].compactMap({ $0 }) {
      group.navigationItem = self
    }
    changed()
  }

  /// Returns the items of the groups that are not hidden; `nil` if there are no groups.
  private static func shown(of groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem]? {
    groups.isEmpty ? nil : groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
  }

  /// Returns the groups that were set, or else a group for each of the items.
  private static func groups(
    _ groups: [UIBarButtonItemGroup], _ items: [UIBarButtonItem]
  ) -> [UIBarButtonItemGroup] {
    guard groups.isEmpty else { return groups }
    return items.map { UIBarButtonItemGroup(barButtonItems: [$0], representativeItem: nil) }
  }

  /// The first item on the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item on the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the items on the leading side.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the items on the trailing side.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets the item on the leading side.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the item on the trailing side.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  // MARK: Searching

  /// The search controller whose search bar is below the title.
  open var searchController: UISearchController? { didSet { changed() } }
  /// Whether the search bar shrinks and disappears when the content scrolls.
  ///
  /// The search bar is visible while the content is scrolled to its top.
  ///
  /// - Unverified: that the search bar is visible at first in a bar without a large title.
  open var hidesSearchBarWhenScrolling = true { didSet { changed() } }

  // MARK: Appearance

  /// The appearance of the bar; `nil` for the appearance that the bar itself has.
  ///
  /// The setter stores a copy, as the setters of the other appearances do.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet {
      standardAppearance = standardAppearance.map(own)
      changed()
    }
  }
  /// The appearance of a compact bar; `nil` for the standard appearance of this item.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      compactAppearance = compactAppearance.map(own)
      changed()
    }
  }
  /// The appearance while the content is scrolled to its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance.map(own)
      changed()
    }
  }
  /// The appearance of a compact bar while the content is scrolled to its top.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      compactScrollEdgeAppearance = compactScrollEdgeAppearance.map(own)
      changed()
    }
  }

  /// Returns a copy of an appearance, which updates the bar when it changes.
  private func own(_ look: UINavigationBarAppearance) -> UINavigationBarAppearance {
    look.owned { [weak self] in self?.changed() }
  }

  /// The placement of a search bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// The bar decides.
    case automatic
    /// In the line of the title.
    case inline
    /// Below the title.
    case stacked
    /// Among the buttons of the bar or the toolbar.
    case integrated
    /// Among the buttons, in the middle.
    case integratedCentered
    /// Among the buttons, as a button until the search begins.
    case integratedButton
  }

  /// The preferred placement of the search bar.
  /// - Differs: it is stored without effect; the search bar is below the title.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The placement of the search bar: below the title.
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  /// Whether the search bar may be in the toolbar.
  /// - Differs: it is stored without effect; the search bar is below the title.
  open var searchBarPlacementAllowsToolbarIntegration = true
  /// Whether the search bar may be in the bar of a parent, such as a split view controller.
  /// - Differs: it is stored without effect; the search bar is below the title.
  open var searchBarPlacementAllowsExternalIntegration = false
  /// The toolbar item whose position the search bar takes.
  /// - Differs: it is a button that begins the search; the search bar stays below the title.
  open var searchBarPlacementBarButtonItem: UIBarButtonItem { searchButton }

  private lazy var searchButton = UIBarButtonItem(
    systemItem: .search,
    primaryAction: UIAction { [weak self] _ in self?.searchController?.isActive = true })

  // MARK: Accessibility

  /// Whether the item is an accessibility element.
  open var isAccessibilityElement: Bool {
    get { accessibilityValues.isElement ?? false }
    set { accessibilityValues.isElement = newValue }
  }
  /// The accessibility label.
  open var accessibilityLabel: String? {
    get { accessibilityValues.label?.string }
    set { accessibilityValues.label = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The accessibility value, such as a number or a state.
  open var accessibilityValue: String? {
    get { accessibilityValues.value?.string }
    set { accessibilityValues.value = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The accessibility hint, which describes the result of an action.
  open var accessibilityHint: String? {
    get { accessibilityValues.hint?.string }
    set { accessibilityValues.hint = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The accessibility traits.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityValues.traits ?? .none }
    set { accessibilityValues.traits = newValue }
  }

  /// The bar that contains the item.
  internal final weak var bar: UINavigationBar?

  private func changed() { bar?.itemChanged(self) }
}
