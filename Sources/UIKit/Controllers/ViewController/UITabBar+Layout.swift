import Foundation

// The frames of a tab bar's items, and the look of the bar.

extension UITabBar {
  /// The height of the part with the items.
  ///
  /// The height is greater on a tablet with a home button, which has no safe area below the bar.
  internal var rowHeight: CGFloat {
    if traitCollection.hasLowBars { return 32 }
    guard traitCollection.userInterfaceIdiom == .pad else { return 49 }
    return spaceBelow > 0 ? 45 : 50
  }

  /// The height of the bar below the items: the bottom inset of the screen's safe area.
  internal var spaceBelow: CGFloat {
    // The tab bar controller's view excludes this bar from the safe area of its subviews. So use
    // the safe area of that view itself.
    (superview as? TabView)?.safeAreaInsets.bottom ?? safeAreaInsets.bottom
  }

  /// The appearance that is in effect now.
  internal var look: UITabBarAppearance {
    if isAtEdge, let ofEdge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance {
      return ofEdge
    }
    let look = UITabBarAppearance(
      barAppearance: selectedItem?.standardAppearance ?? standardAppearance)
    let isOld = look.applyOldLook(
      style: barStyle, image: backgroundImage, color: barTintColor, isTranslucent: isTranslucent)
    if backgroundImage != nil, let shadowImage { look.shadowImage = shadowImage }
    if isAtEdge && !isOld { look.configureWithTransparentBackground() }
    return look
  }

  /// Creates a view for each item.
  ///
  /// The views of items that stay are reused, because a finger may be on one of them.
  internal func makeViews() {
    let before = itemViews
    itemViews = (items ?? []).map { item in
      before.first { $0.item === item }
        ?? TabItemView(item) { [weak self, weak item] in
          if let item { self?.itemTapped(item) }
        }
    }
    for view in before where !itemViews.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in itemViews { addSubview(view) }
  }

  /// Sets the frames of the background and of the items.
  internal func placeAll() {
    let look = look
    background.frame = bounds
    background.show(look)
    let isLow = traitCollection.hasLowBars
    // Titles are beside the images in a low bar, and also in a regular width.
    let isInline = isLow || traitCollection.horizontalSizeClass == .regular
    let appearance =
      isLow
      ? look.compactInlineLayoutAppearance
      : isInline ? look.inlineLayoutAppearance : look.stackedLayoutAppearance
    let slots = slots(look, isLow: isLow)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, view) in itemViews.enumerated() {
      let place = isMirrored ? itemViews.count - 1 - index : index
      let left = slots[place].lowerBound.rounded() + UITabBar.itemMargin
      let right = slots[place].upperBound.rounded() - UITabBar.itemMargin
      view.frame = CGRect(
        x: left, y: UITabBar.itemTop, width: max(right - left, 0),
        height: rowHeight - UITabBar.itemTop)
      view.show(
        appearance, isSelected: view.item === selectedItem, isInline: isInline,
        unselectedColor: unselectedItemTintColor)
    }
    placeSelectionIndicator(look)
  }

  /// Returns the horizontal ranges of the items, from the left.
  ///
  /// The items fill the bar. If the items are centered and there is enough space, they are in the
  /// middle of the bar.
  ///
  /// - Unverified: the default width and spacing of centered items, which are taken from iPads.
  private func slots(_ look: UITabBarAppearance, isLow: Bool) -> [ClosedRange<CGFloat>] {
    let (start, end) = (safeAreaInsets.left, bounds.width - safeAreaInsets.right)
    let (count, free) = (CGFloat(itemViews.count), max(end - start, 0))
    func chosen(_ ofLook: CGFloat, _ ofBar: CGFloat, or usual: CGFloat) -> CGFloat {
      if !isLow, ofLook > 0 { return ofLook }
      return ofBar > 0 ? ofBar : usual
    }
    let positioning =
      isLow || look.stackedItemPositioning == .automatic
      ? itemPositioning : look.stackedItemPositioning
    let width = chosen(look.stackedItemWidth, itemWidth, or: 76)
    let space = chosen(look.stackedItemSpacing, itemSpacing, or: 34)
    let whole = count * width + max(count - 1, 0) * space
    guard positioning == .centered, whole <= free else {
      let width = free / max(count, 1)
      return itemViews.indices.map { index in
        start + width * CGFloat(index)...start + width * CGFloat(index + 1)
      }
    }
    let first = start + (free - whole) / 2
    return itemViews.indices.map { index in
      let left = first + (width + space) * CGFloat(index)
      return left...left + width
    }
  }

  /// Places the image behind the selected item.
  private func placeSelectionIndicator(_ look: UITabBarAppearance) {
    let view = itemViews.first { $0.item === selectedItem }
    let image = look.selectionIndicatorImage ?? selectionIndicatorImage
    guard let view, let image else { return selectionIndicator.removeFromSuperview() }
    if selectionIndicator.superview == nil {
      insertSubview(selectionIndicator, aboveSubview: background)
    }
    selectionIndicator.image = image
    selectionIndicator.tintColor = look.selectionIndicatorTintColor
    selectionIndicator.bounds.size = image.size
    selectionIndicator.center = CGPoint(x: view.frame.midX, y: rowHeight / 2)
  }

  /// Called when the user has tapped an item.
  private func itemTapped(_ item: UITabBarItem) {
    if let controller {
      controller.itemTapped(item)
    } else {
      selectedItem = item
      delegate?.tabBar?(self, didSelect: item)
    }
  }

  /// Returns the view of the item with the title.
  package func itemView(titled title: String) -> UIView? {
    layoutIfNeeded()
    return itemViews.first { $0.item.title == title }
  }

  /// The horizontal margin on both sides of an item.
  private static let itemMargin: CGFloat = 2
  /// The space above an item.
  private static let itemTop: CGFloat = 1
}
