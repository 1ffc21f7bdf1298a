import Synchronization

/// What becomes of identifiers that are put into a snapshot twice, where UIKit has the program stop.
///
///     DuplicateIdentifiers.standard = .keepFirst               // once, for the whole program
///     DuplicateIdentifiers.$scoped.withValue(.keepFirst) { … } // for snapshots made inside
///
/// Lists that come from servers name things twice now and then. Such a list can be shown nevertheless,
/// with each thing where it stands first.
public enum DuplicateIdentifiers: Hashable, Sendable {
  /// The program stops, with UIKit's words and the identifiers: what UIKit does.
  case trap
  /// The first one stays, the others are left out, and a report names them.
  case keepFirst

  /// What holds where nothing else is said.
  public static var standard: DuplicateIdentifiers {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  private static let stored = Mutex(DuplicateIdentifiers.trap)

  /// What holds for a part of a program; `nil` is `standard`.
  @TaskLocal public static var scoped: DuplicateIdentifiers?

  /// What holds now.
  public static var current: DuplicateIdentifiers { scoped ?? standard }
}
