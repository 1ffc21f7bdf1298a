import Foundation
import UIKit

extension Screen {
  /// A phone or a tablet: how large it is, how many pixels a point has, and what covers its edges.
  ///
  ///     Screen.Device.phone             // iPhone 13: 390 × 844 points
  ///     Screen.Device.phone.landscape.size     // 844 × 390
  ///     Screen.Device.pad.landscape.split(.half).size.width   // 585
  ///     Screen.Device.all                      // one of each model
  ///
  /// `Screen.Device.models` lists all models since the first iPhone SE, and `Screen.Device.named("iPhone 16 Pro")` finds one.
  /// A device of one's own is made with `init(name:size:scale:idiom:)`.
  public struct Device: Hashable, Sendable {
    /// How a device is held.
    public enum Orientation: String, CaseIterable, Hashable, Sendable {
      /// The short side is at the bottom.
      case portrait
      /// The long side is at the bottom.
      case landscape
    }

    /// The part of a tablet's screen that an app has.
    public enum Part: String, CaseIterable, Hashable, Sendable {
      /// The whole screen.
      case whole
      /// The narrow part of a split view.
      case third
      /// One half of a split view. UIKit has it in landscape only.
      case half
      /// The wide part of a split view.
      case twoThirds
    }

    /// The name of the model, such as `iPhone 16 Pro`.
    public var name: String
    /// The size of the screen in points, held upright.
    public var uprightSize: CGSize
    /// The number of pixels in a point.
    public var scale: CGFloat
    /// Whether it is a phone or a tablet.
    public var idiom: UIUserInterfaceIdiom
    /// The safe area when the device is held upright.
    public var portraitSafeArea: UIEdgeInsets
    /// The safe area when the device is held sideways.
    public var landscapeSafeArea: UIEdgeInsets
    /// The radius of the screen's corners in points.
    public var cornerRadius: CGFloat
    /// Whether a phone that is held sideways counts as regular in width.
    public var isRegularInLandscape: Bool
    /// How the device is held.
    public var orientation = Orientation.portrait
    /// The part of the screen that the app has.
    public var part = Part.whole

    /// A device.
    ///
    /// - Parameters:
    ///   - name: The name of the device, which becomes a part of the names of proofs.
    ///   - size: The size of the screen in points, held upright.
    ///   - scale: The number of pixels in a point.
    ///   - idiom: Whether it is a phone or a tablet. If left out, a short side above 592 points is a tablet's.
    ///   - portraitSafeArea: The safe area when the device is held upright.
    ///   - landscapeSafeArea: The safe area when it is held sideways.
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

    // MARK: Held in another way

    /// The same device, held sideways.
    public var landscape: Device { held(.landscape) }

    /// The same device, held upright.
    public var portrait: Device { held(.portrait) }

    /// The same device, held in a way.
    public func held(_ orientation: Orientation) -> Device {
      var device = self
      device.orientation = orientation
      return device
    }

    /// The same tablet, where the app has a part of the screen.
    ///
    /// A phone has no split view, and stays as it is.
    public func split(_ part: Part) -> Device {
      guard idiom == .pad else { return self }
      var device = self
      device.part = part
      return device
    }

    // MARK: As it is held

    /// The size of the whole screen in points, as the device is held.
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

    /// The middle between 639 points, which are compact on an iPad, and 678, which are regular.
    private static let leastRegularWidth: CGFloat = 658.5

    /// The two apps of a split view have ten points between them. The narrow one is 375 points wide where there
    /// are 1024 upright or 1180 sideways, and else 320.
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
  /// The name, and how the device is held if it is not upright: `iPhone 13 landscape`.
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
