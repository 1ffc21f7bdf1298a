import Foundation

// The controller's collection view: its frame, its selection, and the gesture that moves items.

extension UICollectionViewController {
  /// Creates the view. The collection view comes from the storyboard scene or the nib, or is
  /// created here.
  internal func loadCollectionView() {
    let fromScene = scene.flatMap { ownCollectionView == nil ? $0.makeView() : nil }
    if let scene, let fromScene {
      guard let list = fromScene as? UICollectionView else {
        Misuse.trap(
          "-[UICollectionViewController loadView] instantiated view controller with identifier "
            + "\(scene.name), but didn't get a UICollectionView.",
          "its view there is a \(type(of: fromScene)). Make the scene's controller a collection view controller"
        )
      }
      list.isEditing = isEditing
      replaceCollectionView(with: list)
    }
    if scene == nil, ownCollectionView == nil, let view = viewFromNib() {
      guard let list = view as? UICollectionView else {
        Misuse.trap(
          "-[UICollectionViewController loadView] loaded the \"\(nibName ?? "")\" nib but didn't get a "
            + "UICollectionView.",
          "the view outlet of File's Owner leads to a \(type(of: view)). Let it lead to the collection view"
        )
      }
      list.isEditing = isEditing
      replaceCollectionView(with: list)
    }
    let view = UIView(frame: fromScene?.frame ?? ownCollectionView?.frame ?? boundsForLoading)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    if ownCollectionView == nil {
      ownCollectionView = UICollectionView(
        frame: view.bounds, collectionViewLayout: collectionViewLayout)
      ownCollectionView?.isEditing = isEditing
      ownCollectionView?.dataSource = self
      ownCollectionView?.delegate = self
    }
    show()
    if fromScene != nil { scene?.finishView() }
  }

  /// Replaces the collection view with another collection view.
  internal func replaceCollectionView(with new: UICollectionView?) {
    guard new !== ownCollectionView else { return }
    removeMovementGesture()
    ownCollectionView?.removeFromSuperview()
    ownCollectionView = new
    // As in UIKit, the controller becomes the data source and the delegate of a new collection view
    // that has none.
    if new?.dataSource == nil { new?.dataSource = self }
    if new?.delegate == nil { new?.delegate = self }
    if isViewLoaded { show() }
  }

  /// Adds the collection view to the view.
  private func show() {
    guard let list = ownCollectionView, let view = viewIfLoaded, list !== view else { return }
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    installMovementGesture()
  }

  // MARK: Selections

  /// Deselects the selected items, along with the transition if there is one.
  internal func clearSelection(animated: Bool) {
    guard clearsSelectionOnViewWillAppear, let list = ownCollectionView,
      let selected = list.indexPathsForSelectedItems, !selected.isEmpty
    else { return }
    deselect(
      selected, animated: animated, by: { list.deselectItem(at: $0, animated: $1) },
      selectingAgainBy: { path in
        guard list.holds(path) else { return }
        list.selectItem(at: path, animated: false, scrollPosition: [])
      })
  }

  // MARK: Moving items

  /// Adds the gesture recognizer that moves items, or removes it if the app does not want it.
  internal func installMovementGesture() {
    guard installsStandardGestureForInteractiveMovement else { return removeMovementGesture() }
    guard movementPress == nil, let list = ownCollectionView else { return }
    let press = MovementPress(of: list)
    movementPress = press
    list.addGestureRecognizer(press)
  }

  private func removeMovementGesture() {
    guard let press = movementPress else { return }
    press.view?.removeGestureRecognizer(press)
    movementPress = nil
  }
}

/// A long press that lifts and moves an item.
private final class MovementPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var list: UICollectionView?
  /// The index path of the item that is pressed.
  private var lifted: IndexPath?

  init(of list: UICollectionView) {
    self.list = list
    super.init(target: nil, action: nil)
    addTarget(self, action: MovementPress.pressed)
    delegate = self
  }

  override init?(coder: NSCoder) { super.init(coder: coder) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list, let path = list.indexPathForItem(at: location(in: list)) else { return false }
    lifted = path
    return list.mayMove(path, byGesture: true)
  }

  private func pressed() {
    guard let list else { return }
    switch state {
    case .began:
      guard let lifted, list.holds(lifted), list.lift(lifted) else { return }
      list.updateInteractiveMovementTargetPosition(location(in: list))
    case .changed: list.updateInteractiveMovementTargetPosition(location(in: list))
    case .ended: list.endInteractiveMovement()
    case .cancelled: list.cancelInteractiveMovement()
    case .possible, .failed: break
    }
  }
}
