/// Whether content is at the base level, or on top of other content like a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base
  case elevated
}
