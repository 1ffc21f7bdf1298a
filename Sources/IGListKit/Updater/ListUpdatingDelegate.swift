import Foundation

/// Carries out the updates of an adapter.
///
/// `ListAdapterUpdater` gathers the updates of one turn of the main queue, finds the difference,
/// and shows the difference in one batch. `ListReloadDataUpdater` reloads everything immediately.
@preconcurrency @MainActor
public protocol ListUpdatingDelegate: AnyObject {
  /// Returns the identity of an object.
  ///
  /// - Differs: takes the place of `objectLookupPointerFunctions()`, which needs Objective-C.
  func identity(of object: any ListDiffable) -> ListIdentity

  /// Returns whether the data is being changed right now. A request during the change becomes part
  /// of the change.
  func isInDataUpdateBlock() -> Bool

  /// Shows an update in which the list has other objects.
  ///
  /// - Parameters:
  ///   - collectionViewBlock: Returns the collection view. Called when the update begins.
  ///   - sectionDataBlock: Returns the objects before and after the update. Called when the update
  ///     begins.
  ///   - applySectionDataBlock: Installs the objects after the update.
  func performUpdate(
    collectionViewBlock: @escaping ListCollectionViewBlock, animated: Bool,
    sectionDataBlock: @escaping ListTransitionDataBlock,
    applySectionDataBlock: @escaping ListTransitionDataApplyBlock,
    completion: ListUpdatingCompletion?)

  /// Shows an update in which sections have other items.
  func performUpdate(
    collectionViewBlock: @escaping ListCollectionViewBlock, animated: Bool,
    itemUpdates: @escaping ListItemUpdateBlock, completion: ListUpdatingCompletion?)

  /// Changes the data source or the collection view, together with the updates that wait:
  /// immediately, or after the change in progress.
  func performDataSourceChange(_ block: @escaping ListDataSourceChangeBlock)

  /// Reloads everything.
  func reloadData(
    collectionViewBlock: @escaping ListCollectionViewBlock,
    reloadUpdate: @escaping ListReloadUpdateBlock, completion: ListUpdatingCompletion?)

  /// Inserts items.
  func insertItems(into collectionView: UICollectionView, indexPaths: [IndexPath])
  /// Deletes items.
  func deleteItems(from collectionView: UICollectionView, indexPaths: [IndexPath])
  /// Moves an item.
  func moveItem(
    in collectionView: UICollectionView, from fromIndexPath: IndexPath, to toIndexPath: IndexPath)
  /// Reloads an item.
  func reloadItem(
    in collectionView: UICollectionView, from fromIndexPath: IndexPath, to toIndexPath: IndexPath)
  /// Moves a section that the user has moved interactively.
  func moveSection(in collectionView: UICollectionView, from fromIndex: Int, to toIndex: Int)
  /// Reloads sections.
  func reload(_ collectionView: UICollectionView, sections: IndexSet)

  /// Changes objects, and reloads the sections that the closure returns.
  ///
  /// - Differs: IGListKit changes the objects first, and the collection view may then ask for an
  ///   object that is no longer there.
  func reload(
    _ collectionView: UICollectionView, sectionsChangedBy change: @escaping () -> IndexSet)

  /// Called before the collection view stops the program because of an error of a section
  /// controller.
  func willCrash(with collectionView: UICollectionView, sectionControllerClass: AnyClass?)
}

extension ListUpdatingDelegate {
  /// The default: returns `listIdentity` of the object.
  public func identity(of object: any ListDiffable) -> ListIdentity { object.listIdentity }

  /// The default: changes the objects, then reloads their sections.
  public func reload(
    _ collectionView: UICollectionView, sectionsChangedBy change: @escaping () -> IndexSet
  ) {
    if isInDataUpdateBlock() { return reloadNow(collectionView, change) }
    // A layout pass in progress still needs the objects before the change.
    collectionView.whenReady("reload of objects") { self.reloadNow(collectionView, change) }
  }

  /// Changes objects, and reloads their sections immediately.
  internal func reloadNow(_ collectionView: UICollectionView, _ change: () -> IndexSet) {
    let sections = change()
    if !sections.isEmpty { reload(collectionView, sections: sections) }
  }

  /// The default: does nothing.
  public func willCrash(with collectionView: UICollectionView, sectionControllerClass: AnyClass?) {}
}

/// A closure that is called when an update has ended, with `true` if it has been shown.
public typealias ListUpdatingCompletion = (Bool) -> Void
/// A closure that changes the items of sections.
public typealias ListItemUpdateBlock = () -> Void
/// A closure that changes the data before everything is reloaded.
public typealias ListReloadUpdateBlock = () -> Void
/// A closure that returns the collection view.
public typealias ListCollectionViewBlock = () -> UICollectionView?
/// A closure that changes the data source or the collection view.
public typealias ListDataSourceChangeBlock = () -> Void
/// A closure that returns the objects before and after an update.
public typealias ListTransitionDataBlock = () -> ListTransitionData?
/// A closure that installs the objects after an update.
public typealias ListTransitionDataApplyBlock = (ListTransitionData) -> Void

/// The objects of a list before and after an update.
@preconcurrency @MainActor
public final class ListTransitionData {
  /// The objects before the update.
  public var fromObjects: [Any] { before }
  /// The objects after the update.
  public var toObjects: [Any] { after }
  /// The section controllers of the objects after the update.
  public var toSectionControllers: [ListSectionController] {
    map?.entries.compactMap { $0.controller as? ListSectionController } ?? controllers
  }

  private let controllers: [ListSectionController]
  internal let before: [any ListDiffable]
  internal let after: [any ListDiffable]
  /// The identities of the objects before and after the update.
  internal let identitiesBefore: [ListIdentity]
  internal let identitiesAfter: [ListIdentity]
  /// The list after the update, if an adapter has created this data.
  internal let map: SectionMap?
  /// Returns whether the list still shows the objects before the update.
  internal let isCurrent: () -> Bool

  /// Creates the data from the objects before, the objects after and the section controllers of the
  /// objects after.
  public init(from: [Any], to: [Any], to controllers: [ListSectionController] = []) {
    before = from.compactMap { $0 as? any ListDiffable }
    after = to.compactMap { $0 as? any ListDiffable }
    identitiesBefore = before.map(\.listIdentity)
    identitiesAfter = after.map(\.listIdentity)
    self.controllers = controllers
    map = nil
    isCurrent = { true }
  }

  /// Creates the data from the lists of an adapter before and after an update.
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
