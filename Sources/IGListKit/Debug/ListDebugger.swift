import Foundation

/// Knows all adapters that there are, for whoever looks for what is wrong.
@MainActor
internal enum ListDebugger {
  private static var references: [() -> ListAdapter?] = []

  /// An adapter was made.
  static func note(_ adapter: ListAdapter) {
    references.removeAll { $0() == nil }
    references.append { [weak adapter] in adapter }
  }

  /// All adapters that there are, the oldest first.
  static var adapters: [ListAdapter] { references.compactMap { $0() } }

  /// Forgets them.
  static func clear() { references = [] }
}
