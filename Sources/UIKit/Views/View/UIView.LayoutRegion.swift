import Foundation

extension UIView {
  /// A region of a view in which content is placed: the safe area, the margins, or the readable
  /// width.
  ///
  ///     let guide = view.layoutGuide(for: .margins(cornerAdaptation: .horizontal))
  ///
  /// - Differs: regions are not adapted to corners, because no corner of a screen covers content.
  public struct LayoutRegion: Hashable, Sendable {
    internal enum Kind: Hashable, Sendable { case safeArea, margins, readableContent }

    internal let kind: Kind

    /// The axis along which a region is inset to avoid the corners of a window.
    public enum AdaptivityAxis: Sendable {
      /// The region is inset at the sides.
      case horizontal
      /// The region is inset at the top and the bottom.
      case vertical
    }

    /// The safe area.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea)
    }

    /// The area within the margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .margins)
    }

    /// The area of a readable width.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readableContent)
    }
  }

  /// Returns the layout guide of a region.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  /// Returns the insets of a region from the edges of the view.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    switch region.kind {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readableContent:
      let area = readableContentGuide.layoutFrame
      return UIEdgeInsets(
        top: area.minY - bounds.minY, left: area.minX - bounds.minX,
        bottom: bounds.maxY - area.maxY, right: bounds.maxX - area.maxX)
    }
  }

  /// Returns the insets of a region from the edges of the view, with leading and trailing edges.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    let insets = edgeInsets(for: region)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}
