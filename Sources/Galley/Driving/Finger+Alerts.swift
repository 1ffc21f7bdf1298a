import GalleyUIKit

extension Finger {
  /// Taps a button of an alert or an action sheet.
  ///
  /// The alert is dismissed, and then the button's action runs.
  ///
  ///     Finger.tap("Delete", in: alert)
  ///
  /// The clock of the window advances until the alert has appeared, and after the tap until it has
  /// disappeared.
  ///
  /// - Precondition: The alert is presented, and a button with this title is visible in it.
  @MainActor
  public static func tap(
    _ title: String, in alert: UIAlertController, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    guard let clock = alert.viewIfLoaded?.window?.frameClock else {
      preconditionFailure(
        "Finger.tap: the alert \"\(alert.title ?? "")\" is not shown, so \"\(title)\" can't be tapped"
      )
    }
    clock.advance(while: { alert.isBeingPresented })
    guard let button = alert.button(titled: title) else {
      preconditionFailure(
        "Finger.tap: there is no button \"\(title)\" among \(alert.buttonTitles) of the alert "
          + "\"\(alert.title ?? "")\"")
    }
    tap(button, fileID: fileID, filePath: filePath, line: line, column: column)
    clock.advance(while: { alert.isBeingDismissed })
  }

  /// Taps a button of a `UIAlertView`.
  ///
  /// - Precondition: The alert is shown, and a button with this title is visible in it.
  @MainActor
  public static func tap(
    _ title: String, in alert: UIAlertView, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    guard let controller = alert.alertController else {
      preconditionFailure(
        "Finger.tap: the alert \"\(alert.title)\" is not shown, so \"\(title)\" can't be tapped")
    }
    tap(title, in: controller, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Taps a button of a `UIActionSheet`.
  ///
  /// - Precondition: The sheet is shown, and a button with this title is visible in it.
  @MainActor
  public static func tap(
    _ title: String, in sheet: UIActionSheet, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    guard let controller = sheet.alertController else {
      preconditionFailure(
        "Finger.tap: the sheet \"\(sheet.title)\" is not shown, so \"\(title)\" can't be tapped")
    }
    tap(title, in: controller, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
