import Foundation
import GalleyGeometry

// The frames of guides.

extension UILayoutGuide {
  /// The insets of the guide in its view.
  internal var insets: UIEdgeInsets {
    guard let view = owningView else { return .zero }
    switch kind {
    case .own, .content, .frame: return .zero
    case .margins: return view.layoutMargins
    case .safeArea: return view.safeAreaInsets
    case .keyboard:
      return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    case .readable:
      return view.readableInsets
    }
  }

  /// The height of the part of the view that the keyboard covers.
  ///
  /// If `usesBottomSafeArea` is `true`, the height is at least the bottom inset of the safe area.
  internal var coveredHeight: CGFloat {
    guard let view = owningView else { return 0 }
    let overlap = view.keyboardOverlap
    if let keyboard = self as? UIKeyboardLayoutGuide, !keyboard.usesBottomSafeArea {
      return overlap
    }
    return max(overlap, view.safeAreaInsets.bottom)
  }

  /// The frame of the guide in the coordinates of its view.
  internal var foundFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch kind {
    case .own: return ownFrame(in: view)
    case .content:
      return CGRect(origin: .zero, size: view.asScrollingContent?.contentSize ?? .zero)
    case .keyboard:
      let height = coveredHeight
      return CGRect(
        x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
    case .margins, .safeArea, .readable, .frame: return view.bounds.inset(by: insets)
    }
  }

  /// Returns the frame of a guide whose rectangle is determined by constraints.
  private func ownFrame(in view: UIView) -> CGRect {
    view.settleLayout()
    guard let engine = view.layoutEngine, let item = engine.items[ObjectIdentifier(self)] else {
      return .zero
    }
    let grid = PixelGrid(scale: Double(view.traitCollection.displayScale))
    let (x, y) = (engine.system[item.x], engine.system[item.y])
    let (left, top) = (grid.edge(x), grid.edge(y))
    return CGRect(
      x: left, y: top, width: grid.edge(x + engine.system[item.width]) - left,
      height: grid.edge(y + engine.system[item.height]) - top)
  }
}

extension UIView {
  /// The insets on each side that keep lines at a readable length.
  internal var readableInsets: UIEdgeInsets {
    layoutMargins.readable(inWidth: bounds.width)
  }
}

extension UIEdgeInsets {
  /// The width of the readable area.
  private static let readableWidth: CGFloat = 920
  /// The maximum width of a view whose margins are never enlarged.
  private static let widestPlain: CGFloat = 1_008

  /// Returns the insets, enlarged at the sides if lines in a view of this width are too long to be
  /// read easily.
  internal func readable(inWidth width: CGFloat) -> UIEdgeInsets {
    var insets = self
    if width > UIEdgeInsets.widestPlain && width - left - right > UIEdgeInsets.readableWidth {
      let rest = (width - UIEdgeInsets.readableWidth) / 2
      insets.left = rest
      insets.right = rest
    }
    return insets
  }
}
