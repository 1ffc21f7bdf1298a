/// As much of a place as the app uses.
public struct CLLocation {
  /// Degrees to the north.
  public var latitude: Double
  /// Degrees to the east.
  public var longitude: Double

  /// Creates one.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
