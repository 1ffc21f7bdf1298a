import Foundation

/// Which views are in sight, and whose they are.
@MainActor
internal struct DisplayTracker {
  struct Shown {
    let controller: AnySectionController
    let object: Any
    /// Whether it is the cell of an item: cells may be headers, too.
    let isItem: Bool
    weak var view: UICollectionReusableView?
    /// Where it came into sight.
    let path: IndexPath
  }

  /// Whose views are that have been made, from then until they are put back.
  private var owners: [ObjectIdentifier: AnySectionController] = [:]
  /// Views in sight.
  private var shown: [ObjectIdentifier: Shown] = [:]
  /// How many views in sight each section controller has.
  private var counts: [ObjectIdentifier: (controller: AnySectionController, count: Int)] = [:]

  /// The views in sight, in order.
  var views: [(view: UICollectionReusableView, path: IndexPath)] {
    shown.values.sorted { $0.path < $1.path }.compactMap { shown in
      shown.view.map { ($0, shown.path) }
    }
  }

  /// The section controllers with a view in sight.
  var controllers: [AnySectionController] { counts.values.map(\.controller) }

  /// A section controller has made a view.
  mutating func own(_ view: UICollectionReusableView, _ controller: AnySectionController) {
    owners[ObjectIdentifier(view)] = controller
  }

  /// Whose a view is.
  func owner(of view: UICollectionReusableView) -> AnySectionController? {
    owners[ObjectIdentifier(view)]
  }

  /// A view is about to be seen. Answers whether it is the first of its section controller.
  mutating func begin(
    _ view: UICollectionReusableView, asItem isItem: Bool, _ controller: AnySectionController,
    _ object: Any, at path: IndexPath
  ) -> Bool {
    _ = end(view)
    shown[ObjectIdentifier(view)] = Shown(
      controller: controller, object: object, isItem: isItem, view: view, path: path)
    owners[ObjectIdentifier(view)] = controller
    let count = (counts[ObjectIdentifier(controller)]?.count ?? 0) + 1
    counts[ObjectIdentifier(controller)] = (controller, count)
    return count == 1
  }

  /// A view is gone. Answers whose it was, if it was in sight, and whether it was the last of its section
  /// controller.
  mutating func end(_ view: UICollectionReusableView) -> (shown: Shown, isLast: Bool)? {
    owners[ObjectIdentifier(view)] = nil
    guard let gone = shown.removeValue(forKey: ObjectIdentifier(view)) else { return nil }
    let id = ObjectIdentifier(gone.controller)
    let count = (counts[id]?.count ?? 1) - 1
    counts[id] = count == 0 ? nil : (gone.controller, count)
    return (gone, count == 0)
  }

  /// Nothing is in sight any more, and nobody is told.
  mutating func forget() {
    owners = [:]
    shown = [:]
    counts = [:]
  }
}
