import Foundation
import GalleyDiffing

// Where items are after that sections want to be shown anew, or that come to the same place.

extension ItemUpdates {
  /// What has happened to items, each thing once: those that are to be shown anew go, and come again where
  /// they are after.
  ///
  /// - Parameter count: How many items a section has after, by its place after.
  func settled(count: (Int) -> Int) -> Settled {
    var moves: [Move] = []
    var known: Set<Move> = []
    for move in self.moves where known.insert(move).inserted { moves.append(move) }
    var inserts = spread(count)
    let gone = Set(self.deletes)
    var deletes = gone.sorted()
    let wanted = Set(reloads).filter { !gone.contains($0.from) }
    guard !wanted.isEmpty else {
      return Settled(inserts: inserts, deletes: deletes, moves: moves)
    }
    let before = (
      gone: Dictionary(grouping: gone, by: \.section),
      moves: Dictionary(grouping: moves, by: \.from.section)
    )
    let arriving = Dictionary(grouping: inserts, by: \.section)
    for (section, items) in Dictionary(grouping: wanted, by: \.from.section).sorted(by: {
      $0.key < $1.key
    }) {
      let target = items[0].to.section
      let positions = PositionMap(
        Changes(
          deletes: before.gone[section, default: []].map(\.item),
          inserts: arriving[target, default: []].map(\.item),
          moves: before.moves[section, default: []].map {
            PositionPair(before: $0.from.item, after: $0.to.item)
          }))
      for item in items.map(\.from).sorted() {
        guard let after = positions.after(item.item) else { continue }
        deletes.append(item)
        inserts.append(IndexPath(item: after, section: target))
      }
    }
    let reloaded = Set(wanted.map(\.from))
    moves.removeAll { reloaded.contains($0.from) }
    return Settled(inserts: inserts, deletes: deletes, moves: moves)
  }

  /// Where items come: of several that come to one place, each behind the one before.
  private func spread(_ count: (Int) -> Int) -> [IndexPath] {
    guard Set(inserts).count < inserts.count else { return inserts }
    var known: Set<IndexPath> = []
    var repeated: [IndexPath] = []
    for path in inserts where !known.insert(path).inserted { repeated.append(path) }
    var places = known.sorted()
    known.formUnion(moves.map(\.to))
    for path in repeated {
      func free(_ items: some Sequence<Int>) -> IndexPath? {
        items.lazy.map { IndexPath(item: $0, section: path.section) }
          .first { !known.contains($0) }
      }
      let behind = free(path.item..<max(path.item, count(path.section)))
      let place = behind ?? free(stride(from: path.item, through: 0, by: -1)) ?? path
      known.insert(place)
      places.append(place)
    }
    return places
  }
}
