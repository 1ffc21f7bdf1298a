import Foundation
import GalleyLayout

extension UITableViewCell {
  /// The insets of the separators that the app has set on the cell or the table; `nil` if the app
  /// has set none.
  internal var ownLineInsets: NSDirectionalEdgeInsets? {
    let direction = effectiveUserInterfaceLayoutDirection
    if let ownSeparatorInset { return ownSeparatorInset.directional(in: direction).lineInsets() }
    guard let table = list as? UITableView else { return nil }
    return table.givenLineInsets(in: direction) { CellSeparators.textStart(in: self) }
  }
}

extension NSDirectionalEdgeInsets {
  /// Converts insets that are measured from `start` to insets of separators, which are measured
  /// from the edges of the row.
  ///
  /// An edge with `UITableView.automaticDimension` has the automatic inset.
  @MainActor
  internal func lineInsets(
    from start: (leading: CGFloat, trailing: CGFloat) = (0, 0)
  ) -> NSDirectionalEdgeInsets {
    // `greatestFiniteMagnitude` means an automatic inset, but an app may use the same number to
    // hide a separator. So insets are limited.
    let limit: CGFloat = 1e6
    var lines = UIListSeparatorConfiguration.automaticInsets
    if leading != UITableView.automaticDimension {
      lines.leading = min(leading, limit) + start.leading
    }
    if trailing != UITableView.automaticDimension {
      lines.trailing = min(trailing, limit) + start.trailing
    }
    return lines
  }
}
