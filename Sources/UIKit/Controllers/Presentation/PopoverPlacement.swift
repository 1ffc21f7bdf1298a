import Foundation

/// The frames of a popover and its arrow beside the source.
internal struct PopoverPlacement {
  /// The frame of the presented view.
  let frame: CGRect
  /// The direction of the arrow; empty if there is no arrow.
  let direction: UIPopoverArrowDirection
  /// The frame of the arrow, between the presented view and the source.
  let arrow: CGRect

  /// The width of the arrow at its base, and its length.
  static let arrowSize = CGSize(width: 37, height: 13)
  /// The radius of the corners.
  static let cornerRadius: CGFloat = 10
  /// The smallest length to which a popover is shortened to leave its source visible.
  /// - Unverified: UIKit's limit.
  static let minimumLength: CGFloat = 60

  /// Finds the position of a popover.
  ///
  /// The popover is on the first permitted side of the source with enough space, in the order
  /// below, above, right, left. If no permitted side has enough space, the popover is on the side
  /// that lacks the least space, and is shortened so that the source stays visible. The popover is
  /// not shortened if `canOverlap` is `true`, or if the space is less than `minimumLength`. In
  /// these cases, the popover may cover the source. If no direction is permitted, the popover has
  /// no arrow, and is centered over the source. The popover is always moved into the free area.
  ///
  /// - Parameters:
  ///   - wanted: The preferred size of the content; zero for the default size.
  ///   - source: The frame of the source.
  ///   - free: The area in which the popover may be.
  ///   - permitted: The directions that the arrow may have.
  ///   - canOverlap: Whether the popover may cover its source.
  init(
    of wanted: CGSize, beside source: CGRect, in free: CGRect,
    _ permitted: UIPopoverArrowDirection, canOverlap: Bool = false
  ) {
    let size = CGSize(
      width: min(wanted.width > 0 ? wanted.width : 320, free.width),
      height: min(wanted.height > 0 ? wanted.height : 480, free.height))
    let usable = PopoverSide.all.filter { permitted.contains($0.direction) }
    let best =
      usable.first { $0.missing(for: size, beside: source, in: free) <= 0 }
      ?? usable.min {
        $0.missing(for: size, beside: source, in: free)
          < $1.missing(for: size, beside: source, in: free)
      }
    guard let side = best else {
      let origin = CGPoint(
        x: source.midX - size.width / 2, y: source.midY - size.height / 2)
      frame = PopoverPlacement.frame(at: origin, of: size, in: free)
      direction = []
      arrow = .zero
      return
    }
    let shown = canOverlap ? size : side.shortened(size, beside: source, in: free)
    let origin = side.origin(of: shown, beside: source)
    frame = PopoverPlacement.frame(at: origin, of: shown, in: free)
    direction = side.direction
    arrow = PopoverPlacement.arrow(of: frame, direction, towards: source)
  }

  /// Returns the frame with an origin and a size, moved into the free area.
  private static func frame(at origin: CGPoint, of size: CGSize, in free: CGRect) -> CGRect {
    CGRect(
      x: min(max(origin.x, free.minX), free.maxX - size.width),
      y: min(max(origin.y, free.minY), free.maxY - size.height),
      width: size.width, height: size.height)
  }

  /// Returns the frame of the arrow.
  ///
  /// The arrow points to the middle of the source, but does not overlap the corners of the popover.
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
      in: freeArea(of: bounds), permittedArrowDirections, canOverlap: canOverlapSourceViewRect)
  }

  /// Returns the frame of the source in the container; the center of the container if there is no
  /// source.
  private func source(in bounds: CGRect) -> CGRect {
    if let view = barButtonItem?.shown { return view.convert(view.bounds, to: container) }
    guard let view = sourceView else {
      return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    }
    return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container)
  }
}
