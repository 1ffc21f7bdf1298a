import Foundation

/// The labels and image views that a selected or highlighted cell has highlighted.
///
/// An app's override of `isHighlighted` may change the cell while its subviews are being
/// highlighted, and so call `show(_:in:)` again. The latest call wins; a call that it interrupts
/// does nothing more.
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
  /// lists have a state of their own, so the views in them do not change.
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
      // A subview that was highlighted before may have removed this one.
      guard subview.superview === view else { continue }
      // The entry comes first, so that an interrupting call knows the view.
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
