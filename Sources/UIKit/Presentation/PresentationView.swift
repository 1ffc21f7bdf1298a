import Foundation

/// The view in which a controller is shown over another: shade, a sheet with round corners, and in that
/// the controller's view.
internal final class PresentationView: UIView {
  internal unowned let presentation: UIPresentationController
  private let shade = UIView()
  /// Cuts off the corners.
  let sheet = UIView()
  private lazy var grabber = SheetGrabber()
  private lazy var drag = SheetDrag(of: self)
  /// Whether the app's animator has put the controller's view in its place, which is in this one then.
  var isPlacedByApp = false { didSet { sheet.isHidden = isPlacedByApp } }

  init(_ presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(shade)
    addSubview(sheet)
    sheet.clipsToBounds = true
    drag.install(in: sheet)
  }

  required init?(coder: NSCoder) { nil }

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

  private func placeSheet() {
    sheet.frame = presentation.frameOfPresentedViewInContainerView
    let isSheet = presentation.isSheet
    let isLow = isSheet && sheet.frame.maxY >= bounds.maxY
    let radius = isSheet ? presentation.sheetSettings?.preferredCornerRadius ?? 10 : 10
    sheet.layer.cornerRadius = isSheet || presentation.style == .popover ? radius : 0
    sheet.layer.maskedCorners =
      isLow
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    presentation.presentedView?.frame = sheet.bounds
    guard presentation.isAtEdge, presentation.sheetSettings?.prefersGrabberVisible == true else {
      if grabber.superview != nil { grabber.removeFromSuperview() }
      return
    }
    sheet.addSubview(grabber)
    grabber.frame = SheetGrabber.frame(in: sheet.bounds)
  }

  /// Whether what is below a sheet is dark, and out of reach for fingers.
  private var dims: Bool {
    guard presentation.isAtEdge, let settings = presentation.sheetSettings else { return true }
    return settings.dims
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && presentation.isSheet && !dims ? nil : hit
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard !isPlacedByApp, let touch = touches.first, !sheet.frame.contains(touch.location(in: self))
    else { return }
    presentation.touchedBeside()
  }

  /// What lies over other content has brighter backgrounds when it is dark.
  override func traits(from traits: UITraitCollection) -> UITraitCollection {
    guard presentation.isSheet || presentation.style == .popover else { return traits }
    return traits.modifyingTraits { $0.userInterfaceLevel = .elevated }
  }
}

/// The line at the upper edge of a sheet, which shows that it can be pulled.
///
/// - Unverified: its frame and its colour.
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
