import Foundation

/// The container view of a presentation.
///
/// The container view contains a dimming view, and a sheet with rounded corners that contains the
/// controller's view.
internal final class PresentationView: UIView {
  internal unowned let presentation: UIPresentationController
  /// The presentation controller, which this view retains after the end of the presentation. During
  /// the presentation, the presentation controller retains this view.
  internal var formerPresentation: UIPresentationController?
  /// The dimming view.
  private let shade = UIView()
  /// The view that clips the controller's view to the rounded corners.
  let sheet = UIView()
  private lazy var grabber = SheetGrabber()
  private lazy var arrow = PopoverArrow()
  private lazy var drag = SheetDrag(of: self)
  /// Whether the app's animator has placed the controller's view.
  ///
  /// In this case, the controller's view is a subview of this view, and not of `sheet`.
  var isPlacedByApp = false { didSet { sheet.isHidden = isPlacedByApp } }
  /// The view that an animation of the presentation moves.
  var movedView: UIView { isPlacedByApp ? presentation.presentedView ?? sheet : sheet }

  init(_ presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.isUserInteractionEnabled = false
    addSubview(shade)
    addSubview(sheet)
    sheet.clipsToBounds = true
    drag.install(in: sheet)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows or hides the dimming view and the arrow.
  func showSurroundings(_ isShown: Bool) {
    shade.alpha = isShown ? 1 : 0
    if arrow.superview != nil { arrow.alpha = shade.alpha }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard window != nil, presentation.container === self,
      previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass
    else { return }
    presentation.adapt(to: traitCollection)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation.containerViewWillLayoutSubviews()
    placeShade()
    if !isPlacedByApp { placeSheet() }
    presentation.containerViewDidLayoutSubviews()
  }

  private func placeShade() {
    shade.frame = bounds
    let shadeAlpha = presentation.isSheet && !dims ? 0 : presentation.shadeAlpha
    shade.backgroundColor = shadeAlpha > 0 ? UIColor(white: 0, alpha: shadeAlpha) : nil
    shade.isHidden = shadeAlpha == 0
  }

  /// Sets the frame, the corners and the subviews of the sheet.
  private func placeSheet() {
    // The sheet may have a transform, so its frame can't be set.
    let frame = presentation.frameOfPresentedViewInContainerView
    sheet.bounds.size = frame.size
    sheet.center = CGPoint(x: frame.midX, y: frame.midY)
    let isSheet = presentation.isSheet
    let isLow = isSheet && frame.maxY >= bounds.maxY
    let radius =
      isSheet
      ? presentation.sheetSettings?.preferredCornerRadius ?? 10 : PopoverPlacement.cornerRadius
    // A sheet that covers the screen, as in a compact height, has no rounded corners.
    let isRound = isSheet ? frame != bounds : presentation.style == .popover
    sheet.layer.cornerRadius = isRound ? radius : 0
    sheet.layer.maskedCorners =
      isLow
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    presentation.presentedView?.frame = sheet.bounds
    placeArrow()
    guard presentation.isAtEdge, presentation.sheetSettings?.prefersGrabberVisible == true else {
      if grabber.superview != nil { grabber.removeFromSuperview() }
      return
    }
    sheet.addSubview(grabber)
    grabber.frame = SheetGrabber.frame(in: sheet.bounds)
  }

  private func placeArrow() {
    guard presentation.style == .popover,
      let popover = presentation as? UIPopoverPresentationController
    else {
      if arrow.superview != nil { arrow.removeFromSuperview() }
      return
    }
    insertSubview(arrow, belowSubview: sheet)
    sheet.backgroundColor = popover.backgroundColor
    let placement = popover.placement(in: bounds)
    arrow.isHidden = placement.direction.isEmpty
    arrow.show(at: placement, popover.arrowColor)
  }

  /// Whether the content below the sheet is dimmed and receives no touches.
  private var dims: Bool {
    guard presentation.isAtEdge, let settings = presentation.sheetSettings else { return true }
    return settings.dims
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    if presentation.isSheet { return dims ? hit : nil }
    let popover = presentation as? UIPopoverPresentationController
    return presentation.style == .popover && popover?.passesThrough(point) == true ? nil : hit
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard !isPlacedByApp, let touch = touches.first, !sheet.frame.contains(touch.location(in: self))
    else { return }
    presentation.touchedBeside()
  }

  /// Returns traits with an elevated user interface level.
  ///
  /// With these traits, backgrounds are lighter in dark mode.
  override func traits(from traits: UITraitCollection) -> UITraitCollection {
    guard presentation.isSheet || presentation.style == .popover else { return traits }
    return traits.modifyingTraits { $0.userInterfaceLevel = .elevated }
  }
}

/// The grabber: the line at the upper edge of a sheet that indicates that the sheet can be dragged.
///
/// - Unverified: its frame and its color.
internal final class SheetGrabber: UIView {
  static func frame(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.midX - 18, y: 5, width: 36, height: 5)
  }

  init() {
    super.init(frame: .zero)
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = 2.5
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}
