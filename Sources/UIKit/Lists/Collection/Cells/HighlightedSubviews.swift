import Foundation

/// The labels and image views that a selected or highlighted cell has highlighted.
///
/// A subclass of a label may override `isHighlighted`, and select the cell or change its highlight
/// in this override. Then `show(_:in:)` is called again while an earlier call is running. The
/// earlier call stops, and only the latest call has an effect.
@MainActor
internal final class HighlightedSubviews {
  private struct Entry {
    weak var view: UIView?
  }

  private var entries: [Entry] = []
  /// The number of calls of `show(_:in:)`.
  private var calls = 0

  /// Highlights the labels and image views in a cell, or removes the highlight.
  ///
  /// Views that the app has highlighted itself stay highlighted. Controls and the cells of inner
  /// lists have their own state, so the views in them do not change.
  func show(_ isHighlighted: Bool, in cell: UIView) {
    calls += 1
    let call = calls
    if isHighlighted {
      highlight(in: cell, call)
    } else {
      while calls == call, let entry = entries.popLast() {
        (entry.view as? UILabel)?.isHighlighted = false
        (entry.view as? UIImageView)?.isHighlighted = false
      }
    }
  }

  private func highlight(in view: UIView, _ call: Int) {
    for subview in view.subviews where !(subview is UIControl || subview is _ListElementView) {
      guard calls == call else { return }
      // When an earlier subview was highlighted, the app may have removed this subview.
      guard subview.superview === view else { continue }
      // The entry is added before the view is highlighted, because another call of `show(_:in:)`
      // may be made meanwhile. That call removes the highlights of all entries.
      if let label = subview as? UILabel, !label.isHighlighted {
        entries.append(Entry(view: label))
        label.isHighlighted = true
      } else if let image = subview as? UIImageView, !image.isHighlighted {
        entries.append(Entry(view: image))
        image.isHighlighted = true
      }
      highlight(in: subview, call)
    }
  }
}

extension ConfiguredCell {
  /// Whether the cell looks selected or highlighted.
  internal var isMarked: Bool { showsSelection && (isSelected || isHighlighted) }

  /// Highlights the labels and image views in the cell while it looks selected or highlighted.
  internal func updateHighlights() { highlights.show(isMarked, in: self) }
}
