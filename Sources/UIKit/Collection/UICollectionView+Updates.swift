import Foundation
import GalleyDiffing
import GalleyGeometry
import GalleyLayout

// From one state of the data to the next.

extension UICollectionView {
  // MARK: Everything anew

  internal func reloadAll() {
    if machine.record({ $0.reloadsAll = true }) { return }
    forgetData()
  }

  /// Changes the data and reloads. Whoever has the view laid out meanwhile does not see half of the change.
  package func reloadData(after change: () -> Void) {
    guard !isBusy else {
      change()
      return reloadData()
    }
    machine.open(from: knownCounts ?? [], nil)
    change()
    let batch = machine.close()
    machine.rest()
    reloadData()
    if let batch { MainTurn.schedule { batch.complete(true) } }
    finishTurn()
  }

  /// Nothing is known of the data anymore.
  internal func forgetData() {
    guard !isShowing else { return reloadAhead() }
    // What is not known any more is not gone back to.
    knownCounts = nil
    machine.reloads += 1
    stopInteractions()
    swiping?.finish()
    UIView.performWithoutAnimation {
      for shown in elements.takeAll() { endDisplaying(shown) }
      selection = Selection()
      // Whoever was told of it may have asked.
      knownCounts = nil
      pass.anchor = nil
      pass.target = nil
      prefetching.forget()
      let context = shownLayout.makeContext()
      context.invalidateEverything = true
      context.invalidateDataSourceCounts = true
      shownLayout.invalidateLayout(with: context)
    }
    pass.needsPreparation = true
    setNeedsLayout()
  }

  internal func dataSourceChanged() { reloadAll() }

  /// A data source that nobody keeps alive goes without a word, and its data with it.
  internal func noticeSourceGone() {
    if dataSource == nil, knownCounts?.isEmpty == false { forgetData() }
  }

  internal func delegateChanged() {
    installMenus()
    installTwoFingers()
    guard !pass.needsPreparation else { return }
    // Sizes may be the delegate's to say.
    if delegate is any UICollectionViewDelegateFlowLayout { shownLayout.invalidateLayout() }
  }

  // MARK: Recording

  /// Adds to the batch that is being recorded. Without one, the change is a batch of its own.
  internal func record(_ change: @escaping (inout UpdatePlan) -> Void) {
    let isRecorded = machine.record { change(&$0.plan) }
    if !isRecorded { recordBatch({ [unowned self] in record(change) }, nil) }
  }

  /// Adds all changes of a plan to the batch that is being recorded.
  package func record(_ plan: UpdatePlan) { record { $0.record(plan) } }

  internal func recordBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    // Batches inside of this one are told to a subclass in their turn.
    let isForwarding = isForwardingBatch
    isForwardingBatch = false
    defer { isForwardingBatch = isForwarding }
    if isShowing { return recordAhead(updates, completion) }
    // Whoever changes the data may let go of the data source, which is asked for counts when that is done.
    let dataSource = dataSource
    defer { withExtendedLifetime(dataSource) {} }
    if !machine.isRecording {
      stopInteractions()
      // What there was before has to be known before the data changes.
      bringUpToDate()
    }
    machine.open(from: counts, completion)
    updates?()
    if let batch = machine.close() { commit(batch) }
  }

  /// Counts are known, and what is in sight is shown, as it is before an update.
  internal func bringUpToDate() {
    _ = counts
    if pass.hasShown { layOutElements() }
  }

  private func commit(_ batch: ListMachine.Batch) {
    if batch.reloadsAll {
      machine.rest()
      forgetData()
      MainTurn.schedule { batch.complete(true) }
      finishTurn()
      return
    }
    let update = update(of: batch)
    let isUnseen = !pass.hasShown
    show(update) { batch.complete($0) }
    if isUnseen { prepareUnseen(update) }
  }

  /// What a batch changes, by the counts that the data source has now.
  internal func update(of batch: ListMachine.Batch) -> ListUpdate {
    do {
      return try batch.plan.update(countsAfter: askForCounts())
    } catch {
      Misuse.trap(
        error.words,
        "the data source has to have the counts before the update until performBatchUpdates calls its "
          + "closure, and those after it when that returns. Recorded: \(error.recorded). Collection view: "
          + "\(self)")
    }
  }

  /// Where nothing was shown yet, the layout is told of a batch all the same, and prepared.
  private func prepareUnseen(_ update: ListUpdate) {
    guard bounds.width > 0 || bounds.height > 0, pass.needsPreparation, !pass.hasShown, !isBusy
    else { return }
    commit(animated: false) {
      prepareUpdate(update)
      shownLayout.finalizeCollectionViewUpdates()
    }
  }

  // MARK: Showing

  /// Shows what has changed: the data source knows it already.
  ///
  /// - Parameters:
  ///   - context: What the layout is told with, if a movement of the user's has it ready.
  ///   - completion: Called when it is over, in a later turn.
  internal func show(
    _ update: ListUpdate, animated: Bool = true,
    telling context: UICollectionViewLayoutInvalidationContext? = nil,
    completion: @escaping (Bool) -> Void
  ) {
    if context == nil { stopInteractions() }
    if pass.hasShown {
      perform(visibleChange(update, animated: animated, telling: context, completion))
    } else {
      commit(animated: animated) {
        takeData(of: update)
        invalidateLayout(for: update, telling: context)
        setNeedsLayout()
        MainTurn.scheduleShown(in: self) { completion(true) }
      }
    }
    followWithSwipe(animated: animated)
    followWithListBackgrounds(animated: animated)
  }

  private func takeData(of update: ListUpdate) {
    knownCounts = update.plan.countsAfter
    selection.follow(update.after)
    swiping?.follow(update.after)
    prefetching.follow(update.after)
  }

  /// A row that is swiped aside goes along with its cell.
  private func followWithSwipe(animated: Bool) {
    guard let swiping, swiping.row != nil else { return }
    if animated, window != nil, UIView.areAnimationsEnabled {
      UIView.animate(withDuration: 0.3) { swiping.followLayout() }
    } else {
      swiping.followLayout()
    }
  }

  private func visibleChange(
    _ update: ListUpdate, animated: Bool,
    telling context: UICollectionViewLayoutInvalidationContext?,
    _ completion: @escaping (Bool) -> Void
  ) -> VisibleChange {
    let edits = LayoutEdits(of: shownLayout)
    return VisibleChange(
      isAnimated: animated,
      takeOver: { [self] in
        takeData(of: update)
        takeOver(update, telling: context)
        prepareUpdate(update)
        let leaving = follow(update, edits)
        reconfigure(update)
        return leaving
      },
      moveContent: { [self] in askForOffset() },
      oldName: { edits.inserts($0) ? nil : update.oldName(of: $0) },
      finish: { [shownLayout] in shownLayout.finalizeCollectionViewUpdates() },
      completion: completion)
  }

  /// The layout is told of the data that there is now, and where what is looked at is to stay.
  private func takeOver(
    _ update: ListUpdate, telling context: UICollectionViewLayoutInvalidationContext?
  ) {
    // Under a finger nothing but what makes room for it is to move.
    if pass.anchor == nil, context == nil {
      // An item that is shown anew is where it was.
      let anchor = anchor { update.paths.after(ItemPath($0)) != nil }
      pass.anchor = anchor.flatMap { anchor in
        update.paths.after(ItemPath(anchor.path)).map {
          ScrollAnchor(path: ElementPath($0), distance: anchor.distance)
        }
      }
    }
    pass.target = pass.target.flatMap { target in
      update.after(target.path).map {
        ScrollTarget(path: $0, position: target.position, end: target.end)
      }
    }
    scrollers.rename { update.after(section: $0) }
    invalidateLayout(for: update, telling: context)
  }

  private func invalidateLayout(
    for update: ListUpdate, telling known: UICollectionViewLayoutInvalidationContext?
  ) {
    let context = known ?? shownLayout.makeContext()
    context.cause = .update(update.listChange)
    if known == nil { context.invalidateDataSourceCounts = update.plan.movesAnything }
    shownLayout.invalidateLayout(with: context)
    pass.needsPreparation = true
  }

  /// The layout is prepared, and told what has changed.
  private func prepareUpdate(_ update: ListUpdate) {
    prepareLayout()
    if (shownLayout as? any ArrangingLayout)?.isNotSubclassed == true {
      shownLayout.updates = LayoutUpdates(update)
    } else {
      shownLayout.prepare(forCollectionViewUpdates: update.items)
    }
  }

  /// Views keep what they show, by its new name. Those that have lost it are handed out.
  private func follow(
    _ update: ListUpdate, _ edits: LayoutEdits
  ) -> [VisibleElements.Shown] {
    let numbered = numberedKinds
    // The layout is asked beforehand: while views are renamed nobody may look at them.
    let deleted = Set(elements.names.filter { edits.deletes($0) })
    return renameElements { id in
      if deleted.contains(id) { return nil }
      if case .supplementary(let kind) = id.kind, numbered.contains(kind),
        update.editsItems(ofSection: id.path.section)
      {
        // It belonged to an item: which one it belongs to now, only the data source can say.
        return nil
      }
      return update.newName(of: id)
    }
  }

  /// The kinds of supplementary views of which a section has several.
  private var numberedKinds: Set<String> {
    var kinds: Set<String> = []
    for id in elements.names {
      guard case .supplementary(let kind) = id.kind, id.path.item > 0, id.path.item < .max / 2
      else {
        continue
      }
      kinds.insert(kind)
    }
    return kinds
  }

  /// Cells that stay are filled anew.
  private func reconfigure(_ update: ListUpdate) {
    if machine.isDataAhead { return machine.passOn(reconfigured: update.plan.reconfigured) }
    for path in update.plan.reconfigured {
      let id = Element.ID(.item, at: ElementPath(path))
      guard let shown = elements[id] ?? elements.kept[id],
        let place = answers.element(id, in: viewportInSight)
      else { continue }
      _ = view(for: place, reconfiguring: shown.view)
      elements[id]?.isMeasured = false
      elements.forgetSize(ofKept: id)
      takeState(shown.view)
    }
  }

  /// The delegate and the layout may want the content somewhere else.
  internal func askForOffset() {
    let proposed = contentOffset
    let delegates =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? proposed
    let wanted = shownLayout.targetContentOffset(forProposedContentOffset: delegates)
    guard wanted != proposed else { return }
    moveEverything(by: CGPoint(x: wanted.x - proposed.x, y: wanted.y - proposed.y))
  }
}
