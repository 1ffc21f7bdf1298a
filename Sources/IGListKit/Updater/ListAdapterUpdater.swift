import Foundation
import GalleyDiffing

/// An updater that gathers all updates of a turn of the main queue, finds the difference of the
/// objects, and shows the difference in one batch.
///
///     let adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: self)
///     adapter.performUpdates(animated: true)
///     adapter.performUpdates(animated: true)   // the objects are requested once
@preconcurrency @MainActor
public final class ListAdapterUpdater: NSObject, ListUpdatingDelegate {
  /// The object that is notified of each step of an update.
  public weak var delegate: (any ListAdapterUpdaterDelegate)?

  /// Whether sections that move are deleted and inserted instead. This property has no effect with
  /// `singleItemSectionUpdates`.
  public var sectionMovesAsDeletesInserts = false

  /// Whether sections have one item each. If `true`, sections whose objects have changed are not
  /// reloaded: their section controllers update the cells themselves.
  public var singleItemSectionUpdates = false

  /// Whether the items of a section are reloaded instead of the section. This property has an
  /// effect if the section has as many items as before, and no section is inserted, deleted or
  /// moved.
  public var preferItemReloadsForSectionReloads = false

  /// Whether an update that inserts, deletes, moves or changes more than a hundred sections is
  /// shown by a reload.
  public var allowsReloadingOnTooManyUpdates = true

  /// Whether the difference of the objects is found on another queue.
  ///
  /// Identifiers are read on the main queue before the difference is found, and objects are
  /// compared on the main queue afterwards. So models need not be safe to read on other queues.
  ///
  /// - Differs: an update in which only items change does not wait for the other queue. IGListKit
  ///   waits for the other queue in this case, too, although there are no objects to compare.
  public var allowsBackgroundDiffing = false

  /// A setting of IGListKit 3 and 4: whether a list that is in no window is reloaded instead of
  /// updated in a batch. The setting has no effect.
  public var allowsBackgroundReloading = true

  /// The experiments that are on.
  ///
  /// With `throwOnInconsistencyException`, the program stops if the items of a section have changed
  /// and the change was not reported. Without it, the section is reloaded, and an error is
  /// reported.
  ///
  /// - Differs: without this experiment, IGListKit catches the exception and begins the update
  ///   anew.
  public var experiments: ListExperiment = [.throwOnInconsistencyException]

  /// The rules that choose the queue on which the difference of the objects is found.
  public var adaptiveDiffingExperimentConfig = ListAdaptiveDiffingExperimentConfig()

  /// The rules for the time during which updates are gathered before they begin.
  public var adaptiveCoalescingExperimentConfig: ListAdaptiveCoalescingExperimentConfig {
    get { coalescer.adaptive }
    set { coalescer.adaptive = newValue }
  }

  /// The update that has begun.
  internal var running: RunningUpdate?
  /// Gathers the updates that have not begun.
  internal let coalescer = UpdateCoalescer()

  /// Creates an updater.
  public override init() { super.init() }

  /// Whether an update was requested that has not begun.
  internal var hasChanges: Bool { coalescer.request.hasChanges }

  /// A description of the update that has begun and of the update that waits, in several lines.
  public nonisolated override var debugDescription: String {
    MainActor.assumeIsolated { outline.joined(separator: "\n") }
  }

  /// Whether the data is being changed right now.
  public func isInDataUpdateBlock() -> Bool { running?.phase == .changing }

  // MARK: Requests

  /// Updates the list to other objects, with everything else that is requested in this turn.
  public func performUpdate(
    collectionViewBlock: @escaping ListCollectionViewBlock, animated: Bool,
    sectionDataBlock: @escaping ListTransitionDataBlock,
    applySectionDataBlock: @escaping ListTransitionDataApplyBlock,
    completion: ListUpdatingCompletion?
  ) {
    gather(collectionViewBlock, animated, completion) { request in
      request.sectionData = sectionDataBlock
      request.applySectionData = applySectionDataBlock
    }
  }

  /// Changes items of sections, with everything else that is requested in this turn.
  public func performUpdate(
    collectionViewBlock: @escaping ListCollectionViewBlock, animated: Bool,
    itemUpdates: @escaping ListItemUpdateBlock, completion: ListUpdatingCompletion?
  ) {
    if let running, running.phase == .changing {
      if let completion { running.request.completions.append(completion) }
      running.run(itemUpdates)
      return
    }
    gather(collectionViewBlock, animated, completion) { $0.itemUpdates.append(itemUpdates) }
  }

  /// Reloads everything in the next turn.
  public func reloadData(
    collectionViewBlock: @escaping ListCollectionViewBlock,
    reloadUpdate: @escaping ListReloadUpdateBlock, completion: ListUpdatingCompletion?
  ) {
    gather(collectionViewBlock, true, completion) { request in
      request.isReload = true
      request.reload = reloadUpdate
    }
  }

  /// Adds a request to the update that has not begun, and schedules the update.
  private func gather(
    _ collectionView: @escaping ListCollectionViewBlock, _ isAnimated: Bool,
    _ completion: ListUpdatingCompletion?, _ change: (inout UpdateRequest) -> Void
  ) {
    coalescer.request.isAnimated = coalescer.request.isAnimated && isAnimated
    coalescer.request.collectionView = collectionView
    if let completion { coalescer.request.completions.append(completion) }
    change(&coalescer.request)
    scheduleUpdate()
  }

  /// Schedules the beginning of the update that was requested.
  internal func scheduleUpdate() {
    coalescer.schedule(for: coalescer.request.collectionView?()) { [weak self] in
      self?.update()
    }
  }

  /// Begins the update that was requested.
  ///
  /// If another update has not ended, or the collection view is being laid out or updated, the
  /// update begins afterwards.
  internal func update() {
    guard running == nil, hasChanges else { return }
    if let view = coalescer.request.collectionView?(), !view.isReady {
      return view.whenReady("performUpdates of an adapter") { [weak self, coalescer] in
        if let self { update() } else { coalescer.abandon() }
      }
    }
    let request = coalescer.removeRequest()
    if request.isReload { beginReload(request) } else { beginUpdate(request) }
  }

  /// Ends an update, and begins the next update if one was requested.
  internal func finish(_ running: RunningUpdate, _ isFinished: Bool) {
    guard running.phase != .over else { return }
    running.complete(isFinished)
    if self.running === running { self.running = nil }
    running.queue.release()
    if hasChanges { scheduleUpdate() }
  }

  // MARK: Items

  /// Adds a change to the update whose data is being changed. Returns `false` if there is no such
  /// update.
  private func record(_ change: (inout UpdatePlan) -> Void) -> Bool {
    guard let running, running.phase == .changing else { return false }
    change(&running.recorded)
    return true
  }

  /// Inserts items: immediately, or with the update whose data is being changed.
  public func insertItems(into collectionView: UICollectionView, indexPaths: [IndexPath]) {
    if record({ $0.items.inserts += indexPaths.map { ItemPath($0) } }) { return }
    delegate?.listAdapterUpdater(self, willInsert: indexPaths, collectionView: collectionView)
    collectionView.insertItems(at: indexPaths)
  }

  /// Deletes items: immediately, or with the update whose data is being changed.
  public func deleteItems(from collectionView: UICollectionView, indexPaths: [IndexPath]) {
    if record({ $0.items.deletes += indexPaths.map { ItemPath($0) } }) { return }
    delegate?.listAdapterUpdater(self, willDelete: indexPaths, collectionView: collectionView)
    collectionView.deleteItems(at: indexPaths)
  }

  /// Moves an item: immediately, or with the update whose data is being changed.
  public func moveItem(
    in collectionView: UICollectionView, from fromIndexPath: IndexPath, to toIndexPath: IndexPath
  ) {
    let move = PositionPair(fromIndexPath, toIndexPath)
    if record({ $0.items.moves.append(move) }) { return }
    delegate?.listAdapterUpdater(
      self, willMoveFrom: fromIndexPath, to: toIndexPath, collectionView: collectionView)
    collectionView.moveItem(at: fromIndexPath, to: toIndexPath)
  }

  /// Reloads an item: immediately, or with the update whose data is being changed.
  public func reloadItem(
    in collectionView: UICollectionView, from fromIndexPath: IndexPath, to toIndexPath: IndexPath
  ) {
    let update = PositionPair(fromIndexPath, toIndexPath)
    if record({ $0.items.updates.append(update) }) { return }
    delegate?.listAdapterUpdater(self, willReload: [fromIndexPath], collectionView: collectionView)
    collectionView.reloadItems(at: [fromIndexPath])
  }

  /// Reloads the list after a finger has moved a section. The `delegate` is notified that the
  /// visible sections are reloaded.
  public func moveSection(in collectionView: UICollectionView, from fromIndex: Int, to toIndex: Int)
  {
    // A call while the data is being changed is not the result of an interactive move. In this
    // case, the section is reloaded with the update.
    if record({ $0.reload(section: fromIndex) }) { return }
    if let delegate {
      // Lay out the view first. The view has the new order, but no cells before the next layout
      // pass.
      UIView.performWithoutAnimation { collectionView.layoutIfNeeded() }
      let visible = IndexSet(collectionView.indexPathsForVisibleItems.map(\.section))
      delegate.listAdapterUpdater(
        self, willReloadSections: visible, collectionView: collectionView)
    }
    collectionView.showMovedSection()
  }

  /// Reloads sections: immediately, or with the update whose data is being changed.
  public func reload(_ collectionView: UICollectionView, sections: IndexSet) {
    if record({ plan in for section in sections { plan.reload(section: section) } }) { return }
    delegate?.listAdapterUpdater(self, willReloadSections: sections, collectionView: collectionView)
    collectionView.reloadSections(sections)
  }

  /// Changes objects and reloads their sections: immediately, or with the update whose data is
  /// being changed.
  public func reload(
    _ collectionView: UICollectionView, sectionsChangedBy change: @escaping () -> IndexSet
  ) {
    if isInDataUpdateBlock() { return reloadNow(collectionView, change) }
    // Earlier requests are shown first, with the objects before this change.
    collectionView.whenReady("reload of objects") { [weak collectionView] in
      guard let collectionView else { return }
      collectionView.performBatchUpdates(
        { self.reloadNow(collectionView, change) }, completion: nil)
    }
  }

  /// Tells the `delegate` that the collection view is about to stop the program.
  public func willCrash(with collectionView: UICollectionView, sectionControllerClass: AnyClass?) {
    delegate?.listAdapterUpdater(
      self, willCrashWith: collectionView, sectionControllerClass: sectionControllerClass)
  }
}
