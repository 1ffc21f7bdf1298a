import Foundation

/// A picture of the view to which a context menu belongs, in front of the dimmed content.
///
/// - Unverified: that the picture is as large as the view, and has no shadow.
internal final class LiftedPreview: UIView {
  /// The view that the picture shows.
  private weak var source: UIView?

  /// Creates the picture of a view; `nil` if the view has no size.
  init?(of view: UIView, _ parameters: UIPreviewParameters) {
    guard let picture = view.snapshotView(afterScreenUpdates: true) else { return nil }
    source = view
    super.init(frame: view.bounds)
    addPicture(picture, parameters)
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the picture over the view that it shows.
  func place(in container: UIView) {
    guard let source, source.window != nil else { return }
    frame = container.convert(source.bounds, from: source)
  }
}

extension UIView {
  /// Adds a picture that fills the view, and gives the view the appearance of a preview.
  ///
  /// The view then receives no touches, and is hidden from VoiceOver.
  internal func addPicture(_ picture: UIView, _ parameters: UIPreviewParameters) {
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    backgroundColor = parameters.backgroundColor
    picture.frame = bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(picture)
    guard let path = parameters.visiblePath else { return }
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    layer.mask = shape
  }
}
