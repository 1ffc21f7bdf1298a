import GalleyUIKit

extension Finger {
  /// Taps an item in the bar of a tab bar controller, by its title.
  ///
  ///     Finger.tap(tab: "Settings", in: tabs)
  ///
  /// - Precondition: The controller is shown, and its bar has an item with this title.
  public static func tap(
    tab title: String, in tabs: UITabBarController, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    guard tabs.viewIfLoaded?.window != nil else {
      preconditionFailure(
        "Finger.tap: the tab bar controller is not shown, so \"\(title)\" can't be tapped")
    }
    tabs.view.layoutIfNeeded()
    guard let item = tabs.tabBar.itemView(titled: title) else {
      preconditionFailure(
        "Finger.tap: there is no \"\(title)\" among \((tabs.tabBar.items ?? []).map { $0.title ?? "" }) "
          + "of the tab bar")
    }
    tap(item, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
