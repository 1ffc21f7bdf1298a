/// The capability of the screen to measure the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}
