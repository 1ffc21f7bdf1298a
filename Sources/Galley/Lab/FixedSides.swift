import Foundation
import GalleyUIKit

/// The horizontal positions of the views in a cell that is shown from left to right, to find views
/// that keep their positions when the cell is shown from right to left.
///
/// From right to left, UIKit mirrors leading and trailing constraints. It does not mirror frames
/// that an app sets, or left and right constraints.
@MainActor
internal struct FixedSides {
  /// A view in a cell.
  private struct Place {
    /// The classes of the view and its superviews, and their indices among their siblings. They
    /// identify the view in another cell of the same class.
    let key: String
    /// The frame in the coordinates of the superview.
    let frame: CGRect
    let sizeOfSuperview: CGSize
    /// Whether the view draws something itself.
    let draws: Bool
    let view: UIView

    /// The frame on the other side of the superview.
    var mirrored: CGRect {
      var frame = frame
      frame.origin.x = sizeOfSuperview.width - frame.maxX
      return frame
    }

    /// Whether the view is clearly on one side of its superview.
    var isOnOneSide: Bool { frame.width > 0 && abs(frame.minX - mirrored.minX) > 8 }
  }

  private var places: [Place] = []

  init(_ cell: UIView) {
    let look = ViewLook(cell)
    for (index, child) in look.children.enumerated() { add(child, in: look, "\(index)") }
  }

  private mutating func add(_ look: ViewLook, in parent: ViewLook, _ key: String) {
    guard look.isSeen, !FixedSides.keepsSides(look.view) else { return }
    let key = "\(key) \(ViewName.className(look.view))"
    let frame = look.frame.offsetBy(dx: -parent.frame.minX, dy: -parent.frame.minY)
    places.append(
      Place(
        key: key, frame: frame, sizeOfSuperview: parent.frame.size, draws: !look.paint.isEmpty,
        view: look.view))
    // The contents of a scroll view may be scrolled to any position.
    if look.view is UIScrollView { return }
    for (index, child) in look.children.enumerated() { add(child, in: look, "\(key) \(index)") }
  }

  /// Whether the app has said that a view looks the same in both directions.
  private static func keepsSides(_ view: UIView) -> Bool {
    switch view.semanticContentAttribute {
    case .playback, .spatial, .forceLeftToRight, .forceRightToLeft: true
    default: false
    }
  }

  /// Returns the views that are where they are from left to right, although another subview of
  /// their superview has changed sides.
  ///
  /// If no subview has changed sides, the app may not support languages that run from right to
  /// left. Cells that do not have the same views are not compared.
  func views(unchangedFrom other: FixedSides) -> [UIView] {
    guard places.map(\.key) == other.places.map(\.key) else { return [] }
    let pairs = zip(places, other.places).filter { place, old in
      place.sizeOfSuperview.isNear(old.sizeOfSuperview) && old.isOnOneSide
    }
    let mirrored = pairs.filter { isAt($0.frame, $1.mirrored) }
      .compactMap(\.0.view.superview)
    return pairs.filter { place, old in
      place.draws && isAt(place.frame, old.frame)
        && mirrored.contains { $0 === place.view.superview }
    }.map(\.0.view)
  }

  /// Whether two frames have the same horizontal position, apart from rounding.
  private func isAt(_ frame: CGRect, _ other: CGRect) -> Bool {
    abs(frame.minX - other.minX) <= 1 && abs(frame.maxX - other.maxX) <= 1
  }
}
