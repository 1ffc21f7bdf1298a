import Foundation
import GalleyUIKit

/// The visible state of a settled collection view, to compare with a fresh view of the same data. A
/// view has settled when it has no pending layout, no running animation and no waiting block.
///
///     let screen = SettledScreen(view) { settle(window) }
///     let fresh = SettledScreen(otherView) { settle(otherWindow) }
///     screen.difference(from: fresh)   // nil, or a description of the difference
///
/// A settled view should look like a view that has never shown another state. Elements are measured
/// only when they become visible. So the current viewport is compared first. Then both views are
/// scrolled from start to end, and the whole content is compared.
@MainActor
package struct SettledScreen {
  private let view: UICollectionView
  private let settle: () -> Void

  /// Creates the state of a view.
  ///
  /// The closure makes the view settle.
  package init(_ view: UICollectionView, settle: @escaping () -> Void) {
    self.view = view
    self.settle = settle
  }

  /// Returns the first difference from a fresh view; `nil` if there is none.
  ///
  /// - Parameter isEverywhere: Whether elements outside of the viewport are compared, too, for
  ///   which both views are scrolled.
  package func difference(from fresh: SettledScreen, isEverywhere: Bool = true) -> String? {
    UIView.withSquareText {
      settle()
      fresh.settle()
      guard counts == fresh.counts else {
        return "has \(counts) items, and should have \(fresh.counts)"
      }
      if let problem = problemOfOffset { return problem }
      if let problem = differenceHere(from: fresh) { return "on the screen: \(problem)" }
      return isEverywhere ? differenceEverywhere(from: fresh) : nil
    }
  }

  private var counts: [Int] {
    (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
  }

  // MARK: The current viewport

  private var range: ClosedRange<CGFloat> {
    let inset = view.adjustedContentInset
    let end = view.contentSize.height + inset.bottom - view.bounds.height
    return -inset.top...max(-inset.top, end)
  }

  private var showsAll: Bool { view.contentSize.height <= view.bounds.height }

  /// A description of the offset if it is outside of the content; `nil` if it is inside.
  ///
  /// A view that has settled should not be overscrolled.
  private var problemOfOffset: String? {
    let offset = view.contentOffset.y
    guard offset < range.lowerBound - 0.5 || offset > range.upperBound + 0.5 else { return nil }
    return "is at \(offset), beyond \(range)"
  }

  /// Returns the first difference in the current viewport.
  private func differenceHere(from fresh: SettledScreen) -> String? {
    let place = place
    fresh.restore(place)
    if difference(from: fresh.lines) != nil {
      // One of the views may still have estimated sizes for elements next to the visible elements.
      // So only whole cells are compared first. The rest is compared after the neighbors have been
      // measured in both views.
      if let problem = differenceOfWholes(from: fresh) { return problem }
      for screen in [self, fresh] {
        screen.measureNeighbors()
        screen.restore(place)
      }
      if let problem = difference(from: fresh.lines) { return "seen again, \(problem)" }
    }
    // If the whole content is visible, all elements have been measured, so the content sizes have
    // to be equal.
    guard showsAll, fresh.showsAll, !Self.isNear(view.contentSize, fresh.view.contentSize) else {
      return nil
    }
    return "the content is \(view.contentSize), and should be \(fresh.view.contentSize)"
  }

  /// An item, and its distance from the upper edge of the view.
  private typealias Place = (path: IndexPath, distance: CGFloat)

  /// The position of the first visible item.
  private var place: Place? {
    let items = view.indexPathsForVisibleItems.compactMap { path -> Place? in
      guard view.cellForItem(at: path)?.superview === view else { return nil }
      return distance(of: path).map { (path, $0) }
    }
    return items.min { ($0.distance, $0.path) < ($1.distance, $1.path) }
  }

  private func distance(of path: IndexPath) -> CGFloat? {
    view.layoutAttributesForItem(at: path).map { $0.frame.minY - view.contentOffset.y }
  }

  /// Scrolls until an item is at a position.
  ///
  /// The item is first scrolled to the top, so that it is wholly visible and is measured.
  private func restore(_ place: Place?) {
    guard let place else { return }
    scroll(to: (place.path, 0))
    scroll(to: place)
  }

  /// Scrolls repeatedly, because the measured sizes of new elements may move the item.
  private func scroll(to place: Place) {
    for _ in 0..<20 {
      guard let distance = distance(of: place.path) else { return }
      let delta = distance - place.distance
      if abs(delta) < 0.001 { return }
      view.contentOffset.y += delta
      settle()
    }
  }

  /// Scrolls one page back and one page forward, so that the elements there are measured.
  private func measureNeighbors() {
    let (start, page) = (view.contentOffset.y, view.bounds.height)
    for offset in [start - page, start + page] {
      view.contentOffset.y = min(max(offset, range.lowerBound), range.upperBound)
      settle()
    }
  }

  /// Returns the first difference of cells that are wholly visible in both views.
  private func differenceOfWholes(from fresh: SettledScreen) -> String? {
    let others = fresh.wholes
    return wholes.sorted { $0.key < $1.key }.lazy
      .compactMap { path, lines in
        others[path].flatMap { Self.difference(lines, $0) }.map { "\(self.name(path)): \($0)" }
      }.first
  }

  /// The cells that are wholly visible: their sizes and their subviews, as text.
  private var wholes: [IndexPath: [String]] {
    var wholes: [IndexPath: [String]] = [:]
    for cell in view.visibleCells where cell.isSeen && view.bounds.contains(cell.frame) {
      guard cell.superview === view, let path = view.indexPath(for: cell) else { continue }
      wholes[path] = ["\(type(of: cell)) \(Self.text(cell.bounds))"] + Self.inner(of: cell)
    }
    return wholes
  }

  /// The visible elements and their subviews as lines, from back to front.
  private var lines: [Line] {
    Self.elements(in: view).flatMap { lines(of: $0) }
  }

  private static func elements(in parent: UIView) -> [UICollectionReusableView] {
    parent.subviews.filter(\.isSeen).flatMap { child -> [UICollectionReusableView] in
      (child as? UICollectionReusableView).map { [$0] } ?? elements(in: child)
    }
  }

  private func lines(of element: UICollectionReusableView) -> [Line] {
    var frame = element.superview?.convert(element.frame, to: view) ?? element.frame
    frame.origin.y -= view.contentOffset.y
    guard frame.maxY > 0.01, frame.minY < view.bounds.height - 0.01 else { return [] }
    let cell = element as? UICollectionViewCell
    let path = cell.map { view.indexPath(for: $0) } ?? view.indexPath(forSupplementaryView: element)
    let selected = cell?.isSelected == true ? " selected" : ""
    let size = "\(Self.text(frame.width)) × \(Self.text(frame.height))"
    let words = "\(name(path)) \(type(of: element)) \(size)\(selected)"
    return [Line(words, at: frame.origin)] + Self.inner(of: element).map { Line($0) }
  }

  private func name(_ path: IndexPath?) -> String {
    path.map { $0.map { "\($0)" }.joined(separator: ".") } ?? "no path"
  }

  private static func inner(of view: UIView) -> [String] {
    view.subviews.filter(\.isSeen).flatMap { child -> [String] in
      let said = child.galleyText.map { " \"\($0)\"" } ?? ""
      let color = child.layer.backgroundColor.map { " \($0)" } ?? ""
      let line = "\(type(of: child)) \(text(child.frame))\(said) alpha \(child.alpha)\(color)"
      return [line] + inner(of: child)
    }.map { "  " + $0 }
  }

  /// Returns the rectangle as text. Numbers are rounded to a thousandth, because sums in another
  /// order differ in their last bits.
  private static func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { text($0) }.joined(separator: " ")
  }

  nonisolated fileprivate static func text(_ number: CGFloat) -> String {
    "\((number * 1_000).rounded() / 1_000 + 0)"
  }

  /// The distance by which positions may differ.
  ///
  /// Positions are rounded to pixels, and the rounding depends on the elements above, which may
  /// have been measured in only one of the views.
  private var tolerance: CGFloat {
    showsAll ? 0.001 : 0.001 + 1 / max(view.traitCollection.displayScale, 1)
  }

  private func difference(from expected: [Line]) -> String? {
    let lines = lines
    let first = zip(lines, expected).first { !$0.isNear($1, within: tolerance) }
    guard first != nil || lines.count != expected.count else { return nil }
    return Self.message(
      first.map { ($0.description, $1.description) }, lines.map(\.description),
      expected.map(\.description))
  }

  // MARK: The whole content

  /// Returns the first difference in the whole content.
  private func differenceEverywhere(from fresh: SettledScreen) -> String? {
    let start = place
    measureAll()
    fresh.measureAll()
    guard Self.isNear(view.contentSize, fresh.view.contentSize) else {
      return "the content is \(view.contentSize), and should be \(fresh.view.contentSize)"
        + differenceOfSizes(from: fresh)
    }
    for end in [range.lowerBound, range.upperBound] {
      for screen in [self, fresh] {
        screen.view.contentOffset.y = end
        screen.settle()
      }
      if let problem = difference(from: fresh.lines) { return "at \(end): \(problem)" }
    }
    restore(start)
    return nil
  }

  /// Returns a description of the first item whose size differs.
  private func differenceOfSizes(from fresh: SettledScreen) -> String {
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        let size = view.layoutAttributesForItem(at: path)?.size ?? .zero
        let wanted = fresh.view.layoutAttributesForItem(at: path)?.size ?? .zero
        if Self.isNear(size, wanted) { continue }
        return ": item \(name(path)) is \(size), and should be \(wanted)"
      }
    }
    return ""
  }

  /// Scrolls through all of the content, so that every element is measured.
  private func measureAll() {
    let step = max(view.bounds.height / 2, 1)
    var offset = range.lowerBound
    while true {
      view.contentOffset.y = offset
      settle()
      guard offset < range.upperBound else { return }
      offset = min(max(view.contentOffset.y, offset) + step, range.upperBound)
    }
  }

  private static func isNear(_ one: CGSize, _ other: CGSize) -> Bool {
    abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
  }

  private static func difference(_ lines: [String], _ expected: [String]) -> String? {
    guard lines != expected else { return nil }
    return message(zip(lines, expected).first { $0 != $1 }, lines, expected)
  }

  private static func message(
    _ first: (String, String)?, _ lines: [String], _ expected: [String]
  ) -> String {
    let words = first.map { "\"\($0.0)\" instead of \"\($0.1)\"" } ?? "more or less"
    return
      "\(words), in\n\(lines.joined(separator: "\n"))\ninstead of\n\(expected.joined(separator: "\n"))"
  }
}

/// A line of the description of a view: an element with its origin in the viewport, or a subview of
/// an element.
private struct Line: CustomStringConvertible {
  let words: String
  /// The origin of an element in the viewport; `nil` for a subview of an element.
  let origin: CGPoint?

  init(_ words: String, at origin: CGPoint? = nil) {
    self.words = words
    self.origin = origin
  }

  var description: String {
    let place = origin.map { " at \(SettledScreen.text($0.x)) \(SettledScreen.text($0.y))" } ?? ""
    return words + place
  }

  func isNear(_ other: Line, within tolerance: CGFloat) -> Bool {
    guard words == other.words else { return false }
    guard let origin, let its = other.origin else { return true }
    return abs(origin.x - its.x) <= tolerance && abs(origin.y - its.y) <= tolerance
  }
}
