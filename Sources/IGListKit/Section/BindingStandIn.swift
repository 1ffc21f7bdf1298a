import Foundation

/// Stands in for a binding section controller of another object type when the binding section
/// controller is passed to a delegate as a `ListBindingSectionController<ListDiffable>`.
///
/// The two types are unrelated, and a cast between them would read memory as the wrong type. So the
/// stand-in is a second instance without contents. The stand-in forwards all calls to the binding
/// section controller, and a list accepts the stand-in in place of that controller. The binding
/// section controller keeps a strong reference to the stand-in, so a delegate may keep a weak
/// reference.
internal final class BindingStandIn: ListBindingSectionController<any ListDiffable> {
  private weak var binding: AnyBindingSectionController?

  init(for binding: AnyBindingSectionController) {
    super.init()
    self.binding = binding
  }

  override var original: AnySectionController { binding ?? self }

  // MARK: Forwarded properties of the section

  override var stack: ListStackedSectionController? {
    get { binding?.stack }
    set { binding?.stack = newValue }
  }

  override var adapter: ListAdapter? {
    get { binding?.adapter }
    set { binding?.adapter = newValue }
  }

  override var viewController: UIViewController? {
    get { binding?.viewController }
    set { binding?.viewController = newValue }
  }

  override var section: Int {
    get { binding?.section ?? NSNotFound }
    set { binding?.section = newValue }
  }

  override var sectionBefore: Int {
    get { binding?.sectionBefore ?? NSNotFound }
    set { binding?.sectionBefore = newValue }
  }

  override var isFirstSection: Bool {
    get { binding?.isFirstSection ?? false }
    set { binding?.isFirstSection = newValue }
  }

  override var isLastSection: Bool {
    get { binding?.isLastSection ?? false }
    set { binding?.isLastSection = newValue }
  }

  override var inset: UIEdgeInsets {
    get { binding?.inset ?? .zero }
    set { binding?.inset = newValue }
  }

  override var minimumLineSpacing: CGFloat {
    get { binding?.minimumLineSpacing ?? 0 }
    set { binding?.minimumLineSpacing = newValue }
  }

  override var minimumInteritemSpacing: CGFloat {
    get { binding?.minimumInteritemSpacing ?? 0 }
    set { binding?.minimumInteritemSpacing = newValue }
  }

  override var model: Any? {
    get { binding?.model }
    set { binding?.model = newValue }
  }

  override var viewModels: [any ListDiffable] {
    get { binding?.viewModels ?? [] }
    set { binding?.viewModels = newValue }
  }

  // MARK: Forwarded delegates

  override var supplementaryViewSource: (any ListSupplementaryViewSource)? {
    get { binding?.supplementaryViewSource }
    set { binding?.supplementaryViewSource = newValue }
  }

  override var displayDelegate: (any ListDisplayDelegate)? {
    get { binding?.displayDelegate }
    set { binding?.displayDelegate = newValue }
  }

  override var workingRangeDelegate: (any ListWorkingRangeDelegate)? {
    get { binding?.workingRangeDelegate }
    set { binding?.workingRangeDelegate = newValue }
  }

  override var scrollDelegate: (any ListScrollDelegate)? {
    get { binding?.scrollDelegate }
    set { binding?.scrollDelegate = newValue }
  }

  override var transitionDelegate: (any IGListTransitionDelegate)? {
    get { binding?.transitionDelegate }
    set { binding?.transitionDelegate = newValue }
  }

  override var dataSource: (any ListBindingSectionControllerDataSource)? {
    get { binding?.dataSource }
    set { binding?.dataSource = newValue }
  }

  override var selectionDelegate: (any ListBindingSectionControllerSelectionDelegate)? {
    get { binding?.selectionDelegate }
    set { binding?.selectionDelegate = newValue }
  }

  // MARK: Forwarded methods

  override func update(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    guard let binding else {
      completion?(false)
      return
    }
    binding.update(animated: animated, completion: completion)
  }

  override func didUpdate(to object: Any) { binding?.didUpdate(to: object) }

  override func sizeForItem(at index: Int) -> CGSize { binding?.sizeForItem(at: index) ?? .zero }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    binding?.cellForItem(at: index) ?? super.cellForItem(at: index)
  }

  override func numberOfItems() -> Int { binding?.numberOfItems() ?? 0 }

  override func shouldSelectItem(at index: Int) -> Bool {
    binding?.shouldSelectItem(at: index) ?? true
  }

  override func shouldDeselectItem(at index: Int) -> Bool {
    binding?.shouldDeselectItem(at: index) ?? true
  }

  override func didSelectItem(at index: Int) { binding?.didSelectItem(at: index) }

  override func didDeselectItem(at index: Int) { binding?.didDeselectItem(at: index) }

  override func didHighlightItem(at index: Int) { binding?.didHighlightItem(at: index) }

  override func didUnhighlightItem(at index: Int) { binding?.didUnhighlightItem(at: index) }

  override func contextMenuConfigurationForItem(at index: Int, point: CGPoint)
    -> UIContextMenuConfiguration?
  { binding?.contextMenuConfigurationForItem(at: index, point: point) }

  override func canMoveItem(at index: Int) -> Bool { binding?.canMoveItem(at: index) ?? false }

  override func canMoveItem(at sourceItemIndex: Int, to destinationItemIndex: Int) -> Bool {
    binding?.canMoveItem(at: sourceItemIndex, to: destinationItemIndex) ?? false
  }

  override func moveObject(from sourceIndex: Int, to destinationIndex: Int) {
    binding?.moveObject(from: sourceIndex, to: destinationIndex)
  }

  override func layoutSection(environment: any NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection?
  { binding?.layoutSection(environment: environment) }
}
