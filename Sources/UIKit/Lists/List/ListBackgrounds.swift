import Foundation
import GalleyGeometry
import GalleyLayout

/// The backgrounds behind sections that are lists, in a layout whose sections do not all have the
/// same background.
///
/// Neighboring sections of one color share a view. The background of the first section reaches
/// above the content, and the background of the last section reaches below the content. Only
/// visible backgrounds have views.
@MainActor
internal final class ListBackgrounds {
  /// Sections that follow each other and have the same background.
  struct Run: Equatable {
    var color: UIColor
    var frame: CGRect
    var isFirst: Bool
    var isLast: Bool
  }

  private var runs: [Run] = []
  private var views: [Int: UIView] = [:]

  /// The frontmost of the background views.
  var front: UIView? { views.max { $0.key < $1.key }?.value }

  /// Sets the background colors of all sections. The color is `nil` for a section without a
  /// background.
  ///
  /// Empty sections have no background, so only the other sections are considered to be the first
  /// or the last section.
  func set(_ colors: [UIColor?], frames: (Int) -> CGRect?) {
    runs = []
    var joins = false
    var isFirst = true
    var isLast = false
    for (section, color) in colors.enumerated() {
      guard let frame = frames(section), !frame.isEmpty else {
        // An empty section with a color does not separate its neighbors.
        if color == nil { joins = false }
        continue
      }
      if let color {
        if joins, let last = runs.last, last.color == color {
          runs[runs.count - 1].frame = last.frame.union(frame)
        } else {
          runs.append(Run(color: color, frame: frame, isFirst: isFirst, isLast: false))
        }
      }
      joins = color != nil
      isLast = color != nil
      isFirst = false
    }
    if isLast { runs[runs.count - 1].isLast = true }
  }

  /// Whether there are no backgrounds and no background views.
  var isEmpty: Bool { runs.isEmpty && views.isEmpty }

  /// Shows the visible backgrounds, behind the cells and in front of the subview `floor`.
  func show(in list: _ListView, above floor: UIView?) {
    guard !isEmpty else { return }
    var old = views
    views = [:]
    let visible = list.bounds
    // Each view is in front of the previous view, so that the last view is the front view.
    var below = floor?.superview === list ? floor : nil
    for (index, run) in runs.enumerated() {
      let frame = run.reaching(beyond: visible)
      guard frame.galley.intersects(visible.galley) else { continue }
      let view = old.removeValue(forKey: index) ?? UIView()
      if view.superview !== list {
        view.isUserInteractionEnabled = false
        UIView.performWithoutAnimation {
          view.frame = frame
          if let below {
            list.insertSubview(view, aboveSubview: below)
          } else {
            list.insertSubview(view, at: 0)
          }
        }
      }
      if view.backgroundColor != run.color { view.backgroundColor = run.color }
      if view.frame != frame { view.frame = frame }
      views[index] = view
      below = view
    }
    for view in old.values { view.removeFromSuperview() }
  }
}

extension ListBackgrounds.Run {
  /// The frame, extended to cover the space that shows when the content is pulled beyond its ends.
  fileprivate func reaching(beyond visible: CGRect) -> CGRect {
    var (low, high) = (frame.minY, frame.maxY)
    if isFirst { low = min(low, visible.minY) }
    if isLast { high = max(high, visible.maxY) }
    return CGRect(x: frame.minX, y: low, width: frame.width, height: high - low)
  }
}
