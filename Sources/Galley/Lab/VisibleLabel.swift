import Foundation
import GalleyUIKit

extension UILabel {
  /// Returns the part of the label's frame in a window that no superview clips, and that no bar in
  /// front of the label covers; null or empty if there is none.
  internal func visibleFrame(in window: UIWindow) -> CGRect {
    var frame = convert(bounds, to: window).intersection(window.bounds)
    for view in sequence(first: self as UIView, next: \.superview) where view.clipsToBounds {
      frame = frame.intersection(view.convert(view.bounds, to: window))
    }
    for bar in window.bars where !isDescendant(of: bar) {
      let area = bar.convert(bar.bounds, to: window)
      let common = frame.intersection(area)
      guard !common.isNull else { continue }
      let middle = CGPoint(x: common.midX, y: common.midY)
      // A sheet may be in front of the bar.
      guard let hit = window.hitTest(middle, with: nil), hit.isDescendant(of: bar) else { continue }
      // The larger part is above or below the bar.
      let (above, below) = (max(area.minY - frame.minY, 0), max(frame.maxY - area.maxY, 0))
      if below > above { frame.origin.y = area.maxY }
      frame.size.height = max(above, below)
    }
    return frame
  }
}

extension UIView {
  /// The visible bars in the view.
  fileprivate var bars: [UIView] {
    guard isSeen else { return [] }
    if self is UINavigationBar || self is UITabBar || self is UIToolbar { return [self] }
    return subviews.flatMap { $0.bars }
  }
}
