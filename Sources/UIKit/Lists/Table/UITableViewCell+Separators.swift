import Foundation
import GalleyLayout

extension UITableViewCell {
  /// The insets of the separators that the cell or the table has set; `nil` for the default.
  internal var ownLineInsets: NSDirectionalEdgeInsets? {
    let direction = effectiveUserInterfaceLayoutDirection
    if let ownSeparatorInset { return lineInsets(ownSeparatorInset.directional(in: direction)) }
    guard let table = list as? UITableView, let inset = table.givenSeparatorInset else {
      return nil
    }
    let insets = inset.directional(in: direction)
    guard table.separatorInsetReference == .fromAutomaticInsets else { return lineInsets(insets) }
    let trailing = CGFloat(listMetrics[table.style.appearance.galley].separators.trailingInset)
    return lineInsets(insets, from: (CellSeparators.textStart(in: self), trailing))
  }

  /// Returns the insets of separators, given insets that are measured from `start`.
  ///
  /// An edge with `UITableView.automaticDimension` has the automatic inset.
  private func lineInsets(
    _ insets: NSDirectionalEdgeInsets, from start: (leading: CGFloat, trailing: CGFloat) = (0, 0)
  ) -> NSDirectionalEdgeInsets {
    let automatic = UIListSeparatorConfiguration.automaticInsets
    // `greatestFiniteMagnitude` means an automatic inset, but an app may use the same number to
    // hide a separator. So insets are limited.
    let limit: CGFloat = 1e6
    var lines = automatic
    if insets.leading != UITableView.automaticDimension {
      lines.leading = min(insets.leading, limit) + start.leading
    }
    if insets.trailing != UITableView.automaticDimension {
      lines.trailing = min(insets.trailing, limit) + start.trailing
    }
    return lines
  }
}
