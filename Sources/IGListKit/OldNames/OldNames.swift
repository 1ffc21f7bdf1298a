import Foundation

// Names of IGListKit 2, for code that was written then. What they are called now stands beside each.
//
// A section controller of that time overrides nothing: it conforms to `IGListSectionType`, and its class is
// `IGListSectionController`. So those are no second names of `ListSectionController`, but a class of their own
// with the same root.

/// The old spelling of `ListAdapter`.
public typealias IGListAdapter = ListAdapter
/// The old spelling of `ListAdapterUpdater`.
public typealias IGListAdapterUpdater = ListAdapterUpdater
/// The old spelling of `ListReloadDataUpdater`.
public typealias IGListReloadDataUpdater = ListReloadDataUpdater
/// The old spelling of `ListUpdatingDelegate`.
public typealias IGListUpdatingDelegate = ListUpdatingDelegate
/// The old spelling of `ListAdapterDelegate`.
public typealias IGListAdapterDelegate = ListAdapterDelegate
/// The old spelling of `ListSupplementaryViewSource`.
public typealias IGListSupplementaryViewSource = ListSupplementaryViewSource
/// What version 2 had a list shown in: any collection view.
public typealias IGListCollectionView = UICollectionView
/// What version 2 changed items through: the context itself.
public typealias IGListBatchContext = IGListCollectionContext

/// The old spelling of `ListAdapterDataSource`: its section controllers are of the old spelling too.
///
///     extension FeedViewController: IGListAdapterDataSource {
///       func objects(for listAdapter: IGListAdapter) -> [IGListDiffable] { posters }
///
///       func listAdapter(_ listAdapter: IGListAdapter, sectionControllerFor object: Any)
///         -> IGListSectionController
///       { PosterSectionController() }
///
///       func emptyView(for listAdapter: IGListAdapter) -> UIView? { nil }
///     }
@preconcurrency @MainActor
public protocol IGListAdapterDataSource: ListAdapterDataSource {
  /// A new section controller for an object.
  func listAdapter(_ listAdapter: IGListAdapter, sectionControllerFor object: Any)
    -> IGListSectionController
}

extension IGListAdapterDataSource {
  /// The section controller that the old spelling makes.
  public func _sectionController(for object: Any, in listAdapter: ListAdapter)
    -> AnySectionController?
  {
    let made: IGListSectionController = self.listAdapter(listAdapter, sectionControllerFor: object)
    return made
  }
}

extension ListAdapter {
  /// The old spelling of `section(for:)`.
  public func section(for sectionController: IGListSectionController) -> Int {
    map.section(of: sectionController) ?? NSNotFound
  }

  /// The section controller of an object, in the old spelling.
  @_disfavoredOverload
  public func sectionController(for object: Any) -> IGListSectionController? {
    controller(for: object) as? IGListSectionController
  }

  /// The section controller of a section, in the old spelling.
  @_disfavoredOverload
  public func sectionController(forSection section: Int) -> IGListSectionController? {
    map[section]?.controller as? IGListSectionController
  }

  /// The object of a section controller of the old spelling.
  public func object(for sectionController: IGListSectionController) -> Any? {
    map.section(of: sectionController).flatMap { map[$0]?.object }
  }
}

extension ListAdapterUpdater {
  /// The old spelling of `sectionMovesAsDeletesInserts`.
  public var movesAsDeletesInserts: Bool {
    get { sectionMovesAsDeletesInserts }
    set { sectionMovesAsDeletesInserts = newValue }
  }
}

/// The old spelling of `ListCollectionViewLayout`, whose headers scroll with their sections.
@preconcurrency @MainActor
open class IGListGridCollectionViewLayout: ListCollectionViewLayout {
  /// A layout that scrolls from top to bottom.
  public init() {
    super.init(
      stickyHeaders: false, scrollDirection: .vertical, topContentInset: 0, stretchToEdge: false)
  }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
