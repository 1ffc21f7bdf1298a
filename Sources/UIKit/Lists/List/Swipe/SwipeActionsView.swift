import Foundation
import GalleyMotion

/// The buttons beside a swiped row, in the space that the row has left.
@MainActor
internal final class SwipeActionsView: UIView {
  let buttons: [SwipeActionButton]
  /// Whether the buttons are on the left of the row.
  private let isOnLeft: Bool
  /// Returns the spans of the buttons when the row has moved aside by a length.
  private let spans: (CGFloat) -> [SwipeGeometry.Span]

  init(
    _ buttons: [SwipeActionButton], isOnLeft: Bool,
    spans: @escaping (CGFloat) -> [SwipeGeometry.Span]
  ) {
    (self.buttons, self.isOnLeft, self.spans) = (buttons, isOnLeft, spans)
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) {
    preconditionFailure("SwipeActionsView.init(coder:): Galley reads no archives")
  }

  /// Sets the frames for a row that has moved aside by a length.
  func setFrames(_ length: CGFloat, of row: CGRect) {
    frame = CGRect(
      x: isOnLeft ? row.minX : row.maxX - length, y: row.minY, width: length, height: row.height)
    for (button, span) in zip(buttons, spans(length)) {
      button.frame = CGRect(
        x: isOnLeft ? span.start : length - span.start - span.length, y: 0, width: span.length,
        height: row.height)
    }
  }

  /// Rounds the outer corners like the corners of the row.
  func roundCorners(as row: CALayer) {
    let outer: CACornerMask =
      isOnLeft
      ? [.layerMinXMinYCorner, .layerMinXMaxYCorner]
      : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    let corners = row.maskedCorners.intersection(outer)
    layer.maskedCorners = corners
    layer.cornerRadius = corners.isEmpty ? 0 : row.cornerRadius
  }
}
