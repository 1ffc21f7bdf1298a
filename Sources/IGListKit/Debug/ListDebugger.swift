/// Knows all adapters that there are, for whoever looks for what is wrong.
///
///     print(ListDebugger.dump())
///
/// - Differs: IGListKit has it in debug builds only, and keeps it to itself.
@MainActor
public enum ListDebugger {
  private static var made = WeakList<ListAdapter>()

  /// An adapter was made.
  internal static func note(_ adapter: ListAdapter) { made.append(adapter) }

  /// All adapters that there are, the oldest first.
  public static var adapters: [ListAdapter] { made.all }

  /// What each adapter shows, the oldest first.
  public static func adapterDescriptions() -> [String] { adapters.map(\.debugDescription) }

  /// What all adapters show, as one text.
  public static func dump() -> String { adapterDescriptions().joined(separator: "\n\n") }
}
