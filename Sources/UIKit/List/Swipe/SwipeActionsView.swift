import Foundation

/// The buttons beside a row that is swiped aside, in the room that the row has left.
@MainActor
internal final class SwipeActionsView: UIView {
  let buttons: [SwipeActionButton]
  /// Whether the buttons come from the left.
  private let isOnLeft: Bool
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

  /// Takes the room that a row leaves which is so far aside.
  func take(_ length: CGFloat, of row: CGRect) {
    frame = CGRect(
      x: isOnLeft ? row.minX : row.maxX - length, y: row.minY, width: length, height: row.height)
    for (button, span) in zip(buttons, spans(length)) {
      button.frame = CGRect(
        x: isOnLeft ? span.start : length - span.start - span.length, y: 0, width: span.length,
        height: row.height)
    }
  }

  /// On a card the room is as round on its outer side as the row is.
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
