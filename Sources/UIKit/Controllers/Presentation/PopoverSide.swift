import Foundation

/// A side of the source on which a popover may be.
internal struct PopoverSide {
  /// The direction of the arrow of a popover on this side.
  let direction: UIPopoverArrowDirection

  /// The sides, in the order in which they are used.
  static let all = [UIPopoverArrowDirection.up, .down, .left, .right].map(PopoverSide.init)

  private var isVertical: Bool { direction == .up || direction == .down }

  /// Returns the length between the source with the arrow and the edge of the free area.
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

  /// Returns by how much a popover of a size is too long for this side.
  func missing(for size: CGSize, beside source: CGRect, in free: CGRect) -> CGFloat {
    (isVertical ? size.height : size.width) - space(beside: source, in: free)
  }

  /// Returns a size that leaves the source visible, unless it would be too small to be useful.
  func shortened(_ size: CGSize, beside source: CGRect, in free: CGRect) -> CGSize {
    let space = space(beside: source, in: free)
    guard space >= PopoverPlacement.minimumLength else { return size }
    return isVertical
      ? CGSize(width: size.width, height: min(size.height, space))
      : CGSize(width: min(size.width, space), height: size.height)
  }

  /// Returns the origin of a popover beside the middle of the source.
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
