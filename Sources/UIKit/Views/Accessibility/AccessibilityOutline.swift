import Foundation

/// All accessibility elements of a view, in the order in which an assistive technology reads them.
///
/// An outline is a value: it can be compared and printed, and its elements can be found by label or
/// identifier.
///
///     let outline = window.accessibilityOutline()
///     print(outline)
///     // "Inbox" (static text, header), at (16, 20, 288, 34)
///     // "Like" (button), value "3", #like, at (16, 60, 44, 44)
///     outline.find(identifier: "like")?.value   // "3"
///
/// UIKit has no such type, and shows these elements only to assistive technologies. The elements
/// have this order:
/// - The elements that a container lists itself, in `accessibilityElements` or
///   `accessibilityElement(at:)`, come in the order of that list.
/// - The children of any other view come line by line from top to bottom, and within a line in
///   reading direction. The children of a view with `shouldGroupAccessibilityChildren` stay
///   together.
/// - A row of a list is one element, whose label consists of its texts with commas between them.
///   Controls in the row come after the row.
/// - The descendants of any other element are left out. So are hidden views, views with an alpha of
///   0, everything inside a view with `accessibilityElementsHidden`, and the siblings of a view
///   with `accessibilityViewIsModal`. An element that is listed twice appears once.
///
/// - Unverified: where the next line begins. Here, an element belongs to the next line if its top
///   is not above the smallest vertical center in the line.
public struct AccessibilityOutline: Hashable, Sendable {
  /// The elements, in reading order.
  public var items: [AccessibilityItem]

  /// Creates an outline of the given elements.
  public init(_ items: [AccessibilityItem]) { self.items = items }

  /// Creates the outline of a view and its descendants.
  ///
  /// A pending layout of the view is performed first.
  @MainActor
  public init(of view: UIView) {
    view.layoutIfNeeded()
    items = AccessibilityReader(root: view).elements.map(\.item)
  }

  /// Returns the first element with the identifier.
  public func find(identifier: String) -> AccessibilityItem? {
    items.first { $0.identifier == identifier }
  }

  /// Returns the first element with the label.
  public func find(label: String) -> AccessibilityItem? { items.first { $0.label == label } }

  /// The labels of the elements, in order; an empty string for an element without a label.
  public var labels: [String] { items.map { $0.label ?? "" } }
}

extension AccessibilityOutline: CustomStringConvertible {
  /// The elements, one in each line.
  public var description: String { items.map(\.description).joined(separator: "\n") }
}

extension UIView {
  /// Returns the accessibility elements of the view, in reading order.
  ///
  /// UIKit has no such method.
  public func accessibilityOutline() -> AccessibilityOutline { AccessibilityOutline(of: self) }

  /// Returns the first object with the identifier: a descendant of the view, or the view itself.
  ///
  ///     window.accessibilityObject(identifier: "like") as? UIButton
  ///
  /// The method also finds views inside accessibility elements, but no hidden views.
  ///
  /// This method is only for tests: UIKit has no such method.
  public func accessibilityObject(identifier: String) -> NSObject? {
    layoutIfNeeded()
    let element = AccessibilityReader(root: self).elements.first {
      $0.item.identifier == identifier
    }
    return element?.object ?? shownView { $0.accessibilityIdentifier == identifier }
  }

  /// The elements in the view, in reading order, each with its object.
  package var accessibilityElementsWithObjects: [(object: NSObject, item: AccessibilityItem)] {
    layoutIfNeeded()
    return AccessibilityReader(root: self).elements.map { ($0.object, $0.item) }
  }

  /// The elements whose texts make up the label of this view, such as the texts of a row, in
  /// reading order, each with its object.
  ///
  /// The array is empty if the app has set the label of the view.
  package var accessibilityTextsWithObjects: [(object: NSObject, item: AccessibilityItem)] {
    guard accessibility.label == nil else { return [] }
    return spokenAccessibilityElements.map { ($0.object, $0.item) }
  }

  /// Returns the first view that satisfies a condition: this view or a descendant, but no hidden
  /// view.
  private func shownView(where isWanted: (UIView) -> Bool) -> UIView? {
    guard !isHidden, alpha > 0 else { return nil }
    if isWanted(self) { return self }
    for subview in subviews {
      if let found = subview.shownView(where: isWanted) { return found }
    }
    return nil
  }
}
