import Foundation
import GalleyGeometry
import GalleyLayout

// The focus that the arrow keys of a keyboard move from item to item, also to items that are not
// visible yet.

extension _ListView {
  /// Whether a cell can have the focus now.
  internal func canFocus(_ view: _ListElementView) -> Bool {
    let subclass = subclass
    guard subclass.allowsFocus, !subclass.isInEditing || subclass.allowsFocusDuringEditing,
      let id = view.element, id.kind == .item
    else { return false }
    return subclass.askWhetherFocusable(IndexPath(id.path))
  }

  /// Returns the path of the item that contains a view.
  internal func path(ofItemAround view: UIView?) -> IndexPath? {
    var ancestor = view
    while let view = ancestor, view !== self {
      if let cell = view as? _ListElementView, cell.list === self {
        return cell.element.flatMap { $0.kind == .item ? IndexPath($0.path) : nil }
      }
      ancestor = view.superview
    }
    return nil
  }

  /// Returns the cell that is focused when the focus enters the list: the cell that the delegate
  /// returns, the cell that was focused last, or the first selected cell.
  internal func preferredFocusCell() -> UIView? {
    let remembered = subclass.remembersLastFocusedIndexPath ? selection.lastFocused : nil
    for path in [subclass.askForFocused(), remembered, selectedPaths.first] {
      // The delegate is asked before the list scrolls, so that the list does not scroll to an item
      // that can't be focused.
      guard let path, holds(path), subclass.askWhetherFocusable(path),
        let cell = cellForFocus(at: path)
      else { continue }
      return cell
    }
    return nil
  }

  /// Returns the cell at a path, if the cell can have the focus. If the cell is not visible, the
  /// list scrolls to the item.
  private func cellForFocus(at path: IndexPath) -> UIView? {
    reveal(path)
    guard let cell = shownView(.item, at: path), cell.canBecomeFocused else { return nil }
    return cell
  }

  /// Scrolls just as far as necessary to make an item visible.
  private func reveal(_ path: IndexPath) {
    revealInRow(path)
    guard let frame = shownFrameOfItem(at: path) else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    if shownView(.item, at: path) != nil, visible.contains(frame) { return }
    scrollRectToVisible(frame, animated: false)
    layoutIfNeeded()
  }

  /// Returns the frame at which an item is visible in the content; `nil` if there is no such item.
  private func shownFrameOfItem(at path: IndexPath) -> CGRect? {
    guard holds(path) else { return nil }
    prepareLayoutForQuestion()
    let viewport = currentViewport
    return answers.element(Element.ID(.item, at: ElementPath(path)), in: viewport).map {
      shownFrame(of: $0, in: viewport)
    }
  }

  /// Returns the cell nearest to an item in a direction. If the cell is not visible, the list
  /// scrolls to its item.
  internal func cell(towards heading: UIFocusHeading, from item: UIView) -> UIView? {
    guard let path = path(ofItemAround: item), let start = shownFrameOfItem(at: path) else {
      return nil
    }
    let step = heading.step
    guard step != .zero else { return nil }
    var others = frames(ofItemsAround: path, at: start, towards: step).sorted { $0.key < $1.key }
    let direction = heading.direction
    while let index = direction.nearest(to: start.galley, among: others.map { $0.value.galley }) {
      let next = others.remove(at: index).key
      if holds(next), subclass.askWhetherFocusable(next), let cell = cellForFocus(at: next) {
        return cell
      }
    }
    return nil
  }

  /// Returns the frames, as they are visible in the content, of the items around another item.
  private func frames(
    ofItemsAround path: IndexPath, at start: CGRect, towards step: CGPoint
  ) -> [IndexPath: CGRect] {
    // The area includes the next viewport in the direction, for items that are not visible yet.
    let near = bounds.union(start)
    let area = near.union(near.offsetBy(dx: step.x * bounds.width, dy: step.y * bounds.height))
    let viewport = viewport(area)
    var frames: [IndexPath: CGRect] = [:]
    for place in answers.elements(in: viewport)
    where place.element.id.kind == .item && (place.isPlain || !place.attributes.isHidden) {
      frames[IndexPath(place.element.id.path)] = shownFrame(of: place, in: viewport)
    }
    // A row with orthogonal scrolling has more items beside the viewport.
    if let arrangement, let row = arrangement.orthogonalSection(path.section) {
      var further = currentViewport
      let isAcross = arrangement.scrollAxis == .vertical
      further.orthogonalOffsets[path.section] =
        (further.orthogonalOffsets[path.section] ?? row.initialOffset)
        + Double(isAcross ? step.x : step.y) * row.visibleLength
      for element in arrangement.elements(in: further)
      where element.id.kind == .item && element.id.path.section == path.section {
        let frame = CGRect(arrangement.frame(of: element, in: viewport))
        frames[IndexPath(element.id.path), default: frame] = frame
      }
    }
    frames[path] = nil
    return frames
  }

  /// Called when the focus has moved out of the list, into it, or within it.
  internal func focusMoved(
    _ context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    let path = path(ofItemAround: context.nextFocusedView)
    if let path { selection.lastFocused = path }
    subclass.tellFocusMoved(context, with: coordinator)
    guard let path, holds(path), !selection.contains(path), selectsItems,
      subclass.askWhetherSelectionFollowsFocus(path)
    else { return }
    useFocused(path) { selectTapped(path) }
  }

  /// Selects the item that contains a focused view, as a tap on the item does.
  ///
  /// - Returns: `false` if no item contains the view, or if the item can't be highlighted.
  internal func pressFocusedItem(_ view: UIView) -> Bool {
    guard let path = path(ofItemAround: view), subclass.askWhetherHighlightable(path),
      holds(path)
    else { return false }
    useFocused(path) { tapHighlighted() }
    return true
  }

  /// Runs a closure in which a focused item is treated as the touched item. Does nothing while a
  /// finger is on an item.
  private func useFocused(_ path: IndexPath, _ body: () -> Void) {
    guard selection.highlighted == nil else { return }
    selection.highlighted = path
    body()
    endTouch()
  }
}
