import Foundation

// The geometry of a scene, and the geometry that an app prefers.

extension UIWindowScene {
  /// The geometry that an app prefers for a scene. There is a subclass for each operating system.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    internal override init() { super.init() }

    /// The orientations that an app prefers for a scene.
    ///
    ///     scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { error in
    ///       show(error)
    ///     }
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      /// The orientations; `nil` for no preference.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates preferences without orientations.
      public override init() { super.init() }

      /// Creates preferences of orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// The geometry of a scene.
  @preconcurrency @MainActor
  public final class Geometry: NSObject {
    /// The coordinates of the scene.
    public let coordinateSpace: any UICoordinateSpace
    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation
    /// Whether the orientation is locked. The value is always `false`.
    public let isInterfaceOrientationLocked = false

    internal init(_ space: any UICoordinateSpace, _ orientation: UIInterfaceOrientation) {
      coordinateSpace = space
      interfaceOrientation = orientation
    }
  }

  /// The current geometry of the scene.
  public var effectiveGeometry: Geometry { Geometry(screen.coordinateSpace, interfaceOrientation) }

  /// The coordinates of the scene, which are the coordinates of its screen.
  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// Requests another geometry.
  ///
  /// The interface rotates after this method has returned, if its current orientation is not one of
  /// the preferred orientations.
  ///
  /// - Parameter errorHandler: Called if the application and the frontmost controller do not both
  ///   support one of the orientations.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let preferences = geometryPreferences as? GeometryPreferences.iOS,
      let wanted = preferences.interfaceOrientations
    else { return }
    MainTurn.schedule { [self] in
      let possible = wanted.intersection(supportedOrientations)
      guard !possible.isEmpty else {
        errorHandler?(UISceneError(.geometryRequestDenied))
        return
      }
      let present: UIInterfaceOrientationMask =
        interfaceOrientation.isLandscape ? .landscape : [.portrait, .portraitUpsideDown]
      if possible.isDisjoint(with: present) { rotate() }
    }
  }

  /// The orientations that both the application and the frontmost controller support.
  package var supportedOrientations: UIInterfaceOrientationMask {
    let window = keyWindow ?? windows.last
    let front = window?.rootViewController?.frontController
    return (application ?? .shared).supportedInterfaceOrientations(for: window)
      .intersection(front?.supportedInterfaceOrientations ?? .all)
  }

  /// Rotates the interface.
  ///
  /// If a test uses a device, the device rotates. Otherwise, the width and the height of the screen
  /// are exchanged, and each window that filled the screen is resized to the screen.
  private func rotate() {
    if let rotateDevice { return rotateDevice() }
    let size = screen.size
    screen.size = CGSize(width: size.height, height: size.width)
    noteGeometry()
    for window in windows where window.frame.size == size {
      window.frame = CGRect(origin: .zero, size: screen.size)
      window.layoutIfNeeded()
    }
  }
}
