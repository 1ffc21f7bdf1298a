import Foundation

/// The size, the orientation and the traits of a scene.
@MainActor
internal struct SceneGeometry {
  let size: CGSize
  let orientation: UIInterfaceOrientation
  let traits: UITraitCollection

  init(of scene: UIWindowScene) {
    size = scene.screen.size
    orientation = scene.interfaceOrientation
    traits = scene.traitCollection
  }

  func isSame(as other: SceneGeometry) -> Bool {
    size == other.size && orientation == other.orientation && traits == other.traits
  }
}

extension UIWindowScene {
  /// Notifies the delegate of the scene if the geometry or the traits of the scene have changed
  /// since the scene connected, or since the last notification.
  package func noteGeometry() {
    guard let before = notedGeometry else { return }
    let now = SceneGeometry(of: self)
    guard !now.isSame(as: before) else { return }
    notedGeometry = now
    guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
    withLocalization {
      delegate.windowScene(
        self, didUpdate: UIScreen(size: before.size, scale: screen.scale),
        interfaceOrientation: before.orientation, traitCollection: before.traits)
    }
  }

  /// Begins to notify the delegate of changes of the geometry.
  internal func beginNotingGeometry() { notedGeometry = SceneGeometry(of: self) }
}
