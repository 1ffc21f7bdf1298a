import Foundation
import Galley
import TestSupport
import Testing
import UIKit

@testable import GalleyIGListKit

/// A random step of a list that is compared with a fresh one. The number of a step is the seed of
/// its details.
enum SettledAdapterStep: CustomStringConvertible {
  /// The objects change in an update.
  case change(UInt64)
  /// A section changes its items in a batch.
  case items(UInt64)
  case reload(UInt64)
  case scroll(UInt64)
  case tick(UInt64)
  /// The list settles, and is compared with a fresh one.
  case look(UInt64)

  private static let kinds: [@Sendable (UInt64) -> SettledAdapterStep] = [
    { .change($0) }, { .change($0) }, { .change($0) }, { .items($0) }, { .items($0) },
    { .look($0) }, { .look($0) }, { .scroll($0) }, { .scroll($0) }, { .tick($0) }, { .reload($0) },
  ]

  static func random(using random: inout SeededRandom) -> SettledAdapterStep {
    kinds[Int.random(in: 0..<kinds.count, using: &random)](random.next())
  }

  var description: String {
    switch self {
    case .change(let seed): "change \(seed)"
    case .items(let seed): "items \(seed)"
    case .reload(let seed): "reload \(seed)"
    case .scroll(let seed): "scroll \(seed)"
    case .tick(let seed): "tick \(seed)"
    case .look(let seed): "look \(seed)"
    }
  }
}

@Suite("A list adapter that has come to rest")
@MainActor
struct RandomSettledAdapterTests {
  /// The lists between which updates are tested: several sections and items change in each.
  private static let states: [[TowerObject]] = [
    [TowerObject(1, [1, 2]), TowerObject(2, [3])],
    [TowerObject(2, [3, 1]), TowerObject(1, [1, 2])],
    [TowerObject(3, [2, 2, 1]), TowerObject(1, [4, 2]), TowerObject(2, [])],
    [TowerObject(2, [1]), TowerObject(3, [2])],
  ]

  @Test(
    "After every short sequence of changes, a list shows what a fresh one shows", .noHang,
    arguments: TowerLayout.allCases)
  func shortWays(layout: TowerLayout) {
    withEvery("way", in: lists(over: [0, 1, 2, 3], upToLength: 3)) { way in
      let walk = SettledAdapterWalk(layout)
      for (index, state) in way.enumerated() {
        walk.show(Self.states[state], animated: index % 2 == 1)
        walk.world.settle()
      }
      let problem = walk.problem(isEverywhere: false)
      #expect(problem == nil)
    }
  }

  @Test(
    "At each step of a long walk, a list shows what a fresh one shows", .noHang,
    arguments: TowerLayout.allCases)
  func walks(layout: TowerLayout) {
    withRandomWalks("an adapter with \(layout)", walks: 4, steps: 20) { random in
      SettledAdapterStep.random(using: &random)
    } taking: { steps in
      MainActor.assumeIsolated { SettledAdapterWalk.walk(steps, layout) }
    }
  }
}

/// The layout of the towers: cells with heights of their own.
enum TowerLayout: CaseIterable {
  /// A flow layout with the sizes that section controllers return.
  case flow
  /// A flow layout with self-sizing cells.
  case selfSizing
  case list
  /// Compositional layouts: one with the sizes that section controllers return, and one with
  /// self-sizing rows.
  case lines
  case rows

  /// Whether section controllers return the sizes of cells.
  var asksSections: Bool { self != .selfSizing && self != .rows }
}

/// An object whose section has an item for each of its heights.
final class TowerObject: ListDiffable {
  let id: Int
  let heights: [Int]
  /// The number of batches in which its section has changed its items. An adapter compares the next
  /// object with the one that it has, not with what the section shows. So heights that a section has
  /// changed and that are changed back must not be equal to the first ones.
  let version: Int

  init(_ id: Int, _ heights: [Int], version: Int = 0) {
    self.id = id
    self.heights = heights
    self.version = version
  }

  func diffIdentifier() -> any NSObjectProtocol { id as NSNumber }

  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    guard let object = object as? TowerObject else { return false }
    return object.heights == heights && object.version == version
  }
}

/// A cell with a number as its height, in a self-sizing layout.
final class TowerCell: UICollectionViewCell {
  let label = UILabel()
  var height = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("not from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = CGFloat(height) * 20
    return layoutAttributes
  }
}

/// A header that shows the content of its section.
final class TowerHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("not from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

final class TowerSection: ListSectionController, ListSupplementaryViewSource {
  let layout: TowerLayout
  var id = 0
  var heights: [Int] = []

  init(_ layout: TowerLayout) {
    self.layout = layout
    super.init()
    supplementaryViewSource = self
    minimumLineSpacing = 3
  }

  override func didUpdate(to object: Any) {
    guard let object = object as? TowerObject else { return }
    id = object.id
    heights = object.heights
  }

  override func numberOfItems() -> Int { heights.count }

  override func sizeForItem(at index: Int) -> CGSize {
    CGSize(width: 60, height: layout.asksSections ? CGFloat(heights[index]) * 20 : 100)
  }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell = collectionContext.dequeueReusableCell(of: TowerCell.self, for: self, at: index)
    (cell as? TowerCell)?.label.text = "\(id) of \(heights[index])"
    (cell as? TowerCell)?.height = heights[index]
    return cell
  }

  func supportedElementKinds() -> [String] { [UICollectionView.elementKindSectionHeader] }

  func viewForSupplementaryElement(
    ofKind elementKind: String, at index: Int
  ) -> UICollectionReusableView {
    let view = collectionContext.dequeueReusableSupplementaryView(
      ofKind: elementKind, for: self, class: TowerHeader.self, at: index)
    (view as? TowerHeader)?.label.text = "section \(id)"
    return view
  }

  func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize {
    CGSize(width: 200, height: 15 + CGFloat(id % 3) * 5)
  }

  override func layoutSection(environment: any NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection?
  {
    guard layout == .rows else { return nil }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(15)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }
}

/// A list of towers, and the steps that change it.
@MainActor
final class SettledAdapterWalk {
  let world: AdapterWorld<FreeSource>
  private let layout: TowerLayout
  private var objects: [TowerObject] = []
  private var lastID = 10

  static func walk(_ steps: [SettledAdapterStep], _ layout: TowerLayout) -> Stumble? {
    let walk = SettledAdapterWalk(layout)
    walk.show((1...4).map { TowerObject($0, [$0 % 3 + 1, 2, 1]) }, animated: false)
    for (index, step) in steps.enumerated() {
      if let problem = walk.take(step) {
        let towers = walk.objects.map { "\($0.id): \($0.heights)" }
        return Stumble(at: index, "\(problem)\nof \(towers)")
      }
    }
    return walk.take(.look(1)).map { Stumble(at: steps.count - 1, "at the end, \($0)") }
  }

  init(_ layout: TowerLayout) {
    self.layout = layout
    let source = FreeSource([]) { _ in TowerSection(layout) }
    world = AdapterWorld(
      source, updater: ListAdapterUpdater(), size: CGSize(width: 200, height: 200), isWired: false)
    world.view.setCollectionViewLayout(makeLayout(), animated: false)
    world.adapter.collectionView = world.view
    world.adapter.dataSource = source
    world.settle()
  }

  private func makeLayout() -> UICollectionViewLayout {
    switch layout {
    case .flow: return UICollectionViewFlowLayout()
    case .selfSizing:
      let layout = UICollectionViewFlowLayout()
      // The estimate is no smaller than any item, so all items beside a visible one are measured.
      layout.estimatedItemSize = CGSize(width: 60, height: 100)
      return layout
    case .list:
      return ListCollectionViewLayout(
        stickyHeaders: false, topContentInset: 0, stretchToEdge: false)
    case .lines, .rows: return world.adapter.makeCompositionalLayout()
    }
  }

  func show(_ objects: [TowerObject], animated: Bool) {
    self.objects = objects
    world.source.objects = objects
    world.adapter.performUpdates(animated: animated)
  }

  /// Returns the first difference from a fresh list of the same objects.
  func problem(isEverywhere: Bool = true) -> String? {
    world.settle()
    let fresh = SettledAdapterWalk(layout)
    fresh.show(objects, animated: false)
    return SettledScreen(world.view) { [world] in world.settle() }.difference(
      from: SettledScreen(fresh.world.view) { fresh.world.settle() }, isEverywhere: isEverywhere)
  }

  /// - Returns: The difference that a `look` step has found.
  private func take(_ step: SettledAdapterStep) -> String? {
    let view = world.view
    switch step {
    case .change(let seed):
      var random = SeededRandom(seed: seed)
      var objects = objects
      for _ in 0..<Int.random(in: 1...3, using: &random) { edit(&objects, &random) }
      show(objects, animated: Bool.random(using: &random))
    case .items(let seed): changeItems(seed)
    case .reload(let seed):
      var random = SeededRandom(seed: seed)
      edit(&objects, &random)
      world.source.objects = objects
      world.adapter.reloadData()
    case .scroll(let seed):
      let room = max(view.contentSize.height - view.bounds.height, 0)
      view.setContentOffset(
        CGPoint(x: 0, y: (room * CGFloat(seed % 1_000) / 1_000).rounded()),
        animated: seed / 1_000 % 3 == 0)
    case .tick(let seed): world.window.frameClock.advance(by: Double(seed % 20) / 60)
    case .look(let seed): return problem(isEverywhere: seed % 3 == 1)
    }
    return nil
  }

  private func heights(_ random: inout SeededRandom) -> [Int] {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in Int.random(in: 1...4, using: &random) }
  }

  private func edit(_ objects: inout [TowerObject], _ random: inout SeededRandom) {
    let index = Int.random(in: 0...objects.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      lastID += 1
      objects.insert(TowerObject(lastID, heights(&random)), at: index)
    case 2 where index < objects.count: objects.remove(at: index)
    case 3: objects.shuffle(using: &random)
    default:
      guard index < objects.count else { return }
      let object = objects[index]
      objects[index] = TowerObject(object.id, heights(&random), version: object.version)
    }
  }

  /// Has a section move an item, and reload others or the same item.
  private func changeItems(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let sections = world.adapter.map.entries.compactMap { $0.controller as? TowerSection }
    guard let section = sections.randomElement(using: &random) else { return }
    let isAnimated = Bool.random(using: &random)
    world.adapter.performBatch(
      animated: isAnimated,
      updates: { [weak self] batch in
        guard let self, !section.heights.isEmpty else { return }
        var random = random
        var heights = section.heights
        let changed = heights.indices.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
        for index in changed { heights[index] = Int.random(in: 1...4, using: &random) }
        let from = Int.random(in: 0..<heights.count, using: &random)
        let to = Int.random(in: 0..<heights.count, using: &random)
        heights.insert(heights.remove(at: from), at: to)
        section.heights = heights
        batch.reload(in: section, at: IndexSet(changed))
        batch.move(in: section, from: from, to: to)
        guard let index = objects.firstIndex(where: { $0.id == section.id }),
          world.adapter.map.section(of: section) != nil
        else { return }
        objects[index] = TowerObject(section.id, heights, version: objects[index].version + 1)
        world.source.objects = objects
      })
  }
}
