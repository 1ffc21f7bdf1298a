import Foundation
import GalleyLayout

// Reports about layouts of the app that move items when the content is scrolled, but that are not
// invalidated when the bounds change.

extension _ListView {
  /// Reports an item that has other attributes than before, although the layout was not invalidated
  /// meanwhile.
  ///
  /// UIKit asks a layout for the elements of a page once, and then shows them with these attributes
  /// until the layout is invalidated. This view asks for the visible elements at every step. So
  /// without a report, nobody would notice here that the item does not move on a phone.
  ///
  /// - Unverified: how large the pages are, and when UIKit asks again.
  internal func reportIfNotInvalidated(_ shown: VisibleElements.Shown, _ place: LaidOutElement) {
    guard shown.generation == pass.generation, !pass.needsPreparation,
      place.element.id.kind == .item,
      case .methods(let layout) = answers, mustBeInvalidated(layout),
      let before = shown.attributes
    else { return }
    let key = "\(type(of: layout)) is not invalidated"
    // `hasMoved` asks the layout for all visible elements, so it is only called if this was not
    // reported before.
    guard !Report.hasRecorded(.layout, once: key), hasMoved(place, from: before) else { return }
    let path = place.element.id.path
    Report.record(
      .layout, once: key,
      """
      \(type(of: layout)) gives item \(path.item) of section \(path.section) other attributes than \
      before, but was not invalidated. UIKit asks for attributes again only when the layout is \
      invalidated: on a phone the item stays as it was. Return true from \
      shouldInvalidateLayout(forBoundsChange:), or call invalidateLayout().
        before: \(before)
        now: \(place.attributes)
      """)
  }

  /// Whether a layout gives an item other attributes than before, even for the same rectangle as
  /// before.
  ///
  /// The attributes may depend on the rectangle: a layout may place an item relative to the other
  /// items in the rectangle. UIKit asks for other rectangles than this view, so such a difference
  /// is not reported.
  private func hasMoved(
    _ place: LaidOutElement, from before: UICollectionViewLayoutAttributes
  ) -> Bool {
    let now = place.attributes
    // Attributes of the app's class may be unequal to their own copy. Such attributes can't be
    // compared.
    guard !before.isEqual(now), now.isEqual(now.copied()), let rect = pass.shownBounds else {
      return false
    }
    // A subclass may keep something that it found out meanwhile, such as the cell. If nothing has
    // scrolled, the item looks as before.
    guard bounds != rect || !before.hasSameValues(as: now) else { return false }
    return !answers.elements(in: viewport(rect)).contains {
      $0.element.id == place.element.id && before.isEqual($0.attributes)
    }
  }

  /// Whether the attributes of items change only when the layout is invalidated.
  ///
  /// This does not hold while the user moves an item, or while changes of the data source are not
  /// shown yet. It does not hold for a layout with rows that scroll orthogonally, a layout with a
  /// dynamic animator, a transition layout, or a compositional layout, whose handlers change
  /// attributes.
  private func mustBeInvalidated(_ layout: UICollectionViewLayout) -> Bool {
    movement == nil && scrollers.isEmpty && !machine.isDataAhead && !layout.isMovedByAnimator
      && !(layout is UICollectionViewCompositionalLayout)
      && !(layout is UICollectionViewTransitionLayout)
  }
}
