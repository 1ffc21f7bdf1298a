import Foundation
import GalleyGeometry
import GalleyMotion

extension UIScrollView {
  /// Shows the indicators for a moment. While the content moves, the indicators are visible anyway.
  internal func flashIndicators() {
    guard motion.drag == nil, motion.flight == nil else { return }
    showIndicators()
    hideIndicatorsLater()
  }

  /// Shows the indicators, because the content begins to move. Without a window, no indicators are
  /// shown.
  internal func showIndicators() {
    guard window != nil else { return }
    let indicators = self.indicators ?? ScrollIndicators()
    if self.indicators == nil {
      self.indicators = indicators
      layer.addOverlay(indicators.horizontal)
      layer.addOverlay(indicators.vertical)
    }
    indicators.show()
    placeIndicators()
  }

  /// Hides the indicators some time after the content has stopped.
  internal func hideIndicatorsLater() {
    guard let indicators else { return }
    if let clock = window?.frameClock { indicators.hideLater(by: clock) } else { indicators.hide() }
  }

  // MARK: Frames

  /// Sets the frames of the visible indicators.
  internal func placeIndicators() {
    guard let indicators, indicators.isShown else { return }
    let color = indicatorColor.cgColor
    for axis in [Axis.horizontal, .vertical] {
      let layer = axis == .vertical ? indicators.vertical : indicators.horizontal
      let frame = indicatorFrame(along: axis)
      layer.isHidden = frame == nil
      layer.backgroundColor = color
      if let frame { layer.frame = frame }
    }
  }

  /// Returns the frame of an indicator in the view's coordinates; `nil` if no indicator is shown.
  internal func indicatorFrame(along axis: Axis) -> CGRect? {
    guard showsIndicator(along: axis) else { return nil }
    let isVertical = axis == .vertical
    var inset = isVertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
    if automaticallyAdjustsScrollIndicatorInsets { inset = inset.plus(safeAreaInsets) }
    inset.bottom += insetOfKeyboard
    let (margin, thickness) = (ScrollIndicators.margin, ScrollIndicators.thickness)
    var area = bounds.inset(by: inset).insetBy(dx: margin, dy: margin)
    guard area.width > 0, area.height > 0 else { return nil }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // If both indicators are shown, neither of them extends into the corner.
    if showsIndicator(along: isVertical ? .horizontal : .vertical) {
      if isVertical {
        area.size.height -= thickness + margin
      } else {
        area.size.width -= thickness + margin
        if isMirrored { area.origin.x += thickness + margin }
      }
    }
    let (low, high) = (minimumOffset.point[axis], maximumOffset.point[axis])
    let content = adjustedContentInset
    let around = isVertical ? content.top + content.bottom : content.left + content.right
    let visible = (isVertical ? bounds.height : bounds.width) - around
    let span = ScrollIndicatorSpan(
      track: isVertical ? area.height : area.width, visible: visible,
      content: visible + (high - low), offset: contentOffset.point[axis] - low)
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let start = CGFloat(grid.position(span.start))
    let length = CGFloat(grid.position(span.length))
    guard isVertical else {
      return CGRect(
        x: area.minX + start, y: area.maxY - thickness, width: length, height: thickness)
    }
    return CGRect(
      x: isMirrored ? area.minX : area.maxX - thickness, y: area.minY + start, width: thickness,
      height: length)
  }

  /// Returns whether an indicator is shown along an axis. The content must be larger than the view.
  private func showsIndicator(along axis: Axis) -> Bool {
    guard axis == .vertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator else {
      return false
    }
    return maximumOffset.point[axis] > minimumOffset.point[axis]
  }

  // MARK: Appearance

  private var indicatorColor: UIColor {
    switch indicatorStyle {
    case .black: UIColor(white: 0, alpha: 0.5)
    case .white: UIColor(white: 1, alpha: 0.5)
    case .default:
      isBackgroundDark ? UIColor(white: 1, alpha: 0.4) : UIColor(white: 0, alpha: 0.35)
    }
  }

  /// Whether the background behind the content is dark. If the background color is translucent, the
  /// user interface style of the traits is used.
  private var isBackgroundDark: Bool {
    guard let color = backgroundColor?.resolvedColor(with: traitCollection).cgColor.color,
      color.alpha > 0.5
    else { return traitCollection.userInterfaceStyle == .dark }
    return 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue < 0.5
  }
}
