import Foundation
import GalleyConstraints
import GalleyGeometry

// Setting the frames of views to the solution.

extension AutoLayoutEngine {
  /// Sets the frames of the subviews that are placed by constraints.
  func placeSubviews(of view: UIView) {
    for subview in view.subviews {
      guard let layout = subview.storage.layout, !layout.translatesMask, let item = layout.item,
        layout.isConstrained(subview)
      else { continue }
      place(subview, item)
    }
    if let scrollView = view.asScrollingContent { placeContent(of: scrollView) }
  }

  /// Sets the frame of a view to the solution, with its edges on pixels.
  private func place(_ view: UIView, _ item: PlacedItem) {
    let grid = PixelGrid(scale: Double(view.traitCollection.displayScale))
    let (x, y) = (system[item.x], system[item.y])
    let left = grid.edge(x)
    let top = grid.edge(y)
    let right = grid.edge(x + system[item.width])
    let bottom = grid.edge(y + system[item.height])
    let frame = view.frame(
      forAlignmentRect: CGRect(x: left, y: top, width: right - left, height: bottom - top))
    view.setFrameWithoutTransform(frame)
  }

  /// Sets the frame of a root view whose size is decided by constraints.
  func placeRoot(_ view: UIView, _ item: PlacedItem) {
    guard view.storage.layout?.isConstrained(view) == true else { return }
    let grid = PixelGrid(scale: Double(view.traitCollection.displayScale))
    let start = view.frameWithoutTransform.origin
    let frame = view.frame(
      forAlignmentRect: CGRect(
        x: 0, y: 0, width: grid.position(system[item.width]),
        height: grid.position(system[item.height])))
    view.setFrameWithoutTransform(CGRect(origin: start, size: frame.size))
  }

  /// Sets the content size of a scroll view, if constraints decide the content size.
  private func placeContent(of scrollView: any ScrollingContent) {
    guard let item = scrollView.storage.layout?.item, let content = item.content else { return }
    let grid = PixelGrid(scale: Double(scrollView.traitCollection.displayScale))
    var size = scrollView.contentSize
    if system.isConstrained(content.width) {
      size.width = CGFloat(grid.position(system[content.width]))
    }
    if system.isConstrained(content.height) {
      size.height = CGFloat(grid.position(system[content.height]))
    }
    if size != scrollView.contentSize { scrollView.contentSize = size }
  }
}

extension ViewLayout {
  /// Whether constraints or an intrinsic size decide the frame of the view.
  internal func isConstrained(_ view: UIView) -> Bool {
    !touching.isEmpty || view.hasIntrinsicSize
  }
}

extension UIView {
  /// The frame of the view without its transform.
  internal var frameWithoutTransform: CGRect {
    let (size, anchor) = (bounds.size, anchorPoint)
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }

  /// Sets the center and the size of the view so that `frame` is its frame without the transform.
  fileprivate func setFrameWithoutTransform(_ frame: CGRect) {
    let anchor = anchorPoint
    let center = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    let isResized = bounds.size != frame.size
    // The properties of the view are set, not those of its layer, because a subclass may override
    // them.
    if self.center != center {
      layer.move(beforeResizing: isResized) { self.center = center }
    }
    if isResized { bounds = CGRect(origin: bounds.origin, size: frame.size) }
  }

  /// Solves the constraints of the view's hierarchy, if something has changed.
  internal func settleLayout() {
    let root = layoutRoot
    if root.storage.owesConstraints { root.updateAllConstraints() }
    guard let engine = root.storage.layout?.engine, engine.needsSettling else { return }
    engine.settle()
  }

  /// Whether there are changed constraints that are not solved yet.
  internal var needsSettling: Bool { layoutRoot.storage.layout?.engine?.needsSettling == true }

  /// Sets the frames of the subviews that are placed by constraints.
  internal func placeConstrainedSubviews() {
    guard storage.hasConstrainedSubviews, let engine = layoutEngine else { return }
    if engine.needsSettling { engine.settle() }
    engine.placeSubviews(of: self)
  }
}
