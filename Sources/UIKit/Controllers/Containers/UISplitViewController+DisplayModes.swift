import Foundation

// Choosing the display mode of a split view controller, and showing its columns.

extension UISplitViewController {
  /// Whether the view is wider than high.
  ///
  /// While a device turns, the screen has its new size before the window has it. The size classes
  /// change in between, and the columns expand. Then the new size determines the result.
  internal var isWide: Bool {
    var size = viewIfLoaded?.bounds.size ?? boundsForLoading.size
    if let screen = viewIfLoaded?.window?.windowScene?.screen.bounds.size,
      screen == CGSize(width: size.height, height: size.width)
    {
      size = screen
    }
    return size.width > size.height
  }

  /// The display mode that the app prefers, or the system's choice if the app prefers none.
  internal var defaultMode: DisplayMode {
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    guard isWide else { return .secondaryOnly }
    return preferredSplitBehavior == .overlay ? .secondaryOnly : .oneBesideSecondary
  }

  /// Called when a property that determines the display mode has changed.
  internal func displayModeMayChange() {
    chosenMode = nil
    guard knowsSizeClass, !collapsed else { return }
    updateMode(animated: UIView.inheritedAnimationDuration > 0)
  }

  /// Changes to a display mode that the user or `show(_:)` has chosen.
  internal func choose(_ mode: DisplayMode) {
    chosenMode = mode
    updateMode(animated: true)
  }

  /// Shows or hides the columns before the secondary column, as the display mode button does.
  internal func toggleDisplayMode() {
    guard !collapsed else { return }
    let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if target != .automatic { return choose(target) }
    if shownMode == .secondaryOnly {
      showColumn(givenStyle == .tripleColumn ? .supplementary : .primary)
    } else {
      choose(.secondaryOnly)
    }
  }

  /// Shows the columns of the current display mode.
  internal func updateMode(animated: Bool = false) {
    guard !collapsed else { return }
    let mode = chosenMode ?? defaultMode
    guard mode != shownMode else { return }
    columnLayout.finishChange()
    let before = Set(visibleColumns)
    delegate?.splitViewController(self, willChangeTo: mode)
    shownMode = mode
    columnButtonMayMove()
    let after = Set(visibleColumns)
    if !isClassic {
      for (column, _) in columns where before.contains(column) && !after.contains(column) {
        delegate?.splitViewController(self, willHide: column)
      }
      for (column, _) in columns where !before.contains(column) && after.contains(column) {
        delegate?.splitViewController(self, willShow: column)
      }
    }
    if animated, isTransitionVisible, let view = viewIfLoaded {
      columnLayout.animateChange(in: view)
    } else {
      setNeedsColumnLayout()
    }
  }

  /// The visible columns, in their order.
  internal var visibleColumns: [Column] {
    let others = columns.map(\.column).filter { $0 != .secondary }
    let second: [Column] = given[.secondary] == nil ? [] : [.secondary]
    switch shownMode {
    case .secondaryOnly, .automatic: return second
    case .oneBesideSecondary, .oneOverSecondary: return others.suffix(1) + second
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: return others + second
    }
  }

  internal func setNeedsColumnLayout() { viewIfLoaded?.setNeedsLayout() }
}
