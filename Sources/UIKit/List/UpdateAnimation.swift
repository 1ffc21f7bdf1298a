import Foundation
import GalleyGeometry
import GalleyLayout

/// Shows a change on its way: what stays goes to its new place, what is new appears, what has gone
/// disappears.
///
/// It is made before anything changes, and run when everything has, and views are where they belong: then
/// they are put back to where they were on screen, and go from there.
@MainActor
internal final class UpdateAnimation {
  let before: ElementsBefore
  private let layoutBefore: UICollectionViewLayout
  /// Where the layout has what was in sight go, by what it was called.
  private var finals: [Element.ID: UICollectionViewLayoutAttributes] = [:]
  private let offsetBefore: CGPoint
  private let rowsBefore: [ObjectIdentifier: CGRect]
  private unowned let view: _ListView
  private var steps: [() -> Void] = []
  private var out: [VisibleElements.Shown] = []

  init(of view: _ListView) {
    self.view = view
    before = ElementsBefore(of: view)
    layoutBefore = view.shownLayout
    offsetBefore = view.contentOffset
    rowsBefore = Dictionary(
      uniqueKeysWithValues: view.scrollers.all.map { (ObjectIdentifier($0.view), $0.view.frame) })
  }

  /// - Parameters:
  ///   - visible: What is in sight now. Its views are where they belong.
  ///   - leaving: Views that have lost what they showed.
  ///   - outOfSight: Views whose elements are out of sight now.
  ///   - oldName: What an element of now was called before; `nil` if it is new.
  ///   - finish: Done along with the rest.
  func run(
    to visible: [LaidOutElement], leaving: [VisibleElements.Shown],
    outOfSight: [VisibleElements.Shown], oldName: (Element.ID) -> Element.ID?,
    finish: @escaping () -> Void,
    _ completion: @escaping (Bool) -> Void
  ) {
    UIView.beginStillness()
    prepare(visible, leaving, outOfSight, oldName)
    UIView.endStillness()
    let (steps, out, view) = (steps, out, view)
    guard UIView.areAnimationsEnabled, let clock = view.window?.frameClock else {
      for step in steps { step() }
      finish()
      view.letGo(of: out)
      MainTurn.scheduleShown(in: view) { completion(true) }
      return
    }
    view.machine.leaving += out
    let style = UIView.AnimationStyle(
      duration: 0.3, pace: .curve(.easeInOut), options: [.allowUserInteraction])
    UIView.animate(
      style,
      {
        for step in steps { step() }
        finish()
      },
      { [weak view] finished in
        view?.letGo(of: out)
        // What is cut short may be so in the middle of something else.
        if finished { completion(true) } else { MainTurn.schedule { completion(false) } }
      }, by: { clock })
  }

  /// Puts everything where it was, and notes how it goes to where it is.
  private func prepare(
    _ visible: [LaidOutElement], _ leaving: [VisibleElements.Shown],
    _ outOfSight: [VisibleElements.Shown], _ oldName: (Element.ID) -> Element.ID?
  ) {
    // The content has moved under what is on screen: all that was there is put back by as much.
    let offset = view.contentOffset
    before.shift = CGPoint(x: offset.x - offsetBefore.x, y: offset.y - offsetBefore.y)
    for gone in view.machine.leaving where gone.view.element == nil { moveBack(gone.view) }

    askForFinals(leaving)
    for shown in outOfSight {
      let id = shown.element.id
      let wanted = oldName(id).flatMap { finals[$0] }
      disappear(
        shown, to: wanted ?? view.answers.element(id, in: view.viewportInSight)?.attributes)
    }
    for shown in leaving { disappear(shown, to: finals[shown.element.id]) }
    for place in visible { appear(place, as: oldName(place.element.id)) }
    // Last: what is in them is placed by where they will be.
    moveRows()
    if !view.elements.kept.isEmpty { view.placeKept() }
    view.putInOrder()
    view.announceShown()
  }

  /// A view that is no longer asked about stays where it is on screen.
  private func moveBack(_ view: UIView) {
    guard before.shift != .zero, view.superview === self.view else { return }
    view.center = CGPoint(x: view.center.x + before.shift.x, y: view.center.y + before.shift.y)
  }

  private func moveRows() {
    for (_, row) in view.scrollers.all {
      guard let old = rowsBefore[ObjectIdentifier(row)] else { continue }
      let (start, end) = (old.offsetBy(dx: before.shift.x, dy: before.shift.y), row.frame)
      guard start != end else { continue }
      row.frame = start
      steps.append { row.frame = end }
    }
  }

  /// An element in sight comes from where it was, or from where the layout says.
  private func appear(_ place: LaidOutElement, as old: Element.ID?) {
    let wanted = initial(of: place)
    let start = wanted ?? old.flatMap { before.attributes(of: $0) }
    let end = place.attributes
    guard let shown = view.elements[place.element.id]?.view, let start, start.isElsewhere(than: end)
    else { return }
    let corner = view.scrollers.corner(of: place.element)
    let cornerBefore = cornerBefore(of: shown, wasInRow: old.flatMap { before.isInRow($0) })
    shown.take(start, from: wanted == nil ? cornerBefore ?? corner : corner)
    steps.append { shown.take(end, from: corner) }
  }

  /// Where in the content the content of a view's row began.
  private func cornerBefore(of shown: UIView, wasInRow: Bool?) -> CGPoint? {
    guard let row = shown.superview, let origin = rowsBefore[ObjectIdentifier(row)]?.origin else {
      return nil
    }
    guard wasInRow == false else { return origin }
    // A finger had lifted it out of its row: where that is scrolled to counts too.
    return CGPoint(x: origin.x - row.bounds.minX, y: origin.y - row.bounds.minY)
  }

  /// A view that has lost what it showed goes where it is said, and is let go there.
  private func disappear(
    _ shown: VisibleElements.Shown, to end: UICollectionViewLayoutAttributes?
  ) {
    out.append(shown)
    // An app that keeps its cells may have returned this one again, for the same row or another.
    guard !view.elements.shows(shown.view) else { return }
    shown.view.element = nil
    moveBack(shown.view)
    let container = shown.view.superview
    let corner = container === view ? .zero : container?.frame.origin ?? .zero
    steps.append {
      if let end { shown.view.take(end, from: corner) } else { shown.view.alpha = 0 }
    }
  }

  // MARK: The layout's say

  private func initial(of place: LaidOutElement) -> UICollectionViewLayoutAttributes? {
    let (layout, path) = (view.shownLayout, IndexPath(place.element.id.path))
    return switch place.element.id.kind {
    case .item: layout.initialLayoutAttributesForAppearingItem(at: path)
    case .supplementary(let kind):
      layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind):
      layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// Asks the layout about everything that was in sight, also what stays: so UIKit does. A layout of ours
  /// has nothing to say of that.
  private func askForFinals(_ leaving: [VisibleElements.Shown]) {
    let layout = view.shownLayout
    let asksAll =
      layout === layoutBefore && layout.arranging?.isNotSubclassed != true
    let ids = asksAll ? Array(before.shown.keys) : leaving.map(\.element.id)
    for id in ids.sorted() { finals[id] = final(of: id) }
  }

  private func final(of id: Element.ID) -> UICollectionViewLayoutAttributes? {
    let (layout, path) = (view.shownLayout, IndexPath(id.path))
    return switch id.kind {
    case .item: layout.finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementary(let kind):
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind):
      layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }
}

extension _ListView {
  /// Views that have been seen on their way out go to the pool.
  fileprivate func letGo(of shown: [VisibleElements.Shown]) {
    let gone = Set(shown.map { ObjectIdentifier($0.view) })
    machine.leaving.removeAll { gone.contains(ObjectIdentifier($0.view)) }
    // An app may have given a view again that was on its way out.
    for shown in shown {
      if shown.view.element == nil { endDisplaying(shown) } else { tellEnd(of: shown) }
    }
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate func isElsewhere(than other: UICollectionViewLayoutAttributes) -> Bool {
    center != other.center || size != other.size || alpha != other.alpha
      || transform3D != other.transform3D || isHidden != other.isHidden
  }
}
