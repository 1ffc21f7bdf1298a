import Foundation
import GalleyGeometry

// The effects of changed bounds on subviews and margins, and checks that geometry is finite.

extension UIView {
  /// Returns whether all numbers of a value are finite. If they are not, the value is reported, and
  /// the caller must leave the property unchanged.
  internal func isReadable(_ isFinite: Bool, _ name: String, _ value: Any) -> Bool {
    if !isFinite { reportNotFinite(name, value, of: self) }
    return isFinite
  }

  /// Called when the bounds have changed: resizes subviews by their masks, and updates margins.
  internal func followBounds(from old: CGRect) {
    geometryChanged(from: old)
    if bounds.size != old.size {
      if autoresizesSubviews {
        for subview in subviews where !subview.autoresizingMask.isEmpty {
          subview.autoresize(from: old.size, to: bounds.size)
        }
      }
      if contentMode == .redraw { setNeedsDisplay() }
      followWidthWithMargins(from: old.width)
      followPlaceWithMargins()
      for subview in subviews { subview.followPlaceWithMargins() }
      safeAreaMayHaveChanged()
      // The safe area of subviews may change even if the safe area of this view does not.
      if safeAreaForSubviews != .zero {
        for subview in subviews { subview.safeAreaMayHaveChanged() }
      }
    }
  }

  /// Resizes the view by its mask: the flexible parts divide the difference in proportion to their
  /// sizes.
  private func autoresize(from old: CGSize, to new: CGSize) {
    var frame = self.frame
    (frame.origin.x, frame.size.width) = UIView.stretched(
      frame.origin.x, frame.size.width, from: old.width, to: new.width,
      before: autoresizingMask.contains(.flexibleLeftMargin),
      itself: autoresizingMask.contains(.flexibleWidth),
      behind: autoresizingMask.contains(.flexibleRightMargin))
    (frame.origin.y, frame.size.height) = UIView.stretched(
      frame.origin.y, frame.size.height, from: old.height, to: new.height,
      before: autoresizingMask.contains(.flexibleTopMargin),
      itself: autoresizingMask.contains(.flexibleHeight),
      behind: autoresizingMask.contains(.flexibleBottomMargin))
    self.frame = frame
  }

  private static func stretched(
    _ start: CGFloat, _ length: CGFloat, from old: CGFloat, to new: CGFloat, before: Bool,
    itself: Bool, behind: Bool
  ) -> (CGFloat, CGFloat) {
    let more = new - old
    guard more != 0, before || itself || behind else { return (start, length) }
    let rest = old - start - length
    let total = (before ? start : 0) + (itself ? length : 0) + (behind ? rest : 0)
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      // If all flexible parts are zero, each flexible part gets the same share.
      let count = CGFloat((before ? 1 : 0) + (itself ? 1 : 0) + (behind ? 1 : 0))
      return total != 0 ? more * part / total : more / count
    }
    return (start + share(before, start), max(length + share(itself, length), 0))
  }
}

/// Reports that numbers which are not finite were set as a property of a view or a layer.
///
/// The caller must leave the property unchanged.
internal func reportNotFinite(_ name: String, _ value: Any, of owner: AnyObject) {
  Report.record(
    .geometry,
    "\(name) of \(type(of: owner)) set to \(value): it stays as it is. UIKit stops here: CALayer "
      + "position contains NaN")
}

extension CGRect {
  /// Returns the rectangle, with zero in place of numbers that are not finite.
  ///
  /// Such numbers are reported, because a NaN would spread to other frames.
  ///
  /// UIKit accepts the null rectangle, with which apps create views whose constraints determine
  /// their frames. Here the null rectangle counts as an empty rectangle.
  internal func readable(as name: String, of owner: AnyObject) -> CGRect {
    if isNull { return .zero }
    guard galley.isFinite else {
      Report.record(
        .geometry,
        "\(name) of \(type(of: owner)) set to (\(origin.x), \(origin.y), \(size.width), \(size.height)): what is no number "
          + "counts as 0. UIKit stops here: CALayer \(name == "bounds" ? name : "position") contains NaN"
      )
      func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
      return CGRect(
        x: number(origin.x), y: number(origin.y), width: number(size.width),
        height: number(size.height))
    }
    return self
  }
}
