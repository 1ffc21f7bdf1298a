/// The level of content: the base level, or on top of other content, as in a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base
  case elevated
}
