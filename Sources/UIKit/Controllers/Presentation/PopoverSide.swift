import Foundation

/// A side of the source on which a popover may be.
internal struct PopoverSide {
  /// The direction of the arrow of a popover on this side.
  let direction: UIPopoverArrowDirection

  /// All sides, in order of preference: below, above, right, left.
  static let all = [UIPopoverArrowDirection.up, .down, .left, .right].map(PopoverSide.init)

  private var isVertical: Bool { direction == .up || direction == .down }

  /// Returns the length of the space between the arrow and the edge of the free area.
  private func space(beside source: CGRect, in free: CGRect) -> CGFloat {
    let length =
      switch direction {
      case .up: free.maxY - source.maxY
      case .down: source.minY - free.minY
      case .left: free.maxX - source.maxX
      default: source.minX - free.minX
      }
    return length - PopoverPlacement.arrowSize.height
  }

  /// Returns the length that is missing on this side for a popover of a size. The length is
  /// negative if there is more space than the popover needs.
  func missing(for size: CGSize, beside source: CGRect, in free: CGRect) -> CGFloat {
    (isVertical ? size.height : size.width) - space(beside: source, in: free)
  }

  /// Returns a size, shortened to the space on this side so that the source stays visible.
  ///
  /// If the space is less than `PopoverPlacement.minimumLength`, returns the same size.
  func shortened(_ size: CGSize, beside source: CGRect, in free: CGRect) -> CGSize {
    let space = space(beside: source, in: free)
    guard space >= PopoverPlacement.minimumLength else { return size }
    return isVertical
      ? CGSize(width: size.width, height: min(size.height, space))
      : CGSize(width: min(size.width, space), height: size.height)
  }

  /// Returns the origin of a popover of a size that is centered on this side of the source.
  func origin(of size: CGSize, beside source: CGRect) -> CGPoint {
    let length = PopoverPlacement.arrowSize.height
    let (x, y) = (source.midX - size.width / 2, source.midY - size.height / 2)
    return switch direction {
    case .up: CGPoint(x: x, y: source.maxY + length)
    case .down: CGPoint(x: x, y: source.minY - length - size.height)
    case .left: CGPoint(x: source.maxX + length, y: y)
    default: CGPoint(x: source.minX - length - size.width, y: y)
    }
  }
}
