import Foundation

/// What a navigation bar shows of a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// How large a title is.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the controller before.
    case automatic
    /// Large, if the bar likes large titles.
    case always
    /// As usual.
    case never
  }

  /// What the way back to a controller is called.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// As the controller; where there is little room, "Back"; where there is less, nothing.
    case `default`
    /// "Back".
    case generic
    /// Nothing.
    case minimal
  }

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An item without anything.
  public override init() { super.init() }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    super.init()
    coder.fill(self, as: UINavigationItem.self)
  }

  // MARK: The title

  /// The text in the middle.
  open var title: String? { didSet { changed() } }
  /// A view in place of the text.
  open var titleView: UIView? { didSet { changed() } }
  /// A line above the title.
  open var prompt: String? { didSet { changed() } }
  /// How large the title is.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }

  // MARK: The way back

  /// The text for the way back to the controller; as its title, if `nil`.
  open var backButtonTitle: String? { didSet { changed() } }
  /// The item for the way back to the controller: its text and its color.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// What the way back to the controller is called.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// What the way back from the controller does, instead of leading back.
  open var backAction: UIAction? { didSet { changed() } }
  /// Whether there is no way back from the controller.
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether items at the start stand beside the way back, and not in its place.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }

  /// Sets whether there is no way back from the controller.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  // MARK: Items

  /// The items at the side where reading starts.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The items at the other side, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// The item at the side where reading starts.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The item at the other side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the items at the side where reading starts.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the items at the other side.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets the item at the side where reading starts.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the item at the other side.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  // MARK: Searching

  /// A search whose bar is below the title.
  open var searchController: UISearchController? { didSet { changed() } }
  /// Whether that bar goes when content moves up.
  ///
  /// - Differs: It stays.
  open var hidesSearchBarWhenScrolling = true

  // MARK: Looks

  /// What the bar looks like; as the bar says, if `nil`.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The same, where the bar is low.
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The same, while content is at its start.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

  /// The same, where the bar is low and content is at its start.
  /// - Differs: it is kept, and not shown.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Where a search bar is.
  public enum SearchBarPlacement: Int, Sendable {
    /// As suits the bar.
    case automatic
    /// In the line of the title.
    case inline
    /// Below the title.
    case stacked
  }

  /// Where the search bar is to be.
  /// - Differs: it is kept; the search bar is below the title.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// Where the search bar is: below the title.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  internal final weak var bar: UINavigationBar?

  private func changed() { bar?.itemChanged(self) }
}
