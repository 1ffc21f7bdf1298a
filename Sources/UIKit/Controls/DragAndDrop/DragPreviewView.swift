import Foundation

/// The picture of a dragged item, which follows the finger.
///
/// - Unverified: that the picture is as large as the view, and has no shadow.
internal final class DragPreviewView: UIView {
  /// The point of the picture that stays under the finger.
  private let grip: CGPoint

  /// Creates the picture of a view; `nil` if the view has no size.
  init?(of view: UIView, _ parameters: UIPreviewParameters, heldAt point: CGPoint) {
    guard let picture = view.snapshotView(afterScreenUpdates: true) else { return nil }
    grip = point
    super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
    addPicture(picture, parameters)
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the picture to the finger.
  ///
  /// - Parameter place: The location of the finger in the superview.
  func move(to place: CGPoint) {
    UIView.performWithoutAnimation {
      frame.origin = CGPoint(x: place.x - grip.x, y: place.y - grip.y)
    }
  }
}
