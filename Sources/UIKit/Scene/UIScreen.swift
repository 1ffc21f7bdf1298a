import Foundation

/// A screen: how large it is, and how many pixels a point has.
///
///     UIScreen.main.bounds.size   // 375 × 667
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// A screen of a size.
  ///
  /// UIKit has no such initializer. Tests use it to look at a list on other devices.
  public init(size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
  }

  /// The first screen.
  /// - Differs: always one of 375 × 667 points, with two pixels a point: the smallest phone that
  ///   Apple still supports.
  public static let main = UIScreen(size: CGSize(width: 375, height: 667), scale: 2)

  /// All screens.
  public class var screens: [UIScreen] { [main] }

  /// The screen in points.
  public let bounds: CGRect
  /// How many pixels a point has.
  public let scale: CGFloat
  /// How bright it is. A number that is kept.
  public var brightness: CGFloat = 0.5
  /// The screen in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// How many pixels a point has.
  public var nativeScale: CGFloat { scale }
  /// How many frames it shows in a second, at most.
  public var maximumFramesPerSecond: Int { 60 }
}
