/// The weight of text that the user has chosen in the accessibility settings.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular
  case bold
}
