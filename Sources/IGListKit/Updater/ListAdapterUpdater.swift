import Foundation
import GalleyDiffing

/// Gathers all updates that are asked for in a turn of the main queue, finds the difference, and shows it
/// in one batch.
///
///     let adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: self)
///     adapter.performUpdates(animated: true)
///     adapter.performUpdates(animated: true)   // the objects are asked for once
@preconcurrency @MainActor
public final class ListAdapterUpdater: NSObject, ListUpdatingDelegate {
  /// Who is told what is done.
  public weak var delegate: (any ListAdapterUpdaterDelegate)?

  /// Whether sections that move go and come again.
  public var sectionMovesAsDeletesInserts = false

  /// Whether sections have one item each. Sections whose objects have changed are not shown anew then:
  /// their section controllers fill their cells themselves.
  public var singleItemSectionUpdates = false

  /// Whether the items of a section are shown anew rather than the section, if it has as many as before
  /// and no section comes, goes or moves.
  public var preferItemReloadsForSectionReloads = false

  /// Whether everything is shown anew if more than a hundred sections come, go, move or change.
  public var allowsReloadingOnTooManyUpdates = true

  /// Whether what has changed is found on another queue.
  ///
  /// Identifiers are read before, and objects compared after, on the main queue: models need not be safe
  /// to be read elsewhere.
  public var allowsBackgroundDiffing = false

  /// What is switched on that not all agree on. Without `throwOnInconsistencyException`, a section whose
  /// items came or went without a word is reloaded, and reported, where it would stop the program.
  ///
  /// - Differs: without it, IGListKit catches the exception and begins the update anew.
  public var experiments: ListExperiment = [.throwOnInconsistencyException]

  /// Where the difference is found.
  public var adaptiveDiffingExperimentConfig = ListAdaptiveDiffingExperimentConfig()

  /// How long updates are gathered.
  public var adaptiveCoalescingExperimentConfig: ListAdaptiveCoalescingExperimentConfig {
    get { coalescer.adaptive }
    set { coalescer.adaptive = newValue }
  }

  /// What has begun.
  internal var transaction: ListTransaction?
  /// What was asked for and has not begun.
  internal let coalescer = UpdateCoalescer()

  /// An updater.
  public override init() { super.init() }

  /// Whether something was asked for that has not begun.
  internal var hasChanges: Bool { coalescer.request.hasChanges }

  /// What it does and what waits, line by line.
  public nonisolated override var debugDescription: String {
    MainActor.assumeIsolated { outline.joined(separator: "\n") }
  }

  /// Whether the data is being changed right now.
  public func isInDataUpdateBlock() -> Bool { transaction?.phase == .changing }

  // MARK: Asking

  /// Shows other objects, with all that is asked for in this turn.
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

  /// Changes items of sections, with all that is asked for in this turn.
  public func performUpdate(
    collectionViewBlock: @escaping ListCollectionViewBlock, animated: Bool,
    itemUpdates: @escaping ListItemUpdateBlock, completion: ListUpdatingCompletion?
  ) {
    if let transaction, transaction.phase == .changing {
      if let completion { transaction.request.completions.append(completion) }
      transaction.run(itemUpdates)
      return
    }
    gather(collectionViewBlock, animated, completion) { $0.itemUpdates.append(itemUpdates) }
  }

  /// Shows everything anew, in the next turn.
  public func reloadData(
    collectionViewBlock: @escaping ListCollectionViewBlock,
    reloadUpdate: @escaping ListReloadUpdateBlock, completion: ListUpdatingCompletion?
  ) {
    gather(collectionViewBlock, true, completion) { request in
      request.isReload = true
      request.reload = reloadUpdate
    }
  }

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

  /// Has what was asked for begin when it is time.
  internal func scheduleUpdate() {
    coalescer.schedule(for: coalescer.request.collectionView?()) { [weak self] in
      self?.update()
    }
  }

  /// Does now what was asked for, unless something is on its way or the collection view is at work: then
  /// after that.
  internal func update() {
    guard transaction == nil, hasChanges else { return }
    if let view = coalescer.request.collectionView?(), !view.isReady {
      return view.whenReady("performUpdates of an adapter") { [weak self, coalescer] in
        if let self { update() } else { coalescer.abandon() }
      }
    }
    let request = coalescer.take()
    if request.isReload { beginReload(request) } else { beginUpdate(request) }
  }

  // MARK: Items

  /// Takes a change into the update whose data is being changed. Answers whether there is one.
  private func record(_ change: (inout UpdatePlan) -> Void) -> Bool {
    guard let transaction, transaction.phase == .changing else { return false }
    change(&transaction.recorded)
    return true
  }

  /// Items are new: at once, or with the update whose data is being changed.
  public func insertItems(into collectionView: UICollectionView, indexPaths: [IndexPath]) {
    if record({ $0.items.inserts += indexPaths.map { ItemPath($0) } }) { return }
    delegate?.listAdapterUpdater(self, willInsert: indexPaths, collectionView: collectionView)
    collectionView.insertItems(at: indexPaths)
  }

  /// Items have gone: at once, or with the update whose data is being changed.
  public func deleteItems(from collectionView: UICollectionView, indexPaths: [IndexPath]) {
    if record({ $0.items.deletes += indexPaths.map { ItemPath($0) } }) { return }
    delegate?.listAdapterUpdater(self, willDelete: indexPaths, collectionView: collectionView)
    collectionView.deleteItems(at: indexPaths)
  }

  /// An item is elsewhere: at once, or with the update whose data is being changed.
  public func moveItem(
    in collectionView: UICollectionView, from fromIndexPath: IndexPath, to toIndexPath: IndexPath
  ) {
    let move = PositionPair(fromIndexPath, toIndexPath)
    if record({ $0.items.moves.append(move) }) { return }
    delegate?.listAdapterUpdater(
      self, willMoveFrom: fromIndexPath, to: toIndexPath, collectionView: collectionView)
    collectionView.moveItem(at: fromIndexPath, to: toIndexPath)
  }

  /// An item is to be shown anew: at once, or with the update whose data is being changed.
  public func reloadItem(
    in collectionView: UICollectionView, from fromIndexPath: IndexPath, to toIndexPath: IndexPath
  ) {
    let update = PositionPair(fromIndexPath, toIndexPath)
    if record({ $0.items.updates.append(update) }) { return }
    delegate?.listAdapterUpdater(self, willReload: [fromIndexPath], collectionView: collectionView)
    collectionView.reloadItems(at: [fromIndexPath])
  }

  /// A finger has moved a section: everything is shown where it belongs.
  public func moveSection(in collectionView: UICollectionView, from fromIndex: Int, to toIndex: Int)
  {
    // A finger never moves anything while the data is being changed.
    if !record({ $0.reload(section: fromIndex) }) { collectionView.showMovedSection() }
  }

  /// Sections are to be shown anew: at once, or with the update whose data is being changed.
  public func reload(_ collectionView: UICollectionView, sections: IndexSet) {
    if record({ plan in for section in sections { plan.reload(section: section) } }) { return }
    delegate?.listAdapterUpdater(self, willReloadSections: sections, collectionView: collectionView)
    collectionView.reloadSections(sections)
  }

  /// Sections are to be shown anew, by what changes them: at once, or with the update whose data is being
  /// changed.
  public func reload(
    _ collectionView: UICollectionView, sectionsChangedBy change: @escaping () -> IndexSet
  ) {
    if isInDataUpdateBlock() { return reloadNow(collectionView, change) }
    // What was asked for before is shown before, with the objects as they were.
    collectionView.whenReady("reload of objects") { [weak collectionView] in
      guard let collectionView else { return }
      collectionView.performBatchUpdates(
        { self.reloadNow(collectionView, change) }, completion: nil)
    }
  }

  /// Goes to the `delegate`.
  public func willCrash(with collectionView: UICollectionView, sectionControllerClass: AnyClass?) {
    delegate?.listAdapterUpdater(
      self, willCrashWith: collectionView, sectionControllerClass: sectionControllerClass)
  }
}
