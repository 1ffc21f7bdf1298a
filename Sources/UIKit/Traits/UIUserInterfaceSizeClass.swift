/// Whether there is little room in a direction, or much.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}
