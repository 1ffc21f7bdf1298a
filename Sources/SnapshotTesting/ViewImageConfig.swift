import Foundation
import GalleyUIKit

/// A device on which a controller is shown.
///
///     assertSnapshot(of: controller, as: .image(on: .iPhone13))
///     assertSnapshot(of: controller, as: .image(on: .iPadPro11(.landscape(splitView: .oneThird))))
public struct ViewImageConfig: Sendable {
  /// The orientation of a device.
  public enum Orientation: Sendable {
    /// The long side is at the bottom.
    case landscape
    /// The short side is at the bottom.
    case portrait
  }

  /// The orientation of a tablet, and the part of the screen that an app occupies.
  public enum TabletOrientation: Sendable {
    /// The parts of a screen in portrait orientation.
    public enum PortraitSplits: Sendable {
      /// The narrow part.
      case oneThird
      /// The wide part.
      case twoThirds
      /// The whole screen.
      case full
    }

    /// The parts of a screen in landscape orientation.
    public enum LandscapeSplits: Sendable {
      /// The narrow part.
      case oneThird
      /// One half.
      case oneHalf
      /// The wide part.
      case twoThirds
      /// The whole screen.
      case full
    }

    /// Landscape orientation.
    case landscape(splitView: LandscapeSplits)
    /// Portrait orientation.
    case portrait(splitView: PortraitSplits)
  }

  /// The safe area.
  public var safeArea: UIEdgeInsets
  /// The size in points; `nil` for the size of the view.
  public var size: CGSize?
  /// The traits.
  public var traits: UITraitCollection

  /// Creates a device.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}
