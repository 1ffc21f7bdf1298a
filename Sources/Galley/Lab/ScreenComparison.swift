import Foundation
import GalleyUIKit

/// Compares a settled screen with a fresh screen: a new instance of the screen in the same state.
///
/// Both screens should look the same. But items that a list has never shown still have estimated
/// sizes, which may differ. So the contents of elements are compared first, and then their frames.
@MainActor
internal struct ScreenComparison {
  let stage: Stage
  let fresh: Stage

  /// A difference.
  struct Difference: CustomStringConvertible {
    /// The element that differs, such as `item 3 of section 0 (PostCell)`.
    var place: String
    /// The differences, one line each.
    var findings: [String]

    var description: String {
      "\(place):\n" + findings.prefix(8).map { "  \($0)" }.joined(separator: "\n")
    }
  }

  /// Returns the first difference; `nil` if there is none.
  func difference() -> Difference? {
    stage.settle()
    fresh.settle()
    let lists = (stage.lists, fresh.lists)
    guard lists.0.count == lists.1.count else {
      return Difference(
        place: "the screen",
        findings: ["\(lists.0.count) lists are shown instead of \(lists.1.count)"])
    }
    for (own, other) in zip(lists.0, lists.1) {
      if let problem = ListComparison(own, stage, other, fresh).difference() { return problem }
    }
    return differenceAround()
  }

  /// Whether the lists have the same counts, and the items that both show look alike.
  ///
  /// Both screens must have settled. Only the fresh screen is scrolled.
  func showsSameItems() -> Bool {
    let lists = (stage.lists, fresh.lists)
    return lists.0.count == lists.1.count
      && zip(lists.0, lists.1).allSatisfy { own, other in
        ListComparison(own, stage, other, fresh).showsSameItems()
      }
  }

  /// Returns the first difference with a picture of both screens; `nil` if there is none.
  ///
  /// - Parameter title: The line above the difference.
  func finding(_ title: String) -> LabFinding? {
    difference().map { LabFinding(text: "\(title)\n\($0)", picture: picture()) }
  }

  /// Returns the first difference that remains when the tasks of both screens have run; `nil` if
  /// there is none.
  ///
  /// The comparison scrolls, and cells that it brings into the viewport may start tasks.
  func differenceWithTasks() async -> Difference? {
    var difference: Difference?
    for _ in 0..<5 {
      difference = self.difference()
      if difference == nil { return nil }
      await stage.settleWithTasks()
      await fresh.settleWithTasks()
    }
    return difference
  }

  /// A picture of both screens in the state in which the comparison has left them: scrolled to the
  /// difference.
  func picture() -> LabPicture? {
    guard let own = stage.root, let other = fresh.root else { return nil }
    return LabPicture(expected: other, now: own)
  }

  /// Returns the difference of the views outside of the lists.
  private func differenceAround() -> Difference? {
    guard let own = stage.root, let other = fresh.root else { return nil }
    // The contents of lists have been compared already, and views that scroll with them may have
    // other offsets.
    let isInList = { (view: UIView) in view.superview is _ListView }
    let looks = (
      ViewLook(own, leavingOut: isInList), ViewLook(other, leavingOut: isInList)
    )
    let appearance = LookDifference.inAppearance(looks.0, looks.1)
    let behavior = LookDifference.inBehavior(looks.0, looks.1).filter {
      $0.property != "layer.animationKeys()"
    }
    let findings =
      (appearance + behavior).filter { $0.property != "contentOffset" } + findingsOfChildren()
    guard !findings.isEmpty else { return nil }
    return Difference(place: "around the list", findings: findings.map(\.description))
  }

  /// Returns the differences of the child controllers, and of what the controllers give to bars.
  ///
  /// Controllers in cells are left out, because their number depends on the number of cells.
  private func findingsOfChildren() -> [LookDifference.Finding] {
    guard let own = stage.controller, let other = fresh.controller else { return [] }
    // The parents of a controller in a window may have set its title and its bar buttons.
    return ScreenComparison.childrenFindings(own, other, comparesBars: !stage.isPart)
  }

  private static func childrenFindings(
    _ own: UIViewController, _ other: UIViewController, comparesBars: Bool
  ) -> [LookDifference.Finding] {
    let bars = comparesBars ? barFindings(own, other) : []
    let (children, others) = (childrenAround(own), childrenAround(other))
    let (words, expected) = (countedClasses(children), countedClasses(others))
    guard words == expected else {
      return bars + [
        LookDifference.Finding(
          view: ViewName.className(own), property: "children", value: words, expected: expected)
      ]
    }
    return zip(byClass(children), byClass(others)).reduce(into: bars) { findings, pair in
      findings += childrenFindings(pair.0, pair.1, comparesBars: comparesBars)
    }
  }

  /// Returns controllers grouped by class.
  ///
  /// Controllers of one class keep their order. The order of all children depends on the updates
  /// that have added them.
  private static func byClass(_ controllers: [UIViewController]) -> [UIViewController] {
    controllers.enumerated().sorted {
      (ViewName.className($0.element), $0.offset) < (ViewName.className($1.element), $1.offset)
    }.map(\.element)
  }

  private static func childrenAround(_ controller: UIViewController) -> [UIViewController] {
    controller.children.filter { child in
      !sequence(first: child.viewIfLoaded, next: { $0?.superview }).contains {
        $0 is _ListElementView
      }
    }
  }

  /// The classes of controllers with their counts: `BannerController × 2`.
  private static func countedClasses(_ controllers: [UIViewController]) -> String {
    let words = controllers.map { ViewName.className($0) }
    return words.isEmpty ? "none" : ViewLook.counted(words)
  }
}

/// Compares a list with the corresponding list of a fresh screen.
@MainActor
private struct ListComparison {
  private typealias Difference = ScreenComparison.Difference

  private let own: VisibleList
  private let other: VisibleList

  init(_ own: _ListView, _ ownStage: Stage, _ other: _ListView, _ otherStage: Stage) {
    self.own = VisibleList(list: own, stage: ownStage)
    self.other = VisibleList(list: other, stage: otherStage)
  }

  func difference() -> ScreenComparison.Difference? {
    let name = ViewName.className(own.list)
    loadMore()
    guard own.list.counts == other.list.counts else {
      return Difference(
        place: name,
        findings: ["it shows \(own.list.counts) items a section instead of \(other.list.counts)"])
    }
    if let problem = own.problemOfOffset { return Difference(place: name, findings: [problem]) }
    if let problem = own.problemOfPage, other.problemOfPage == nil {
      return Difference(place: name, findings: [problem])
    }
    if let ghost = own.ghost {
      return Difference(
        place: name,
        findings: [
          "a \(ViewName.className(ghost)) is shown that shows no item: \(ghost.galleyFrame)"
        ])
    }
    other.restore(own.place)
    if let problem = differenceOfElements() ?? differenceOfOtherViews() { return problem }
    if differenceOfPlaces() == nil { return differenceOfSpeech() ?? differenceAtEnds() }
    // One of the lists may still have estimated sizes for elements next to the visible elements, so
    // both are measured before they are compared again.
    let place = own.place
    for list in [own, other] {
      list.measureNeighbors()
      list.restore(place)
    }
    return differenceOfElements() ?? differenceOfPlaces() ?? differenceOfSpeech()
      ?? differenceAtEnds()
  }

  /// Returns the first difference of frames when both lists are scrolled to their starts, or to
  /// their ends. Such a difference shows that an item can't be scrolled to, or that there is space
  /// without items.
  ///
  /// Lists with the same size and insets are not scrolled, and lists that load more items at an end
  /// are not compared.
  private func differenceAtEnds() -> Difference? {
    guard !hasSameSize, !own.list.isPagingEnabled, own.list.counts.contains(where: { $0 > 0 })
    else { return nil }
    let (place, counts) = (own.place, own.list.counts)
    for isEnd in [false, true] {
      for list in [own, other] {
        list.keepingSelection { isEnd ? list.goToEnd() : list.goToStart() }
      }
      guard own.list.counts == counts, other.list.counts == counts else {
        // The texts around the lists are compared next, and may show how many items are loaded. So
        // both lists load the same number of items.
        loadMore()
        break
      }
      // The end of a long list may move away each time that items are measured, and the start may
      // move when a bar grows.
      let areThere = isEnd ? own.isAtEnd && other.isAtEnd : own.isAtStart && other.isAtStart
      guard areThere, let difference = differenceOfPlaces() else { continue }
      return Difference(
        place: "\(ViewName.className(own.list)), scrolled to its \(isEnd ? "end" : "start")",
        findings: [insetDifference, "\(difference.place): \(difference.findings.joined())"]
          .compactMap(\.self))
    }
    [own, other].forEach { $0.restore(place) }
    return nil
  }

  /// Whether both lists have the same content size and the same insets.
  private var hasSameSize: Bool {
    let (size, otherSize) = (own.list.contentSize, other.list.contentSize)
    return abs(size.width - otherSize.width) < 1 && abs(size.height - otherSize.height) < 1
      && own.list.adjustedContentInset == other.list.adjustedContentInset
  }

  /// The difference of the space around the content; `nil` if there is none.
  private var insetDifference: String? {
    let (insets, others) = (own.list.contentInset, other.list.contentInset)
    return insets == others
      ? nil
      : "contentInset is \(ViewFacts.insetsText(insets)) instead of "
        + ViewFacts.insetsText(others)
  }

  /// Whether the lists have the same counts, and the items that both show look alike. Lists with
  /// items must show at least one item in common.
  func showsSameItems() -> Bool {
    guard own.list.counts == other.list.counts else { return false }
    if own.list.counts.allSatisfy({ $0 == 0 }) { return true }
    other.restore(own.place)
    let (items, others) = (own.elements, other.elements)
    let shared = items.keys.filter { $0.kind == nil && others[$0] != nil }
    return !shared.isEmpty
      && shared.allSatisfy { id in
        guard let view = items[id], let expected = others[id] else { return false }
        return LookDifference.inAppearance(ViewLook(view), ViewLook(expected)).isEmpty
      }
  }

  /// Scrolls the list with fewer items to its end, because more may be loaded there.
  private func loadMore() {
    for _ in 0..<5 {
      let (count, others) = (
        own.list.counts.reduce(0, +), other.list.counts.reduce(0, +)
      )
      guard count != others else { return }
      let shorter = count < others ? own : other
      let offset = shorter.list.contentOffset
      shorter.keepingSelection {
        shorter.goToEnd()
        shorter.go(to: offset)
      }
      if own.list.counts.reduce(0, +) == count, other.list.counts.reduce(0, +) == others { return }
    }
  }

  /// Returns the first difference of elements that are visible in both lists.
  private func differenceOfElements() -> Difference? {
    let others = other.elements
    for (id, view) in own.elements.sorted(by: { $0.key < $1.key }) {
      guard let expected = others[id] else { continue }
      let place = "\(id) (\(ViewName.className(view)))"
      guard type(of: view) == type(of: expected) else {
        return Difference(
          place: place,
          findings: ["it is shown by a \(ViewName.className(expected)) in a fresh one"])
      }
      let findings = LookDifference.inAppearance(ViewLook(view), ViewLook(expected))
      if !findings.isEmpty {
        return Difference(place: place, findings: findings.map(\.description))
      }
    }
    return nil
  }

  /// Returns the first difference in what VoiceOver reads of elements that look alike.
  private func differenceOfSpeech() -> Difference? {
    let others = other.elements
    for (id, view) in own.elements.sorted(by: { $0.key < $1.key }) {
      guard let expected = others[id], type(of: view) == type(of: expected) else { continue }
      let findings = LookDifference.inSpeech(ViewLook(view), ViewLook(expected))
      if !findings.isEmpty {
        return Difference(
          place: "\(id) (\(ViewName.className(view)))", findings: findings.map(\.description))
      }
    }
    return nil
  }

  /// Returns the first difference of views in the lists that show no elements, such as the header
  /// of a table and the background.
  private func differenceOfOtherViews() -> Difference? {
    let (views, others) = (own.otherViews, other.otherViews)
    let place = ViewName.className(own.list)
    if let extra = views.dropFirst(others.count).first {
      return Difference(
        place: place,
        findings: ["\(ViewName.className(extra)) is shown, and is not there in a fresh one"])
    }
    if let missing = others.dropFirst(views.count).first {
      return Difference(
        place: place,
        findings: ["\(ViewName.className(missing)) is not there, and is shown in a fresh one"])
    }
    for (view, expected) in zip(views, others) {
      let findings = LookDifference.inAppearance(ViewLook(view), ViewLook(expected))
      guard findings.isEmpty else {
        return Difference(
          place: "\(ViewName.className(view)) in \(place)", findings: findings.map(\.description))
      }
    }
    return nil
  }

  /// Returns the first element whose frame differs, or that is visible in only one of the lists.
  private func differenceOfPlaces() -> Difference? {
    let (frames, others) = (own.frames, other.frames)
    for (id, frame) in frames.sorted(by: { $0.key < $1.key }) {
      guard let expected = others[id] else {
        // An element that is visible by less than a point may be out of the viewport in the other
        // list because of rounding.
        if own.isSliver(frame) { continue }
        return Difference(
          place: "\(id)", findings: ["it is in sight at \(text(frame)), and is not in a fresh one"])
      }
      if !own.isNear(frame, expected) {
        return Difference(
          place: "\(id)",
          findings: ["it is at \(text(frame)) instead of \(text(expected)) in the list's window"])
      }
    }
    for (id, frame) in others.sorted(by: { $0.key < $1.key })
    where frames[id] == nil && !other.isSliver(frame) {
      return Difference(
        place: "\(id)", findings: ["it is not in sight, and is at \(text(frame)) in a fresh one"])
    }
    return nil
  }

  private func text(_ frame: CGRect) -> String { frame.galleyDescription }
}
