import Foundation
import IGListDiffKit
import IGListKit
import UIKit

/// A log of the calls that an updater's delegate receives, oldest first.
@MainActor
final class UpdaterLog: ListAdapterUpdaterDelegate {
  var events: [String] = []
  /// The batches that were shown.
  var batches: [ListBatchUpdateData] = []
  /// The differences that were computed.
  var differences: [ListIndexSetResult] = []
  /// The difference that was given with the announcement of each batch.
  var batchDifferences: [ListIndexSetResult?] = []
  /// Whether each difference was computed on another queue.
  var foundElsewhere: [Bool] = []
  var sectionsReloaded: [IndexSet] = []
  var unshown: [UICollectionView?] = []
  /// The classes of the section controllers that were about to trap.
  var crashing: [String] = []

  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willDiffFromObjects fromObjects: [Any]?,
    toObjects: [Any]?
  ) { events.append("will diff \(fromObjects?.count ?? -1) to \(toObjects?.count ?? -1)") }

  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater,
    didDiffWithResults listIndexSetResults: ListIndexSetResult?, onBackgroundThread: Bool
  ) {
    events.append("did diff")
    if let listIndexSetResults { differences.append(listIndexSetResults) }
    foundElsewhere.append(onBackgroundThread)
  }

  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater,
    willPerformBatchUpdatesWith collectionView: UICollectionView, fromObjects: [Any]?,
    toObjects: [Any]?, listIndexSetResult: ListIndexSetResult?, animated: Bool
  ) {
    events.append("will batch\(animated ? " animated" : "")")
    batchDifferences.append(listIndexSetResult)
  }

  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, didPerformBatchUpdates updates: ListBatchUpdateData,
    collectionView: UICollectionView
  ) {
    events.append("did batch")
    batches.append(updates)
  }

  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willInsert indexPaths: [IndexPath],
    collectionView: UICollectionView
  ) { events.append("will insert \(names(indexPaths))") }

  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willDelete indexPaths: [IndexPath],
    collectionView: UICollectionView
  ) { events.append("will delete \(names(indexPaths))") }

  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willMoveFrom fromIndexPath: IndexPath,
    to toIndexPath: IndexPath, collectionView: UICollectionView
  ) { events.append("will move \(names([fromIndexPath, toIndexPath]))") }

  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willReload indexPaths: [IndexPath],
    collectionView: UICollectionView
  ) { events.append("will reload \(names(indexPaths))") }

  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willReloadSections sections: IndexSet,
    collectionView: UICollectionView
  ) {
    events.append("will reload sections")
    sectionsReloaded.append(sections)
  }

  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willReloadDataWith collectionView: UICollectionView,
    isFallbackReload: Bool
  ) { events.append("will reload\(isFallbackReload ? " as a fallback" : "")") }

  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, didReloadDataWith collectionView: UICollectionView,
    isFallbackReload: Bool
  ) { events.append("did reload\(isFallbackReload ? " as a fallback" : "")") }

  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willCrashWith collectionView: UICollectionView,
    sectionControllerClass: AnyClass?
  ) { crashing.append(sectionControllerClass.map { "\($0)" } ?? "none") }

  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater,
    didFinishWithoutUpdatesWith collectionView: UICollectionView?
  ) {
    events.append("did finish without updates")
    unshown.append(collectionView)
  }

  private func names(_ paths: [IndexPath]) -> String {
    paths.map { "\($0.section).\($0.item)" }.joined(separator: " ")
  }
}
