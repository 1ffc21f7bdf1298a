/// The orientation of the camera, with the numbers that are stored in a photograph.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// The first row is at the top, and the first column at the left.
  case up = 1
  /// The first row is at the top, and the first column at the right.
  case upMirrored = 2
  /// The first row is at the bottom, and the first column at the right.
  case down = 3
  /// The first row is at the bottom, and the first column at the left.
  case downMirrored = 4
  /// The first row is at the left, and the first column at the top.
  case leftMirrored = 5
  /// The first row is at the right, and the first column at the top.
  case right = 6
  /// The first row is at the right, and the first column at the bottom.
  case rightMirrored = 7
  /// The first row is at the left, and the first column at the bottom.
  case left = 8
}
