import Foundation

/// What all binding section controllers are, whatever their object is. Subclass
/// `ListBindingSectionController`.
@preconcurrency @MainActor
open class AnyBindingSectionController: ListSectionController {
  /// Who splits the object into view models, and makes their cells.
  public weak var dataSource: (any ListBindingSectionControllerDataSource)?

  /// Who is told what is done with items.
  public weak var selectionDelegate: (any ListBindingSectionControllerSelectionDelegate)?

  /// What the items show, as it was computed last.
  public internal(set) var viewModels: [any ListDiffable] = []

  /// The object.
  internal var model: Any?
  internal final var phase = BindingPhase.idle
  /// An update that was asked for while another is being shown.
  internal var next: BindingUpdate?
  private var standIn: BindingStandIn?

  /// A section controller.
  public override init() { super.init() }

  isolated deinit { next?.completion?(false) }

  /// This section controller, as its delegates know it.
  internal var face: ListBindingSectionController<any ListDiffable> {
    if let itself = self as? ListBindingSectionController<any ListDiffable> { return itself }
    let face = standIn ?? BindingStandIn(for: self)
    standIn = face
    return face
  }

  /// Computes the view models anew, shows what has changed, and binds cells to what they show now.
  ///
  /// Nothing is lost: of several calls before the update begins the first computes for all, and a call while
  /// it is being shown is an update of its own, after that.
  ///
  /// - Parameters:
  ///   - animated: Whether what comes, goes and moves is seen to do so.
  ///   - completion: Called with `true` when it has been shown, and with `false` at once if an update waits
  ///     already.
  /// - Differs: IGListKit drops what is asked for while an update is being shown.
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

  // MARK: As a section controller

  /// One for each view model.
  open override func numberOfItems() -> Int { viewModels.count }

  /// What the data source says; nothing, where there is no view model.
  open override func sizeForItem(at index: Int) -> CGSize {
    guard viewModels.indices.contains(index) else { return .zero }
    return dataSource?.sectionController(
      face, sizeForViewModel: viewModels[index], at: index) ?? .zero
  }

  /// The data source's cell, bound to its view model.
  open override func cellForItem(at index: Int) -> UICollectionViewCell {
    guard let dataSource, viewModels.indices.contains(index) else {
      Misuse.trap(
        "\(type(of: self)) has no cell for item \(index)",
        "section \(section): it has \(viewModels.count) view models and "
          + (dataSource == nil ? "no dataSource. Set that, and keep it alive" : "a dataSource"))
    }
    let viewModel = viewModels[index]
    let cell = dataSource.sectionController(face, cellForViewModel: viewModel, at: index)
    cell.bindViewModel(viewModel)
    return cell
  }

  /// The first object is split into view models; of each further one what has changed is shown.
  open override func didUpdate(to object: Any) { take(model: object) }

  /// An item was moved: its view model goes with it. Call super.
  open override func moveObject(from sourceIndex: Int, to destinationIndex: Int) {
    for index in [sourceIndex, destinationIndex] { _ = viewModel(at: index) }
    viewModels.insert(viewModels.remove(at: sourceIndex), at: destinationIndex)
  }

  /// The view model of an item that there is.
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

  /// Tells the delegate.
  open override func didSelectItem(at index: Int) {
    selectionDelegate?.sectionController(
      face, didSelectItemAt: index, viewModel: viewModel(at: index))
  }

  /// Tells the delegate.
  open override func didDeselectItem(at index: Int) {
    selectionDelegate?.sectionController(
      face, didDeselectItemAt: index, viewModel: viewModel(at: index))
  }

  /// Tells the delegate.
  open override func didHighlightItem(at index: Int) {
    selectionDelegate?.sectionController(
      face, didHighlightItemAt: index, viewModel: viewModel(at: index))
  }

  /// Tells the delegate.
  open override func didUnhighlightItem(at index: Int) {
    selectionDelegate?.sectionController(
      face, didUnhighlightItemAt: index, viewModel: viewModel(at: index))
  }

  /// The delegate's menu.
  open override func contextMenuConfigurationForItem(at index: Int, point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    selectionDelegate?.sectionController(
      face, contextMenuConfigurationForItemAt: index, point: point, viewModel: viewModel(at: index))
  }
}
