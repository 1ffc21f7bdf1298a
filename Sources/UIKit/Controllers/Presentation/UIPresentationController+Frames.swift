import Foundation

// The style and the frame of a presented controller. Nobody has measured UIKit's sheets for Galley;
// the constants are commonly known values of iPhones and iPads.

extension UIPresentationController {
  /// The presentation style that the controller has requested; `pageSheet` for `automatic`.
  internal var resolvedStyle: UIModalPresentationStyle {
    requestedStyle == .automatic ? .pageSheet : requestedStyle
  }

  /// Returns the style for the given traits.
  ///
  /// In a compact width, the delegate may choose another style. By default a popover becomes a
  /// sheet.
  internal func adapted(to traits: UITraitCollection) -> UIModalPresentationStyle {
    guard traits.horizontalSizeClass == .compact else { return resolvedStyle }
    guard [.popover, .pageSheet, .formSheet].contains(resolvedStyle) else { return resolvedStyle }
    let chosen = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
    switch chosen ?? .automatic {
    case .none: return resolvedStyle
    case .automatic: return resolvedStyle == .popover ? .pageSheet : resolvedStyle
    case let style: return style
    }
  }

  /// Changes the style of a visible presentation for new traits: a popover becomes a sheet when the
  /// width becomes compact, and a popover again when the width becomes regular.
  ///
  /// If the presentation has removed the presenting view, the style stays the same. A new style
  /// never removes the presenting view. A popover without a source stays a sheet.
  internal func adapt(to traits: UITraitCollection) {
    let presented = presentedViewController
    guard place == nil, !isReplacement, !presented.isBeingPresented, !presented.isBeingDismissed
    else { return }
    let new = adaptivePresentationStyle(for: traits)
    guard new != style else { return }
    if new == .popover, (self as? UIPopoverPresentationController)?.sourceItem == nil { return }
    style = new
    tellAdaptedStyle(nil)
    container?.setNeedsLayout()
  }

  /// Whether the controller is presented as a page sheet or a form sheet.
  internal var isSheet: Bool { style == .pageSheet || style == .formSheet }

  /// Whether the controller is presented as a sheet that is at the lower edge or covers the screen.
  ///
  /// This property is `false` for a sheet in the middle of the screen, and for other styles.
  internal var isAtEdge: Bool {
    guard isSheet else { return false }
    let traits = container?.traitCollection
    return traits?.horizontalSizeClass != .regular || traits?.verticalSizeClass == .compact
  }

  /// The settings of the sheet; `nil` if the controller is not presented as a sheet.
  internal var sheetSettings: UISheetPresentationController? {
    self as? UISheetPresentationController
      ?? (self as? UIPopoverPresentationController)?.adaptiveSheet
  }

  internal var presentedFrame: CGRect { container.map { frame(in: $0.bounds) } ?? .zero }

  /// Returns the frame of the presented view in a container with the given bounds.
  internal func frame(in bounds: CGRect) -> CGRect {
    let area = container?.safeAreaInsets ?? .zero
    switch style {
    case .pageSheet where isAtEdge, .formSheet where isAtEdge:
      if let sheet = sheetSettings { return sheet.frameAtEdge(of: bounds, area) }
      return CGRect(
        x: 0, y: area.top + 10, width: bounds.width, height: max(bounds.height - area.top - 10, 0))
    case .pageSheet: return middle(CGSize(width: 704, height: bounds.height), of: bounds)
    case .formSheet:
      let wanted = presentedViewController.preferredContentSize
      let width = wanted.width > 0 ? wanted.width : 540
      let height = wanted.height > 0 ? wanted.height : 620
      return middle(CGSize(width: width, height: height), of: bounds)
    case .popover:
      return (self as? UIPopoverPresentationController)?.placement(in: bounds).frame ?? bounds
    default: return bounds
    }
  }

  /// Returns the centered rectangle of a size, reduced to leave a margin around it.
  private func middle(_ size: CGSize, of bounds: CGRect) -> CGRect {
    let size = CGSize(
      width: min(size.width, bounds.width - 40), height: min(size.height, bounds.height - 40))
    return CGRect(
      x: (bounds.midX - size.width / 2).rounded(.down),
      y: (bounds.midY - size.height / 2).rounded(.down), width: size.width, height: size.height)
  }
}
