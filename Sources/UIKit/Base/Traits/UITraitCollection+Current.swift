import Foundation
import Synchronization

extension UITraitCollection {
  /// The default traits: a phone in portrait, in light appearance, with the default text size.
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

  /// The traits of the current drawing or layout, unless other traits were assigned to `current`.
  @TaskLocal internal static var now = standard

  /// The traits of the current drawing or layout. Dynamic colors and fonts of text styles are
  /// resolved for these traits.
  ///
  /// An assigned value is valid on this thread, until the end of the drawing or of the call of
  /// `performAsCurrent(_:)` in which it is assigned.
  public class var current: UITraitCollection {
    get { AssignedTraits.value(over: now) ?? now }
    set { AssignedTraits.assign(newValue, over: now) }
  }

  /// Runs a closure in which dynamic colors are resolved for these traits.
  ///
  ///     traits.performAsCurrent { layer.backgroundColor = UIColor.systemBackground.cgColor }
  ///
  /// The closure may assign `UITraitCollection.current`. When the closure returns, the earlier
  /// traits are current again, including traits that were assigned earlier.
  public func performAsCurrent(_ actions: () -> Void) {
    AssignedTraits.isolating {
      UITraitCollection.$now.withValue(self, operation: actions)
    }
  }
}

/// The traits that were assigned to `UITraitCollection.current`, for each thread.
private final class AssignedTraits {
  private static let key = "Galley.UITraitCollection.current"
  /// Whether traits were ever assigned. Most programs never assign any, and skip the lookup.
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

  /// Runs a closure without the assigned traits.
  ///
  /// The assigned traits are restored when the closure returns, and the assignments of the closure
  /// are discarded.
  static func isolating(_ actions: () -> Void) {
    let outer = slot
    slot = nil
    defer { slot = outer }
    actions()
  }

  /// The traits that were assigned on this thread; `nil` for none.
  private static var slot: AssignedTraits? {
    get {
      guard isUsed.load(ordering: .relaxed) else { return nil }
      return Thread.current.threadDictionary[key] as? AssignedTraits
    }
    set {
      // As long as nothing was assigned, there is nothing to remove.
      guard isUsed.load(ordering: .relaxed) else { return }
      Thread.current.threadDictionary[key] = newValue
    }
  }
}
