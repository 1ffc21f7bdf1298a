import Foundation

@testable import GalleyUIKit

/// The window of a phone with three pixels a point.
///
/// A window does not keep its scene alive. This one does.
internal final class PhoneWindow: UIWindow {
  private let keptScene: UIWindowScene

  /// Creates a visible window.
  ///
  /// - Parameters:
  ///   - width: The width of the screen.
  ///   - height: The height of the screen.
  ///   - top: The height of the safe area's part at the top.
  init(_ width: CGFloat, _ height: CGFloat, top: CGFloat = 0) {
    let screen = UIScreen(size: CGSize(width: width, height: height), scale: 3)
    keptScene = UIWindowScene(screen: screen)
    super.init(windowScene: keptScene)
    deviceSafeArea = UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0)
    isHidden = false
  }

  required init?(coder: NSCoder) { nil }
}

/// Half a pixel of a phone, and the rounding of the sheets to three decimal places.
internal let halfPixel: CGFloat = 1.0 / 6 + 0.002

/// Whether a length is the one in a sheet, to half a pixel.
internal func isWithinHalfPixel(_ length: CGFloat, of figure: CGFloat) -> Bool {
  abs(length - figure) <= halfPixel
}

/// Whether all sides of a rectangle are where a sheet has them, to half a pixel.
internal func isWithinHalfPixel(_ frame: CGRect, of figure: CGRect) -> Bool {
  isWithinHalfPixel(frame.minX, of: figure.minX) && isWithinHalfPixel(frame.minY, of: figure.minY)
    && isWithinHalfPixel(frame.maxX, of: figure.maxX)
    && isWithinHalfPixel(frame.maxY, of: figure.maxY)
}
