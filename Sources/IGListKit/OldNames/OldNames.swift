import Foundation

// Names of IGListKit 2, for code that was written for version 2. Each comment contains the present
// name.
//
// A section controller of version 2 overrides nothing: it conforms to `IGListSectionType`, and its
// class is `IGListSectionController`. So that class cannot be a type alias of
// `ListSectionController`, but is a second class with the same superclass.

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
/// The type of collection view that version 2 required. Here, any collection view can be used.
public typealias IGListCollectionView = UICollectionView
/// The type that recorded changes in version 2. Here, the collection context records them.
public typealias IGListBatchContext = IGListCollectionContext

/// The old spelling of `ListAdapterDataSource`. The section controllers of this data source are
/// subclasses of `IGListSectionController`.
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
  /// Returns a new section controller for an object.
  func listAdapter(_ listAdapter: IGListAdapter, sectionControllerFor object: Any)
    -> IGListSectionController
}

extension IGListAdapterDataSource {
  /// Returns the section controller that the method of the old spelling makes.
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

  /// Returns the section controller of an object, in the old spelling.
  @_disfavoredOverload
  public func sectionController(for object: Any) -> IGListSectionController? {
    controller(for: object) as? IGListSectionController
  }

  /// Returns the section controller of a section, in the old spelling.
  @_disfavoredOverload
  public func sectionController(forSection section: Int) -> IGListSectionController? {
    map[section]?.controller as? IGListSectionController
  }

  /// Returns the object of a section controller of the old spelling.
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
  /// Creates a layout that scrolls from top to bottom.
  public init() {
    super.init(
      stickyHeaders: false, scrollDirection: .vertical, topContentInset: 0, stretchToEdge: false)
  }

  /// Creates the layout that a nib describes. Traps with any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
