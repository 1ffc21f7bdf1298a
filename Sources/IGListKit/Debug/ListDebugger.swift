/// A registry of all adapters in the program, for debugging.
///
///     print(ListDebugger.dump())
///
/// - Differs: IGListKit has this type in debug builds only, and not in its public interface.
@MainActor
public enum ListDebugger {
  private static var made = WeakList<ListAdapter>()

  /// Records that an adapter was created.
  internal static func note(_ adapter: ListAdapter) { made.append(adapter) }

  /// The adapters that exist, the oldest first.
  public static var adapters: [ListAdapter] { made.all }

  /// Returns the descriptions of all adapters, the oldest first.
  public static func adapterDescriptions() -> [String] { adapters.map(\.debugDescription) }

  /// Returns the descriptions of all adapters as one text.
  public static func dump() -> String { adapterDescriptions().joined(separator: "\n\n") }
}
