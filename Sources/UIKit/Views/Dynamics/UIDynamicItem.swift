import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleyMotion

/// An object that a dynamic animator moves: a view, the layout attributes of an item, or an object
/// of an app's own.
///
///     final class Weight: NSObject, UIDynamicItem {
///       var center = CGPoint.zero
///       var bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
///       var transform = CGAffineTransform.identity
///     }
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center, in the coordinates of the animator's reference view.
  var center: CGPoint { get set }
  /// The bounds, whose area decides the mass of the item.
  ///
  /// The bounds must not be empty.
  var bounds: CGRect { get }
  /// The rotation.
  var transform: CGAffineTransform { get set }
  /// The kind of the outline that collides.
  ///
  /// The default is a rectangle.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline of an item whose type is `path`: convex, around the center.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The default: a rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The default: the rectangle of the bounds, around the center.
  public var collisionBoundingPath: UIBezierPath { centeredBounds }

  /// The rectangle of the bounds as a path, around the center.
  internal var centeredBounds: UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }

  /// The outline of the item as a shape of the dynamics world.
  internal var shape: BodyShape {
    switch collisionBoundsType {
    case .rectangle: return .rectangle(width: bounds.width, height: bounds.height)
    case .ellipse: return .ellipse(width: bounds.width, height: bounds.height)
    case .path:
      let corners = collisionBoundingPath.path.lines.flatMap { [$0.from, $0.to] }
      return corners.isEmpty
        ? .rectangle(width: bounds.width, height: bounds.height) : BodyShape(corners: corners)
    }
  }

  /// The angle of the item's transform.
  internal var angle: Double {
    Elementary.arctangent2(y: Double(transform.b), x: Double(transform.a))
  }
}

/// The kind of the outline of a dynamic item.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of the bounds.
  case rectangle
  /// The ellipse in the bounds.
  case ellipse
  /// A convex path.
  case path
}

extension UIView: UIDynamicItem {}

/// Several items that move as one.
///
///     let group = UIDynamicItemGroup(items: [head, body])
///     gravity.addItem(group)
///
/// - Differs: its outline is the convex outline of all items.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// An item, with its position and angle in the group.
  private struct Part {
    let item: any UIDynamicItem
    let offset: CGPoint
    let angle: Double
  }

  private let parts: [Part]

  /// Creates a group of items at their current positions.
  public init(items: [any UIDynamicItem]) {
    let frames = items.map { item in
      CGRect(origin: .zero, size: item.bounds.size)
        .offsetBy(dx: -item.bounds.width / 2, dy: -item.bounds.height / 2)
        .applying(CGAffineTransform(rotationAngle: item.angle))
        .offsetBy(dx: item.center.x, dy: item.center.y)
    }
    let union = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    center = CGPoint(x: union.midX, y: union.midY)
    bounds = CGRect(origin: .zero, size: union.size)
    parts = items.map { item in
      Part(
        item: item,
        offset: CGPoint(x: item.center.x - union.midX, y: item.center.y - union.midY),
        angle: item.angle)
    }
    super.init()
  }

  /// The items.
  open var items: [any UIDynamicItem] { parts.map(\.item) }
  /// The center of the rectangle around all items.
  ///
  /// The items move with the center.
  open var center: CGPoint { didSet { moveItems() } }
  /// The bounds of the rectangle around all items.
  open private(set) var bounds: CGRect
  /// The rotation of the group.
  ///
  /// The items rotate around the center of the group.
  open var transform = CGAffineTransform.identity { didSet { moveItems() } }
  /// The outline of a group is a path.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

  /// The corners of all items, around the group's center.
  open var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    for part in parts {
      let place = CGAffineTransform(rotationAngle: part.angle)
        .concatenating(CGAffineTransform(translationX: part.offset.x, y: part.offset.y))
      let outline =
        part.item.collisionBoundsType == .ellipse
        ? UIBezierPath(
          ovalIn: CGRect(
            x: -part.item.bounds.width / 2, y: -part.item.bounds.height / 2,
            width: part.item.bounds.width, height: part.item.bounds.height))
        : part.item.collisionBoundingPath
      // The item may return the same path each time, so the path of the item must not be changed.
      path.path.append(outline.path.applying(place.galley))
    }
    return path
  }

  /// Sets the position and the rotation of each item.
  private func moveItems() {
    let turn = angle
    for part in parts {
      let offset = part.offset.applying(CGAffineTransform(rotationAngle: turn))
      part.item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
      part.item.transform = CGAffineTransform(rotationAngle: part.angle + turn)
    }
  }
}
