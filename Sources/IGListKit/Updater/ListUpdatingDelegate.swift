import Foundation

/// Does the updates of an adapter: when, and with what animation.
///
/// `ListAdapterUpdater` gathers those of one turn, finds the difference, and shows it in one batch.
/// `ListReloadDataUpdater` reloads everything at once.
@preconcurrency @MainActor
public protocol ListUpdatingDelegate: AnyObject {
  /// What an object is known by.
  ///
  /// - Differs: takes the place of `objectLookupPointerFunctions()`, which needs Objective-C.
  func identity(of object: any ListDiffable) -> ListIdentity

  /// Whether the data is being changed right now: what is asked for meanwhile belongs to that change.
  func isInDataUpdateBlock() -> Bool

  /// The list has other objects.
  ///
  /// - Parameters:
  ///   - collectionViewBlock: The collection view, asked for when the update begins.
  ///   - sectionDataBlock: The objects before and after, asked for when the update begins.
  ///   - applySectionDataBlock: Takes over the objects after.
  func performUpdate(
    collectionViewBlock: @escaping ListCollectionViewBlock, animated: Bool,
    sectionDataBlock: @escaping ListTransitionDataBlock,
    applySectionDataBlock: @escaping ListTransitionDataApplyBlock,
    completion: ListUpdatingCompletion?)

  /// Sections have other items.
  func performUpdate(
    collectionViewBlock: @escaping ListCollectionViewBlock, animated: Bool,
    itemUpdates: @escaping ListItemUpdateBlock, completion: ListUpdatingCompletion?)

  /// Takes another data source or collection view: what waits is done with it. At once, unless something is
  /// being changed: then after that.
  func performDataSourceChange(_ block: @escaping ListDataSourceChangeBlock)

  /// Everything is to be shown anew.
  func reloadData(
    collectionViewBlock: @escaping ListCollectionViewBlock,
    reloadUpdate: @escaping ListReloadUpdateBlock, completion: ListUpdatingCompletion?)

  /// Items are new.
  func insertItems(into collectionView: UICollectionView, indexPaths: [IndexPath])
  /// Items have gone.
  func deleteItems(from collectionView: UICollectionView, indexPaths: [IndexPath])
  /// An item is elsewhere.
  func moveItem(
    in collectionView: UICollectionView, from fromIndexPath: IndexPath, to toIndexPath: IndexPath)
  /// An item is to be shown anew.
  func reloadItem(
    in collectionView: UICollectionView, from fromIndexPath: IndexPath, to toIndexPath: IndexPath)
  /// A finger has moved a section.
  func moveSection(in collectionView: UICollectionView, from fromIndex: Int, to toIndex: Int)
  /// Sections are to be shown anew.
  func reload(_ collectionView: UICollectionView, sections: IndexSet)

  /// Objects change, and the sections that the change answers are to be shown anew.
  ///
  /// - Differs: IGListKit changes the objects first, and the collection view may ask for what has gone.
  func reload(
    _ collectionView: UICollectionView, sectionsChangedBy change: @escaping () -> IndexSet)

  /// The collection view is about to stop the program, because of what a section controller did.
  func willCrash(with collectionView: UICollectionView, sectionControllerClass: AnyClass?)
}

extension ListUpdatingDelegate {
  /// What the object says.
  public func identity(of object: any ListDiffable) -> ListIdentity { object.listIdentity }

  /// Does the change, then has its sections shown anew.
  public func reload(
    _ collectionView: UICollectionView, sectionsChangedBy change: @escaping () -> IndexSet
  ) {
    if isInDataUpdateBlock() { return reloadNow(collectionView, change) }
    // What is being laid out asks for the objects as they were.
    collectionView.whenReady("reload of objects") { self.reloadNow(collectionView, change) }
  }

  internal func reloadNow(_ collectionView: UICollectionView, _ change: () -> IndexSet) {
    let sections = change()
    if !sections.isEmpty { reload(collectionView, sections: sections) }
  }

  /// Nothing.
  public func willCrash(with collectionView: UICollectionView, sectionControllerClass: AnyClass?) {}
}

/// Called when an update has been shown.
public typealias ListUpdatingCompletion = (Bool) -> Void
/// Changes the items of sections.
public typealias ListItemUpdateBlock = () -> Void
/// Takes over everything anew.
public typealias ListReloadUpdateBlock = () -> Void
/// Gives the collection view.
public typealias ListCollectionViewBlock = () -> UICollectionView?
/// Takes another data source or collection view.
public typealias ListDataSourceChangeBlock = () -> Void
/// Gives the objects before and after.
public typealias ListTransitionDataBlock = () -> ListTransitionData?
/// Takes over the objects after.
public typealias ListTransitionDataApplyBlock = (ListTransitionData) -> Void

/// The objects of a list before and after an update.
@preconcurrency @MainActor
public final class ListTransitionData {
  /// The objects before.
  public var fromObjects: [Any] { before }
  /// The objects after.
  public var toObjects: [Any] { after }
  /// Their section controllers.
  public var toSectionControllers: [ListSectionController] {
    map?.entries.compactMap { $0.controller as? ListSectionController } ?? controllers
  }

  private let controllers: [ListSectionController]
  internal let before: [any ListDiffable]
  internal let after: [any ListDiffable]
  /// What the objects are known by.
  internal let identitiesBefore: [ListIdentity]
  internal let identitiesAfter: [ListIdentity]
  /// The list after, as an adapter has it.
  internal let map: SectionMap?
  /// Whether the objects before are still those that are shown.
  internal let isCurrent: () -> Bool

  /// The objects before, the objects after and the section controllers of those.
  public init(from: [Any], to: [Any], to controllers: [ListSectionController] = []) {
    before = from.compactMap { $0 as? any ListDiffable }
    after = to.compactMap { $0 as? any ListDiffable }
    identitiesBefore = before.map(\.listIdentity)
    identitiesAfter = after.map(\.listIdentity)
    self.controllers = controllers
    map = nil
    isCurrent = { true }
  }

  /// From one list to another.
  internal init(
    from before: SectionMap, to map: SectionMap, isCurrent: @escaping () -> Bool = { true }
  ) {
    self.before = before.objects
    after = map.objects
    identitiesBefore = before.entries.map(\.identity)
    identitiesAfter = map.entries.map(\.identity)
    controllers = []
    self.map = map
    self.isCurrent = isCurrent
  }
}
