import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleyUIKit

/// Shows a screen in several surroundings, looks for faults of its layout, and lists each fault once.
@MainActor
internal struct FaultSearch {
  let faults: LayoutFaults
  private(set) var lines: [String] = []
  /// The faults that have been listed, so that each is listed once.
  private var known: Set<String> = []
  /// The name of the surroundings that are being examined.
  private var caseName = ""
  /// The positions of the views in cells from left to right, by the size of the window and the
  /// number of the list.
  private var sides: [[CGFloat]: [ElementName: FixedSides]] = [:]

  init(faults: LayoutFaults) { self.faults = faults }

  /// Adds a line for a fault, unless a fault of the same kind with the same key was listed before.
  private mutating func note(_ fault: LayoutFaults, _ key: String, _ text: String) {
    guard faults.contains(fault), known.insert("\(fault.rawValue) \(key)").inserted else { return }
    lines.append("\(text) (\(caseName))")
  }

  private static func name(of surroundings: Surroundings) -> String {
    let size = surroundings.size
    return "\(size.width.galleyDescription) × \(size.height.galleyDescription)"
      + (surroundings.isLargest ? ", largest text" : surroundings.isLarge ? ", large text" : "")
      + (surroundings.isRightToLeft ? ", right to left" : "")
      + (surroundings.language.map { ", language \($0)" } ?? "")
  }

  /// Returns the languages in which a screen shows other texts than in the usual language.
  func differing(
    _ languages: [GalleyLanguage], _ size: CGSize, _ settle: @escaping () -> Void,
    _ make: () -> UIViewController
  ) -> [GalleyLanguage] {
    guard !languages.isEmpty else { return [] }
    func texts(_ language: GalleyLanguage?) -> [String] {
      var texts: [String] = []
      _ = reports {
        let surroundings = Surroundings(size: size, language: language)
        let stage = Stage(surroundings, settling: settle, make: make)
        stage.settle()
        texts = ViewLook(stage.window).seen.compactMap { $0.view.galleyText }
        stage.clear()
      }
      return texts
    }
    let usual = texts(nil)
    return languages.filter { texts($0) != usual }
  }

  /// Shows the screen in some surroundings, scrolls its lists, and records the faults.
  mutating func look(
    at surroundings: Surroundings, _ settle: @escaping () -> Void, _ make: () -> UIViewController
  ) {
    caseName = FaultSearch.name(of: surroundings)
    // The screen has real fonts here, because truncation depends on the real widths of texts.
    var stage: Stage?
    let found = reports {
      let new = Stage(surroundings, settling: settle, make: make)
      new.settle()
      stage = new
    }
    guard let stage else { return }
    var all = found
    lookAroundLists(of: stage)
    for (number, list) in stage.lists.enumerated() {
      let estimate = list.contentSize
      let sight = VisibleList(list: list, stage: stage)
      for fraction in [0.0, 0.25, 0.5, 0.75, 1.0] {
        all += reports { sight.scroll(toFraction: fraction) }
        for (id, cell) in sight.elements.sorted(by: { $0.key < $1.key }) {
          let name = "\(id) (\(ViewName.className(cell)))"
          // The background of a section is as high as the section, so it may be higher than the
          // screen.
          if !id.isDecoration { lookAtHeight(of: cell, name, stage.window) }
          look(at: cell, name)
          lookAtSides(of: cell, id, inList: number, surroundings)
        }
        for other in sight.otherViews { lookAtTexts(in: other) }
      }
      // An estimate is often a constant that is right for usual text. It can't be right for large
      // text, too, so estimates are examined only with usual text.
      if !surroundings.isLarge { lookAtEstimate(of: list, estimate) }
    }
    if let view = stage.controller?.view, stage.lists.isEmpty {
      lookAtHeight(of: view, ViewName.className(view), stage.window)
      look(at: view, ViewName.className(view))
    }
    for report in all where report.topic.isFault {
      note(.reports, "\(report)", "This is reported: \(report)")
    }
    stage.clear()
  }

  /// Records a list whose content size was estimated far from its measured size.
  private mutating func lookAtEstimate(of list: _ListView, _ estimate: CGSize) {
    let axis = list.scrollingAxis
    let before = CGFloat(estimate.galley[axis])
    let after = CGFloat(list.contentSize.galley[axis])
    guard min(before, after) > list.bounds.size.galley[axis],
      max(before, after) > 1.5 * min(before, after)
    else { return }
    note(
      .estimates, ViewName.className(list),
      "\(ViewName.className(list)) is \(after.galleyDescription) points "
        + "\(axis == .horizontal ? "wide" : "high"), and was estimated at "
        + "\(before.galleyDescription): scroll bars jump. Estimate sizes nearer to what is measured"
    )
  }

  private mutating func lookAtHeight(of cell: UIView, _ name: String, _ window: UIWindow) {
    guard cell.bounds.height > window.bounds.height + 0.5 else { return }
    note(
      .hugeCells, ViewName.className(cell),
      "\(name) is \(cell.bounds.height.galleyDescription) points high, more than the screen")
  }

  /// Forgets the positions of views from left to right, which are needed only for the same size of
  /// text.
  mutating func forgetSides() { sides = [:] }

  /// Records the positions of the views in a cell from left to right. From right to left, records a
  /// fault for each view that is still at its position.
  private mutating func lookAtSides(
    of cell: UIView, _ id: ElementName, inList number: Int, _ surroundings: Surroundings
  ) {
    guard faults.contains(.fixedSides), surroundings.language == nil else { return }
    let key = [surroundings.size.width, surroundings.size.height, CGFloat(number)]
    guard surroundings.isRightToLeft else {
      sides[key, default: [:]][id] = FixedSides(cell)
      return
    }
    guard let old = sides[key]?[id] else { return }
    for fixed in FixedSides(cell).views(unchangedFrom: old) {
      let view = ViewName.of(fixed, in: cell)
      note(
        .fixedSides, self.key(view, cell),
        "\(view) in \(id) (\(ViewName.className(cell))) stays on its side, and views beside it "
          + "change sides: its frame or its constraints ignore the layout direction")
    }
  }

  /// Records texts outside of lists, if the texts are cut off.
  private mutating func lookAroundLists(of stage: Stage) {
    guard let root = stage.controller?.view, !stage.lists.isEmpty else { return }
    lookAtTexts(in: root)
  }

  /// Records texts in a view that are cut off.
  ///
  /// Lists are left out, because their elements are examined one by one. Bars are left out, because
  /// UIKit lays out their texts.
  private mutating func lookAtTexts(in root: UIView) {
    func isLeftOut(_ view: UIView) -> Bool {
      view is _ListView || view is UINavigationBar || view is UITabBar || view is UIToolbar
        || view is UISearchBar
    }
    guard !isLeftOut(root) else { return }
    for part in ViewLook(root, leavingOut: isLeftOut).seen {
      lookAtText(of: part, in: root, ViewName.className(root))
    }
  }

  private mutating func lookAtText(of part: ViewLook, in root: UIView, _ name: String) {
    guard part.paint.isTruncated || part.isTooLow || part.hasClippedLine(in: root) else { return }
    let view = ViewName.of(part.view, in: root)
    let text = part.view.galleyText.map { ViewTree.quoted($0) } ?? "its text"
    note(.cutOffTexts, key(view, root), "\(view) in \(name) does not show all of \(text)")
  }

  /// Returns the key of a view's faults: the class of the root view, and the name of the view
  /// without its text. Rows with different texts have the same key, so each fault is listed once.
  private func key(_ view: String, _ root: UIView) -> String {
    "\(ViewName.className(root)) \(view.prefix { $0 != "\"" })"
  }

  private mutating func look(at cell: UIView, _ name: String) {
    let look = ViewLook(cell)
    for part in look.seen {
      lookAtText(of: part, in: cell, name)
      let view = ViewName.of(part.view, in: cell)
      let key = self.key(view, cell)
      if isOutside(part, of: cell) {
        note(
          .outsideOfCells, key,
          "\(view) at \(part.frame.galleyDescription) is outside of \(name), which is "
            + "\(cell.bounds.width.galleyDescription) × \(cell.bounds.height.galleyDescription)")
      }
      if !part.view.translatesAutoresizingMaskIntoConstraints, part.view.hasAmbiguousLayout {
        note(
          .ambiguousConstraints, key,
          "\(view) in \(name) is at one of several places that its constraints allow")
      }
    }
    lookForOverlaps(in: look, name)
  }

  /// Whether a view draws outside of its cell, and no view between them clips the view.
  private func isOutside(_ part: ViewLook, of cell: UIView) -> Bool {
    guard !part.paint.isEmpty, part.view !== cell, !cell.clipsToBounds else { return false }
    var ancestor = part.view.superview
    while let view = ancestor, view !== cell {
      if view.clipsToBounds { return false }
      ancestor = view.superview
    }
    return !cell.bounds.insetBy(dx: -1, dy: -1).contains(part.frame)
  }

  private mutating func lookForOverlaps(in look: ViewLook, _ name: String) {
    let texts = look.seen.filter { $0.view is UILabel && !$0.paint.isEmpty }
    for (index, one) in texts.enumerated() {
      for other in texts[(index + 1)...] {
        guard one.linesOfText.contains(where: { $0.overlaps(other.linesOfText) }) else { continue }
        let names = [one, other].map { ViewName.of($0.view, in: look.view) }
        note(
          .overlappingTexts, "\(ViewName.className(look.view)) \(names)",
          "\(names[0]) and \(names[1]) overlap in \(name)")
      }
    }
  }
}

extension CGRect {
  /// Whether the rectangle and one of the other rectangles share more than an edge.
  fileprivate func overlaps(_ others: [CGRect]) -> Bool {
    others.contains { other in
      let common = intersection(other)
      return !common.isNull && common.width > 1 && common.height > 1
    }
  }
}

extension ViewLook {
  /// The rectangles of the lines that the texts of a label draw in its frame.
  fileprivate var linesOfText: [CGRect] {
    paint.texts.flatMap { text in
      text.layout.lines.map { line in
        CGRect(
          x: frame.minX + text.origin.x + line.frame.origin.x,
          y: frame.minY + text.origin.y + line.frame.origin.y, width: line.frame.size.width,
          height: line.frame.size.height
        ).intersection(frame)
      }
    }
  }

  /// Whether a text does not fit into the height of its label, which cuts off its letters, or into
  /// the height of a text view that does not scroll.
  ///
  /// A view that cuts off only the space above and below the letters is accepted.
  fileprivate var isTooLow: Bool {
    guard frame.height > 1 else { return false }
    if let area = view as? UITextView, !area.isScrollEnabled, !area.text.isEmpty {
      let limit = CGSize(width: area.bounds.width, height: .greatestFiniteMagnitude)
      let needed = area.sizeThatFits(limit).height - area.textContainerInset.bottom
      return needed > area.bounds.height + 2
    }
    return view is UILabel && paint.texts.contains { $0.layout.size.height * 0.8 > frame.height }
  }

  /// Whether a superview of a label, up to a root view, hides the upper or the lower part of a line
  /// of its text.
  ///
  /// Lines that are hidden completely are accepted, because a collapsed row hides them. Texts in a
  /// scroll view are accepted, too.
  fileprivate func hasClippedLine(in root: UIView) -> Bool {
    guard view is UILabel, view !== root else { return false }
    var clip = CGRect.infinite
    var ancestor = view.superview
    while let holder = ancestor {
      if holder is UIScrollView { return false }
      if holder.clipsToBounds {
        clip = clip.intersection(holder.convert(holder.bounds, to: root))
      }
      ancestor = holder === root ? nil : holder.superview
    }
    return linesOfText.contains { line in
      let visible = line.intersection(clip)
      guard line.height > 1, !visible.isNull, visible.height > 1 else { return false }
      return visible.height < line.height * 0.8
    }
  }
}

extension DisplayList {
  /// The texts in the list, at their positions.
  ///
  /// Only the translation of a group's transform is considered.
  fileprivate var texts: [PlacedText] {
    items.flatMap { item -> [PlacedText] in
      switch item {
      case .text(let text): return [text]
      case .group(let group):
        return group.content.texts.map { text in
          var text = text
          text.origin.x += group.transform.tx
          text.origin.y += group.transform.ty
          return text
        }
      default: return []
      }
    }
  }

  /// Whether a text in the list is truncated.
  fileprivate var isTruncated: Bool { texts.contains { $0.layout.isTruncated } }
}
