import Foundation
import GalleyUIKit

/// A step from one element to the next at which VoiceOver goes back: up, or against the reading
/// direction in the same row.
///
/// VoiceOver orders elements by their places. Only a container that lists its elements itself, with
/// `accessibilityElements`, can have another order. A step up to a column beside the element is no
/// jump, because the columns of a container may be read one after the other.
@MainActor
internal struct SpokenJump {
  /// The view that lists the elements.
  let container: UIView
  private let first: AccessibilityItem
  private let next: AccessibilityItem

  /// A description of the jump, with the names of both elements.
  var description: String {
    "VoiceOver goes back from \(first) to \(next): the accessibilityElements of "
      + "\(ViewName.className(container)) are not in reading order"
  }

  /// The jumps in a view and its visible descendants.
  static func all(in root: UIView) -> [SpokenJump] {
    guard root.isSeen, !root.accessibilityElementsHidden else { return [] }
    let inside = root.subviews.flatMap { all(in: $0) }
    guard (root.accessibilityElements?.count ?? 0) > 1, !root.isAccessibilityElement,
      !ViewName.isPartOfUIKit(root)
    else { return inside }
    let items = root.accessibilityElementsWithObjects.map(\.item)
    return inside
      + zip(items, items.dropFirst()).compactMap { SpokenJump(in: root, from: $0, to: $1) }
  }

  /// Fails if the step is no jump.
  private init?(in container: UIView, from first: AccessibilityItem, to next: AccessibilityItem) {
    let (one, other) = (first.frame, next.frame)
    guard !one.isEmpty, !other.isEmpty else { return nil }
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isBefore = isMirrored ? other.minX >= one.maxX : other.maxX <= one.minX
    let isAbove = other.maxY <= one.minY
    let sharedHeight = min(one.maxY, other.maxY) - max(one.minY, other.minY)
    let isSameRow = sharedHeight > min(one.height, other.height) / 2
    let isSameColumn = min(one.maxX, other.maxX) > max(one.minX, other.minX)
    guard (isAbove && (isSameColumn || isBefore)) || (isSameRow && isBefore) else { return nil }
    (self.container, self.first, self.next) = (container, first, next)
  }
}
