import Foundation

/// The phase of a binding section controller's update.
internal enum BindingPhase {
  case idle
  /// An update was requested and has not begun.
  case queued
  /// An update has begun and has not ended.
  case showing
}

/// A requested update.
internal struct BindingUpdate {
  var isAnimated: Bool
  var completion: ((Bool) -> Void)?
}

// Makes view models from the object, and updates the cells that show them.

extension AnyBindingSectionController {
  /// Computes the view models again, shows the changes, and waits until the changes have been
  /// shown.
  @discardableResult
  public func update(animated: Bool) async -> Bool {
    await FrameClock.waiting(for: { [weak self] in self?.adapter?.frameClock }) { done in
      update(animated: animated) { done($0) }
    }
  }

  /// Replaces the object, and shows the changes of its view models if the list allows that now.
  internal func setModel(_ object: Any) {
    let before = model
    model = object
    guard let before else {
      viewModels = newViewModels()
      return
    }
    if let before = before as? any ListDiffable, let after = object as? any ListDiffable,
      !after.isEqual(toDiffableObject: before)
    {
      report(.unequalObject(controller: "\(type(of: self))", object: "\(type(of: object))"))
    }
    // While the whole list is replaced, other section controllers may have no objects yet, so
    // nothing can be shown. The list counts all items again afterwards.
    if let adapter, adapter.isTakingObjects,
      adapter.isTakingOver || !adapter.updater.isInDataUpdateBlock()
    {
      viewModels = newViewModels()
    } else {
      update(animated: true)
    }
  }

  /// Begins an update that was requested.
  internal func beginUpdate(_ update: BindingUpdate) {
    guard let adapter else {
      viewModels = newViewModels()
      update.completion?(false)
      return
    }
    phase = .queued
    adapter.performBatch(animated: update.isAnimated) { [weak self] in
      self?.showChanges()
    } completion: { [weak self] _ in
      guard let self else {
        update.completion?(false)
        return
      }
      endUpdate(update)
    }
  }

  private func endUpdate(_ update: BindingUpdate) {
    let hasBegun = phase == .showing
    // If the update never began, the list has not been notified of other counts, so the view models
    // can simply be replaced.
    if !hasBegun { viewModels = newViewModels() }
    // While the completion runs, the phase is still `showing`. So an update that the completion
    // requests is combined with the update that waits, if there is one.
    phase = .showing
    update.completion?(hasBegun)
    phase = .idle
    guard let next else { return }
    self.next = nil
    beginUpdate(next)
  }

  /// Reports the changes of the items, while the data is being changed.
  private func showChanges() {
    guard phase == .queued else { return }
    phase = .showing
    let before = viewModels
    viewModels = newViewModels()
    guard let adapter else { return }
    let list: any ListCollectionContext & ListBatchContext = stack?.context ?? adapter
    let difference = ListDiff(oldArray: before, newArray: viewModels, option: .equality)
    var updated = IndexSet()
    for index in difference.updates {
      let target = difference.newIndex(of: before[index])
      updated.insert(target)
      // The collection view still shows the items before the update.
      let cell = list.cellForItem(at: index, sectionController: self) as? any ListBindable
      cell?.bindViewModel(viewModels[target])
    }
    if list.experiments.contains(.invalidateLayoutForUpdates) {
      list.invalidateLayout(in: self, at: updated)
    }
    list.delete(in: self, at: difference.deletes)
    list.insert(in: self, at: difference.inserts)
    for move in difference.moves { list.move(in: self, from: move.from, to: move.to) }
  }

  /// Returns the view models that the data source makes from the object. If several view models
  /// have the same identifier, only the first is returned.
  private func newViewModels() -> [any ListDiffable] {
    guard let model, let dataSource else { return [] }
    var firsts: [ListIdentity: Int] = [:]
    var unique: [any ListDiffable] = []
    for (position, viewModel) in dataSource.sectionController(standInOrSelf, viewModelsFor: model)
      .enumerated()
    {
      let identity = viewModel.listIdentity.withoutType
      if let first = firsts[identity] {
        report(
          .duplicateViewModel(
            identity, controller: "\(type(of: self))", first: first, duplicate: position))
      } else {
        firsts[identity] = position
        unique.append(viewModel)
      }
    }
    return unique
  }
}
