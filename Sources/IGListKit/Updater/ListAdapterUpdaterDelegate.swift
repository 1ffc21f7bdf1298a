import Foundation

/// Is told what an updater does.
///
/// - Differs: no method has to be implemented. `…willCrashWith exception:` does not exist: Swift has no
///   exceptions.
@preconcurrency @MainActor
public protocol ListAdapterUpdaterDelegate: AnyObject {
  /// The difference is about to be found.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willDiffFromObjects fromObjects: [Any]?,
    toObjects: [Any]?)

  /// The difference has been found.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater,
    didDiffWithResults listIndexSetResults: ListIndexSetResult?, onBackgroundThread: Bool)

  /// A batch is about to be shown.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater,
    willPerformBatchUpdatesWith collectionView: UICollectionView, fromObjects: [Any]?,
    toObjects: [Any]?, listIndexSetResult: ListIndexSetResult?, animated: Bool)

  /// A batch has been shown.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, didPerformBatchUpdates updates: ListBatchUpdateData,
    collectionView: UICollectionView)

  /// Items are about to be inserted, outside of a batch.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willInsert indexPaths: [IndexPath],
    collectionView: UICollectionView)

  /// Items are about to be deleted, outside of a batch.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willDelete indexPaths: [IndexPath],
    collectionView: UICollectionView)

  /// An item is about to be moved, outside of a batch.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willMoveFrom fromIndexPath: IndexPath,
    to toIndexPath: IndexPath, collectionView: UICollectionView)

  /// Items are about to be shown anew, outside of a batch.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willReload indexPaths: [IndexPath],
    collectionView: UICollectionView)

  /// Sections are about to be shown anew, outside of a batch.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willReloadSections sections: IndexSet,
    collectionView: UICollectionView)

  /// Everything is about to be shown anew; because of too many changes, perhaps.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willReloadDataWith collectionView: UICollectionView,
    isFallbackReload: Bool)

  /// Everything has been shown anew.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, didReloadDataWith collectionView: UICollectionView,
    isFallbackReload: Bool)

  /// The program is about to be stopped, because of what a section controller did.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willCrashWith collectionView: UICollectionView,
    sectionControllerClass: AnyClass?)

  /// There was nobody to show an update, or nothing to show.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater,
    didFinishWithoutUpdatesWith collectionView: UICollectionView?)
}

extension ListAdapterUpdaterDelegate {
  /// Nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willDiffFromObjects fromObjects: [Any]?,
    toObjects: [Any]?
  ) {}

  /// Nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater,
    didDiffWithResults listIndexSetResults: ListIndexSetResult?, onBackgroundThread: Bool
  ) {}

  /// Nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater,
    willPerformBatchUpdatesWith collectionView: UICollectionView, fromObjects: [Any]?,
    toObjects: [Any]?, listIndexSetResult: ListIndexSetResult?, animated: Bool
  ) {}

  /// Nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, didPerformBatchUpdates updates: ListBatchUpdateData,
    collectionView: UICollectionView
  ) {}

  /// Nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willInsert indexPaths: [IndexPath],
    collectionView: UICollectionView
  ) {}

  /// Nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willDelete indexPaths: [IndexPath],
    collectionView: UICollectionView
  ) {}

  /// Nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willMoveFrom fromIndexPath: IndexPath,
    to toIndexPath: IndexPath, collectionView: UICollectionView
  ) {}

  /// Nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willReload indexPaths: [IndexPath],
    collectionView: UICollectionView
  ) {}

  /// Nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willReloadSections sections: IndexSet,
    collectionView: UICollectionView
  ) {}

  /// Nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willReloadDataWith collectionView: UICollectionView,
    isFallbackReload: Bool
  ) {}

  /// Nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, didReloadDataWith collectionView: UICollectionView,
    isFallbackReload: Bool
  ) {}

  /// Nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willCrashWith collectionView: UICollectionView,
    sectionControllerClass: AnyClass?
  ) {}

  /// Nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater,
    didFinishWithoutUpdatesWith collectionView: UICollectionView?
  ) {}
}
