import Foundation

// The presentations of alerts and action sheets.

/// Shows an alert in the middle of the screen.
internal final class AlertPresentation: UIPresentationController {
  override var shadeAlpha: CGFloat { 0.2 }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    // Reading the guide creates it. From then on, the container is laid out again when the keyboard
    // moves.
    _ = container?.keyboardLayoutGuide
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let view = presentedViewController.view as? AlertView else { return .zero }
    view.presentationMayHaveChanged()
    // The alert is above the keyboard.
    var covered = container.safeAreaInsets
    covered.bottom = max(covered.bottom, container.keyboardOverlap)
    let area = container.bounds.inset(by: covered)
    let width = min(AlertFrames.Figures.alertWidth, area.width)
    let size = view.frames(width: width, maximumHeight: max(area.height - 48, 0)).size
    let grid = container.traitCollection.displayScale
    func pixel(_ length: CGFloat) -> CGFloat { (length * grid).rounded(.down) / grid }
    return CGRect(
      x: pixel(area.midX - size.width / 2), y: pixel(area.midY - size.height / 2),
      width: size.width, height: size.height)
  }
}

/// Shows an action sheet at the bottom of the screen, or, on a wide screen, in a popover.
internal final class ActionSheetPresentation: UIPopoverPresentationController {
  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let style = super.adaptivePresentationStyle(for: traitCollection)
    return style == .pageSheet ? .overFullScreen : style
  }

  override var shadeAlpha: CGFloat { style == .popover ? 0.1 : 0.2 }

  override var arrowColor: UIColor { backgroundColor ?? AlertView.cardColor }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let alert = presentedViewController as? UIAlertController,
      let view = alert.view as? AlertView
    else { return .zero }
    view.presentationMayHaveChanged()
    let bounds = container.bounds
    let area = container.safeAreaInsets
    let margin = AlertFrames.Figures.sheetMargin
    if style == .popover {
      let width = AlertFrames.Figures.popoverWidth
      alert.preferredContentSize =
        view.frames(width: width, maximumHeight: bounds.height - 2 * margin).size
      return super.frameOfPresentedViewInContainerView
    }
    // In landscape, the sheet is still as wide as the screen in portrait.
    let width = min(bounds.width, bounds.height) - 2 * margin
    let bottom = max(area.bottom, margin)
    let height = view.frames(
      width: width, maximumHeight: max(bounds.height - area.top - margin - bottom, 0)
    ).size.height
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.maxY - bottom - height, width: width, height: height)
  }

  /// Performs the cancel action. A popover without a cancel action is dismissed.
  override func touchedBeside() {
    (presentedViewController as? UIAlertController)?.pressBeside()
  }

  override func trapWithoutSource() -> Never {
    let alert = presentedViewController
    Misuse.trap(
      "Your application has presented a UIAlertController (\(alert)) of style "
        + "UIAlertControllerStyleActionSheet from \(presentingViewController). The modalPresentationStyle "
        + "of a UIAlertController with this style is UIModalPresentationPopover. You must provide location "
        + "information for this popover through the alert controller's popoverPresentationController. You "
        + "must provide either a sourceView and sourceRect or a barButtonItem. If this information is not "
        + "known when you present the alert controller, you may provide it in the "
        + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation",
      "set sourceView, sourceItem or barButtonItem of \"\(alert.title ?? "")\"")
  }
}
