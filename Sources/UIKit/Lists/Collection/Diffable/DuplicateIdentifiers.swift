import Synchronization

/// The treatment of identifiers that occur twice in a snapshot. In UIKit the program stops.
///
///     DuplicateIdentifiers.standard = .keepFirst               // once, for the whole program
///     DuplicateIdentifiers.$scoped.withValue(.keepFirst) { … } // for snapshots made inside
///
/// Lists from servers may contain an item twice. Such a list can be shown nevertheless, with each
/// item only at its first position.
public enum DuplicateIdentifiers: Hashable, Sendable {
  /// The program stops with UIKit's message and the identifiers, as in UIKit.
  case trap
  /// The first occurrence is kept, the others are left out, and a report names them.
  case keepFirst

  /// The treatment unless `scoped` is set.
  public static var standard: DuplicateIdentifiers {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  private static let stored = Mutex(DuplicateIdentifiers.trap)

  /// The treatment in a part of a program; `nil` means `standard`.
  @TaskLocal public static var scoped: DuplicateIdentifiers?

  /// The current treatment.
  public static var current: DuplicateIdentifiers { scoped ?? standard }
}
