import Foundation

// The button that shows and hides columns, in the navigation bar of the first visible column.

extension UISplitViewController {
  /// The navigation controller whose bar has the button; `nil` if no bar has it.
  ///
  /// - Unverified: that the button is before a back button.
  private var columnButtonOwner: UINavigationController? {
    guard !isClassic, !collapsed, knowsSizeClass, columns.count > 1 else { return nil }
    switch displayModeButtonVisibility {
    case .never: return nil
    case .automatic where !presentsWithGesture: return nil
    case .automatic, .always: break
    }
    return visibleColumns.first.flatMap { shown(in: $0) } as? UINavigationController
  }

  /// Returns the button, if the bar of a navigation controller has it.
  internal func columnButton(in navigation: UINavigationController) -> UIBarButtonItem? {
    columnButtonOwner === navigation ? sidebarButton : nil
  }

  /// Called when the button may be in another bar now.
  internal func columnButtonMayMove() {
    let new = columnButtonOwner
    guard new !== lastColumnButtonOwner else { return }
    lastColumnButtonOwner?.navigationBar.setNeedsLayout()
    lastColumnButtonOwner = new
    new?.navigationBar.setNeedsLayout()
  }

  /// Hides the primary column if it is visible, or shows one more column.
  internal func columnButtonTapped() {
    switch visibleColumns.first {
    case .primary: hideColumn(.primary)
    case .supplementary: showColumn(.primary)
    default: showColumn(givenStyle == .tripleColumn ? .supplementary : .primary)
    }
  }
}
