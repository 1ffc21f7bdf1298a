import Foundation
import GalleyDrawing
import GalleyUIKit

/// The appearance of a view and its subviews at one time, to compare with a later time or with
/// another view.
@MainActor
internal struct ViewLook {
  /// The view.
  ///
  /// The view may have changed since the look was recorded.
  let view: UIView
  /// The frame of the view in the coordinates of the look's root view.
  let frame: CGRect
  /// The alpha of the view, multiplied by the alphas of its superviews.
  let alpha: CGFloat
  /// Whether the view and all its superviews are visible.
  let isSeen: Bool
  /// Whether the root view is a cell, header or footer that a list has pinned to an edge.
  let isPinned: Bool
  /// The display list of the view itself: everything that it draws, in order.
  let paint: DisplayList
  /// Whether the view clips its subviews.
  let clips: Bool
  /// A description of the transform, clip, mask, shadow and blend mode of the view, if the view or
  /// a subview draws something; empty if there are none of these.
  let effects: String
  /// A description of the endless motion of the view itself; empty if there is none.
  let rhythm: String
  /// The properties of the view. The properties that explain a difference best come first.
  let facts: [Fact]
  /// The properties of the view's behavior, which is not visible: gestures, actions, animations.
  let behavior: [Fact]
  /// The looks of the subviews, from back to front.
  let children: [ViewLook]

  /// A property and its value, as text.
  struct Fact: Hashable {
    let name: String
    let value: String
  }

  /// Creates the look of a view, without the subviews that a closure excludes.
  init(_ view: UIView, leavingOut isLeftOut: (UIView) -> Bool = { _ in false }) {
    self.init(
      view, at: CGRect(origin: .zero, size: view.bounds.size), alpha: 1, isSeen: true, isRoot: true,
      isLeftOut)
  }

  private init(
    _ view: UIView, at frame: CGRect, alpha: CGFloat, isSeen: Bool, isRoot: Bool,
    _ isLeftOut: (UIView) -> Bool
  ) {
    self.view = view
    self.frame = frame
    self.alpha = alpha
    self.isSeen = isSeen
    isPinned = isRoot && ViewLook.isPinned(view)
    paint = isSeen ? view.ownDisplayList : DisplayList()
    rhythm = isSeen ? ViewRhythm.text(of: view) : ""
    clips = view.clipsToBounds && !isRoot
    facts = ViewFacts.shown(of: view, isRoot: isRoot)
    behavior = isSeen ? ViewFacts.done(by: view) : []
    children = ViewLook.fromBack(view.subviews.filter { !isLeftOut($0) }).map { child in
      var place = child.frame
      place.origin.x += frame.origin.x - view.bounds.origin.x
      place.origin.y += frame.origin.y - view.bounds.origin.y
      return ViewLook(
        child, at: place, alpha: alpha * child.alpha, isSeen: isSeen && child.isSeen, isRoot: false,
        isLeftOut)
    }
    let draws = isSeen && (!paint.isEmpty || children.contains { !$0.inks.isEmpty })
    effects = draws ? ViewLook.effects(of: view, isRoot: isRoot) : ""
  }

  private static func isPinned(_ view: UIView) -> Bool {
    switch view {
    case let cell as UICollectionViewCell: cell.configurationState.isPinned
    case let header as UITableViewHeaderFooterView: header.configurationState.isPinned
    default: false
    }
  }

  /// The views in the order in which they are drawn.
  private static func fromBack(_ views: [UIView]) -> [UIView] {
    guard views.contains(where: { $0.layer.zPosition != 0 }) else { return views }
    return views.enumerated()
      .sorted { ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset) }
      .map(\.element)
  }

  /// A description of the effects of a view.
  ///
  /// The transform and the clip of a root are left out, because the list sets them on its elements.
  private static func effects(of view: UIView, isRoot: Bool) -> String {
    guard var effects = view.ownEffects else { return "" }
    if isRoot { (effects.transform, effects.clip) = (.identity, nil) }
    return effects == Group(DisplayList()) ? "" : effects.description
  }

  /// Whether the view itself is visible in a picture.
  ///
  /// A view that only contains other views, and does not clip them, is not visible itself.
  private var isInk: Bool {
    isSeen && (!paint.isEmpty || clips || !effects.isEmpty || !rhythm.isEmpty)
  }

  /// The looks of all views that draw or clip, from back to front.
  var inks: [ViewLook] { (isInk ? [self] : []) + children.flatMap(\.inks) }

  /// The looks of all visible views.
  var seen: [ViewLook] { isSeen ? [self] + children.flatMap(\.seen) : [] }

  /// The looks of all views, visible or not.
  var all: [ViewLook] { [self] + children.flatMap(\.all) }

  /// Whether two looks are visibly the same.
  func looksLike(_ other: ViewLook) -> Bool {
    guard frame.size.isNear(other.frame.size) else { return false }
    let (own, others) = (inks, other.inks)
    guard own.count == others.count else { return false }
    return zip(own, others).allSatisfy { $0.isSameInk($1) } || ViewLook.isReordered(own, others)
  }

  /// Whether looks differ only in the order of views that do not overlap.
  ///
  /// A view that was removed and added again is in front of its former neighbors, which makes no
  /// visible difference.
  private static func isReordered(_ looks: [ViewLook], _ others: [ViewLook]) -> Bool {
    var left = Array(others.indices)
    var places: [Int] = []
    for look in looks {
      guard let index = left.firstIndex(where: { look.isSameInk(others[$0]) }) else { return false }
      places.append(left.remove(at: index))
    }
    for (back, place) in places.enumerated() {
      for front in looks.indices.dropFirst(back + 1) where places[front] < place {
        if looks[back].frame._intersects(looks[front].frame) { return false }
      }
    }
    return true
  }

  /// Whether two views draw the same in the same frame, apart from their subviews.
  func isSameInk(_ other: ViewLook) -> Bool {
    abs(alpha - other.alpha) < 0.001 && isSameInkApartFromAlpha(other)
  }

  /// Whether two views draw the same in the same frame, apart from their subviews and their alpha.
  func isSameInkApartFromAlpha(_ other: ViewLook) -> Bool {
    guard frame.isNear(other.frame), clips == other.clips, rhythm == other.rhythm else {
      return false
    }
    // An endless animation is at a different time in each look, but its properties are the same.
    if !rhythm.isEmpty { return facts == other.facts }
    return (paint == other.paint || paint.description == other.paint.description)
      && effects == other.effects
  }
}

extension ViewLook {
  /// Returns each word once, with its count: `UITapGestureRecognizer × 2`.
  static func counted(_ words: [String]) -> String {
    let counts = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.sorted { $0.key < $1.key }
      .map { $0.value == 1 ? $0.key : "\($0.key) × \($0.value)" }.joined(separator: ", ")
  }
}

extension CGSize {
  internal func isNear(_ other: CGSize) -> Bool {
    abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}

extension CGRect {
  internal func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && size.isNear(other.size)
  }
}
