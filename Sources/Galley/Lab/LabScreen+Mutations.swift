import Foundation
import GalleyUIKit

// Screens for the tools that look for faults in lists, such as `fuzz`. The tools make the states of
// these screens by random changes of an array or of a snapshot.

extension LabScreen {
  /// Creates a screen whose states are randomly changed copies of an array.
  ///
  ///     fuzz(
  ///       LabScreen(mutating: people) { people in
  ///         PeopleViewController(people: people)
  ///       } update: { screen, people, animated in
  ///         screen.show(people, animated: animated)
  ///       })
  ///
  /// A state has all, some or none of the elements of the array, in any order. So elements are
  /// deleted, inserted and moved between two states. Use this initializer for the objects of a
  /// `ListAdapter` and for the elements of a `DeclaredList`.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - make: Makes a screen that shows some of the elements.
  ///   - update: Updates the screen to another selection of the elements.
  public init<Element, Screen: UIViewController>(
    mutating elements: [Element], make: @escaping (State) -> Screen,
    update: @escaping (_ screen: Screen, _ state: State, _ animated: Bool) -> Void
  ) where State == [Element] {
    self.init(
      state: { random in
        Mutations.apply([Array(elements.indices)], &random)[0].map { elements[$0] }
      }, make: make, update: update)
  }

  /// Creates a screen whose states are randomly changed copies of an array of sections.
  ///
  /// Elements also move from one section to another, and sections are reordered; see
  /// `init(mutating:make:update:)`.
  public init<Element, Screen: UIViewController>(
    mutatingSections sections: [[Element]], make: @escaping (State) -> Screen,
    update: @escaping (_ screen: Screen, _ state: State, _ animated: Bool) -> Void
  ) where State == [[Element]] {
    let elements = sections.flatMap { $0 }
    let numbers = Mutations.numbers(counts: sections.map(\.count))
    self.init(
      state: { random in
        Mutations.apply(numbers, &random, movesSections: true).map { $0.map { elements[$0] } }
      }, make: make, update: update)
  }

  /// Creates a screen with a diffable data source. The states of the screen are randomly changed
  /// copies of the first snapshot.
  ///
  ///     fuzz(LabScreen(dataSource: { (feed: FeedViewController) in feed.dataSource }) {
  ///       FeedViewController(posts: posts)
  ///     })
  ///
  /// Between two states, items are deleted, inserted, moved, reloaded and reconfigured, and
  /// sections are moved, emptied, deleted and inserted. The tools apply the snapshots to the data
  /// source, so the screen has to show the contents of its data source.
  ///
  /// - Parameters:
  ///   - dataSource: Returns the data source of the screen.
  ///   - make: Makes the screen, with some items.
  public init<Screen: UIViewController, Section: Hashable & Sendable, Item: Hashable & Sendable>(
    dataSource: @escaping (Screen) -> UICollectionViewDiffableDataSource<Section, Item>,
    make: @escaping () -> Screen
  ) where State == NSDiffableDataSourceSnapshot<Section, Item> {
    self.init(
      make: make, first: { dataSource($0).snapshot() },
      apply: { dataSource($0).apply($1, animatingDifferences: $2) })
  }

  /// Creates a screen with a table view's diffable data source; see `init(dataSource:make:)` of
  /// collection views.
  public init<Screen: UIViewController, Section: Hashable & Sendable, Item: Hashable & Sendable>(
    tableDataSource dataSource: @escaping (Screen) -> UITableViewDiffableDataSource<Section, Item>,
    make: @escaping () -> Screen
  ) where State == NSDiffableDataSourceSnapshot<Section, Item> {
    self.init(
      make: make, first: { dataSource($0).snapshot() },
      apply: { dataSource($0).apply($1, animatingDifferences: $2) })
  }

  private init<Screen: UIViewController, Section: Hashable & Sendable, Item: Hashable & Sendable>(
    make: @escaping () -> Screen,
    first: @escaping (Screen) -> NSDiffableDataSourceSnapshot<Section, Item>,
    apply: @escaping (Screen, NSDiffableDataSourceSnapshot<Section, Item>, Bool) -> Void
  ) where State == NSDiffableDataSourceSnapshot<Section, Item> {
    var start: State?
    func whole() -> State {
      if let start { return start }
      let screen = make()
      screen.loadViewIfNeeded()
      let snapshot = first(screen)
      start = snapshot
      return snapshot
    }
    self.init(
      state: { random in Mutations.snapshot(of: whole(), &random) },
      make: { state in
        let screen = make()
        screen.loadViewIfNeeded()
        apply(screen, state, false)
        return screen
      }, update: apply)
  }
}

/// Random changes of lists.
@MainActor
private enum Mutations {
  /// Returns numbers for the elements of all sections, which continue from one section to the next.
  static func numbers(counts: [Int]) -> [[Int]] {
    var next = 0
    return counts.map { count in
      defer { next += count }
      return Array(next..<next + count)
    }
  }

  /// Returns the sections after some random changes.
  static func apply(
    _ sections: [[Int]], _ random: inout LabRandom, movesSections: Bool = false
  ) -> [[Int]] {
    var sections = sections
    guard !sections.isEmpty else { return sections }
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let section = Int.random(in: 0..<sections.count, using: &random)
      let count = sections[section].count
      switch Int.random(in: 0..<9, using: &random) {
      case 0: sections[section] = []
      case 1: sections[section].reverse()
      case 2 where count > 1: sections[section].removeLast(count / 2)
      case 3 where count > 1: sections[section].removeFirst(count / 2)
      case 4, 5:
        guard count > 0 else { continue }
        sections[section].remove(at: .random(in: 0..<count, using: &random))
      case 6 where movesSections:
        sections.swapAt(section, .random(in: 0..<sections.count, using: &random))
      default:
        guard count > 0 else { continue }
        let element = sections[section].remove(at: .random(in: 0..<count, using: &random))
        let other = movesSections ? Int.random(in: 0..<sections.count, using: &random) : section
        sections[other].insert(
          element, at: .random(in: 0...sections[other].count, using: &random))
      }
    }
    return sections
  }

  /// Returns a snapshot after some random changes.
  static func snapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    of whole: NSDiffableDataSourceSnapshot<Section, Item>, _ random: inout LabRandom
  ) -> NSDiffableDataSourceSnapshot<Section, Item> {
    let items = whole.itemIdentifiers
    let names = whole.sectionIdentifiers
    let sections = apply(
      numbers(counts: names.map { whole.numberOfItems(inSection: $0) }), &random,
      movesSections: true)
    var order = Array(names.indices)
    if Bool.random(using: &random) { order.shuffle(using: &random) }
    if order.count > 1, Int.random(in: 0..<4, using: &random) == 0 { order.removeLast() }
    if Int.random(in: 0..<12, using: &random) == 0 { order = [] }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    for index in order {
      snapshot.appendSections([names[index]])
      snapshot.appendItems(sections[index].map { items[$0] }, toSection: names[index])
    }
    let some = snapshot.itemIdentifiers.filter { _ in Int.random(in: 0..<8, using: &random) == 0 }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: snapshot.reloadItems(some)
    case 1: snapshot.reconfigureItems(some)
    default: break
    }
    return snapshot
  }
}
