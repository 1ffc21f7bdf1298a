import Foundation

/// The methods that an updater calls at each step of an update.
///
/// - Differs: no method has to be implemented. `…willCrashWith exception:` does not exist: Swift
///   has no exceptions.
@preconcurrency @MainActor
public protocol ListAdapterUpdaterDelegate: AnyObject {
  /// Called before the difference is found. If only items change, `fromObjects` and `toObjects` are
  /// `nil`.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willDiffFromObjects fromObjects: [Any]?,
    toObjects: [Any]?)

  /// Called when the difference has been found. If only items change, the difference is empty.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater,
    didDiffWithResults listIndexSetResults: ListIndexSetResult?, onBackgroundThread: Bool)

  /// Called before a batch is shown.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater,
    willPerformBatchUpdatesWith collectionView: UICollectionView, fromObjects: [Any]?,
    toObjects: [Any]?, listIndexSetResult: ListIndexSetResult?, animated: Bool)

  /// Called when a batch has been shown.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, didPerformBatchUpdates updates: ListBatchUpdateData,
    collectionView: UICollectionView)

  /// Called before items are inserted outside of a batch.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willInsert indexPaths: [IndexPath],
    collectionView: UICollectionView)

  /// Called before items are deleted outside of a batch.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willDelete indexPaths: [IndexPath],
    collectionView: UICollectionView)

  /// Called before an item is moved outside of a batch.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willMoveFrom fromIndexPath: IndexPath,
    to toIndexPath: IndexPath, collectionView: UICollectionView)

  /// Called before items are reloaded outside of a batch.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willReload indexPaths: [IndexPath],
    collectionView: UICollectionView)

  /// Called before sections are reloaded outside of a batch.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willReloadSections sections: IndexSet,
    collectionView: UICollectionView)

  /// Called before everything is reloaded: on request, or because there are too many changes.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willReloadDataWith collectionView: UICollectionView,
    isFallbackReload: Bool)

  /// Called when everything has been reloaded.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, didReloadDataWith collectionView: UICollectionView,
    isFallbackReload: Bool)

  /// Called before the program stops because of an error of a section controller.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willCrashWith collectionView: UICollectionView,
    sectionControllerClass: AnyClass?)

  /// Called when an update has ended without being shown: there was no view to show it, or no
  /// change to show.
  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater,
    didFinishWithoutUpdatesWith collectionView: UICollectionView?)
}

extension ListAdapterUpdaterDelegate {
  /// The default: does nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willDiffFromObjects fromObjects: [Any]?,
    toObjects: [Any]?
  ) {}

  /// The default: does nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater,
    didDiffWithResults listIndexSetResults: ListIndexSetResult?, onBackgroundThread: Bool
  ) {}

  /// The default: does nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater,
    willPerformBatchUpdatesWith collectionView: UICollectionView, fromObjects: [Any]?,
    toObjects: [Any]?, listIndexSetResult: ListIndexSetResult?, animated: Bool
  ) {}

  /// The default: does nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, didPerformBatchUpdates updates: ListBatchUpdateData,
    collectionView: UICollectionView
  ) {}

  /// The default: does nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willInsert indexPaths: [IndexPath],
    collectionView: UICollectionView
  ) {}

  /// The default: does nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willDelete indexPaths: [IndexPath],
    collectionView: UICollectionView
  ) {}

  /// The default: does nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willMoveFrom fromIndexPath: IndexPath,
    to toIndexPath: IndexPath, collectionView: UICollectionView
  ) {}

  /// The default: does nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willReload indexPaths: [IndexPath],
    collectionView: UICollectionView
  ) {}

  /// The default: does nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willReloadSections sections: IndexSet,
    collectionView: UICollectionView
  ) {}

  /// The default: does nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willReloadDataWith collectionView: UICollectionView,
    isFallbackReload: Bool
  ) {}

  /// The default: does nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, didReloadDataWith collectionView: UICollectionView,
    isFallbackReload: Bool
  ) {}

  /// The default: does nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willCrashWith collectionView: UICollectionView,
    sectionControllerClass: AnyClass?
  ) {}

  /// The default: does nothing.
  public func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater,
    didFinishWithoutUpdatesWith collectionView: UICollectionView?
  ) {}
}
