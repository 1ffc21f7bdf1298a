import Foundation

/// An object whose container decides its size.
///
/// An example is a view controller that is the child of another one, or is presented over it.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the object prefers in its container.
  var preferredContentSize: CGSize { get }

  /// Called when the preferred size of a child has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Called when constraints have changed the size of a child.
  ///
  /// - Differs: it is never called.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)

  /// Returns the size of a child when the container has the given size.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before the size of the object's view changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called before the traits of the object change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
