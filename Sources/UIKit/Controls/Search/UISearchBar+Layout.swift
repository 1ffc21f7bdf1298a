import Foundation

// The background of a search bar, and the frames of its parts.

extension UISearchBar {
  /// Updates the background of the bar. The background is hidden if the style is `minimal`, or if a
  /// background image or the background of a surrounding bar replaces it.
  ///
  /// - Unverified: that the lines at the edges look as in other bars.
  internal func layOutBackground() {
    let isInBar = sequence(first: superview) { $0?.superview }
      .prefix { $0 != nil }.contains { $0 is any BarWithBackground }
    let isClear = backgroundImage != nil || searchBarStyle == .minimal
    let isBare = isClear || isInBar
    let isBlack = barStyle == .black
    let solid: UIColor? = isTranslucent || isBare ? nil : isBlack ? .black : .systemBackground
    backgroundView.backgroundColor = isClear ? nil : barTintColor ?? solid
    let blurs = !isBare && backgroundView.backgroundColor == nil
    effectView.isHidden = !blurs
    effectView.effect =
      blurs ? UIBlurEffect(style: isBlack ? .systemChromeMaterialDark : .systemChromeMaterial) : nil
    effectView.frame = bounds
    let height = traitCollection.pixelLength
    for (separator, y) in zip(separators, [0, bounds.height - height]) {
      separator.isHidden = isBare
      separator.backgroundColor = .separator
      separator.isUserInteractionEnabled = false
      separator.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    }
  }

  private func layOutPrompt() {
    show(promptLabel, prompt != nil)
    promptLabel.text = prompt
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    promptLabel.frame = CGRect(x: 8, y: 4, width: bounds.width - 16, height: 16)
  }

  /// Sets the frames of the prompt, the search field and the cancel button.
  internal func layOutField() {
    layOutPrompt()
    let top = prompt == nil ? 0 : UISearchBar.promptHeight
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var left = sideMargin + safeAreaInsets.left
    var right = bounds.width - sideMargin - safeAreaInsets.right
    // In a navigation bar, the height of the search bar may be less than the height of a row.
    let available = min(bounds.height + lostHeight - top, UISearchBar.rowHeight)
    let fullHeight = min(UISearchBar.fieldHeight, max(available, 0))
    let y = top + (available - fullHeight) / 2
    let height = max(fullHeight - lostHeight, 0)
    show(cancelButton, showsCancelButton)
    if showsCancelButton {
      let size = cancelButton.sizeThatFits(bounds.size)
      let x = isMirrored ? left : right - size.width
      cancelButton.frame = CGRect(x: x, y: y, width: size.width, height: height)
      if isMirrored { left += size.width + 8 } else { right -= size.width + 8 }
    }
    let move = searchFieldBackgroundPositionAdjustment
    searchTextField.frame = CGRect(
      x: left + move.horizontal, y: y + move.vertical, width: max(right - left, 0), height: height)
    layOutFieldIcons()
  }

  /// Sets the images in the search field.
  private func layOutFieldIcons() {
    // Only the size is set, because the text field determines the position of its right view.
    if bookmarkButton.bounds.isEmpty { bookmarkButton.bounds.size = CGSize(width: 28, height: 20) }
    bookmarkButton.image = image(for: .bookmark, state: .normal)
    if let image = image(for: .search, state: .normal) {
      (searchTextField.leftView as? UIImageView)?.image = image
    }
    let hasText = searchTextField.text?.isEmpty == false
    // The right view is set only if it changes, because setting the view requests another layout.
    let mark = showsBookmarkButton && !hasText ? bookmarkButton : nil
    if let mark {
      if searchTextField.rightView !== mark { searchTextField.rightView = mark }
      if searchTextField.rightViewMode != .always { searchTextField.rightViewMode = .always }
    } else if searchTextField.rightView === bookmarkButton {
      // Only the bookmark button is removed. The app may have set another right view.
      searchTextField.rightView = nil
    }
  }

  internal func layOutScopeBar() {
    show(scopes, isScopeBarVisible)
    scopes.show(scopeButtonTitles ?? [], selected: selectedScopeButtonIndex)
    let (left, right) = (sideMargin + safeAreaInsets.left, sideMargin + safeAreaInsets.right)
    scopes.frame = CGRect(
      x: left, y: bounds.height - UISearchBar.scopeHeight + 4,
      width: max(bounds.width - left - right, 0), height: 32)
  }

  /// The distance of the field from the sides: the margin of the navigation bar whose item has the
  /// search bar, or 8 points.
  private var sideMargin: CGFloat { (superview as? any BarWithBackground)?.margin(of: self) ?? 8 }

  private func show(_ view: UIView, _ isShown: Bool) {
    if isShown, view.superview !== self { addSubview(view) }
    if !isShown, view.superview === self { view.removeFromSuperview() }
  }
}
