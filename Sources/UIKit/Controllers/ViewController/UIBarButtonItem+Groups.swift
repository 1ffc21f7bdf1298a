import Foundation

// Groups of one item, or of several.

extension UIBarButtonItem {
  /// Returns a group of this item, which a user can't move or remove.
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }

  /// Returns a group of this item, which a user may move.
  ///
  /// - Differs: No user can customize a bar, so the group is fixed.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    creatingFixedGroup()
  }

  /// Returns a group of this item, which a user may add, move and remove.
  ///
  /// - Differs: No user can customize a bar. A group that is not part of the default bar is hidden.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    let group = creatingFixedGroup()
    group.isHidden = !isInDefaultCustomization
    return group
  }
}

extension UIBarButtonItemGroup {
  /// Returns a group of items, which a user can't move or remove.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Returns a group of items, which a user may move.
  ///
  /// - Differs: No user can customize a bar, so the group is fixed.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }

  /// Returns a group of items, which a user may add, move and remove.
  ///
  /// - Differs: No user can customize a bar. A group that is not part of the default bar is hidden.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = fixedGroup(representativeItem: representativeItem, items: items)
    group.isHidden = !isInDefaultCustomization
    return group
  }
}
