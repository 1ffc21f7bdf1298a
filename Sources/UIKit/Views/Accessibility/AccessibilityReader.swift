import Foundation

/// Finds the accessibility elements in a view, in the order in which an assistive technology reads
/// them.
@MainActor
internal struct AccessibilityReader {
  /// An accessibility element, and the object that it describes.
  struct Element {
    var object: NSObject
    var item: AccessibilityItem
  }

  /// Elements that are read together, with their frame.
  internal struct Unit {
    var frame: CGRect
    var elements: [Element]
  }

  /// The origin of the window on the screen.
  private let origin: CGPoint
  /// The view whose elements are read.
  private let root: UIView

  init(root: UIView) {
    self.root = root
    origin = root.window?.frame.origin ?? .zero
  }

  /// The elements in reading order.
  var elements: [Element] {
    var seen: Set<ObjectIdentifier> = []
    let units = self.units(in: root, but: &seen)
    return inReadingOrder(units, of: root).flatMap(\.elements)
  }

  /// Returns the elements inside the root, but not the root itself, in reading order.
  ///
  /// Subviews of the root for which `isLeftOut` returns `true` are left out, with their
  /// descendants.
  func elements(leavingOut isLeftOut: (UIView) -> Bool) -> [Element] {
    var seen: Set<ObjectIdentifier> = []
    let units = childrenToRead(of: root).filter { !isLeftOut($0) }
      .flatMap { self.units(in: $0, but: &seen) }
    return inReadingOrder(units, of: root).flatMap(\.elements)
  }

  /// Returns the units inside an object, not yet in order.
  ///
  /// Objects in `seen` are skipped, because two containers that list each other would otherwise be
  /// read without end.
  private func units(in object: NSObject, but seen: inout Set<ObjectIdentifier>) -> [Unit] {
    guard isShown(object), seen.insert(ObjectIdentifier(object)).inserted else { return [] }
    if object.isAccessibilityElement {
      var unit = unit(for: object)
      unit.elements += (object as? UIResponder)?.innerAccessibilityElements ?? []
      return [unit]
    }
    if let children = explicitElements(of: object) {
      let elements = children.flatMap { child -> [Element] in
        guard let child = child as? NSObject else { return [] }
        let units = self.units(in: child, but: &seen)
        guard let view = child as? UIView else { return units.flatMap(\.elements) }
        return inReadingOrder(units, of: view).flatMap(\.elements)
      }
      return grouped(elements, in: object)
    }
    guard let view = object as? UIView else { return [] }
    let units = childrenToRead(of: view).flatMap { self.units(in: $0, but: &seen) }
    guard view.shouldGroupAccessibilityChildren else { return units }
    return grouped(inReadingOrder(units, of: view).flatMap(\.elements), in: view)
  }

  /// Returns one unit of all elements in an object; an empty array if there are no elements.
  private func grouped(_ elements: [Element], in object: NSObject) -> [Unit] {
    guard !elements.isEmpty else { return [] }
    let frame = (object as? UIView)?.accessibilityFrame
    let union = elements.reduce(CGRect.null) { $0.union($1.item.frame) }
    return [Unit(frame: frame.map(inWindow) ?? union, elements: elements)]
  }

  /// Whether an object may be read: it is hidden neither from users nor from assistive
  /// technologies.
  private func isShown(_ object: NSObject) -> Bool {
    if object.accessibilityElementsHidden { return false }
    guard let view = object as? UIView else { return true }
    return !view.isHidden && view.alpha > 0
  }

  /// Returns the elements that a container lists itself, in the order of the list; `nil` if the
  /// container lists no elements.
  private func explicitElements(of object: NSObject) -> [Any]? {
    if let elements = object.accessibilityElements { return elements }
    guard let container = object as? UIResponder else { return nil }
    let count = container.accessibilityElementCount()
    guard count != NSNotFound, count >= 0 else { return nil }
    return (0..<count).compactMap { container.accessibilityElement(at: $0) }
  }

  /// Returns the subviews to read: the frontmost modal subview, or all subviews if none is modal.
  private func childrenToRead(of view: UIView) -> [UIView] {
    let modal = view.subviewsFromBack.last { $0.accessibilityViewIsModal && isShown($0) }
    return modal.map { [$0] } ?? view.subviews
  }

  /// Returns the accessibility element of an object, without the elements inside the object.
  func element(for object: NSObject) -> Element { Element(object: object, item: item(for: object)) }

  /// Returns a unit of one element.
  private func unit(for object: NSObject) -> Unit {
    let element = element(for: object)
    return Unit(frame: element.item.frame, elements: [element])
  }

  /// Returns the values of an object as an assistive technology reads them.
  private func item(for object: NSObject) -> AccessibilityItem {
    let values = object.accessibilityValues
    let identifier =
      (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier ?? values.identifier
    return AccessibilityItem(
      label: object.accessibilityLabel, value: object.accessibilityValue,
      hint: object.accessibilityHint, traits: object.accessibilityTraits, identifier: identifier,
      language: object.accessibilityLanguage,
      actions: (object.accessibilityCustomActions ?? []).map(\.name),
      frame: inWindow(object.accessibilityFrame))
  }

  /// Converts a frame on the screen to the coordinates of the window.
  private func inWindow(_ frame: CGRect) -> CGRect {
    origin == .zero ? frame : frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}
