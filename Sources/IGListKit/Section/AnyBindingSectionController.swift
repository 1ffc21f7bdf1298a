import Foundation

/// The members of binding section controllers that do not depend on the type of the object.
/// Subclass `ListBindingSectionController`.
@preconcurrency @MainActor
open class AnyBindingSectionController: ListSectionController {
  /// The object that makes view models and their cells.
  public weak var dataSource: (any ListBindingSectionControllerDataSource)?

  /// The object that is notified of selections and highlights.
  public weak var selectionDelegate: (any ListBindingSectionControllerSelectionDelegate)?

  /// The view models of the items, as they were computed last.
  public internal(set) var viewModels: [any ListDiffable] = []

  /// The object of the section.
  internal var model: Any?
  internal final var phase = BindingPhase.idle
  /// An update that was requested while another update is being shown.
  internal var next: BindingUpdate?
  private var standIn: BindingStandIn?

  /// Creates a section controller.
  public override init() { super.init() }

  isolated deinit { next?.completion?(false) }

  /// The section controller that is passed to delegates: this section controller, or its stand-in
  /// if the type of its object is not `ListDiffable`.
  internal var standInOrSelf: ListBindingSectionController<any ListDiffable> {
    if let itself = self as? ListBindingSectionController<any ListDiffable> { return itself }
    let made = standIn ?? BindingStandIn(for: self)
    standIn = made
    return made
  }

  /// Computes the view models again, shows the changes, and binds the cells to their new view
  /// models.
  ///
  /// No request is lost: several calls before the update begins become one update, and a call while
  /// an update is being shown becomes a second update.
  ///
  /// - Parameters:
  ///   - animated: Whether insertions, deletions and moves are animated.
  ///   - completion: Called with `true` when the update has been shown, or immediately with `false`
  ///     if an update waits already.
  /// - Differs: IGListKit drops a call while an update is being shown.
  open func update(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    switch phase {
    case .idle: beginUpdate(BindingUpdate(isAnimated: animated, completion: completion))
    case .queued: completion?(false)
    case .showing:
      guard next == nil else {
        completion?(false)
        return
      }
      next = BindingUpdate(isAnimated: animated, completion: completion)
    }
  }

  // MARK: Overrides of the section controller

  /// The number of view models.
  open override func numberOfItems() -> Int { viewModels.count }

  /// The size that the data source returns; zero if there is no view model.
  open override func sizeForItem(at index: Int) -> CGSize {
    guard viewModels.indices.contains(index) else { return .zero }
    return dataSource?.sectionController(
      standInOrSelf, sizeForViewModel: viewModels[index], at: index) ?? .zero
  }

  /// The cell that the data source returns, bound to its view model.
  open override func cellForItem(at index: Int) -> UICollectionViewCell {
    guard let dataSource, viewModels.indices.contains(index) else {
      Misuse.trap(
        "\(type(of: self)) has no cell for item \(index)",
        "section \(section): it has \(viewModels.count) view models and "
          + (dataSource == nil ? "no dataSource. Set that, and keep it alive" : "a dataSource"))
    }
    let viewModel = viewModels[index]
    let cell = dataSource.sectionController(standInOrSelf, cellForViewModel: viewModel, at: index)
    cell.bindViewModel(viewModel)
    return cell
  }

  /// Sets the object. The first object makes the view models, and each later object updates them.
  open override func didUpdate(to object: Any) { setModel(object) }

  /// Moves the view model of an item that the user has moved. An override must call super.
  open override func moveObject(from sourceIndex: Int, to destinationIndex: Int) {
    for index in [sourceIndex, destinationIndex] { _ = viewModel(at: index) }
    viewModels.insert(viewModels.remove(at: sourceIndex), at: destinationIndex)
  }

  /// Returns the view model of an item. Traps if there is no such item.
  private func viewModel(at index: Int) -> any ListDiffable {
    guard viewModels.indices.contains(index) else {
      Misuse.trap(
        "\(type(of: self)) has no view model for item \(index)",
        "section \(section): it has \(viewModels.count) view models. Ask and tell it of items that it has: "
          + "numberOfItems() says how many")
    }
    return viewModels[index]
  }

  // MARK: Selecting

  /// Tells the selection delegate that the item was selected.
  open override func didSelectItem(at index: Int) {
    selectionDelegate?.sectionController(
      standInOrSelf, didSelectItemAt: index, viewModel: viewModel(at: index))
  }

  /// Tells the selection delegate that the item was deselected.
  open override func didDeselectItem(at index: Int) {
    selectionDelegate?.sectionController(
      standInOrSelf, didDeselectItemAt: index, viewModel: viewModel(at: index))
  }

  /// Tells the selection delegate that the item was highlighted.
  open override func didHighlightItem(at index: Int) {
    selectionDelegate?.sectionController(
      standInOrSelf, didHighlightItemAt: index, viewModel: viewModel(at: index))
  }

  /// Tells the selection delegate that the item is no longer highlighted.
  open override func didUnhighlightItem(at index: Int) {
    selectionDelegate?.sectionController(
      standInOrSelf, didUnhighlightItemAt: index, viewModel: viewModel(at: index))
  }

  /// Returns the menu that the selection delegate provides for the item.
  open override func contextMenuConfigurationForItem(at index: Int, point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    selectionDelegate?.sectionController(
      standInOrSelf, contextMenuConfigurationForItemAt: index, point: point,
      viewModel: viewModel(at: index))
  }
}
