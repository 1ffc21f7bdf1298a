import Foundation
import Synchronization

extension UITraitCollection {
  /// A phone, held upright, by day, with text as large as it usually is.
  internal static let standard = UITraitCollection {
    $0.userInterfaceIdiom = .phone
    $0.userInterfaceStyle = .light
    $0.layoutDirection = .leftToRight
    $0.displayScale = 2
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.forceTouchCapability = .unavailable
    $0.preferredContentSizeCategory = .large
    $0.displayGamut = .SRGB
    $0.accessibilityContrast = .normal
    $0.userInterfaceLevel = .base
    $0.legibilityWeight = .regular
    $0.activeAppearance = .active
  }

  /// The circumstances of what is being drawn or laid out right now, as long as nobody has assigned
  /// others.
  @TaskLocal internal static var now = standard

  /// The circumstances of what is being drawn or laid out right now: dynamic colors and fonts by
  /// text style follow them.
  ///
  /// Assigning holds for this thread, until the end of the drawing or of `performAsCurrent(_:)` in
  /// which it is done.
  public class var current: UITraitCollection {
    get { AssignedTraits.value(over: now) ?? now }
    set { AssignedTraits.assign(newValue, over: now) }
  }

  /// Does something in these circumstances: dynamic colors are resolved for them.
  ///
  ///     traits.performAsCurrent { layer.backgroundColor = UIColor.systemBackground.cgColor }
  ///
  /// `actions` may assign `UITraitCollection.current`. When they return, the traits are current again that
  /// were before, assigned ones too.
  public func performAsCurrent(_ actions: () -> Void) {
    AssignedTraits.isolating {
      UITraitCollection.$now.withValue(self, operation: actions)
    }
  }
}

/// Circumstances that someone has assigned to `UITraitCollection.current`, a thread each.
private final class AssignedTraits {
  private static let key = "Galley.UITraitCollection.current"
  /// Hardly anybody assigns: nobody else should pay for it.
  private static let isUsed = Atomic(false)

  private let traits: UITraitCollection
  private let base: UITraitCollection

  private init(_ traits: UITraitCollection, over base: UITraitCollection) {
    self.traits = traits
    self.base = base
  }

  static func value(over base: UITraitCollection) -> UITraitCollection? {
    slot.flatMap { $0.base === base ? $0.traits : nil }
  }

  static func assign(_ traits: UITraitCollection, over base: UITraitCollection) {
    isUsed.store(true, ordering: .relaxed)
    slot = AssignedTraits(traits, over: base)
  }

  /// Does something without the assigned traits. They come back when it returns, and what it has assigned
  /// is forgotten.
  static func isolating(_ actions: () -> Void) {
    let outer = slot
    slot = nil
    defer { slot = outer }
    actions()
  }

  /// What is assigned on this thread.
  private static var slot: AssignedTraits? {
    get {
      guard isUsed.load(ordering: .relaxed) else { return nil }
      return Thread.current.threadDictionary[key] as? AssignedTraits
    }
    set {
      // As long as nobody has assigned anything, there is nothing to take away.
      guard isUsed.load(ordering: .relaxed) else { return }
      Thread.current.threadDictionary[key] = newValue
    }
  }
}
