import Foundation
import GalleyConstraints

/// The variables and equations of a view or a guide in an `AutoLayoutEngine`.
@MainActor
internal final class PlacedItem {
  weak var view: UIView?
  weak var guide: UILayoutGuide?
  /// The position in the coordinates of the superview (of the owning view for a guide), and the
  /// size.
  let x, y, width, height: Variable
  /// The size of a scroll view's content.
  var content: (width: Variable, height: Variable)?
  /// The equations of a frame that the app sets: horizontally, then vertically.
  var frameRows = [LayoutRow?](repeating: nil, count: 4)
  /// The equations of the intrinsic size.
  ///
  /// Each axis has two inequalities: the size is not larger, and it is not smaller.
  var sizeRows = [LayoutRow?](repeating: nil, count: 4)
  /// The width of the text on one line, if the view's height depends on its width.
  var naturalWidth: CGFloat?
  /// The width on screen that limited the text in the last computation of a fitting size.
  var shownWidth: CGFloat?
  /// The version of the view's intrinsic size when its equations were added.
  var sizeVersion: UInt?
  /// Whether the frame has to be read again.
  var isFrameStale = false
  /// Whether the intrinsic size has to be read again.
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

/// A constraint in a system.
internal struct LayoutRow {
  var id: ConstraintID
  /// The equation when the row was added, so that a change of only the constant is recognized.
  var equation: LinearConstraint
  /// The version of the constraint when the row was added.
  var version: UInt = 0
}
