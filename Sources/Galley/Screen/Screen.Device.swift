import Foundation
import GalleyUIKit

extension Screen {
  /// A phone or a tablet: its size, its scale and its safe area.
  ///
  ///     Screen.Device.phone             // iPhone 13: 390 × 844 points
  ///     Screen.Device.phone.landscape.size     // 844 × 390
  ///     Screen.Device.pad.landscape.split(.half).size.width   // 585
  ///     Screen.Device.all                      // one of each size
  ///
  /// `Screen.Device.models` lists all models since the first iPhone SE, and
  /// `Screen.Device.named("iPhone 16 Pro")` returns one of these models. Other devices are created
  /// with `init(name:size:scale:idiom:)`.
  public struct Device: Hashable, Sendable {
    /// The orientation of a device.
    public enum Orientation: String, CaseIterable, Hashable, Sendable {
      /// The short side is at the bottom.
      case portrait
      /// The long side is at the bottom.
      case landscape

      /// The other orientation.
      internal var other: Orientation { self == .portrait ? .landscape : .portrait }
    }

    /// The part of a tablet's screen that the app occupies.
    public enum Part: String, CaseIterable, Hashable, Sendable {
      /// The whole screen.
      case whole
      /// The narrow part of a split view.
      case third
      /// One half of a split view.
      ///
      /// UIKit offers this part in landscape orientation only.
      case half
      /// The wide part of a split view.
      case twoThirds
    }

    /// The name of the model, such as `iPhone 16 Pro`.
    public var name: String
    /// The size of the screen in points, in portrait orientation.
    public var uprightSize: CGSize
    /// The number of pixels in a point.
    public var scale: CGFloat
    /// The idiom: phone or tablet.
    public var idiom: UIUserInterfaceIdiom
    /// The safe area in portrait orientation.
    public var portraitSafeArea: UIEdgeInsets
    /// The safe area in landscape orientation.
    public var landscapeSafeArea: UIEdgeInsets
    /// The radius of the screen's corners in points.
    public var cornerRadius: CGFloat
    /// Whether a phone has the regular width class in landscape orientation.
    public var isRegularInLandscape: Bool
    /// The orientation of the device.
    public var orientation = Orientation.portrait
    /// The part of the screen that the app occupies.
    public var part = Part.whole

    /// Creates a device.
    ///
    /// - Parameters:
    ///   - name: The name of the device. The name becomes a part of the file names of proofs, which
    ///     are recorded pictures and texts that tests compare.
    ///   - size: The size of the screen in points, in portrait orientation.
    ///   - scale: The number of pixels in a point.
    ///   - idiom: The idiom. With `nil`, a device whose short side is above 592 points is a tablet.
    ///   - portraitSafeArea: The safe area in portrait orientation.
    ///   - landscapeSafeArea: The safe area in landscape orientation.
    ///   - cornerRadius: The radius of the screen's corners in points.
    public init(
      name: String, size: CGSize, scale: CGFloat = 2, idiom: UIUserInterfaceIdiom? = nil,
      portraitSafeArea: UIEdgeInsets = .zero, landscapeSafeArea: UIEdgeInsets = .zero,
      cornerRadius: CGFloat = 0
    ) {
      let short = min(size.width, size.height)
      self.name = name
      uprightSize = size
      self.scale = scale
      self.idiom = idiom ?? (short > 592 ? .pad : .phone)
      self.portraitSafeArea = portraitSafeArea
      self.landscapeSafeArea = landscapeSafeArea
      self.cornerRadius = cornerRadius
      isRegularInLandscape = short >= 408
    }

    // MARK: Other orientations

    /// The same device in landscape orientation.
    public var landscape: Device { held(.landscape) }

    /// The same device in portrait orientation.
    public var portrait: Device { held(.portrait) }

    /// Returns the same device in an orientation.
    public func held(_ orientation: Orientation) -> Device {
      var device = self
      device.orientation = orientation
      return device
    }

    /// Returns the same tablet with the app in a part of the screen.
    ///
    /// A phone has no split view, and is returned unchanged.
    public func split(_ part: Part) -> Device {
      guard idiom == .pad else { return self }
      var device = self
      device.part = part
      return device
    }

    // MARK: Size and safe area

    /// The size of the whole screen in points, in the device's orientation.
    public var screenSize: CGSize {
      orientation == .portrait
        ? uprightSize : CGSize(width: uprightSize.height, height: uprightSize.width)
    }

    /// The size of the app's window in points.
    public var size: CGSize { CGSize(width: width, height: screenSize.height) }

    /// The safe area of the app's window.
    public var safeArea: UIEdgeInsets {
      orientation == .portrait ? portraitSafeArea : landscapeSafeArea
    }

    /// The size class of the width of the app's window.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
      if idiom == .pad { return width >= Device.leastRegularWidth ? .regular : .compact }
      return orientation == .landscape && isRegularInLandscape ? .regular : .compact
    }

    /// The size class of the height of the app's window.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
      idiom == .pad || orientation == .portrait ? .regular : .compact
    }

    /// The least regular width on an iPad.
    ///
    /// The exact number is unknown: 639 points are compact, and 678 are regular.
    private static let leastRegularWidth: CGFloat = 658.5

    /// The width of the app's window.
    ///
    /// The two apps of a split view have ten points between them. The narrow app is 375 points wide
    /// on a screen of at least 1024 points in portrait or 1180 in landscape orientation, and 320
    /// points wide on smaller screens.
    private var width: CGFloat {
      let whole = screenSize.width
      let gap: CGFloat = 10
      let third: CGFloat = whole >= (orientation == .portrait ? 1_024 : 1_180) ? 375 : 320
      switch part {
      case .whole: return whole
      case .third: return third
      case .half: return ((whole - gap) / 2).rounded(.down)
      case .twoThirds: return whole - third - gap
      }
    }
  }
}

extension Screen.Device: CustomStringConvertible {
  /// The name, with the orientation if it is not portrait, and the part of the screen if it is not
  /// the whole: `iPhone 13 landscape`, `iPad landscape 1-2`.
  public var description: String {
    var words = [name]
    if orientation == .landscape { words.append("landscape") }
    switch part {
    case .whole: break
    case .third: words.append("1-3")
    case .half: words.append("1-2")
    case .twoThirds: words.append("2-3")
    }
    return words.joined(separator: " ")
  }
}
