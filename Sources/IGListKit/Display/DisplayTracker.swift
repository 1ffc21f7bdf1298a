import Foundation

/// The views that are displayed, each with its section controller.
@MainActor
internal struct DisplayTracker {
  /// A displayed view.
  struct Shown {
    let controller: AnySectionController
    let object: Any
    /// Whether the view is the cell of an item. The class of the view does not show this, because a
    /// supplementary view may also be an instance of a cell class.
    let isItem: Bool
    let view: UICollectionReusableView
    /// The path that the view had when it was displayed.
    let path: IndexPath
  }

  /// The section controller that has made a view. The entry is removed when the view is no longer
  /// displayed.
  private struct Made {
    /// The section controller. The reference is weak, because a view that is never displayed must
    /// not keep the controller of a removed section.
    weak var controller: AnySectionController?
    /// The view as it was displayed; `nil` while it is not displayed.
    var shown: Shown?
  }

  private var made: [ObjectIdentifier: Made] = [:]
  /// The section controllers that have displayed views, with the number of these views.
  private var counts: [ObjectIdentifier: (controller: AnySectionController, views: Int)] = [:]

  /// The section controllers that have displayed views, in order.
  var controllers: [AnySectionController] { counts.values.map(\.controller).inOrder }

  /// The section controllers with displayed views that have a scroll delegate, in order. Usually
  /// there are none.
  var scrolling: [AnySectionController] {
    var controllers: [AnySectionController] = []
    for (controller, _) in counts.values where controller.hasScrollDelegate {
      controllers.append(controller)
    }
    return controllers.inOrder
  }

  /// Records the section controller that has made or configured a view.
  mutating func setOwner(of view: UICollectionReusableView, _ controller: AnySectionController) {
    made[ObjectIdentifier(view), default: Made(controller: controller)].controller = controller
  }

  /// Returns the section controller of a view.
  func owner(of view: UICollectionReusableView) -> AnySectionController? {
    made[ObjectIdentifier(view)]?.controller
  }

  /// Returns whether another section controller has made a view.
  func isOwned(
    _ view: UICollectionReusableView, byOtherThan controller: AnySectionController
  ) -> Bool {
    guard let entry = made[ObjectIdentifier(view)] else { return false }
    return entry.controller !== controller
  }

  /// Records that a view is about to be displayed. Returns whether the view is the first displayed
  /// view of its section controller.
  mutating func begin(
    _ view: UICollectionReusableView, asItem isItem: Bool, at path: IndexPath,
    _ controller: AnySectionController, _ object: Any
  ) -> Bool {
    let shown = Shown(
      controller: controller, object: object, isItem: isItem, view: view, path: path)
    let before = made.updateValue(
      Made(controller: controller, shown: shown), forKey: ObjectIdentifier(view))
    if let before = before?.shown { _ = leave(before.controller) }
    let id = ObjectIdentifier(controller)
    let views = (counts[id]?.views ?? 0) + 1
    counts[id] = (controller, views)
    return views == 1
  }

  /// Records that a view is no longer displayed. Returns the recorded view, and whether the view
  /// was the last displayed view of its section controller; `nil` if the view was not displayed.
  mutating func end(_ view: UICollectionReusableView) -> (shown: Shown, isLast: Bool)? {
    guard let removed = made.removeValue(forKey: ObjectIdentifier(view))?.shown else { return nil }
    return (removed, leave(removed.controller))
  }

  /// Subtracts one from the number of displayed views of a section controller. Returns whether no
  /// displayed view is left.
  private mutating func leave(_ controller: AnySectionController) -> Bool {
    let id = ObjectIdentifier(controller)
    let views = (counts[id]?.views ?? 1) - 1
    counts[id] = views == 0 ? nil : (controller, views)
    return views == 0
  }

  /// The displayed views, in order.
  var displayed: [Shown] { made.values.compactMap(\.shown).sorted { $0.path < $1.path } }

  /// Removes all views.
  mutating func removeAll() {
    made = [:]
    counts = [:]
  }
}

extension [AnySectionController] {
  /// The section controllers in the order of their sections. Controllers that are no longer in the
  /// list come last, in the order of their former sections.
  @MainActor internal var inOrder: [AnySectionController] {
    sorted { ($0.section, $0.sectionBefore) < ($1.section, $1.sectionBefore) }
  }
}
