import Foundation

/// The kind of device for a window, and its size classes.
///
/// Apple documents the size classes of its devices one by one. Phones in portrait are compact in
/// width and regular in height; in landscape they are compact in height, and regular in width if
/// their short side has 414 points or more. An iPad is regular in height, and its width class
/// depends on the window: in split view, 678 points are regular, and 639 are compact.
///
/// A size that no device has is treated as the size of the nearest device. A short side below 408
/// points is treated as a phone of 402 points, a short side below 592 points as a phone of 440
/// points, and a longer short side as an iPad.
internal struct DeviceTraits: Hashable {
  var idiom: UIUserInterfaceIdiom
  var horizontal: UIUserInterfaceSizeClass
  var vertical: UIUserInterfaceSizeClass

  /// The middle between the widest phone, of 440 points, and the narrowest iPad, of 744 points.
  private static let leastSideOfPad: CGFloat = 592
  /// The middle between phones of 402 points and phones of 414 points.
  private static let leastSideOfLargePhone: CGFloat = 408
  /// The middle between the largest compact width in split view and the smallest regular width.
  private static let leastRegularWidthOnPad: CGFloat = 658.5

  /// Finds the traits of a window's device.
  ///
  /// - Parameters:
  ///   - window: The size of the window.
  ///   - screen: The size of the screen. If the window does not fit in it, the size of the window
  ///     is used instead, because the window is on another screen, or the screen is rotated.
  ///   - idiom: The kind of device, if it is known.
  init(window: CGSize, screen: CGSize, idiom: UIUserInterfaceIdiom = .unspecified) {
    let device = DeviceTraits.device(of: window, on: screen)
    let side = min(device.width, device.height)
    let isLarge = side >= DeviceTraits.leastSideOfPad
    self.idiom = idiom == .unspecified ? (isLarge ? .pad : .phone) : idiom
    guard self.idiom == .phone else {
      horizontal = window.width >= DeviceTraits.leastRegularWidthOnPad ? .regular : .compact
      vertical = .regular
      return
    }
    let isOnItsSide = device.width > device.height
    horizontal = isOnItsSide && side >= DeviceTraits.leastSideOfLargePhone ? .regular : .compact
    vertical = isOnItsSide ? .compact : .regular
  }

  /// Returns the size of a window's device.
  static func device(of window: CGSize, on screen: CGSize) -> CGSize {
    window.width <= screen.width && window.height <= screen.height ? screen : window
  }
}

extension UITraitCollection {
  /// Returns the default traits of a window on a screen.
  internal static func standard(
    _ device: DeviceTraits, displayScale: CGFloat
  ) -> UITraitCollection {
    let usual = standard
    if device.idiom == .phone, device.horizontal == .compact, device.vertical == .regular,
      displayScale == usual.displayScale
    {
      return usual
    }
    return usual.modifyingTraits {
      $0.userInterfaceIdiom = device.idiom
      $0.horizontalSizeClass = device.horizontal
      $0.verticalSizeClass = device.vertical
      $0.displayScale = displayScale
    }
  }
}
