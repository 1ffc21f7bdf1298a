import Foundation

/// How far a binding section controller is with an update.
internal enum BindingPhase {
  case idle
  /// One was asked for, and has not begun.
  case queued
  /// One has begun, and is not over.
  case showing
}

/// An update that somebody has asked for.
internal struct BindingUpdate {
  var isAnimated: Bool
  var completion: ((Bool) -> Void)?
}

// From an object to its view models, and from those to cells.

extension AnyBindingSectionController {
  /// Computes the view models anew, shows what has changed, and waits until that is done.
  @discardableResult
  public func update(animated: Bool) async -> Bool {
    await FrameClock.waiting(for: { [weak self] in self?.adapter?.frameClock }) { done in
      update(animated: animated) { done($0) }
    }
  }

  internal func take(model object: Any) {
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
    // Where the whole list is taken over, everything is counted anew after that, and while it is, other
    // section controllers have no objects yet: nothing can be shown in between.
    if let adapter, adapter.isTakingObjects,
      adapter.isTakingOver || !adapter.updater.isInDataUpdateBlock()
    {
      viewModels = newViewModels()
    } else {
      update(animated: true)
    }
  }

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
    // With nobody to show it, there is nobody either who could have other counts.
    if !hasBegun { viewModels = newViewModels() }
    // What is asked for in the completion belongs to the update that waits, if one does.
    phase = .showing
    update.completion?(hasBegun)
    phase = .idle
    guard let next else { return }
    self.next = nil
    beginUpdate(next)
  }

  /// Tells the list what has changed, while the data is being changed.
  private func showChanges() {
    guard phase == .queued else { return }
    phase = .showing
    let before = viewModels
    viewModels = newViewModels()
    guard let adapter else { return }
    let difference = ListDiff(oldArray: before, newArray: viewModels, option: .equality)
    var updated = IndexSet()
    for index in difference.updates {
      let target = difference.newIndex(of: before[index])
      updated.insert(target)
      // The collection view still has what was before.
      let cell = adapter.shownCell(at: index, of: self) as? any ListBindable
      cell?.bindViewModel(viewModels[target])
    }
    if adapter.experiments.contains(.invalidateLayoutForUpdates) {
      adapter.invalidateLayout(in: self, at: updated)
    }
    adapter.delete(self, difference.deletes)
    adapter.insert(self, difference.inserts)
    for move in difference.moves { adapter.move(self, move.from, move.to) }
  }

  /// What the data source makes of the object, without what has an identifier that another has.
  private func newViewModels() -> [any ListDiffable] {
    guard let model, let dataSource else { return [] }
    var firsts: [ListIdentity: Int] = [:]
    var unique: [any ListDiffable] = []
    for (position, viewModel) in dataSource.sectionController(face, viewModelsFor: model)
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
