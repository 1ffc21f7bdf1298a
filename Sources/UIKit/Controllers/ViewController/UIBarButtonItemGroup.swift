import Foundation

/// A group of bar button items.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The items.
  open var barButtonItems: [UIBarButtonItem] { didSet { changed() } }
  /// The item that represents the group if there is little space.
  /// - Differs: it is stored without effect; the items are always shown.
  open var representativeItem: UIBarButtonItem?
  /// The element that represents the group in a menu.
  /// - Differs: it is stored without effect; the items are always shown in their bar.
  open var menuRepresentation: UIMenuElement?
  /// Whether the items of the group are hidden.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }

  /// The navigation item that shows the group.
  internal final weak var navigationItem: UINavigationItem?

  private func changed() { navigationItem?.groupChanged() }

  /// Creates a group of items, with an item that represents them.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }
}
