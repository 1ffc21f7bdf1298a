import Foundation
import GalleyGeometry

/// An element that can have the focus: in UIKit's own interface, a view.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the element can have the focus now.
  var canBecomeFocused: Bool { get }
  /// Whether the element has the focus.
  var isFocused: Bool { get }
  /// The frame, in the coordinates of the container.
  var frame: CGRect { get }
  /// The effect that shows that the element has the focus.
  var focusEffect: UIFocusEffect? { get }
  /// The priority of the element in its focus group.
  ///
  /// The tab key moves the focus to the element with the highest priority.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// Called when an arrow key was pressed that does not move the focus away.
  @_disfavoredOverload
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  /// The default: the system's effect.
  public var focusEffect: UIFocusEffect? { nil }
  /// The default: no priority.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  /// The default: does nothing.
  @_disfavoredOverload
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) { OptionalMember.noteDefault(self) }
}

/// A hint that the focus would move if there were another element.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject {
  /// The direction of the movement, in points to the right and down.
  open private(set) var movementDirection: CGVector

  internal init(_ heading: UIFocusHeading) {
    movementDirection = CGVector(dx: heading.step.x, dy: heading.step.y)
    super.init()
  }
}

/// The priority of an element in its focus group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority as a number.
  public let rawValue: Int

  /// Creates a priority from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Creates a priority from a number.
  public init(_ rawValue: Int) { self.init(rawValue: rawValue) }

  /// No priority.
  public static let ignored = UIFocusGroupPriority(0)
  /// The priority of the element that had the focus last.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// The priority of an element that is more important than others, such as a selected cell.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// The priority of the element that has the focus.
  public static let currentlyFocused = UIFocusGroupPriority(.max)

  /// Returns whether a priority is lower than another one.
  public static func < (left: UIFocusGroupPriority, right: UIFocusGroupPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension UIView: UIFocusItem {}

extension UIFocusHeading {
  /// The direction as a step to the right and down; zero for the next and the previous item.
  internal var step: CGPoint {
    CGPoint(
      x: (contains(.right) ? 1 : 0) - (contains(.left) ? 1 : 0),
      y: (contains(.down) ? 1 : 0) - (contains(.up) ? 1 : 0))
  }

  /// The direction in the form that the search for the nearest element uses.
  internal var direction: FocusDirection { FocusDirection(x: step.x, y: step.y) }
}
