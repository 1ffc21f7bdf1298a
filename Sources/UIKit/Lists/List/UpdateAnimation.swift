import Foundation
import GalleyGeometry
import GalleyLayout

/// Animates a change: elements that stay move to their new frames, new elements appear, and deleted
/// elements disappear.
///
/// The object is created before the change. The animation runs after the change, when all views
/// have their final frames: it moves the views back to their earlier positions on screen, and from
/// there to their final frames.
@MainActor
internal final class UpdateAnimation {
  /// The elements as they were before the change.
  let before: ElementsBefore
  private let layoutBefore: UICollectionViewLayout
  /// The layout's final attributes for elements that were visible, by the IDs of the elements
  /// before the change.
  private var finalAttributes: [Element.ID: UICollectionViewLayoutAttributes] = [:]
  private let offsetBefore: CGPoint
  private let rowsBefore: [ObjectIdentifier: RowBefore]
  private unowned let view: _ListView
  private var steps: [() -> Void] = []
  /// Called when the animation has ended, before the views of removed elements are enqueued.
  private var restoring: [() -> Void] = []
  private var disappearing: [VisibleElements.Shown] = []

  /// A row with orthogonal scrolling as it was before the change.
  private struct RowBefore {
    let section: Int
    let frame: CGRect
    let offset: CGPoint
  }

  init(of view: _ListView) {
    self.view = view
    before = ElementsBefore(of: view)
    layoutBefore = view.shownLayout
    offsetBefore = view.contentOffset
    rowsBefore = Dictionary(
      uniqueKeysWithValues: view.scrollers.all.map { section, row in
        (
          ObjectIdentifier(row),
          RowBefore(section: section, frame: row.frame, offset: row.bounds.origin)
        )
      })
  }

  /// Runs the animation.
  ///
  /// - Parameters:
  ///   - visible: The elements that are visible now. Their views have their final frames.
  ///   - leaving: Views whose elements were removed.
  ///   - leavingViewport: Views whose elements are no longer visible.
  ///   - idBefore: Returns the ID that an element had before; `nil` if the element is new.
  ///   - finish: Called inside of the animation.
  func run(
    to visible: [LaidOutElement], leaving: [VisibleElements.Shown],
    leavingViewport: [VisibleElements.Shown], idBefore: (Element.ID) -> Element.ID?,
    finish: @escaping () -> Void,
    _ completion: @escaping (Bool) -> Void
  ) {
    UIView.beginStillness()
    prepare(visible, leaving, leavingViewport, idBefore)
    UIView.endStillness()
    let (steps, restoring, disappearing, view) = (steps, restoring, disappearing, view)
    view.machine.leaving += disappearing
    guard UIView.areAnimationsEnabled, let clock = view.window?.frameClock else {
      for step in steps { step() }
      finish()
      for restore in restoring { restore() }
      view.endDisplay(of: disappearing)
      MainTurn.scheduleShown(in: view) { completion(true) }
      return
    }
    let style = UIView.AnimationStyle(
      duration: 0.3, pace: .curve(.easeInOut), options: [.allowUserInteraction])
    UIView.animate(
      style,
      {
        for step in steps { step() }
        finish()
      },
      { [weak view] finished in
        UIView.performWithoutAnimation { for restore in restoring { restore() } }
        view?.endDisplay(of: disappearing)
        // A cancelled animation ends in the middle of another change, so its completion handler is
        // called later.
        if finished { completion(true) } else { MainTurn.schedule { completion(false) } }
      }, by: { clock })
  }

  /// Moves all views back to their earlier positions, and records the steps that move them to their
  /// final frames.
  private func prepare(
    _ visible: [LaidOutElement], _ leaving: [VisibleElements.Shown],
    _ leavingViewport: [VisibleElements.Shown], _ idBefore: (Element.ID) -> Element.ID?
  ) {
    // The content has moved relative to the screen. The views that were visible before are moved
    // back by the same delta.
    let offset = view.contentOffset
    before.shift = CGPoint(x: offset.x - offsetBefore.x, y: offset.y - offsetBefore.y)
    for (_, row) in view.scrollers.all {
      guard let old = rowsBefore[ObjectIdentifier(row)] else { continue }
      before.rowShifts[old.section] = shift(of: row)
    }
    for removed in view.machine.leaving { moveBack(removed.view) }

    askForFinals(leaving)
    for shown in leavingViewport {
      let id = shown.element.id
      let wanted = idBefore(id).flatMap { finalAttributes[$0] }
      disappear(
        shown, to: wanted ?? view.answers.element(id, in: view.currentViewport)?.attributes)
    }
    for shown in leaving { disappear(shown, to: finalAttributes[shown.element.id]) }
    for place in visible { appear(place, as: idBefore(place.element.id)) }
    // Rows come last: the cells in them were placed relative to the rows' final frames.
    moveRows()
    if !view.elements.kept.isEmpty { view.placeKept() }
    view.putInOrder()
    view.announceShown()
  }

  /// Moves a view that is animated away, so that its position on screen does not change.
  private func moveBack(_ view: UIView) {
    guard let container = view.superview else { return }
    let shift = container === self.view ? before.shift : shift(of: container)
    guard shift != .zero else { return }
    view.center = CGPoint(x: view.center.x + shift.x, y: view.center.y + shift.y)
  }

  /// The delta by which the content of a row has moved since the change began; zero for any other
  /// view.
  private func shift(of row: UIView) -> CGPoint {
    guard let old = rowsBefore[ObjectIdentifier(row)]?.offset else { return .zero }
    return CGPoint(x: row.bounds.minX - old.x, y: row.bounds.minY - old.y)
  }

  private func moveRows() {
    for (_, row) in view.scrollers.all {
      guard let old = rowsBefore[ObjectIdentifier(row)]?.frame else { continue }
      let (start, end) = (old.offsetBy(dx: before.shift.x, dy: before.shift.y), row.frame)
      guard start != end else { continue }
      row.frame = start
      steps.append { row.frame = end }
    }
  }

  /// Animates a visible element from its old attributes, or from the layout's initial attributes.
  private func appear(_ place: LaidOutElement, as old: Element.ID?) {
    let wanted = initial(of: place)
    let wasInRow = old.flatMap { before.isInRow($0) }
    let leavesRow = wasInRow == true && leavesRow(place, from: old)
    let start = wanted ?? old.flatMap { before.attributes(of: $0, outOfRow: leavesRow) }
    let end = place.attributes
    guard let shown = view.elements[place.element.id]?.view, let start, start.differs(from: end)
    else { return }
    let corner = view.scrollers.corner(of: place.element)
    let cornerBefore = cornerBefore(of: shown, wasInRow: leavesRow ? false : wasInRow)
    // In collection views, `setGeometry` sets the transform anyway.
    let transforms = shown.isInTable && start.transform3D != end.transform3D
    // The app may have set the transform of a view in a table. This transform is set again at the
    // end.
    let transform = shown.transform3D
    shown.setGeometry(
      start, from: wanted == nil ? cornerBefore ?? corner : corner, transforms: transforms)
    steps.append {
      shown.setGeometry(end, from: corner)
      if transforms { shown.transform3D = transform }
    }
  }

  /// Whether the view of an element that was in a row with orthogonal scrolling is now in the list
  /// itself, or in another row.
  private func leavesRow(_ place: LaidOutElement, from old: Element.ID?) -> Bool {
    guard let container = view.elements[place.element.id]?.view.superview else { return false }
    if container === view { return true }
    // A row that was not visible before the change has no earlier position, so its items stay.
    guard let row = rowsBefore[ObjectIdentifier(container)] else { return false }
    return row.section != old?.path.section
  }

  /// Returns the origin that the content of a view's row had in the content of the list.
  private func cornerBefore(of shown: UIView, wasInRow: Bool?) -> CGPoint? {
    guard let row = shown.superview,
      let origin = rowsBefore[ObjectIdentifier(row)]?.frame.origin
    else { return nil }
    guard wasInRow == false else { return origin }
    // The item was outside of the row: in another section, or lifted by a finger. So the offset of
    // the row is subtracted too.
    return CGPoint(x: origin.x - row.bounds.minX, y: origin.y - row.bounds.minY)
  }

  /// Animates the view of a removed element to its final attributes. The view is removed at the
  /// end.
  private func disappear(
    _ shown: VisibleElements.Shown, to end: UICollectionViewLayoutAttributes?
  ) {
    // An app that keeps its cells may have returned this cell again, for the same item or another.
    // Then the view stays, and only the delegate is notified.
    if view.elements.shows(shown.view) { return view.tellEnd(of: shown) }
    disappearing.append(shown)
    shown.view.element = nil
    moveBack(shown.view)
    let container = shown.view.superview
    let corner = container === view ? .zero : container?.frame.origin ?? .zero
    let removed = shown.view
    let transform = removed.isInTable ? removed.transform3D : CATransform3DIdentity
    let transforms =
      removed.isInTable && end.map { $0.transform3D != CATransform3DIdentity } ?? false
    steps.append {
      if let end {
        removed.setGeometry(end, from: corner, transforms: transforms)
      } else {
        removed.alpha = 0
      }
    }
    // The view may show another row next, which must not be transformed.
    if let end, transforms, removed.isInTable {
      restoring.append {
        if removed.transform3D == end.transform3D { removed.transform3D = transform }
      }
    }
  }

  // MARK: The layout's initial and final attributes

  private func initial(of place: LaidOutElement) -> UICollectionViewLayoutAttributes? {
    let (layout, path) = (view.shownLayout, IndexPath(place.element.id.path))
    let attributes =
      switch place.element.id.kind {
      case .item: layout.initialLayoutAttributesForAppearingItem(at: path)
      case .supplementary(let kind):
        layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
      case .decoration(let kind):
        layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
      }
    return view.answers.mirrored(attributes)
  }

  /// Asks the layout for the final attributes of all elements that were visible, even of those that
  /// stay, as UIKit does. Galley's own layouts have final attributes only for elements that were
  /// removed.
  private func askForFinals(_ leaving: [VisibleElements.Shown]) {
    let layout = view.shownLayout
    let asksAll =
      layout === layoutBefore && layout.arranging?.isNotSubclassed != true
    let ids = asksAll ? Array(before.shown.keys) : leaving.map(\.element.id)
    for id in ids.sorted() { finalAttributes[id] = final(of: id) }
  }

  private func final(of id: Element.ID) -> UICollectionViewLayoutAttributes? {
    let (layout, path) = (view.shownLayout, IndexPath(id.path))
    let attributes =
      switch id.kind {
      case .item: layout.finalLayoutAttributesForDisappearingItem(at: path)
      case .supplementary(let kind):
        layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
      case .decoration(let kind):
        layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
      }
    return view.answers.mirrored(attributes)
  }
}

extension _ListView {
  /// Ends the display of views whose animation has ended.
  fileprivate func endDisplay(of shown: [VisibleElements.Shown]) {
    // Views that the app has returned again are no longer being removed.
    let leaving = Set(machine.leaving.map { ObjectIdentifier($0.view) })
    let removed = shown.filter { leaving.contains(ObjectIdentifier($0.view)) }
    let views = Set(removed.map { ObjectIdentifier($0.view) })
    machine.leaving.removeAll { views.contains(ObjectIdentifier($0.view)) }
    for shown in removed { endDisplaying(shown) }
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate func differs(from other: UICollectionViewLayoutAttributes) -> Bool {
    center != other.center || size != other.size || alpha != other.alpha
      || transform3D != other.transform3D || isHidden != other.isHidden
  }
}
