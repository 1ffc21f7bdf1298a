import Foundation

/// Something whose size others decide on: a controller in another, or over another.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that suits it.
  var preferredContentSize: CGSize { get }

  /// The size that suits something in it has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// How large something in it is, as soon as it is that large itself.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// It is about to have another size.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// It is about to be in other circumstances.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
