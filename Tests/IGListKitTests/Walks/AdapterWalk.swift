import Foundation
import TestSupport
import UIKit

@testable import GalleyIGListKit

/// A random walk over a list adapter: the list, its objects, and the steps that change them.
@MainActor
final class AdapterWalk {
  /// The objects that the list has to show.
  private(set) var objects: [WalkObject]
  /// All section controllers that were created.
  var made: [WalkSection] = []
  /// The number of calls of each completion, in the order of the requests.
  var told: [Int] = []

  let updater = ListAdapterUpdater()
  private(set) lazy var adapter = ListAdapter(
    updater: updater, viewController: controller, workingRangeSize: 1)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private(set) var view: UICollectionView
  private(set) lazy var source = WalkSource(self, isReversed: false)
  private let controller = UIViewController()
  private var lastID = 20
  /// The steps to take while cells are created, one for each cell.
  private var whenMaking: [AdapterStep] = []

  static func walk(_ steps: [AdapterStep]) -> Stumble? {
    let walk = AdapterWalk()
    for (index, step) in steps.enumerated() {
      let reports = Report.gathering { walk.take(step) }
      if let report = reports.first { return Stumble(at: index, report.message) }
      if case .settle = step, let reason = walk.problem() { return Stumble(at: index, reason) }
    }
    let reports = Report.gathering { walk.settle() }
    return (reports.first?.message ?? walk.problem()).map {
      Stumble(at: steps.count - 1, "at the end: \($0)")
    }
  }

  init() {
    objects = (1...6).map { WalkObject($0, ["\($0)a", "\($0)b", "\($0)c"]) }
    view = Self.makeView()
    // Without this experiment, wrong counts do not trap. They are reported, so that a failing walk
    // can be shortened.
    updater.experiments.remove(.throwOnInconsistencyException)
    window.addSubview(view)
    window.isHidden = false
    adapter.collectionView = view
    adapter.dataSource = source
    window.layoutIfNeeded()
  }

  private static func makeView() -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.contentInsetAdjustmentBehavior = .never
    return view
  }

  // MARK: Steps

  func take(_ step: AdapterStep) {
    var random = SeededRandom(seed: step.seed)
    let animated = Bool.random(using: &random)
    switch step {
    case .change:
      edit(&random)
      adapter.performUpdates(animated: animated, completion: completion())
    case .items: changeItems(random, animated: animated)
    case .section: showSectionAnew(random, animated: animated)
    case .hearing: changeWhenHearing(&random)
    case .objects: showObjectsAnew(&random)
    case .reload:
      edit(&random)
      adapter.reloadData(completion: completion())
    case .making: whenMaking.append(inner(&random))
    case .completing:
      let (inner, completion) = (inner(&random), completion())
      adapter.performUpdates(animated: animated) { [weak self] isFinished in
        completion(isFinished)
        self?.take(inner)
      }
    case .layout:
      guard let section = section(&random) else { return }
      adapter.invalidateLayout(for: section, completion: completion())
    case .scroll:
      let room = max(0, view.contentSize.height - view.bounds.height)
      view.setContentOffset(
        CGPoint(x: 0, y: CGFloat.random(in: 0...1, using: &random) * room), animated: animated)
    case .source:
      source = WalkSource(self, isReversed: !source.isReversed)
      adapter.dataSource = source
    case .view:
      let old = view
      view = Self.makeView()
      window.addSubview(view)
      adapter.collectionView = view
      old.removeFromSuperview()
    case .configure: configure(&random)
    case .inAndOut:
      if view.superview == nil { window.addSubview(view) } else { view.removeFromSuperview() }
    case .tick: window.frameClock.advance(by: .random(in: 0...0.4, using: &random))
    case .turn: MainTurn.drain()
    case .settle: settle()
    }
  }

  /// Returns a random step to take in the middle of another one.
  private func inner(_ random: inout SeededRandom) -> AdapterStep {
    let seed = random.next()
    let steps: [AdapterStep] = [
      .change(seed), .items(seed), .section(seed), .objects(seed), .reload(seed), .layout(seed),
    ]
    return steps[Int.random(in: 0..<steps.count, using: &random)]
  }

  /// Called when a section controller has created a cell, and before it returns the cell.
  func madeCell() {
    guard !whenMaking.isEmpty else { return }
    take(whenMaking.removeFirst())
  }

  /// Returns a completion, which has to be called exactly once.
  private func completion() -> (Bool) -> Void {
    let index = told.count
    told.append(0)
    return { [weak self] _ in self?.told[index] += 1 }
  }

  /// Returns a random section controller of the list.
  private func section(_ random: inout SeededRandom) -> WalkSection? {
    let sections = adapter.map.entries.compactMap { $0.controller as? WalkSection }
    return sections.randomElement(using: &random)
  }

  private func texts(_ random: inout SeededRandom, _ id: Int) -> [String] {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in
      "\(id)-\(Int.random(in: 0..<1_000, using: &random))"
    }
  }

  /// Replaces the texts of an object.
  private func set(_ texts: [String], of id: Int) {
    guard let index = objects.firstIndex(where: { $0.id == id }) else { return }
    objects[index] = WalkObject(id, texts, version: objects[index].version + 1)
  }

  private func edit(_ random: inout SeededRandom) {
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let index = Int.random(in: 0...objects.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        lastID += 1
        objects.insert(WalkObject(lastID, texts(&random, lastID)), at: index)
      case 2 where index < objects.count: objects.remove(at: index)
      case 3: objects.shuffle(using: &random)
      case 4 where index < objects.count:
        let id = objects[index].id
        set(texts(&random, id), of: id)
      default:
        // All objects are replaced by equal instances.
        objects = objects.map { WalkObject($0.id, $0.texts, version: $0.version) }
      }
    }
    // Sometimes the list becomes empty.
    if Int.random(in: 0..<12, using: &random) == 0 { objects = [] }
  }

  private func changeItems(_ seed: SeededRandom, animated: Bool) {
    var random = seed
    guard let section = section(&random), !(section is NestedWalkSection) else { return }
    adapter.performBatch(
      animated: animated,
      updates: { [weak self] batch in
        guard let self else { return }
        var random = random
        let edit = ItemEdit(of: section.texts, &random)
        section.texts = edit.after
        if adapter.map.section(of: section) != nil { set(edit.after, of: section.id) }
        edit.tell(batch, section, &random)
      }, completion: completion())
  }

  private func showSectionAnew(_ seed: SeededRandom, animated: Bool) {
    var random = seed
    guard let section = section(&random), !(section is NestedWalkSection) else { return }
    adapter.performBatch(
      animated: animated,
      updates: { [weak self] batch in
        guard let self else { return }
        var random = random
        section.texts = texts(&random, section.id)
        if adapter.map.section(of: section) != nil { set(section.texts, of: section.id) }
        batch.reload(section)
      }, completion: completion())
  }

  /// Has a section insert an item in a batch at its next `didUpdate(to:)`.
  private func changeWhenHearing(_ random: inout SeededRandom) {
    guard let section = section(&random), !(section is NestedWalkSection) else { return }
    let place = Int.random(in: 0..<8, using: &random)
    let completion = completion()
    var isAsked = false
    section.whenUpdated = { [weak self] section in
      guard let self else { return }
      isAsked = true
      section.collectionContext.performBatch(
        animated: true,
        updates: { [weak self] batch in
          guard let self else { return }
          let index = min(place, section.texts.count)
          section.texts.insert("heard", at: index)
          if adapter.map.section(of: section) != nil { set(section.texts, of: section.id) }
          batch.insert(in: section, at: [index])
        }, completion: completion)
    }
    set(section.texts, of: section.id)
    adapter.performUpdates(animated: true) { _ in
      // The section may have been removed before its `didUpdate(to:)`.
      guard !isAsked else { return }
      section.whenUpdated = nil
      completion(false)
    }
  }

  private func showObjectsAnew(_ random: inout SeededRandom) {
    var named: [WalkObject] = []
    for object in objects where Int.random(in: 0..<3, using: &random) == 0 {
      set(texts(&random, object.id), of: object.id)
      named += objects.filter { $0.id == object.id }
    }
    adapter.reloadObjects(named)
  }

  private func configure(_ random: inout SeededRandom) {
    updater.sectionMovesAsDeletesInserts = .random(using: &random)
    updater.preferItemReloadsForSectionReloads = .random(using: &random)
    updater.allowsBackgroundDiffing = .random(using: &random)
    updater.adaptiveCoalescingExperimentConfig = ListAdaptiveCoalescingExperimentConfig(
      enabled: .random(using: &random), minInterval: 0.05, intervalIncrement: 0.05,
      maxInterval: 0.3, useMaxIntervalWhenViewNotVisible: .random(using: &random))
  }

  /// Waits until all requests are performed, and nothing moves.
  func settle() {
    whenMaking = []
    if view.superview == nil { window.addSubview(view) }
    adapter.performUpdates(animated: true, completion: completion())
    func settleOnce() {
      MainTurn.drain()
      window.layoutIfNeeded()
      window.frameClock.advanceUntilStill()
    }
    for _ in 0..<3 { settleOnce() }
    turn(until: { updater.running == nil && !updater.hasChanges && !MainTurn.isWaiting }) {
      settleOnce()
    }
  }
}
