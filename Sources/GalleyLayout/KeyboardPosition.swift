import GalleyGeometry

/// The position of a screen's keyboard: its height, and the part that is pushed below the lower
/// edge.
///
///     let position = KeyboardPosition(device: Size(width: 375, height: 667), height: 260)
///     position.frame                                                        // (0, 407, 375, 260)
///     position.overlap(with: Rect(x: 0, y: 64, width: 375, height: 603))  // 260
package struct KeyboardPosition: Equatable, Sendable {
  /// The size of the device in its current orientation.
  package var device = Size.zero
  /// The height of the keyboard, including everything on top of it.
  ///
  /// Zero while there is no keyboard.
  package var height: Double = 0
  /// The height of the part that a finger has pushed below the screen.
  package var pushed: Double = 0

  /// Creates the position of a keyboard that is not pushed down.
  package init(device: Size = .zero, height: Double = 0) {
    (self.device, self.height) = (device, height)
  }

  /// The frame on the screen.
  package var frame: Rect {
    Rect(x: 0, y: device.height - height + pushed, width: device.width, height: height)
  }

  /// The same keyboard below the screen: its position before it appears and after it disappears.
  package var below: KeyboardPosition {
    var position = self
    position.pushed = height
    return position
  }

  /// Returns the height of the lower part of a rectangle that the keyboard covers. The rectangle is
  /// in the coordinates of the screen.
  package func overlap(with rect: Rect) -> Double {
    guard height > pushed else { return 0 }
    return min(max(rect.maxY - frame.minY, 0), rect.height)
  }

  // MARK: Dragging

  /// Returns the same keyboard with its upper edge `padding` points below a finger. The keyboard
  /// does not move above its normal position.
  ///
  /// - Parameters:
  ///   - padding: The distance above the keyboard at which the finger begins to move it.
  ///   - kept: The height of the part that stays on the screen, such as an accessory that does not
  ///     disappear.
  package func pushed(byFingerAt y: Double, padding: Double, keeping kept: Double)
    -> KeyboardPosition
  {
    var position = self
    position.pushed = min(max(y + padding - (device.height - height), 0), max(height - kept, 0))
    return position
  }

  /// Whether the keyboard disappears when the finger is lifted. The keyboard disappears if the
  /// finger moves down, or if the finger rests and more than half of the keyboard is already off
  /// the screen.
  ///
  /// - Unverified: UIKit's rule.
  package func isDismissed(atVelocity velocity: Double, keeping kept: Double) -> Bool {
    guard pushed > 0 else { return false }
    if velocity != 0 { return velocity > 0 }
    return pushed > (height - kept) / 2
  }
}
