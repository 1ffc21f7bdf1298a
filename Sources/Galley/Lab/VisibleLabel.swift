import Foundation
import GalleyUIKit

extension UILabel {
  /// Returns the part of the label's frame in a window that no superview clips, and that no bar in
  /// front of the label covers; null or empty if there is none, or if another view hides more than
  /// a quarter of that part.
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
      // Keep the larger of the parts above and below the bar.
      let (above, below) = (max(area.minY - frame.minY, 0), max(frame.maxY - area.maxY, 0))
      if below > above { frame.origin.y = area.maxY }
      frame.size.height = max(above, below)
    }
    let isCovered = sequence(first: self as UIView, next: \.superview).contains { view in
      view.siblingsInFront.contains { $0.covers(frame, in: window) }
    }
    return isCovered ? .null : frame
  }
}

extension UIView {
  /// The visible bars in the view.
  fileprivate var bars: [UIView] {
    guard isSeen else { return [] }
    if self is UINavigationBar || self is UITabBar || self is UIToolbar { return [self] }
    return subviews.flatMap { $0.bars }
  }

  /// The views in front of the view in the same superview.
  fileprivate var siblingsInFront: [UIView] {
    let siblings = superview?.subviews ?? []
    guard let place = siblings.firstIndex(where: { $0 === self }) else { return [] }
    return siblings.enumerated().filter { other, sibling in
      (sibling.layer.zPosition, other) > (layer.zPosition, place)
    }.map(\.element)
  }

  /// Whether the view or a visible subview, such as the background of a pinned header, hides more
  /// than a quarter of a frame in a window.
  fileprivate func covers(_ frame: CGRect, in window: UIWindow) -> Bool {
    guard isSeen else { return false }
    let common = convert(bounds, to: window).intersection(frame)
    if common.isNull, clipsToBounds || self is _ListElementView { return false }
    if !common.isNull, hidesContent,
      common.width * common.height * 4 > frame.width * frame.height
    {
      return true
    }
    return subviews.contains { $0.covers(frame, in: window) }
  }

  /// Whether the view hides the views behind it, at least for the most part.
  private var hidesContent: Bool {
    switch self {
    case is UIVisualEffectView: true
    case let image as UIImageView: image.image != nil
    default: (backgroundColor?.cgColor.alpha ?? 0) * alpha >= 0.5
    }
  }
}
