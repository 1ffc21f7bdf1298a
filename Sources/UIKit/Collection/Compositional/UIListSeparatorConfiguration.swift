import Foundation
import GalleyLayout

/// The lines above and below the rows of a list.
///
///     configuration.itemSeparatorHandler = { indexPath, separators in
///       var separators = separators
///       if indexPath.item == 0 { separators.topSeparatorVisibility = .hidden }
///       return separators
///     }
public struct UIListSeparatorConfiguration: Hashable, @unchecked Sendable {
  /// Whether there is a line.
  public enum Visibility: Int, Hashable, Sendable {
    /// As usual for the look of the list and the place of the row; none beside a row that is selected or
    /// under a finger.
    case automatic = 0
    /// There is.
    case visible
    /// There is not.
    case hidden
  }

  /// Stands for an inset as usual: from where the text of the row begins.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether there is a line above.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above stays away from the sides. Each side may be that of `automaticInsets`.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// How far the line below stays away from the sides. Each side may be that of `automaticInsets`.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The color of the lines.
  public var color = UIColor.separator
  /// The color of the lines between rows that are both selected.
  /// - Unverified: the color that UIKit begins with; here it is that of the other lines.
  public var multipleSelectionColor = UIColor.separator
  /// What the lines are drawn with instead of a plain color.
  public var visualEffect: UIVisualEffect?

  /// The lines of a list as usual: the same for every look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension UIListSeparatorConfiguration {
  internal var galley: ListSeparatorConfiguration {
    var separators = ListSeparatorConfiguration()
    separators.topVisibility = topSeparatorVisibility.galley
    separators.bottomVisibility = bottomSeparatorVisibility.galley
    separators.topInsets = topSeparatorInsets.separatorInsets
    separators.bottomInsets = bottomSeparatorInsets.separatorInsets
    return separators
  }
}

extension UIListSeparatorConfiguration.Visibility {
  fileprivate var galley: ListSeparatorConfiguration.Visibility {
    switch self {
    case .automatic: .automatic
    case .visible: .visible
    case .hidden: .hidden
    }
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate var separatorInsets: ListSeparatorConfiguration.Insets {
    let automatic = UIListSeparatorConfiguration.automaticInsets
    return ListSeparatorConfiguration.Insets(
      leading: leading == automatic.leading ? nil : leading,
      trailing: trailing == automatic.trailing ? nil : trailing)
  }
}
