/// Whether the screen measures the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}
