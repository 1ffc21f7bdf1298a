import Foundation
import IGListKit
import TestSupport
import Testing
import UIKit

@testable import GalleyIGListKit

@MainActor @Suite("A list that changes under a finger")
struct RandomFingerTests {
  @Test(
    "A list that changes under a finger shows what its data source has", arguments: [false, true])
  func walk(isReload: Bool) {
    withSeededRandom("list walk, reload \(isReload)", steps: 40) { random in
      let walk = FingerWalk(
        updater: isReload ? ListReloadDataUpdater() : ListAdapterUpdater(), &random)
      for _ in 0..<12 {
        walk.step(&random)
        if Bool.random(using: &random) { walk.check() }
      }
      walk.check()
    }
  }
}

/// A list that is changed and touched at random. Its objects are numbers, and its items are texts
/// that occur once.
@MainActor
private final class FingerWalk: ListDisplayDelegate {
  private let world: AdapterWorld<FreeSource>
  private let source: FreeSource
  private let other: UICollectionView
  private var names = 0
  private var completions = (asked: 0, called: 0)
  /// The section controllers that are displayed, by the calls of their display delegate.
  private var inSight: Set<ObjectIdentifier> = []
  private var cellsInSight: Set<ObjectIdentifier> = []
  /// Whether a batch was requested since the list last settled.
  private var hasBatch = false
  private var trail: [String] = []

  init(updater: any ListUpdatingDelegate, _ random: inout SeededRandom) {
    var make: (Any) -> ListSectionController = { _ in FreeSection() }
    source = FreeSource(Array(0..<Int.random(in: 0...6, using: &random))) { make($0) }
    world = AdapterWorld(source, updater: updater, workingRange: 1, isWired: false)
    other = UICollectionView(
      frame: world.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    world.window.addSubview(other)
    (updater as? ListAdapterUpdater)?.allowsBackgroundDiffing = Bool.random(using: &random)
    make = { [unowned self] object in
      let section = FreeSection(newItems(["\(object)".count, 1, 3][(object as? Int ?? 0) % 3]))
      section.displayDelegate = self
      section.make = { section, index in
        let cell =
          section.collectionContext.dequeueReusableCell(of: TestCell.self, for: section, at: index)
          as? TestCell
        cell?.label.text = section.items[index]
        return cell ?? UICollectionViewCell()
      }
      return section
    }
    world.adapter.moveDelegate = source
    world.adapter.collectionView = world.view
    world.adapter.dataSource = source
    world.settle()
  }

  private func newItems(_ count: Int) -> [String] {
    (0..<count).map { _ in
      names += 1
      return "\(names)"
    }
  }

  private var view: UICollectionView { world.adapter.collectionView ?? world.view }

  // MARK: Steps

  func step(_ random: inout SeededRandom) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...1: change(&random)
    case 2...3: batch(&random)
    case 4:
      trail.append("reload")
      ask { world.adapter.reloadData(completion: $0) }
    case 5:
      let next = view === world.view ? other : world.view
      trail.append("to the other view")
      world.adapter.collectionView = next
    case 6: view.contentOffset.y = CGFloat.random(in: -5...80, using: &random)
    default: finger(&random)
    }
  }

  private func ask(_ body: (@escaping (Bool) -> Void) -> Void) {
    completions.asked += 1
    body { _ in self.completions.called += 1 }
  }

  private func change(_ random: inout SeededRandom) {
    var objects = source.objects.compactMap { $0 as? Int }
    for _ in 0..<Int.random(in: 0...2, using: &random) where !objects.isEmpty {
      objects.remove(at: Int.random(in: 0..<objects.count, using: &random))
    }
    if Int.random(in: 0..<3, using: &random) == 0 { objects.shuffle(using: &random) }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      names += 1
      objects.insert(names, at: Int.random(in: 0...objects.count, using: &random))
    }
    trail.append("objects \(objects)")
    source.objects = objects
    let animated = Bool.random(using: &random)
    ask { world.adapter.performUpdates(animated: animated, completion: $0) }
  }

  private func batch(_ random: inout SeededRandom) {
    // Indexes of items are those before and after a whole turn, so only one batch is requested
    // in it.
    guard !hasBatch,
      let section = world.adapter.visibleSectionControllers().randomElement(using: &random)
        as? FreeSection
    else { return }
    let (position, isInsert) = (Int.random(in: 0...3, using: &random), Bool.random(using: &random))
    trail.append("batch \(isInsert)")
    hasBatch = true
    ask { completion in
      world.adapter.performBatch(animated: true) { [self] batch in
        if isInsert || section.items.isEmpty {
          let index = min(position, section.items.count)
          section.items.insert(contentsOf: newItems(1), at: index)
          batch.insert(in: section, at: [index])
        } else {
          let index = min(position, section.items.count - 1)
          section.items.remove(at: index)
          batch.delete(in: section, at: [index])
        }
      } completion: {
        completion($0)
      }
    }
  }

  private func finger(_ random: inout SeededRandom) {
    world.window.layoutIfNeeded()
    guard let path = view.indexPathsForVisibleItems.randomElement(using: &random),
      view.beginInteractiveMovementForItem(at: path)
    else { return }
    trail.append("lift \(path)")
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let y = CGFloat.random(in: -10...120, using: &random)
      trail.append("drag \(y)")
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: y))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: change(&random)
      case 1: settle()
      case 2...3: world.window.frameClock.advance(by: 0.05)
      default: break
      }
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      trail.append("cancel")
      view.cancelInteractiveMovement()
    } else {
      trail.append("let go")
      view.endInteractiveMovement()
    }
  }

  // MARK: Checks

  func check() {
    settle()
    let text = trail.suffix(12).joined(separator: "; ")
    #expect(completions.asked == completions.called, "\(text)")
    let objects = source.objects.compactMap { $0 as? Int }
    #expect(world.adapter.objects() as? [Int] == objects, "\(text)")
    #expect(view.numberOfSections == objects.count, "\(text)")
    guard view.numberOfSections == objects.count else { return }
    for section in objects.indices {
      let items = (world.adapter.sectionController(forSection: section) as? FreeSection)?.items
      #expect(view.numberOfItems(inSection: section) == items?.count, "\(text)")
      guard let items, view.numberOfItems(inSection: section) == items.count else { return }
      for path in view.visiblePaths(inSection: section) {
        let shown = (view.cellForItem(at: path) as? TestCell)?.label.text
        #expect(shown == items[path.item], "\(path): \(text)")
      }
    }
    checkSight(text)
  }

  private func checkSight(_ text: String) {
    let shown = view.indexPathsForVisibleItems
    let expected = Set(shown.map(\.section).compactMap { world.adapter.map[$0]?.controller })
    #expect(inSight == Set(expected.map { ObjectIdentifier($0) }), "\(text)")
    #expect(world.adapter.visibleSectionControllers().count == expected.count, "\(text)")
    #expect(
      cellsInSight
        == Set(shown.compactMap { view.cellForItem(at: $0).map { ObjectIdentifier($0) } }),
      "\(text)")
  }

  /// Settles until no update is in progress or waits, on other queues either.
  private func settle() {
    let updater = world.adapter.updater as? ListAdapterUpdater
    repeat { world.settle() } while updater?.running != nil || updater?.hasChanges == true
    hasBatch = false
    trail.append("settle")
  }

  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController
  ) {
    #expect(inSight.insert(ObjectIdentifier(sectionController)).inserted, "\(trail.suffix(12))")
  }

  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController
  ) {
    #expect(inSight.remove(ObjectIdentifier(sectionController)) != nil, "\(trail.suffix(12))")
  }

  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController,
    cell: UICollectionViewCell, at index: Int
  ) { #expect(cellsInSight.insert(ObjectIdentifier(cell)).inserted, "\(trail.suffix(12))") }

  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController,
    cell: UICollectionViewCell, at index: Int
  ) { #expect(cellsInSight.remove(ObjectIdentifier(cell)) != nil, "\(trail.suffix(12))") }
}
