import Foundation

// The frames of a navigation bar's parts.

extension UINavigationBar {
  /// Lays out the bar: creates the views of the top item again, and sets all frames.
  internal func placeAll() {
    let look = look
    placeBackground()
    background.show(look)
    // The views of the app stay in the window, because the user may be editing text in them. So the
    // views that are no longer shown are removed at the end.
    let old = shown
    shown = []
    defer {
      for view in old where view.superview === self && !shown.contains(where: { $0 === view }) {
        view.removeFromSuperview()
      }
    }
    placeSearchBar()
    guard let item = topItem else { return }
    item.bar = self
    placeLargeTitle(of: item, look)
    guard !showsSearchBarOnly else { return }
    // The views of the row are new, so their first frames must not be animated.
    UIView.performWithoutAnimation { placeRow(of: item, look) }
  }

  /// Places the prompt, the buttons and the title.
  private func placeRow(of item: UINavigationItem, _ look: UINavigationBarAppearance) {
    placePrompt(of: item)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let end = views(of: item.shownTrailingItems, look)
    let start = startViews(of: item, look, beside: end)
    let leftEnd = place(isMirrored ? end : start, fromLeft: true)
    let rightEnd = place(isMirrored ? start : end, fromLeft: false)
    placeTitle(of: item, look, from: leftEnd, to: rightEnd)
  }

  /// Places the background. It extends up to the edge of the screen if the bar is attached to it.
  internal func placeBackground() {
    let isAttached = superview != nil && barPosition == .topAttached
    let above = isAttached ? max(frame.minY, 0) : 0
    background.frame = CGRect(
      x: 0, y: -above, width: bounds.width, height: bounds.height + above)
  }

  /// The height of the search bar of the top item when all of it is visible.
  internal var fullSearchHeight: CGFloat {
    topItem?.searchController.map { max($0.searchBar.sizeThatFits(bounds.size).height - 4, 0) } ?? 0
  }

  /// The height by which the search bar can shrink when content scrolls.
  ///
  /// - Unverified: that a search bar with scopes or a prompt does not shrink.
  internal var searchSlack: CGFloat {
    guard let item = topItem, item.hidesSearchBarWhenScrolling, let search = item.searchController,
      !search.isActive, !search.searchBar.isScopeBarVisible, search.searchBar.prompt == nil
    else { return 0 }
    return fullSearchHeight
  }

  /// The height by which the search bar has shrunk.
  internal var searchShrink: CGFloat { min(hiddenSearchHeight, searchSlack) }

  /// The visible height of the search bar of the top item.
  internal var searchHeight: CGFloat { fullSearchHeight - searchShrink }

  private func placeSearchBar() {
    let search = topItem?.searchController
    if searchBar !== search?.searchBar {
      searchBar?.removeFromSuperview()
      searchBar = search?.searchBar
    }
    guard let search else { return }
    search.navigationBar = self
    let bar = search.searchBar
    bar.frame = CGRect(
      x: 0, y: bounds.height - searchHeight, width: bounds.width, height: searchHeight)
    bar.lostHeight = searchShrink
    bar.isHidden = searchHeight <= 0
    if bar.superview !== self { addSubview(bar) }
  }

  /// The part of the bar that contains the buttons and the title.
  private var row: CGRect {
    let prompt = topItem?.prompt == nil ? 0 : UINavigationBar.promptHeight
    return CGRect(x: 0, y: prompt, width: bounds.width, height: smallHeight - prompt)
  }

  /// Adds a view of the top item to the bar.
  private func show(_ view: UIView) {
    addSubview(view)
    shown.append(view)
  }

  /// Returns the views on the leading side: the button for the columns of a split view controller,
  /// the back button, and the buttons of the item.
  private func startViews(
    of item: UINavigationItem, _ look: UINavigationBarAppearance, beside end: [UIView]
  ) -> [UIView] {
    let own = views(of: item.leftBarButtonItems, look)
    let ofColumns = controller.flatMap { navigation in
      (navigation.parent as? UISplitViewController)?.columnButton(in: navigation)
    }
    let first = views(of: ofColumns.map { [$0] }, look)
    let showsBack = item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton
    guard let backItem, !item.hidesBackButton, showsBack else { return first + own }
    return first + [backView(to: backItem, look, before: first + own, beside: end)] + own
  }

  /// Returns the back button, with the longest title that leaves enough space for the title of the
  /// bar.
  ///
  /// - Unverified: the width above which the title of the back button no longer moves the title of
  ///   the bar aside. In two screenshots, a title of 128 points moves the title of the bar, and a
  ///   title of about 190 points does not.
  private func backView(
    to item: UINavigationItem, _ look: UINavigationBarAppearance, before own: [UIView],
    beside end: [UIView]
  ) -> UIView {
    // Setting the bar applies the appearance proxies.
    item.shownBackItem.bar = self
    let image = backImage(of: item)
    let titles = image == nil ? backTitles(of: item) : [nil]
    let views = titles.map { backView(to: item, titled: $0, image, look) }
    // The width of text depends on the display scale, which a view inherits from the bar. So the
    // views are added to the bar before they are measured.
    for view in views { addSubview(view) }
    defer { for view in views { view.removeFromSuperview() } }
    guard views.count > 1 else { return views[0] }
    let endWidth = width(of: end)
    let title = titleWidth(look)
    let fitting = views.indices.first { index in
      let startWidth = width(of: [views[index]] + own)
      let free = bounds.width - startWidth - endWidth
      guard let title else { return free >= 0 }
      // The longest title of the back button must leave the bar's title in the middle. But if the
      // views on the leading side take at most half of the bar, the longest title may move the
      // bar's title aside. A shorter title of the back button must only leave enough space for
      // the whole title of the bar.
      guard index == 0 else { return title <= free }
      let isInMiddle = title <= bounds.width - 2 * max(startWidth, endWidth)
      return isInMiddle || title <= free && startWidth <= bounds.width / 2
    }
    return views[fitting ?? views.count - 1]
  }

  /// Returns the image for the back button that leads to an item; `nil` if the button shows a title
  /// or only the arrow.
  ///
  /// If the `backBarButtonItem` has a title, the button shows the title and not the image.
  private func backImage(of item: UINavigationItem) -> UIImage? {
    guard let back = item.backBarButtonItem, back.title?.isEmpty != false,
      item.backButtonDisplayMode == .default
    else { return nil }
    return back.shownImage(isInCompactBar: isLow)
  }

  /// Returns the titles for the back button that leads to an item, the longest first.
  private func backTitles(of item: UINavigationItem) -> [String?] {
    func shown(_ title: String?) -> String? { title.flatMap { $0.isEmpty ? nil : $0 } }
    switch item.backButtonDisplayMode {
    case .default:
      let own = item.backBarButtonItem?.title ?? item.backButtonTitle
      let title = own.map { shown($0) } ?? shown(item.title) ?? "Back"
      guard let title else { return [nil] }
      return title == "Back" ? [title, nil] : [title, "Back", nil]
    case .generic:
      guard let own = shown(item.backBarButtonItem?.title), own != "Back" else {
        return ["Back", nil]
      }
      return [own, "Back", nil]
    case .minimal: return [nil]
    }
  }

  private func backView(
    to item: UINavigationItem, titled title: String?, _ image: UIImage?,
    _ look: UINavigationBarAppearance
  ) -> UIView {
    let view = BackItemView(
      title, image: image, indicator: indicator(look), look: look.backButtonAppearance,
      item: item.shownBackItem, tint: tintColor, isInCompactBar: isLow
    ) { [weak self] in self?.goBack() }
    view.semanticContentAttribute = semanticContentAttribute
    return view
  }

  /// Returns the width that items take on one side, with the space around them.
  private func width(of views: [UIView]) -> CGFloat {
    let inset = max(safeAreaInsets.left, safeAreaInsets.right) + margin
    let width = views.reduce(inset) { sum, view in
      sum + view.sizeThatFits(row.size).width
        + (view is BackItemView ? 16 - BackItemView.reach : 16)
    }
    return views.last is BackItemView ? width - 16 + BackItemView.gapBehind : width
  }

  /// The margin on both sides of a bar.
  ///
  /// - Unverified: all widths above 402 except 440.
  internal static func margin(inWidth width: CGFloat) -> CGFloat { width > 402 ? 20 : 16 }

  private var margin: CGFloat { UINavigationBar.margin(inWidth: bounds.width) }

  /// Returns the width of the title in the middle; `nil` if no title is visible there, or if the
  /// title view is as wide as the bar.
  private func titleWidth(_ look: UINavigationBarAppearance) -> CGFloat? {
    guard let item = topItem, extent <= UINavigationBar.titleThreshold || item.titleView != nil
    else { return nil }
    if let view = item.titleView {
      let width = titleSize(of: view, in: bounds.size).width
      return width < bounds.width ? width : nil
    }
    return smallTitleWidth(of: item, look)
  }

  /// Called when the back button is tapped.
  private func goBack() {
    // For a bar without a navigation controller, `popItem(animated:)` asks the delegate.
    if controller == nil, topItem?.backAction == nil {
      popItem(animated: true)
      return
    }
    let asked = delegate ?? (controller as? any UINavigationBarDelegate)
    if let topItem, asked?.navigationBar?(self, shouldPop: topItem) == false { return }
    if let action = topItem?.backAction {
      action.performWithSender(self, target: nil)
    } else {
      controller?.goBack()
    }
  }

  /// Returns the views of the visible items.
  private func views(
    of items: [UIBarButtonItem]?, _ look: UINavigationBarAppearance
  ) -> [UIView] {
    (items ?? []).compactMap { item in
      item.bar = self
      if item.isHidden || item.system == .flexibleSpace { return nil }
      if item.system == .fixedSpace {
        return UIView(frame: CGRect(x: 0, y: 0, width: item.width, height: 1))
      }
      let appearance = item.style == .done ? look.doneButtonAppearance : look.buttonAppearance
      return BarItemView(item, appearance: appearance, tint: tintColor, isInCompactBar: isLow)
    }
  }

  /// Places items, beginning at one side. Returns the position at which the title may begin.
  private func place(_ views: [UIView], fromLeft: Bool) -> CGFloat {
    let direction: CGFloat = fromLeft ? 1 : -1
    var edge =
      fromLeft ? safeAreaInsets.left + margin : bounds.width - safeAreaInsets.right - margin
    for view in views {
      show(view)
      let size = view.sizeThatFits(row.size)
      let isBack = view is BackItemView
      if isBack { edge -= direction * BackItemView.reach }
      let x = fromLeft ? edge : edge - size.width
      view.frame = CGRect(
        x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
      edge += direction * (size.width + 16)
    }
    // The title may be closer to a back button than to other buttons.
    if views.last is BackItemView { edge -= direction * (16 - BackItemView.gapBehind) }
    return edge
  }

  /// Returns the size of a title view.
  ///
  /// A text field keeps the size of its frame, which must not change while the user types.
  private func titleSize(of view: UIView, in space: CGSize) -> CGSize {
    let isField = view is UITextField && view.frame.width > 0 && view.frame.height > 0
    if isField { return view.frame.size }
    // The size of a label depends on the space for its lines, as does the size of a view without an
    // intrinsic size.
    let intrinsic = view.intrinsicContentSize
    let hasNaturalSize =
      !(view is UILabel) && intrinsic.width != UIView.noIntrinsicMetric
      && intrinsic.height != UIView.noIntrinsicMetric
    guard view.hasConstraints || hasNaturalSize else { return view.sizeThatFits(space) }
    var size = view.sizeInBar(fitting: space)
    // A height of `layoutFittingExpandedSize` or more means all of the space.
    if size.height >= UIView.layoutFittingExpandedSize.height { size.height = space.height }
    return size
  }

  /// Places the title in the middle of the bar, or of the space between the items.
  ///
  /// The title is hidden while the large title is visible.
  private func placeTitle(
    of item: UINavigationItem, _ look: UINavigationBarAppearance, from left: CGFloat,
    to right: CGFloat
  ) {
    guard let view = item.titleView ?? smallTitle(of: item, look) else { return }
    // The width of text depends on the display scale, which a view inherits from the bar. So the
    // view is added to the bar before it is measured.
    show(view)
    let free = max(right - left, 0)
    var size = titleSize(of: view, in: CGSize(width: free, height: row.height))
    size.width = min(size.width, free)
    let grid = max(traitCollection.displayScale, 1)
    let middle = ((bounds.width - size.width) / 2 * grid).rounded() / grid
    let x = min(max(middle, left), max(right - size.width, left))
    view.frame = CGRect(
      x: x + look.titlePositionAdjustment.horizontal,
      y: row.midY - size.height / 2 + look.titlePositionAdjustment.vertical,
      width: size.width, height: size.height)
    if item.titleView == nil {
      view.frame.origin.y += barMetrics.compactMap { titleAdjustments[$0] }.first ?? 0
      view.alpha = extent > UINavigationBar.titleThreshold ? 0 : 1
      ((view as? BarTitle)?.title ?? view).accessibility.traits = [.header]
      view.accessibility.elementsHidden = view.alpha == 0
    }
  }

  /// The visible height of the large title below which the small title appears.
  /// - Unverified: this height, and the animation with which the title appears.
  private static let titleThreshold: CGFloat = 10

  /// Places the large title and the subtitle below it.
  private func placeLargeTitle(of item: UINavigationItem, _ look: UINavigationBarAppearance) {
    for view in largeTitle.subviews { view.removeFromSuperview() }
    let full = fullExtent
    largeTitle.isHidden = full == 0
    largeTitle.frame = CGRect(x: 0, y: row.maxY, width: bounds.width, height: extent + pull)
    guard full > 0,
      let title = label(item.largeTitle ?? item.title, 34, .bold, look.largeTitleTextAttributes)
    else { return }
    let (left, right) = (
      safeAreaInsets.left + margin, bounds.width - safeAreaInsets.right - margin
    )
    let size = title.sizeThatFits(CGSize(width: right - left, height: full))
    let width = min(size.width, right - left)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let subtitle = largeSubtitle(of: item)
    let lines = full - largeSubtitleHeight
    title.accessibility.traits = [.header]
    // The large title scrolls with the content, and is clipped at the lower edge of the row with
    // the buttons. The view is new, so its first frame must not be animated.
    UIView.performWithoutAnimation {
      title.frame = CGRect(
        x: isMirrored ? right - width : left,
        y: extent + pull - full + ((lines - size.height) / 2 - 2).rounded(), width: width,
        height: size.height)
      largeTitle.addSubview(title)
      if let subtitle {
        let size = subtitle.sizeInBar(fitting: CGSize(width: right - left, height: full))
        let width = min(size.width, right - left)
        subtitle.frame = CGRect(
          x: isMirrored ? right - width : left, y: title.frame.maxY - 2, width: width,
          height: size.height)
        largeTitle.addSubview(subtitle)
      }
      grow(title, within: right - left, isMirrored: isMirrored)
    }
  }

  /// Enlarges the large title a little while the content is pulled down, if there is space for it.
  ///
  /// - Unverified: the growth of the title for each point of the pull, and the maximum.
  private func grow(_ title: UILabel, within width: CGFloat, isMirrored: Bool) {
    guard pull > 0, title.bounds.width > 0 else { return }
    let scale = min(1 + min(pull / 1_000, 0.1), max(width / title.bounds.width, 1))
    let more = title.bounds.width * (scale - 1) / 2
    // The leading edge and the bottom edge stay in place.
    title.center.x += isMirrored ? -more : more
    title.center.y -= title.bounds.height * (scale - 1) / 2
    title.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Places the prompt above the title.
  private func placePrompt(of item: UINavigationItem) {
    guard let view = label(item.prompt, 13, .regular, [:]) else { return }
    let size = view.sizeThatFits(
      CGSize(width: bounds.width - 2 * margin, height: UINavigationBar.promptHeight))
    let width = min(size.width, bounds.width - 2 * margin)
    view.frame = CGRect(
      x: (bounds.width - width) / 2, y: row.minY - size.height - 3, width: width,
      height: size.height)
    show(view)
  }

  /// Returns a label; `nil` if the text is empty.
  ///
  /// - Parameter given: The attributes of the appearance, which replace the default attributes.
  private func label(
    _ text: String?, _ size: CGFloat, _ weight: UIFont.Weight,
    _ given: [NSAttributedString.Key: Any]
  ) -> UILabel? {
    guard let text, !text.isEmpty else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: UIColor.label,
    ]
    attributes.merge(given) { $1 }
    let label = UILabel()
    label.attributedText = NSAttributedString(string: text, attributes: attributes)
    return label
  }
}
