import Foundation
import GalleyUIKit

/// Fails if a reused cell still shows or holds contents of the item that it showed before.
///
///     assertNoStaleCells(feed)
///
/// Items of the screen's states, up to seven for each class of cells, are shown in cells that have
/// shown other items before. These cells are compared with new cells twice: once after the first
/// item has settled, and once while the first item may still wait for something, such as an image.
/// The failure names the view and the property:
///
///     PhotoCell keeps something of what it showed before.
///     It has shown item 0 of section 0, and it shows item 2 of section 0:
///       badge (UIImageView): isHidden is false instead of true
///
/// Gestures, actions, animations, closures, running tasks and timers that a cell keeps are found,
/// too. Lists in a cell that keep the offset to which a finger has scrolled them are also found.
/// The test also fails if no state of the screen shows a cell.
///
/// - Parameter screen: The screen. All its states are shown, up to twelve.
@MainActor
public func assertNoStaleCells<State>(
  _ screen: LabScreen<State>,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  for found in ListLab.staleCellFindings(in: screen, needsCells: true) {
    place.fail(found, tool: "assertNoStaleCells")
  }
}

extension ListLab {
  /// Returns a description of the leftovers in reused cells, one for each class of cells.
  package static func staleCells<State>(in screen: LabScreen<State>) -> [String] {
    staleCellFindings(in: screen).map(\.text)
  }

  /// Returns the leftovers in reused cells, one finding for each class of cells.
  ///
  /// If the difference is visible, the finding has a picture of a reused cell beside a new cell.
  ///
  /// - Parameter needsCells: Whether a screen that shows no cells is a finding, too.
  internal static func staleCellFindings<State>(
    in screen: LabScreen<State>, needsCells: Bool = false
  ) -> [LabFinding] {
    isInChild ? [] : UIView.withSquareText { StaleCells(screen).problems(needsCells: needsCells) }
  }
}

/// Shows items in cells that have shown other items.
@MainActor
private final class StaleCells<State> {
  /// An item in one of the states.
  private struct Specimen: Hashable {
    let state: Int
    let list: Int
    let path: IndexPath

    var name: String { "item \(path.item) of section \(path.section)" }
  }

  /// The look of an item in a new cell.
  private struct Fresh {
    let look: ViewLook
    let pendingWork: PendingCellWork
  }

  private let screen: LabScreen<State>
  private let stage: Stage
  /// The number of the state that the screen shows.
  private var state = 0
  /// The looks of the items in new cells.
  private var fresh: [Specimen: Fresh] = [:]
  /// The picture of the first visible difference in the class of cells that is being examined.
  private var picture: LabPicture?

  init(_ screen: LabScreen<State>) {
    self.screen = screen
    stage = Stage(Surroundings(size: screen.size), settling: screen.settle) {
      screen.make(screen.states.state(0))
    }
    stage.settle()
  }

  /// Returns the leftovers in reused cells, one finding for each class of cells.
  func problems(needsCells: Bool) -> [LabFinding] {
    let specimens = specimens()
    if specimens.isEmpty && needsCells {
      return [
        LabFinding(
          text: "No state of the screen shows a cell, so nothing can be said about stale cells.")
      ]
    }
    return specimens.sorted { $0.key < $1.key }.compactMap { problem(of: $0.key, $0.value) }
  }

  // MARK: Items

  /// Items that look different, by the classes of their cells.
  private func specimens() -> [String: [Specimen]] {
    var found: [String: [Specimen]] = [:]
    var looks: [String: Set<String>] = [:]
    for number in screen.update == nil ? 0..<1 : screen.states.few(12) {
      show(number)
      for (index, list) in stage.lists.enumerated() {
        for path in paths(in: list) {
          let specimen = Specimen(state: number, list: index, path: path)
          guard let cell = cell(for: specimen, reusing: nil) else { continue }
          let name = ViewName.className(cell)
          let look = ViewLook(cell)
          let isNew = looks[name, default: []].insert(text(of: look)).inserted
          if isNew, found[name, default: []].count < 7 {
            found[name, default: []].append(specimen)
            fresh[specimen] = Fresh(look: look, pendingWork: PendingCellWork(of: cell))
          }
          end(cell, specimen)
          cell.removeFromSuperview()
        }
      }
    }
    return found
  }

  /// The paths of the first eight items and of the last item of each section, for eight sections.
  private func paths(in list: _ListView) -> [IndexPath] {
    list.counts.prefix(8).enumerated().flatMap { section, count in
      (0..<count).filter { $0 < 8 || $0 == count - 1 }.map { IndexPath(item: $0, section: section) }
    }
  }

  private func text(of look: ViewLook) -> String {
    look.all.map { "\($0.isSeen) \($0.frame) \($0.facts) \($0.paint)" }.joined()
  }

  private func show(_ number: Int) {
    guard number != state, let update = screen.update, let controller = stage.controller else {
      return
    }
    state = number
    stage.makeCurrent()
    update(controller, screen.states.state(number), false)
    stage.settle()
  }

  /// Returns a cell that shows an item. If `settles` is `true`, the cell has settled.
  private func cell(for specimen: Specimen, reusing old: UIView?, settles: Bool = true) -> UIView? {
    show(specimen.state)
    stage.makeCurrent()
    let lists = stage.lists
    guard lists.indices.contains(specimen.list) else { return nil }
    let cell = lists[specimen.list].spareCell(forItemAt: specimen.path, reusing: old)
    cell?.layoutIfNeeded()
    if settles { stage.settle() }
    cell?.layoutIfNeeded()
    return cell
  }

  private func end(_ cell: UIView, _ specimen: Specimen) {
    let lists = stage.lists
    guard lists.indices.contains(specimen.list) else { return }
    lists[specimen.list].endSpareCell(cell, forItemAt: specimen.path)
  }

  // MARK: Pairs

  private func problem(of name: String, _ specimens: [Specimen]) -> LabFinding? {
    picture = nil
    var known: Set<String> = []
    var lines: [String] = []
    for settles in [true, false] {
      for (first, second) in pairs(of: specimens) {
        let kept = findings(first, second, settles: settles).filter { !known.contains($0.kind) }
        known.formUnion(kept.map(\.kind))
        guard !kept.isEmpty else { continue }
        let when = settles ? "" : " before that has come to rest"
        let (before, now) = states(first, second)
        lines.append(
          "It has shown \(first.name)\(before), and\(when)\(now) it shows \(second.name):")
        lines += kept.map { "  \($0)" }
      }
    }
    let hasLists = specimens.contains(where: hasLists)
    for (first, second) in zip(specimens, specimens.dropFirst()).prefix(hasLists ? 3 : 0) {
      // Use another screen, because the app may save the offsets of lists in cells that were shown
      // on this screen.
      let other = StaleCells(screen)
      let found = other.scrolled(first, second)
      if picture == nil { picture = other.picture }
      let kept = found.filter { !known.contains($0.kind) }
      known.formUnion(kept.map(\.kind))
      guard !kept.isEmpty else { continue }
      let (before, now) = states(first, second)
      lines.append(
        "It has shown \(first.name)\(before), was scrolled, and\(now) it shows \(second.name):")
      lines += kept.map { "  \($0)" }
    }
    guard !lines.isEmpty else { return nil }
    return LabFinding(
      text: "\(name) keeps something of what it showed before.\n" + lines.joined(separator: "\n"),
      picture: picture)
  }

  /// Pairs of items: each item with each other item.
  ///
  /// If all items look the same, there is only one specimen. That item is shown twice in one cell.
  /// This finds whatever the app adds to the cell at each reuse.
  private func pairs(of specimens: [Specimen]) -> [(Specimen, Specimen)] {
    if specimens.count == 1 { return [(specimens[0], specimens[0])] }
    return specimens.flatMap { first in
      specimens.filter { $0 != first }.map { (first, $0) }
    }
  }

  /// Descriptions of the states of two specimens; empty if both are of the same state.
  private func states(_ first: Specimen, _ second: Specimen) -> (String, String) {
    first.state == second.state
      ? ("", "") : (" in state \(first.state)", " in state \(second.state)")
  }

  private func findings(
    _ first: Specimen, _ second: Specimen, settles: Bool
  ) -> [LookDifference.Finding] {
    guard let old = cell(for: first, reusing: nil, settles: settles) else { return [] }
    end(old, first)
    guard let reused = cell(for: second, reusing: old), reused === old else {
      old.removeFromSuperview()
      return []
    }
    defer {
      end(reused, second)
      reused.removeFromSuperview()
    }
    guard let fresh = fresh[second] else { return [] }
    let look = ViewLook(reused)
    let visible = LookDifference.inAppearance(look, fresh.look)
    if !visible.isEmpty, picture == nil { picture = self.picture(of: reused, showing: second) }
    return visible + LookDifference.inBehavior(look, fresh.look)
      + PendingCellWork(of: reused).findings(comparedTo: fresh.pendingWork)
  }

  // MARK: Lists in cells

  /// Returns the lists and scroll views in a cell that a finger can scroll.
  ///
  /// A text view is left out, because its offset changes with its text.
  private func scrollable(in view: UIView) -> [UIScrollView] {
    view.subviews.flatMap { child -> [UIScrollView] in
      guard child.isSeen else { return [] }
      guard let scroll = child as? UIScrollView, !(child is UITextView) else {
        return scrollable(in: child)
      }
      scroll.layoutIfNeeded()
      return scroll.isScrollEnabled && scroll.minimumOffset != scroll.maximumOffset ? [scroll] : []
    }
  }

  private func hasLists(_ specimen: Specimen) -> Bool {
    guard let cell = cell(for: specimen, reusing: nil) else { return false }
    defer {
      end(cell, specimen)
      cell.removeFromSuperview()
    }
    return !scrollable(in: cell).isEmpty
  }

  /// Scrolls a list halfway to its end, or halfway to its start if the start is farther away.
  private func scrollHalfway(_ scroll: UIScrollView) {
    func halfway(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      (offset + (high - offset < offset - low ? low : high)) / 2
    }
    let (offset, low, high) = (scroll.contentOffset, scroll.minimumOffset, scroll.maximumOffset)
    scroll.contentOffset = CGPoint(
      x: halfway(offset.x, low.x, high.x), y: halfway(offset.y, low.y, high.y))
  }

  /// Shows an item, scrolls the lists in its cell as a finger does, and shows another item in the
  /// same cell.
  ///
  /// Returns the lists whose offset differs from the offset in a new cell for the other item.
  private func scrolled(_ first: Specimen, _ second: Specimen) -> [LookDifference.Finding] {
    guard let old = cell(for: first, reusing: nil) else { return [] }
    let lists = scrollable(in: old)
    lists.forEach { scrollHalfway($0) }
    stage.settle()
    end(old, first)
    guard !lists.isEmpty, let reused = cell(for: second, reusing: old), reused === old else {
      old.removeFromSuperview()
      return []
    }
    // Make the new cell before the reused cell is removed, because the app may save the offsets of
    // the reused cell's lists when the cell is removed.
    let new = cell(for: second, reusing: nil)
    defer {
      for cell in [reused, new].compactMap(\.self) {
        end(cell, second)
        cell.removeFromSuperview()
      }
    }
    guard let new else { return [] }
    let kept = LookDifference.inAppearance(ViewLook(reused), ViewLook(new))
      .filter { $0.property == "contentOffset" }
    if !kept.isEmpty, picture == nil {
      picture = LabPicture.drawing(of: new).flatMap { LabPicture(expected: $0, now: reused) }
    }
    return kept
  }

  /// Draws a reused cell beside a new cell that shows the same item.
  private func picture(of reused: UIView, showing specimen: Specimen) -> LabPicture? {
    guard
      let drawing = cell(for: specimen, reusing: nil).flatMap({ new -> Data? in
        defer {
          end(new, specimen)
          new.removeFromSuperview()
        }
        return LabPicture.drawing(of: new)
      })
    else { return nil }
    return LabPicture(expected: drawing, now: reused)
  }
}
