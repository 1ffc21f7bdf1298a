import Foundation

/// Shows controllers in columns beside each other in a regular width, and one in front of the other
/// in a compact width.
///
///     let split = UISplitViewController(style: .doubleColumn)
///     split.setViewController(list, for: .primary)
///     split.setViewController(detail, for: .secondary)
///
/// Without a style, a split view controller shows the two columns of `viewControllers`. Before iOS
/// 14, there were no styles.
///
/// In a split view controller with a style, columns show navigation controllers. For a controller
/// that is not a navigation controller, the split view controller creates a navigation
/// controller.
///
/// Columns are shown and hidden with an animation. A new `preferredDisplayMode` is animated only if
/// it is set within an animation.
///
/// - Unverified: the widths of columns, and the automatic display mode. Columns that the user has
///   shown are hidden when the device is rotated, unless the new orientation shows them by default.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// The columns of `viewControllers`.
    case unspecified
    /// Two columns.
    case doubleColumn
    /// Three columns.
    case tripleColumn
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The first column.
    case primary
    /// The middle column of three columns.
    case supplementary
    /// The last and widest column.
    case secondary
    /// The controller that is shown in place of all columns in a compact width.
    case compact
  }

  /// The columns that are visible.
  public enum DisplayMode: Int, Sendable {
    /// The system chooses the display mode.
    case automatic
    /// Only the secondary column.
    case secondaryOnly
    /// One column beside the secondary column.
    case oneBesideSecondary
    /// One column over the secondary column.
    case oneOverSecondary
    /// Two columns beside the secondary column.
    case twoBesideSecondary
    /// Two columns over the secondary column.
    case twoOverSecondary
    /// Two columns beside the secondary column, which is partly moved off the screen.
    case twoDisplaceSecondary

    /// The name of `secondaryOnly` before iOS 14.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The name of `oneBesideSecondary` before iOS 14.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The name of `oneOverSecondary` before iOS 14.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// The effect on the secondary column when other columns appear.
  public enum SplitBehavior: Int, Sendable {
    /// The system chooses the behavior.
    case automatic
    /// The secondary column becomes narrower.
    case tile
    /// The other columns are over the secondary column.
    case overlay
    /// The secondary column is partly moved off the screen.
    case displace
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
  }

  /// The background of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    /// No special background.
    case none
    /// The background of a sidebar.
    case sidebar
  }

  /// The visibility of the display mode button.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The system decides whether there is a button.
    case automatic
    /// There is never a button.
    case never
    /// There is always a button.
    case always
  }

  /// A value that makes the system choose a length.
  nonisolated public static let automaticDimension = CGFloat.greatestFiniteMagnitude

  // MARK: Creating

  /// Creates a controller with the columns of a style.
  public init(style: Style) {
    givenStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with the two columns of `viewControllers`.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates the controller that a nib describes.
  ///
  /// Other archives are not supported: this initializer traps with another coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: UISplitViewController.self)
  }

  /// The number of columns.
  open var style: Style { givenStyle }
  internal final var givenStyle = Style.unspecified

  /// The split view controller's delegate.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Controllers: see `UISplitViewController+Columns.swift`

  /// The controllers of the columns; in a compact width, only the controller that is shown.
  open var viewControllers: [UIViewController] {
    get { isCollapsed ? [onlyColumn].compactMap { $0 } : columns.map(\.controller) }
    set { setClassic(newValue) }
  }

  /// Returns the controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { given[column] }

  /// Sets the controller of a column; `nil` removes it.
  ///
  /// - Precondition: The controller has a style with such a column. Otherwise this method traps.
  open func setViewController(_ vc: UIViewController?, for column: Column) { set(vc, for: column) }

  /// Shows a column.
  open func show(_ column: Column) { showColumn(column) }

  /// Hides a column.
  open func hide(_ column: Column) { hideColumn(column) }

  /// The controllers that were set for the columns.
  internal final var given: [Column: UIViewController] = [:]
  /// The navigation controllers that were created for controllers of `given` that are not
  /// navigation controllers.
  internal final var wrappers: [Column: UINavigationController] = [:]
  /// The controller that the secondary column shows when the columns expand again. This is the
  /// controller that the column showed when the columns collapsed, or a controller that was shown
  /// later.
  internal final var collapsedSecondary: UIViewController?
  /// The only controller that is shown in a compact width.
  internal final var onlyColumn: UIViewController?

  /// Whether the columns are collapsed into one, because the width is compact.
  ///
  /// This property is `false` until the view is in a window, because the size class is not known
  /// before.
  open var isCollapsed: Bool { collapsed }
  internal final var collapsed = false {
    didSet {
      modeButton.isHidden = collapsed
      columnButtonMayMove()
    }
  }
  /// Whether the horizontal size class is known. It is known as soon as the view has been in a
  /// window.
  internal final var knowsSizeClass = false
  /// Whether the columns are collapsing or expanding.
  internal final var isChangingColumns = false

  // MARK: Display modes

  /// The display mode that the app prefers.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { displayModeMayChange() } }

  /// The current display mode.
  open var displayMode: DisplayMode { shownMode }
  internal final var shownMode = DisplayMode.secondaryOnly
  /// The display mode that the user or `show(_:)` has chosen.
  ///
  /// This display mode is in effect until the app sets `preferredDisplayMode` or
  /// `preferredSplitBehavior`. A rotation ends a display mode other than `secondaryOnly`, too.
  internal final var chosenMode: DisplayMode?

  /// The split behavior that the app prefers.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { displayModeMayChange() } }

  /// The effect on the secondary column when other columns appear.
  open var splitBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    return isWide ? .tile : .overlay
  }

  /// A button that shows or hides the columns before the secondary column, for an app to add to a
  /// bar.
  ///
  /// The button is hidden while the columns are collapsed. A split view controller with a style
  /// shows a similar button in the navigation bar of the first visible column, so an app does not
  /// need `displayModeButtonItem` for such a split view controller.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }
  private lazy var modeButton = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.leading"),
    primaryAction: UIAction { [weak self] _ in self?.toggleDisplayMode() })

  /// The visibility of the button that shows and hides columns in a split view controller with a
  /// style.
  ///
  /// With `automatic`, there is no button if `presentsWithGesture` is `false`.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { columnButtonMayMove() }
  }

  /// The button in the bar of the first visible column.
  internal final private(set) lazy var sidebarButton = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.leading"),
    primaryAction: UIAction { [weak self] _ in self?.columnButtonTapped() })
  /// The navigation controller whose bar had the button last.
  internal final weak var lastColumnButtonOwner: UINavigationController?
  /// Whether there is a button that shows only the secondary column.
  /// - Differs: it is stored without effect; there is no such button.
  open var showsSecondaryOnlyButton = false
  /// Whether a swipe from the edge of the screen shows the primary column, and a tap outside the
  /// column hides it.
  /// - Differs: the column does not follow the finger. A swipe over the column does not hide it.
  open var presentsWithGesture = true { didSet { columnButtonMayMove() } }

  // MARK: Widths

  /// The side of the primary column.
  open var primaryEdge = PrimaryEdge.leading { didSet { setNeedsColumnLayout() } }
  /// The background of the primary column.
  /// - Differs: it is stored without effect.
  open var primaryBackgroundStyle = BackgroundStyle.none

  /// The preferred width of the primary column, as a fraction of the whole width.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { setNeedsColumnLayout() }
  }
  /// The preferred width of the primary column.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { setNeedsColumnLayout() }
  }
  /// The minimum width of the primary column.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { setNeedsColumnLayout() }
  }
  /// The maximum width of the primary column.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { setNeedsColumnLayout() }
  }
  /// The width of the primary column.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }
  /// The preferred width of the supplementary column, as a fraction of the whole width.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { setNeedsColumnLayout() }
  }
  /// The preferred width of the supplementary column.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { setNeedsColumnLayout() }
  }
  /// The minimum width of the supplementary column.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { setNeedsColumnLayout() }
  }
  /// The maximum width of the supplementary column.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { setNeedsColumnLayout() }
  }
  /// The width of the supplementary column.
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  // MARK: Showing controllers

  /// Shows a controller in the primary column; in a compact width, over the visible controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, show: vc, sender: sender) != true else { return }
    showInPrimaryColumn(vc, sender: sender)
  }

  /// Shows a controller in the secondary column; in a compact width, over the visible controller.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, showDetail: vc, sender: sender) != true else {
      return
    }
    showInSecondaryColumn(vc, sender: sender)
  }

  // MARK: Overrides of the view controller

  internal final lazy var columnLayout = SplitColumnLayout(of: self)
  private lazy var edgeSwipe = SplitEdgeSwipe(of: self)
  /// Whether the view was wider than high when the columns were placed last.
  internal final var wasWide: Bool?

  open override func loadView() {
    let view = UIView(frame: boundsForLoading)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    self.view = view
  }

  internal override func viewHasLoaded() {
    if let view = viewIfLoaded { edgeSwipe.install(in: view) }
  }

  internal override func appearanceWillChange() { columnLayout.finishChange() }

  internal override func appearanceBegan(animated: Bool) {
    // A view outside of a window does not know its traits.
    if viewIfLoaded?.window != nil { sizeClassMayChange() }
    placeColumns()
  }

  internal override func layoutWillBegin() {
    if viewIfLoaded?.window != nil { sizeClassMayChange() }
    placeColumns()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if knowsSizeClass { sizeClassMayChange() }
  }

  /// The controller of the secondary column, or the only controller that is shown.
  open override var childForStatusBarStyle: UIViewController? {
    Ported.overridden("childForStatusBarStyle", of: self, or: viewControllers.last)
  }

  /// The controller of the secondary column, or the only controller that is shown.
  open override var childForStatusBarHidden: UIViewController? {
    Ported.overridden("childForStatusBarHidden", of: self, or: viewControllers.last)
  }

  internal override var delegateOrientations: UIInterfaceOrientationMask? {
    delegate.flatMap { delegate in
      OptionalMember.ownResult(
        of: delegate, "splitViewControllerSupportedInterfaceOrientations(_:)"
      ) { delegate.splitViewControllerSupportedInterfaceOrientations(self) }
    }
  }

  internal override var preferredDelegateOrientation: UIInterfaceOrientation? {
    delegate.flatMap { delegate in
      OptionalMember.ownResult(
        of: delegate, "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)"
      ) { delegate.splitViewControllerPreferredInterfaceOrientationForPresentation(self) }
    }
  }
}

/// The name of `UISplitViewController.DisplayMode` before Swift 4.2.
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
/// The name of `UISplitViewController.PrimaryEdge` before Swift 4.2.
public typealias UISplitViewControllerPrimaryEdge = UISplitViewController.PrimaryEdge

extension UIViewController {
  /// Posted when the columns of a split view controller have collapsed or expanded.
  ///
  /// After that, `showDetailViewController(_:sender:)` shows controllers in the secondary column if
  /// there are several columns, and over the visible controller otherwise.
  nonisolated public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
