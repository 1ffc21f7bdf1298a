import Foundation

/// Shows a list of objects in a collection view: for each object, one section, made by a section
/// controller.
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
/// The data source says which objects there are; the adapter finds what has changed since it asked last,
/// and shows just that. It is data source and delegate of the collection view.
@preconcurrency @MainActor
public final class ListAdapter: NSObject {
  /// The controller of the screen that the list is on.
  public weak var viewController: UIViewController?

  /// Who does the updates.
  public let updater: any ListUpdatingDelegate

  /// Where the list is shown. An adapter that showed its list there before has no collection view then.
  /// Set in the middle of a layout pass or an update, it changes after that.
  public var collectionView: UICollectionView? {
    get { view }
    set { setCollectionView(newValue) }
  }

  /// Who says what is in the list. What is shown follows at once, or after the layout pass or the update
  /// that is going on.
  public weak var dataSource: (any ListAdapterDataSource)? {
    didSet { if dataSource !== oldValue { dataSourceChanged() } }
  }

  /// Who is told when objects come into sight and leave it.
  public weak var delegate: (any ListAdapterDelegate)?

  /// Who is asked and told what the collection view's delegate is, where section controllers are not. Sizes,
  /// insets and spacing are theirs alone.
  public weak var collectionViewDelegate: (any UICollectionViewDelegate)? {
    didSet { refuseOwnDelegates() }
  }

  /// Who is told of scrolling; `collectionViewDelegate` is not then.
  public weak var scrollViewDelegate: (any UIScrollViewDelegate)? {
    didSet { refuseOwnDelegates() }
  }

  /// Who takes over the order of objects that a finger has moved. Without it, they go back.
  ///
  /// - Differs: a move that nobody takes over is reported; IGListKit asserts.
  public weak var moveDelegate: (any ListAdapterMoveDelegate)?

  /// Who is told what the list spends its time on.
  public weak var performanceDelegate: (any ListAdapterPerformanceDelegate)?

  /// Whether an item that is tapped is taken out of the selection right away.
  public var autoDeselectEnabled = false

  /// What is switched on that not all agree on.
  public var experiments: ListExperiment = [.throwOnInconsistencyException]

  /// Called with what the data source got wrong, and the list goes on without.
  ///
  /// - Differs: IGListKit asserts, or says nothing.
  public var onError: ((ListError) -> Void)?

  /// What is shown.
  internal var map = SectionMap() { didSet { changes += 1 } }
  /// How often what is shown has changed.
  internal private(set) var changes = 0
  /// What was shown before the update that is being done.
  internal var mapBefore: SectionMap?
  internal weak var view: UICollectionView?
  /// How often it was set.
  internal var swaps = 0
  /// The controller that it was made with.
  internal weak var firstViewController: UIViewController?
  internal var display: DisplayTracker
  internal var workingRange: WorkingRange
  /// Section controllers by the types of their objects.
  internal var registrations: [SectionRegistration] = []
  internal var listeners = WeakList<any ListAdapterUpdateListener>()
  /// The views that the collection view knows, with their reuse identifiers.
  internal var registered: [ViewSource.Name: String] = [:]
  /// Requests that wait until no update is on its way. Each update holds it from when it is asked for.
  internal let queue = HeldQueue()
  /// How many cells are being made right now.
  internal var cellsBeingMade = 0
  /// Whether section controllers are being told that they are near what comes into sight.
  internal var isTellingWorkingRange = false
  /// Whether section controllers are being told of their objects: some have none yet.
  internal var isTakingObjects = false
  /// Whether that is for another data source or collection view: everything is counted anew after it.
  internal var isTakingOver = false

  /// An adapter.
  ///
  /// - Parameters:
  ///   - updater: Does the updates: a `ListAdapterUpdater`, mostly.
  ///   - viewController: The controller of the screen that the list is on. It is not kept alive.
  ///   - workingRangeSize: How many sections beyond those in sight are prepared.
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

  /// An adapter that prepares nothing beyond what is in sight.
  public convenience init(
    updater: any ListUpdatingDelegate, viewController: UIViewController?
  ) {
    self.init(updater: updater, viewController: viewController, workingRangeSize: 0)
  }

  isolated deinit {
    for entry in map.entries { entry.controller.leave() }
  }

  /// What it shows, where, and by whose updates, line by line.
  public nonisolated override var debugDescription: String {
    MainActor.assumeIsolated { outline.joined(separator: "\n") }
  }

  // MARK: Asking for section controllers

  /// The adapter that asks for a section controller right now.
  internal private(set) static weak var asking: ListAdapter?

  /// Does something in which section controllers that are made belong to this list from the beginning.
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
