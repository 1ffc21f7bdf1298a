import Foundation
import GalleyUIKit

// What controllers give to bars. A screen that a test shows alone has no bars, so their views show
// no difference.

extension ScreenComparison {
  /// Returns the differences of the titles, bar buttons and badges of two controllers.
  static func barFindings(
    _ controller: UIViewController, _ fresh: UIViewController
  ) -> [LookDifference.Finding] {
    let name = ViewName.className(controller)
    var findings: [LookDifference.Finding] = []
    func compare(_ view: String, _ property: String, _ value: String?, _ expected: String?) {
      guard value != expected else { return }
      findings.append(
        LookDifference.Finding(
          view: view, property: property, value: value ?? "none", expected: expected ?? "none"))
    }
    func quoted(_ text: String?) -> String? { text.map { ViewTree.quoted($0) } }
    let (own, other) = (controller.navigationItem, fresh.navigationItem)
    compare(name, "navigationItem.title", quoted(own.title), quoted(other.title))
    compare(name, "navigationItem.prompt", quoted(own.prompt), quoted(other.prompt))
    compare(
      name, "tabBarItem.badgeValue", quoted(controller.madeTabBarItem?.badgeValue),
      quoted(fresh.madeTabBarItem?.badgeValue))
    let bars = [
      ("navigationItem.leftBarButtonItems", own.leftBarButtonItems, other.leftBarButtonItems),
      ("navigationItem.rightBarButtonItems", own.rightBarButtonItems, other.rightBarButtonItems),
      ("toolbarItems", controller.toolbarItems, fresh.toolbarItems),
    ]
    for (property, ownItems, otherItems) in bars {
      let (items, others) = (shownItems(ownItems), shownItems(otherItems))
      compare(name, property, names(of: items), names(of: others))
      guard items.count == others.count else { continue }
      for (item, other) in zip(items, others) {
        let view = "the bar button \(itemName(of: item)) of \(name)"
        compare(view, "isEnabled", "\(item.isEnabled)", "\(other.isEnabled)")
        compare(view, "isSelected", "\(item.isSelected)", "\(other.isSelected)")
      }
    }
    return findings
  }

  private static func shownItems(_ items: [UIBarButtonItem]?) -> [UIBarButtonItem] {
    (items ?? []).filter { !$0.isHidden }
  }

  private static func names(of items: [UIBarButtonItem]) -> String {
    items.isEmpty ? "none" : items.map { itemName(of: $0) }.joined(separator: ", ")
  }

  private static func itemName(of item: UIBarButtonItem) -> String {
    let text = [item.title, item.accessibilityLabel].compactMap(\.self).first { !$0.isEmpty }
    if let text { return ViewTree.quoted(text) }
    return item.customView.map { ViewName.className($0) } ?? "without a title"
  }
}
