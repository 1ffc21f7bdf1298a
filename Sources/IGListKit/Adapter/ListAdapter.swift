import Foundation

/// Shows a list of objects in a collection view. A section controller makes one section for each
/// object.
///
///     lazy var adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: self)
///
///     override func viewDidLoad() {
///       super.viewDidLoad()
///       adapter.collectionView = collectionView
///       adapter.dataSource = self
///     }
///
///     func received(_ message: Message) {
///       messages.append(message)
///       adapter.performUpdates(animated: true)
///     }
///
/// The data source supplies the objects. The adapter finds the objects that have changed since the
/// last update, and updates only these objects. The adapter is the data source and the delegate of
/// the collection view.
@preconcurrency @MainActor
public final class ListAdapter: NSObject {
  /// The view controller of the list.
  public weak var viewController: UIViewController?

  /// The object that carries out the updates.
  public let updater: any ListUpdatingDelegate

  /// The collection view that shows the list.
  ///
  /// If another adapter shows its list in the view, that adapter loses its collection view. A view
  /// that is set during a layout pass or an update is used when the pass or the update has ended.
  public var collectionView: UICollectionView? {
    get { view }
    set { setCollectionView(newValue) }
  }

  /// The object that supplies the list's objects. When this property is set, the list shows the
  /// objects immediately, or after the layout pass or the update in progress.
  public weak var dataSource: (any ListAdapterDataSource)? {
    didSet { if dataSource !== oldValue { dataSourceChanged() } }
  }

  /// The object that is notified when objects become visible and stop being visible.
  public weak var delegate: (any ListAdapterDelegate)?

  /// The app's own delegate for the collection view.
  ///
  /// The adapter forwards most calls of the collection view to this delegate. Sizes, insets and
  /// spacing, and the permission to select or deselect an item, come from the section controllers
  /// only.
  public weak var collectionViewDelegate: (any UICollectionViewDelegate)? {
    didSet { refuseOwnDelegates() }
  }

  /// The delegate for scrolling. If this delegate is set, it is called instead of
  /// `collectionViewDelegate`.
  public weak var scrollViewDelegate: (any UIScrollViewDelegate)? {
    didSet { refuseOwnDelegates() }
  }

  /// The object that applies the new order to the data after the user has moved objects. Without
  /// this delegate, the objects move back.
  ///
  /// - Differs: a move without a delegate is reported; IGListKit asserts.
  public weak var moveDelegate: (any ListAdapterMoveDelegate)?

  /// The object that is notified when a performance-critical call begins and ends.
  public weak var performanceDelegate: (any ListAdapterPerformanceDelegate)?

  /// Whether an item that is tapped is deselected after the call of `didSelectItem(at:)` of its
  /// section controller.
  public var autoDeselectEnabled = false

  /// The experimental features that are on.
  public var experiments: ListExperiment = [.throwOnInconsistencyException]

  /// Called when the data source or a section controller has made an error. The list continues
  /// without the faulty object.
  ///
  /// - Differs: IGListKit asserts, or does not report the error.
  public var onError: ((ListError) -> Void)?

  /// The list that is shown.
  internal var map = SectionMap() { didSet { changes += 1 } }
  /// The number of times that `map` has changed.
  internal private(set) var changes = 0
  /// The list before the update in progress.
  internal var mapBefore: SectionMap?
  /// The collection view that is in use.
  internal weak var view: UICollectionView?
  /// The number of times that the collection view was set.
  internal var collectionViewChangeCount = 0
  /// The view controller that the adapter was created with.
  internal weak var firstViewController: UIViewController?
  /// The views that are displayed, with their section controllers.
  internal var display: DisplayTracker
  /// The section controllers in the working range.
  internal var workingRange: WorkingRange
  /// The closures that make section controllers, by the types of their objects.
  internal var registrations: [SectionRegistration] = []
  internal var listeners = WeakList<any ListAdapterUpdateListener>()
  /// The reuse identifiers of the classes and nibs that are registered, by source.
  internal var registered: [ViewSource.Name: String] = [:]
  /// The requests that wait for the end of an update. Requests wait from the time at which an
  /// update is requested.
  internal let queue = DeferredRequestQueue()
  /// The number of calls to `cellForItem(at:)` in progress.
  internal var cellsBeingMade = 0
  /// The number of calls to `viewForSupplementaryElement(ofKind:at:)` in progress.
  internal var supplementaryViewsBeingMade = 0
  /// Whether section controllers are being notified that they have entered or left the working
  /// range.
  internal var isTellingWorkingRange = false
  /// Whether section controllers are receiving their objects. During this time, some of them have
  /// no object yet.
  internal var isTakingObjects = false
  /// Whether section controllers are receiving objects because the data source or the collection
  /// view was replaced.
  ///
  /// Everything is reloaded afterwards.
  internal var isTakingOver = false

  /// Creates an adapter.
  ///
  /// - Parameters:
  ///   - updater: The object that carries out the updates, usually a `ListAdapterUpdater`.
  ///   - viewController: The view controller of the list. The adapter keeps a weak reference to the
  ///     view controller.
  ///   - workingRangeSize: The number of sections before and after the visible sections that are in
  ///     the working range.
  public init(
    updater: any ListUpdatingDelegate, viewController: UIViewController?, workingRangeSize: Int
  ) {
    self.updater = updater
    self.viewController = viewController
    firstViewController = viewController
    display = DisplayTracker()
    workingRange = WorkingRange(size: workingRangeSize)
    super.init()
    ListDebugger.note(self)
  }

  /// Creates an adapter without a working range.
  public convenience init(
    updater: any ListUpdatingDelegate, viewController: UIViewController?
  ) {
    self.init(updater: updater, viewController: viewController, workingRangeSize: 0)
  }

  isolated deinit {
    for entry in map.entries { entry.controller.leave() }
  }

  /// A description of the list, its collection view and its updater, in several lines.
  public nonisolated override var debugDescription: String {
    MainActor.assumeIsolated { outline.joined(separator: "\n") }
  }

  // MARK: Creating section controllers

  /// The adapter that is asking for a section controller right now.
  internal private(set) static weak var asking: ListAdapter?

  /// Calls a closure. Section controllers that are created in the closure belong to this list from
  /// the beginning.
  internal func whileAsking<Result>(_ body: () -> Result) -> Result {
    let outer = Self.asking
    Self.asking = self
    defer { Self.asking = outer }
    return body()
  }

  internal func report(_ error: ListError) {
    onError?(error)
    Report.record(.list, "\(error)")
  }
}
