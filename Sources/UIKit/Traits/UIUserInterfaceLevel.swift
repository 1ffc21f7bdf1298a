/// Whether something lies on the ground, or on top of other content as a sheet does.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base
  case elevated
}
