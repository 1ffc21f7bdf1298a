import Foundation

/// A screen: how large it is, and how many pixels a point has.
///
///     UIScreen.main.bounds.size   // 375 × 667
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// A screen of a size.
  ///
  /// UIKit has no such initializer. Tests use it to look at a list on other devices.
  public init(size: CGSize, scale: CGFloat) {
    self.size = size
    ownScale = scale
  }

  /// The first screen.
  /// - Differs: always one of 375 × 667 points, with two pixels a point: the smallest phone that
  ///   Apple still supports.
  public static let main = UIScreen(size: CGSize(width: 375, height: 667), scale: 2)

  /// All screens.
  open class var screens: [UIScreen] { [main] }

  /// The screen in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// How many pixels a point has.
  open var scale: CGFloat { ownScale }
  /// The size of the screen as it is held: a device that is turned has another one.
  package final var size: CGSize
  private let ownScale: CGFloat
  /// How bright it is. A number that is kept.
  open var brightness: CGFloat = 0.5
  /// The screen in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// How many pixels a point has.
  open var nativeScale: CGFloat { scale }
  /// How many frames it shows in a second, at most.
  open var maximumFramesPerSecond: Int { 60 }
}
