import Foundation

/// The labels and image views that a selected or highlighted cell has highlighted.
@MainActor
internal struct HighlightedSubviews {
  private struct Entry {
    weak var view: UIView?
  }

  private var entries: [Entry] = []

  /// Highlights the labels and image views in a cell, or removes the highlight.
  ///
  /// Views that the app has highlighted itself stay highlighted. Controls and the cells of inner
  /// lists have a state of their own, so the views in them do not change.
  mutating func show(_ isHighlighted: Bool, in cell: UIView) {
    if isHighlighted {
      highlight(in: cell)
    } else {
      for entry in entries {
        (entry.view as? UILabel)?.isHighlighted = false
        (entry.view as? UIImageView)?.isHighlighted = false
      }
      entries = []
    }
  }

  private mutating func highlight(in view: UIView) {
    for subview in view.subviews where !(subview is UIControl || subview is _ListElementView) {
      if let label = subview as? UILabel, !label.isHighlighted {
        label.isHighlighted = true
        entries.append(Entry(view: label))
      } else if let image = subview as? UIImageView, !image.isHighlighted {
        image.isHighlighted = true
        entries.append(Entry(view: image))
      }
      highlight(in: subview)
    }
  }
}

extension ConfiguredCell {
  /// Whether the cell looks selected or highlighted.
  internal var isMarked: Bool { showsSelection && (isSelected || isHighlighted) }

  /// Highlights the labels and image views in the cell while it looks selected or highlighted.
  internal func updateHighlights() {
    // A copy is changed, because an app's override of `isHighlighted` may call this method again.
    var now = highlights
    now.show(isMarked, in: self)
    highlights = now
  }
}
