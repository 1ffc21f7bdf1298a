/// Whether the screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}
