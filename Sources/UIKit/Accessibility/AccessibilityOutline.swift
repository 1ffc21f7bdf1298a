import Foundation

/// All elements of a view in the order in which those who don't see it come to them. A value: it can
/// be compared and printed, and elements can be looked up in it.
///
///     let outline = window.accessibilityOutline()
///     print(outline)
///     // "Inbox" (static text, header), at (16, 20, 288, 34)
///     // "Like" (button), value "3", #like, at (16, 60, 44, 44)
///     outline.find(identifier: "like")?.value   // "3"
///
/// Galley's own; UIKit keeps what it knows to assistive technologies. The order:
/// - What a container says itself, in `accessibilityElements` or `accessibilityElement(at:)`, in its
///   order.
/// - Else what is in a view line by line, from the top down, and in each line in the direction of
///   reading. What a view with `shouldGroupAccessibilityChildren` holds stays together.
/// - An element hides what is in it. What is hidden, has no alpha, or is in something with
///   `accessibilityElementsHidden` is left out, and so is what stands beside a view with
///   `accessibilityViewIsModal`. What is named twice is listed once.
///
/// - Unverified: how far down something must begin to be in the next line: from the middle of what
///   the line begins with, here.
public struct AccessibilityOutline: Hashable, Sendable {
  /// The elements, in order.
  public var items: [AccessibilityItem]

  /// An outline of these.
  public init(_ items: [AccessibilityItem]) { self.items = items }

  /// The outline of a view and all that is in it, laid out before if that was asked for.
  @MainActor
  public init(of view: UIView) {
    view.layoutIfNeeded()
    items = AccessibilityReader(root: view).elements.map(\.item)
  }

  /// The first element with an identifier.
  public func find(identifier: String) -> AccessibilityItem? {
    items.first { $0.identifier == identifier }
  }

  /// The first element that is called so.
  public func find(label: String) -> AccessibilityItem? { items.first { $0.label == label } }

  /// What the elements are called, in order; those without a label by an empty text.
  public var labels: [String] { items.map { $0.label ?? "" } }
}

extension AccessibilityOutline: CustomStringConvertible {
  /// A line for each element.
  public var description: String { items.map(\.description).joined(separator: "\n") }
}

extension UIView {
  /// What those who don't see the view find in it, in order. Galley's own.
  public func accessibilityOutline() -> AccessibilityOutline { AccessibilityOutline(of: self) }

  /// The first element in the view, or it itself, with an identifier: the object, to use it.
  ///
  ///     window.accessibilityObject(identifier: "like") as? UIButton
  ///
  /// Galley's own. What is in elements is found too, as long as it is in a view; what is hidden is
  /// not.
  public func accessibilityObject(identifier: String) -> NSObject? {
    layoutIfNeeded()
    let element = AccessibilityReader(root: self).elements.first {
      $0.item.identifier == identifier
    }
    return element?.object ?? shownView { $0.accessibilityIdentifier == identifier }
  }

  /// The elements in the view, in the order of reading, each with its object.
  package var accessibilityElementsWithObjects: [(object: NSObject, item: AccessibilityItem)] {
    layoutIfNeeded()
    return AccessibilityReader(root: self).elements.map { ($0.object, $0.item) }
  }

  private func shownView(where isWanted: (UIView) -> Bool) -> UIView? {
    guard !isHidden, alpha > 0 else { return nil }
    if isWanted(self) { return self }
    for subview in subviews {
      if let found = subview.shownView(where: isWanted) { return found }
    }
    return nil
  }
}
