import Foundation
import GalleyLayout

/// The separators above and below the rows of a list.
///
///     configuration.itemSeparatorHandler = { indexPath, separators in
///       var separators = separators
///       if indexPath.item == 0 { separators.topSeparatorVisibility = .hidden }
///       return separators
///     }
public struct UIListSeparatorConfiguration: Hashable, @unchecked Sendable {
  /// The visibility of a separator.
  public enum Visibility: Int, Hashable, Sendable {
    /// The default for the appearance of the list and the position of the row. There is no
    /// separator beside a selected or highlighted row, unless the rows on both sides are selected.
    case automatic = 0
    /// The separator is visible, even beside a selected or highlighted row.
    case visible
    /// The separator is hidden.
    case hidden
  }

  /// Insets that request the default: the separator begins at the leading edge of the row's text.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// The visibility of the separator above the row.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above the row. The values of `automaticInsets` request the
  /// default.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the separator below the row. The values of `automaticInsets` request the
  /// default.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The color of the separators.
  public var color = UIColor.separator
  /// The color of a separator between two selected rows.
  /// - Unverified: the default color in UIKit; here it is the color of the other separators.
  public var multipleSelectionColor = UIColor.separator
  /// The visual effect of the separators, instead of a plain color.
  ///
  /// - Differs: the value has no effect: separators have a plain color.
  public var visualEffect: UIVisualEffect?

  /// Creates the default separators, which are the same for every appearance.
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
