import Foundation
import GalleyDrawing
import GalleyGeometry

// Snapshots of a view: drawn in the current context, and as another view.

extension UIView {
  internal func paintHierarchy(in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else {
      Report.record(.drawing, "drawHierarchy(in:afterScreenUpdates:) outside of drawing: \(self)")
      return false
    }
    if afterUpdates { layoutIfNeeded() }
    guard bounds.width > 0, bounds.height > 0, rect.galley.isFinite else { return false }
    guard var group = layer.recordGroup() else { return true }
    group.transform = AffineTransform(
      a: rect.width / bounds.width, b: 0, c: 0, d: rect.height / bounds.height,
      tx: rect.minX - bounds.minX * rect.width / bounds.width,
      ty: rect.minY - bounds.minY * rect.height / bounds.height)
    context.append(DisplayList([.group(group)]))
    return true
  }

  internal func snapshot(
    of rect: CGRect, afterUpdates: Bool, _ insets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    guard rect.galley.isFinite, rect.width > 0, rect.height > 0 else { return nil }
    var list = DisplayList()
    if var group = layer.recordGroup() {
      group.transform = AffineTransform(translationX: -rect.minX, y: -rect.minY)
      list = DisplayList([.group(group)])
    }
    return SnapshotView(list, of: rect.size, insets)
  }
}

/// A view that shows the content of another view at one time.
internal final class SnapshotView: UIView {
  private let list: DisplayList
  private let size: CGSize
  private let insets: UIEdgeInsets

  /// Creates a view that shows a display list: the drawing of another view, recorded at a size.
  ///
  /// The edges in `insets` keep their size when the view is resized.
  init(_ list: DisplayList, of size: CGSize, _ insets: UIEdgeInsets) {
    self.list = list
    self.size = size
    self.insets = insets
    super.init(frame: CGRect(origin: .zero, size: size))
    layer.masksToBounds = true
  }

  /// Traps, because Galley reads no archives.
  required init?(coder: NSCoder) {
    preconditionFailure("SnapshotView.init(coder:): Galley reads no archives")
  }

  internal override var contentOverDrawing: DisplayList {
    guard !list.isEmpty, !bounds.isEmpty else { return DisplayList() }
    guard bounds.size != size else {
      return list.moved(by: CGPoint(x: -bounds.minX, y: -bounds.minY))
    }
    let across = SnapshotView.bands(insets.left, insets.right, from: size.width, to: bounds.width)
    let down = SnapshotView.bands(insets.top, insets.bottom, from: size.height, to: bounds.height)
    var parts: [DisplayList.Item] = []
    for row in down {
      for column in across {
        var part = Group(list)
        part.clip = Path(
          Rect(x: column.old, y: row.old, width: column.oldLength, height: row.oldLength))
        let (x, y) = (column.newLength / column.oldLength, row.newLength / row.oldLength)
        part.transform = AffineTransform(
          a: x, b: 0, c: 0, d: y, tx: bounds.minX + column.new - column.old * x,
          ty: bounds.minY + row.new - row.old * y)
        parts.append(.group(part))
      }
    }
    return DisplayList(parts)
  }

  /// A range of the width or height of the view, before and after the view is resized.
  private struct Band {
    var old: Double
    var oldLength: Double
    var new: Double
    var newLength: Double
  }

  /// Returns the bands of the width or height.
  ///
  /// The first and the last band keep their lengths. The band between them is stretched.
  private static func bands(
    _ first: CGFloat, _ last: CGFloat, from old: CGFloat, to new: CGFloat
  ) -> [Band] {
    // If the insets are zero, negative or too large, one band stretches the whole content.
    guard first >= 0, last >= 0, first + last > 0, first + last < min(old, new) else {
      return [Band(old: 0, oldLength: old, new: 0, newLength: new)]
    }
    return [
      Band(old: 0, oldLength: first, new: 0, newLength: first),
      Band(
        old: first, oldLength: old - first - last, new: first, newLength: new - first - last),
      Band(old: old - last, oldLength: last, new: new - last, newLength: last),
    ].filter { $0.oldLength > 0 }
  }
}
