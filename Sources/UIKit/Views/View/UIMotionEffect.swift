import Foundation

/// An effect that moves a view as the device is tilted.
///
/// - Differs: A scene has no device that tilts, so views keep their own values, as with *Reduce
///   Motion*. A test can ask an effect for the values at an offset.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Creates a motion effect.
  public override init() { super.init() }

  /// Creates a motion effect from an archive.
  ///
  /// The effect has no archived values.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the values that are added to the values of the view, by key path, for an offset of the
  /// viewer between -1 and 1 along each axis.
  ///
  /// Subclasses override this method.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A motion effect that interpolates between two values.
///
///     let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
///     tilt.minimumRelativeValue = -20
///     tilt.maximumRelativeValue = 20
///     poster.addMotionEffect(tilt)
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the motion.
  public enum EffectType: Int, Sendable {
    /// The device is turned to the left and to the right.
    case tiltAlongHorizontalAxis
    /// The device is turned up and down.
    case tiltAlongVerticalAxis
  }

  /// The key path of the value of the view.
  open private(set) var keyPath: String
  /// The axis of the motion.
  open private(set) var type: EffectType
  /// The number that is added at the offset -1.
  open var minimumRelativeValue: Any?
  /// The number that is added at the offset 1.
  open var maximumRelativeValue: Any?

  /// Creates an effect on the value at a key path.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// Creates an effect from an archive.
  ///
  /// The effect has an empty key path, because archived values are not read.
  public required init?(coder: NSCoder) {
    (keyPath, type) = ("", .tiltAlongHorizontalAxis)
    super.init(coder: coder)
  }

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let offset =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    guard let least = converted(minimumRelativeValue ?? 0, to: CGFloat.self),
      let most = converted(maximumRelativeValue ?? 0, to: CGFloat.self)
    else { return nil }
    let share = (min(max(offset, -1), 1) + 1) / 2
    return [keyPath: least + (most - least) * share]
  }
}

/// Motion effects that are added to a view together.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects of the group.
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    motionEffects?.reduce(into: [:]) { values, effect in
      let more = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
      values.merge(more) { $1 }
    }
  }
}

extension UIView {
  /// The motion effects of the view.
  public var motionEffects: [UIMotionEffect] {
    get { storage.motionEffects }
    set { storage.motionEffects = newValue }
  }

  /// Adds a motion effect to the view.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Removes a motion effect from the view.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
