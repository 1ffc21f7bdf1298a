/// The size class of the space on an axis: compact or regular.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}
