import Foundation
import GalleyConstraints

/// A view or a guide, as an engine knows it.
@MainActor
internal final class PlacedItem {
  weak var view: UIView?
  weak var guide: UILayoutGuide?
  /// Where it starts, in the coordinates of the view around, and how much it takes.
  let x, y, width, height: Variable
  /// How large the content of a scroll view is.
  var content: (width: Variable, height: Variable)?
  /// What the frame says, where that is not the engine's to find: horizontally, then vertically.
  var frameRows = [LayoutRow?](repeating: nil, count: 4)
  /// What the content says: along each axis that it wants no more, and no less.
  var sizeRows = [LayoutRow?](repeating: nil, count: 4)
  /// How wide its text is on one line, if its height depends on its width.
  var naturalWidth: CGFloat?
  /// The width of a text on screen that limited it when the engine was asked for a size.
  var shownWidth: CGFloat?
  /// The view's when its size was brought in.
  var sizeVersion: UInt?
  /// Whether the frame is to be read again.
  var isFrameStale = false
  var isSizeStale = false

  init(view: UIView?, guide: UILayoutGuide?, in system: inout ConstraintSystem) {
    self.view = view
    self.guide = guide
    x = system.makeVariable()
    y = system.makeVariable()
    width = system.makeVariable(isNonnegative: true)
    height = system.makeVariable(isNonnegative: true)
  }

  func start(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? x : y }

  func length(_ axis: NSLayoutConstraint.Axis) -> Variable {
    axis == .horizontal ? width : height
  }

  var variables: [Variable] {
    [x, y, width, height] + (content.map { [$0.width, $0.height] } ?? [])
  }
}

/// A constraint that is in a system.
internal struct LayoutRow {
  var id: ConstraintID
  /// As it was made, so that a change of its constant is seen to be no more than that.
  var equation: LinearConstraint
  /// The constraint's when it was brought in.
  var version: UInt = 0
}
