import Foundation

/// Which views are in sight, and whose they are.
@MainActor
internal struct DisplayTracker {
  struct Shown {
    let controller: AnySectionController
    let object: Any
    /// Whether it is the cell of an item: cells may be headers, too.
    let isItem: Bool
    let view: UICollectionReusableView
    /// Where it came into sight.
    let path: IndexPath
  }

  /// A view that was made, from then until it is put back.
  private struct Made {
    var controller: AnySectionController
    /// While it is in sight, whose it is and what it shows.
    var shown: Shown?
  }

  private var made: [ObjectIdentifier: Made] = [:]
  /// The section controllers with a view in sight, with how many they have.
  private var counts: [ObjectIdentifier: (controller: AnySectionController, views: Int)] = [:]

  /// The section controllers with a view in sight, in order.
  var controllers: [AnySectionController] { counts.values.map(\.controller).inOrder }

  /// Those of them that want to know that the list scrolls, in order. Mostly none does.
  var scrolling: [AnySectionController] {
    var controllers: [AnySectionController] = []
    for (controller, _) in counts.values where controller.hearsOfScrolling {
      controllers.append(controller)
    }
    return controllers.inOrder
  }

  /// A section controller has made a view, or fills it anew.
  mutating func own(_ view: UICollectionReusableView, _ controller: AnySectionController) {
    made[ObjectIdentifier(view), default: Made(controller: controller)].controller = controller
  }

  /// Whose a view is.
  func owner(of view: UICollectionReusableView) -> AnySectionController? {
    made[ObjectIdentifier(view)]?.controller
  }

  /// A view is about to be seen. Answers whether it is the first of its section controller.
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

  /// A view is gone. Answers whose it was, if it was in sight, and whether it was the last of its section
  /// controller.
  mutating func end(_ view: UICollectionReusableView) -> (shown: Shown, isLast: Bool)? {
    guard let gone = made.removeValue(forKey: ObjectIdentifier(view))?.shown else { return nil }
    return (gone, leave(gone.controller))
  }

  /// One view less of a section controller. Answers whether that was the last.
  private mutating func leave(_ controller: AnySectionController) -> Bool {
    let id = ObjectIdentifier(controller)
    let views = (counts[id]?.views ?? 1) - 1
    counts[id] = views == 0 ? nil : (controller, views)
    return views == 0
  }

  /// What is in sight, in order.
  var inSight: [Shown] { made.values.compactMap(\.shown).sorted { $0.path < $1.path } }

  /// No view is known any more.
  mutating func forget() {
    made = [:]
    counts = [:]
  }
}

extension [AnySectionController] {
  /// By their sections; those that are in the list no more come last, by the sections that they had.
  @MainActor internal var inOrder: [AnySectionController] {
    sorted { ($0.section, $0.sectionBefore) < ($1.section, $1.sectionBefore) }
  }
}
