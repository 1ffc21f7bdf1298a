import Foundation

/// Shows controllers in columns beside each other, where there is width, and one in front of the other, where there is
/// not.
///
///     let split = UISplitViewController(style: .doubleColumn)
///     split.setViewController(list, for: .primary)
///     split.setViewController(detail, for: .secondary)
///
/// Without a style it has the two columns of `viewControllers`, as before iOS 14.
///
/// In the columns of a style, controllers stand in navigation controllers, which are made for those that are none.
///
/// - Differs: `displayModeButtonItem` has to be put into a bar. Columns are there, or gone, at once.
/// - Unverified: how wide columns are, and which display mode is the usual one.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// Those of `viewControllers`.
    case unspecified
    /// Two.
    case doubleColumn
    /// Three.
    case tripleColumn
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The first one.
    case primary
    /// The one in the middle of three.
    case supplementary
    /// The widest one.
    case secondary
    /// What is shown in place of all where there is little width.
    case compact
  }

  /// Which columns are in sight.
  public enum DisplayMode: Int, Sendable {
    /// As is usual.
    case automatic
    /// The widest one alone.
    case secondaryOnly
    /// One beside the widest.
    case oneBesideSecondary
    /// One over the widest.
    case oneOverSecondary
    /// Two beside the widest.
    case twoBesideSecondary
    /// Two over the widest.
    case twoOverSecondary
    /// Two beside the widest, which goes out of sight in part.
    case twoDisplaceSecondary

    /// The name of `secondaryOnly` before iOS 14.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The name of `oneBesideSecondary` before iOS 14.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The name of `oneOverSecondary` before iOS 14.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// What becomes of the widest column when others come.
  public enum SplitBehavior: Int, Sendable {
    /// As is usual.
    case automatic
    /// It becomes narrower.
    case tile
    /// They are over it.
    case overlay
    /// It goes out of sight in part.
    case displace
  }

  /// At which side the first column is.
  public enum PrimaryEdge: Int, Sendable {
    /// At the leading one.
    case leading
    /// At the trailing one.
    case trailing
  }

  /// What is behind the first column.
  public enum BackgroundStyle: Int, Sendable {
    /// Nothing of its own.
    case none
    /// What is behind a sidebar.
    case sidebar
  }

  /// Whether the button for display modes is shown.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// As is usual.
    case automatic
    /// Never.
    case never
    /// Always.
    case always
  }

  /// The length that stands for one that the system chooses.
  nonisolated public static let automaticDimension = CGFloat.greatestFiniteMagnitude

  // MARK: Creating

  /// A controller with columns.
  public init(style: Style) {
    givenStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller with the two columns of `viewControllers`.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: UISplitViewController.self)
  }

  /// How many columns there are.
  open var style: Style { givenStyle }
  internal final var givenStyle = Style.unspecified

  /// The object that is asked and told.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: The controllers: see `UISplitViewController+Columns.swift`

  /// The controllers in the columns that are there. Where there is little width, the one that is shown.
  open var viewControllers: [UIViewController] {
    get { isCollapsed ? [onlyColumn].compactMap { $0 } : columns.map(\.controller) }
    set { setClassic(newValue) }
  }

  /// Returns the controller of a column, as it was set.
  open func viewController(for column: Column) -> UIViewController? { given[column] }

  /// Sets the controller of a column; `nil` takes it away.
  ///
  /// - Precondition: There is a style that has such a column. Else this traps.
  open func setViewController(_ vc: UIViewController?, for column: Column) { set(vc, for: column) }

  /// Brings a column into sight.
  open func show(_ column: Column) { bringIntoSight(column) }

  /// Takes a column out of sight.
  open func hide(_ column: Column) { takeOutOfSight(column) }

  /// The controllers as they were given.
  internal final var given: [Column: UIViewController] = [:]
  /// The navigation controllers that were made for those.
  internal final var made: [Column: UINavigationController] = [:]
  /// The controller that was in the second column when there was room for it last.
  internal final var secondBefore: UIViewController?
  /// What shows everything where there is little width.
  internal final var onlyColumn: UIViewController?

  /// Whether there is room for one column only. That is known when the controller is shown.
  open var isCollapsed: Bool { collapsed }
  internal final var collapsed = false
  /// Whether it is known whether there is room.
  internal final var knowsRoom = false

  // MARK: Display modes

  /// Which columns are to be in sight.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { displayModeMayChange() } }

  /// Which columns are in sight.
  open var displayMode: DisplayMode { shownMode }
  internal final var shownMode = DisplayMode.secondaryOnly
  /// The mode that a user or `show(_:)` has chosen, until another one is preferred.
  internal final var chosenMode: DisplayMode?

  /// What is to become of the widest column when others come.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { displayModeMayChange() } }

  /// What becomes of the widest column when others come.
  open var splitBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    return isWide ? .tile : .overlay
  }

  /// A button that shows or hides the first columns.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }
  private lazy var modeButton = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.leading"),
    primaryAction: UIAction { [weak self] _ in self?.toggleDisplayMode() })

  /// Whether that button is shown.
  /// - Differs: it is kept: the button has to be put into a bar.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// Whether a button shows the widest column alone.
  /// - Differs: it is kept, and there is no such button.
  open var showsSecondaryOnlyButton = false
  /// Whether a finger brings the first column in, and a tap beside it takes it out.
  /// - Differs: there is only the tap.
  open var presentsWithGesture = true

  // MARK: Widths

  /// At which side the first column is.
  open var primaryEdge = PrimaryEdge.leading { didSet { placeAgain() } }
  /// What is behind the first column.
  /// - Differs: it is kept, and nothing is there.
  open var primaryBackgroundStyle = BackgroundStyle.none

  /// How much of the width the first column has, as a share.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { placeAgain() }
  }
  /// How wide the first column is, if it can be.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { placeAgain() }
  }
  /// How wide the first column is at least.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { placeAgain() }
  }
  /// How wide the first column is at most.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { placeAgain() }
  }
  /// How wide the first column is.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }
  /// How much of the width the column in the middle has, as a share.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { placeAgain() }
  }
  /// How wide the column in the middle is, if it can be.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { placeAgain() }
  }
  /// How wide the column in the middle is at least.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { placeAgain() }
  }
  /// How wide the column in the middle is at most.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { placeAgain() }
  }
  /// How wide the column in the middle is.
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  // MARK: Showing others

  /// Shows a controller in the first column, or in front where there is little width.
  open override func show(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, show: vc, sender: sender) != true else { return }
    showInFirst(vc, sender: sender)
  }

  /// Shows a controller in the widest column, or in front where there is little width.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, showDetail: vc, sender: sender) != true else {
      return
    }
    showInSecond(vc, sender: sender)
  }

  // MARK: As a controller

  internal final lazy var board = SplitBoard(of: self)

  open override func loadView() {
    let view = UIView(frame: boundsForLoading)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    self.view = view
  }

  internal override func appearanceBegan(animated: Bool) {
    // Outside of its window the view does not know its traits.
    if viewIfLoaded?.window != nil { roomMayChange() }
    placeColumns()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if viewIfLoaded?.window != nil { roomMayChange() }
    placeColumns()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if knowsRoom { roomMayChange() }
  }

  /// The controller of the widest column, or the one that is shown alone.
  open override var childForStatusBarStyle: UIViewController? { viewControllers.last }

  /// The controller of the widest column, or the one that is shown alone.
  open override var childForStatusBarHidden: UIViewController? { viewControllers.last }
}

/// The name of `UISplitViewController.DisplayMode` before Swift 4.2.
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
/// The name of `UISplitViewController.PrimaryEdge` before Swift 4.2.
public typealias UISplitViewControllerPrimaryEdge = UISplitViewController.PrimaryEdge

extension UIViewController {
  /// Posted when a split view controller shows controllers beside each other that it has shown one in front of the
  /// other, or the other way round: what `showDetailViewController(_:sender:)` does is another thing then.
  nonisolated public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
