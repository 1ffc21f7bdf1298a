import Foundation

/// The frames of a popover and its arrow beside the source.
internal struct PopoverPlacement {
  /// The frame of the presented view.
  let frame: CGRect
  /// The direction of the arrow.
  let direction: UIPopoverArrowDirection
  /// The frame of the arrow, between the presented view and the source.
  let arrow: CGRect

  /// The width of the arrow at its base, and its length.
  static let arrowSize = CGSize(width: 37, height: 13)
  /// The radius of the corners.
  static let cornerRadius: CGFloat = 10

  /// Finds the position of a popover.
  ///
  /// The popover is on the first permitted side of the source with enough space, in the order
  /// below, above, right, left. If no side has enough space, the popover is on the first permitted
  /// side.
  ///
  /// - Parameters:
  ///   - wanted: The preferred size of the content; zero for the default size.
  ///   - source: The frame of the source.
  ///   - free: The area in which the popover may be.
  init(
    of wanted: CGSize, beside source: CGRect, in free: CGRect,
    _ permitted: UIPopoverArrowDirection
  ) {
    let size = CGSize(
      width: min(wanted.width > 0 ? wanted.width : 320, free.width),
      height: min(wanted.height > 0 ? wanted.height : 480, free.height))
    let length = PopoverPlacement.arrowSize.height
    let all: [(UIPopoverArrowDirection, CGPoint)] = [
      (.up, CGPoint(x: source.midX - size.width / 2, y: source.maxY + length)),
      (.down, CGPoint(x: source.midX - size.width / 2, y: source.minY - length - size.height)),
      (.left, CGPoint(x: source.maxX + length, y: source.midY - size.height / 2)),
      (.right, CGPoint(x: source.minX - length - size.width, y: source.midY - size.height / 2)),
    ]
    let usable = all.filter { permitted.contains($0.0) }
    let fitting = usable.first { direction, origin in
      direction == .up || direction == .down
        ? origin.y >= free.minY && origin.y + size.height <= free.maxY
        : origin.x >= free.minX && origin.x + size.width <= free.maxX
    }
    let (direction, origin) = fitting ?? usable.first ?? all[0]
    let frame = CGRect(
      x: min(max(origin.x, free.minX), free.maxX - size.width),
      y: min(max(origin.y, free.minY), free.maxY - size.height), width: size.width,
      height: size.height)
    self.direction = direction
    self.frame = frame
    arrow = PopoverPlacement.arrow(of: frame, direction, towards: source)
  }

  /// Returns the frame of the arrow.
  ///
  /// The arrow points to the middle of the source, as far as the corners of the popover leave space
  /// for it.
  private static func arrow(
    of frame: CGRect, _ direction: UIPopoverArrowDirection, towards source: CGRect
  ) -> CGRect {
    let half = arrowSize.width / 2
    func start(_ middle: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      let first = low + cornerRadius + half
      let last = high - cornerRadius - half
      return (first <= last ? min(max(middle, first), last) : (low + high) / 2) - half
    }
    let length = arrowSize.height
    switch direction {
    case .left, .right:
      let y = start(source.midY, frame.minY, frame.maxY)
      let x = direction == .left ? frame.minX - length : frame.maxX
      return CGRect(x: x, y: y, width: length, height: arrowSize.width)
    default:
      let x = start(source.midX, frame.minX, frame.maxX)
      let y = direction == .down ? frame.maxY : frame.minY - length
      return CGRect(x: x, y: y, width: arrowSize.width, height: length)
    }
  }
}

extension UIPopoverPresentationController {
  /// Returns the position of the popover in a container.
  internal func placement(in bounds: CGRect) -> PopoverPlacement {
    PopoverPlacement(
      of: presentedViewController.preferredContentSize, beside: source(in: bounds),
      in: freeArea(of: bounds), permittedArrowDirections)
  }

  /// Returns the frame of the source in the container; the center of the container if there is
  /// none.
  private func source(in bounds: CGRect) -> CGRect {
    if let view = barButtonItem?.shown { return view.convert(view.bounds, to: container) }
    guard let view = sourceView else {
      return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    }
    return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container)
  }
}
