import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("From one layout to another")
struct LayoutTransitionTests {
  private let list = MovableList([(0..<4).map { "\($0)" }], layout: grid(20))

  /// Returns a layout of squares from left to right.
  private static func grid(_ side: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.itemSize = CGSize(width: side, height: side)
    return layout
  }

  /// The frames of the cells as they are on the screen.
  private func frames() -> [CGRect] {
    list.view.visibleCells.map { $0.layer.presentation()?.frame ?? $0.frame }
  }

  private let delegate = Plain()

  init() {
    list.view.delegate = delegate
    list.view.collectionViewLayout.invalidateLayout()
    list.window.layoutIfNeeded()
  }

  @Test("An animated change of the layout moves items from their old frames to their new ones")
  func animated() {
    var ends: [Bool] = []
    list.view.setCollectionViewLayout(Self.grid(100), animated: true) { ends.append($0) }
    #expect(list.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 100)
    list.window.frameClock.advance(by: 0.15)
    #expect(frames()[1] == CGRect(x: 10, y: 50, width: 60, height: 60))
    #expect(ends.isEmpty)
    list.window.frameClock.advance(by: 0.2)
    MainTurn.drain()
    #expect(frames()[1] == CGRect(x: 0, y: 100, width: 100, height: 100))
    #expect(ends == [true])
  }

  @Test("A change of the layout without animation applies immediately, and completes later")
  func notAnimated() {
    var ends: [Bool] = []
    list.view.setCollectionViewLayout(Self.grid(100), animated: false) { ends.append($0) }
    #expect(frames()[1] == CGRect(x: 0, y: 100, width: 100, height: 100))
    #expect(ends.isEmpty)
    MainTurn.drain()
    #expect(ends == [true])
  }

  @Test("Cells are told about the change of the layout before and after it")
  func cells() {
    let list = MovableList([["a", "b"]], layout: Self.grid(20), cells: HearingCell.self)
    let view = list.view
    let cell = view.visibleCells[0] as? HearingCell
    view.setCollectionViewLayout(Self.grid(50), animated: true)
    #expect(cell?.heard == ["will"])
    list.window.frameClock.advance(by: 0.5)
    #expect(cell?.heard == ["will", "did"])
  }

  @Test("An interactive transition follows its progress, and animates the rest when it is finished")
  func finishes() {
    var ends: [[Bool]] = []
    let (old, new) = (list.view.collectionViewLayout, Self.grid(100))
    let way = list.view.startInteractiveTransition(to: new) { ends.append([$0, $1]) }
    #expect(way.currentLayout === old && way.nextLayout === new)
    #expect(list.view.collectionViewLayout === way)
    list.window.layoutIfNeeded()
    #expect(frames()[1] == CGRect(x: 20, y: 0, width: 20, height: 20))
    way.transitionProgress = 0.5
    list.window.layoutIfNeeded()
    #expect(frames()[1] == CGRect(x: 10, y: 50, width: 60, height: 60))
    list.view.finishInteractiveTransition()
    #expect(list.view.collectionViewLayout === new)
    list.window.frameClock.advance(by: 0.15)
    #expect(frames()[1] == CGRect(x: 5, y: 75, width: 80, height: 80))
    #expect(ends.isEmpty)
    list.window.frameClock.advance(by: 0.2)
    #expect(frames()[1] == CGRect(x: 0, y: 100, width: 100, height: 100))
    #expect(ends == [[true, true]])
    #expect(old.collectionView == nil && way.collectionView == nil)
  }

  @Test("A layout that another view has taken over during a transition stays with that view")
  func takenOver() {
    let new = Self.grid(100)
    let transition = list.view.startInteractiveTransition(to: new)
    #expect(transition.nextLayout === new && new.collectionView === list.view)
    let other = UICollectionView(frame: list.view.frame, collectionViewLayout: new)
    list.view.setCollectionViewLayout(Self.grid(50), animated: false)
    #expect(new.collectionView === other)
    #expect(frames()[1] == CGRect(x: 50, y: 0, width: 50, height: 50))
  }

  @Test("A cancelled interactive transition goes back to the old layout")
  func cancels() {
    var ends: [[Bool]] = []
    let old = list.view.collectionViewLayout
    let way = list.view.startInteractiveTransition(to: Self.grid(100)) { ends.append([$0, $1]) }
    way.transitionProgress = 0.5
    list.window.layoutIfNeeded()
    list.view.cancelInteractiveTransition()
    list.window.frameClock.advance(by: 0.5)
    #expect(list.view.collectionViewLayout === old)
    #expect(frames()[1] == CGRect(x: 20, y: 0, width: 20, height: 20))
    #expect(ends == [[true, false]])
  }

  @Test("The delegate may return the transition layout")
  func ownTransition() {
    delegate.makes = { OwnWay(currentLayout: $0, nextLayout: $1) }
    #expect(list.view.startInteractiveTransition(to: Self.grid(100)) is OwnWay)
  }

  @Test("An update during an interactive transition ends it at the old layout")
  func updates() {
    var ends: [[Bool]] = []
    let old = list.view.collectionViewLayout
    let way = list.view.startInteractiveTransition(to: Self.grid(100)) { ends.append([$0, $1]) }
    way.transitionProgress = 0.5
    list.window.layoutIfNeeded()
    list.sections[0].append("4")
    list.view.insertItems(at: [IndexPath(item: 4, section: 0)])
    MainTurn.drain()
    #expect(list.view.collectionViewLayout === old)
    #expect(ends == [[false, false]])
    list.window.frameClock.advance(by: 0.5)
    #expect(frames().map(\.minX) == [0, 20, 40, 60, 80])
  }

  @Test("A transition whose data source is released ends once, at the old layout")
  func releasedSource() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ view: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "name", for: path)
      }
    }
    var ends: [[Bool]] = []
    let old = list.view.collectionViewLayout
    var source: Source? = Source()
    list.view.dataSource = source
    list.window.layoutIfNeeded()
    let way = list.view.startInteractiveTransition(to: Self.grid(100)) { ends.append([$0, $1]) }
    way.transitionProgress = 0.5
    list.window.layoutIfNeeded()
    withExtendedLifetime(source) {}
    source = nil
    list.view.finishInteractiveTransition()
    list.window.frameClock.advance(by: 0.5)
    MainTurn.drain()
    #expect(list.view.collectionViewLayout === old)
    #expect(ends == [[false, false]])
  }

  private final class Told: UICollectionViewFlowLayout {
    var told: [String] = []
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { told.append("to") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      told.append("from")
    }
    override func finalizeLayoutTransition() { told.append("end") }
  }

  @Test("Both layouts are told of the end of a transition, however it ends", arguments: 0..<3)
  func toldOfTheEnd(way: Int) {
    let (old, new) = (Told(), Told())
    list.view.setCollectionViewLayout(old, animated: false)
    MainTurn.drain()
    old.told = []
    _ = list.view.startInteractiveTransition(to: new)
    list.window.layoutIfNeeded()
    #expect(old.told == ["to"] && new.told == ["from"])
    switch way {
    case 0: list.view.finishInteractiveTransition()
    case 1: list.view.cancelInteractiveTransition()
    default: list.view.reloadData()
    }
    list.window.frameClock.advance(by: 0.5)
    MainTurn.drain()
    #expect(old.told == ["to", "end"], "the old layout was told: \(old.told)")
    #expect(new.told == ["from", "end"], "the new layout was told: \(new.told)")
  }

  @Test("Both layouts follow when the view becomes larger during a transition")
  func resized() {
    let way = list.view.startInteractiveTransition(to: Self.grid(100))
    way.transitionProgress = 0.5
    list.window.layoutIfNeeded()
    #expect(frames()[2] == CGRect(x: 20, y: 100, width: 60, height: 60))
    list.view.frame.size.width = 200
    list.window.layoutIfNeeded()
    #expect(frames()[1] == CGRect(x: 60, y: 0, width: 60, height: 60))
    #expect(frames()[2] == CGRect(x: 20, y: 50, width: 60, height: 60))
  }

  @Test("A header that only one of the layouts has fades")
  func headers() {
    let (list, new) = (MovableList([["a"]], layout: Self.grid(20)), Self.grid(20))
    let kind = UICollectionView.elementKindSectionHeader
    new.headerReferenceSize = CGSize(width: 0, height: 40)
    let way = list.view.startInteractiveTransition(to: new)
    way.transitionProgress = 0.25
    list.window.layoutIfNeeded()
    let header = list.view.visibleSupplementaryViews(ofKind: kind).first
    #expect(header?.alpha == 0.25 && list.calls == ["header 0.0"])
    list.view.cancelInteractiveTransition()
    #expect(header?.alpha == 0 && header?.layer.presentation()?.opacity == 0.25)
    list.window.frameClock.advance(by: 0.5)
    #expect(list.view.visibleSupplementaryViews(ofKind: kind).isEmpty)
  }

  @Test("A second interactive transition during the first one traps")
  func twice() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let list = MovableList([["a"]])
        list.view.startInteractiveTransition(to: UICollectionViewFlowLayout())
        list.view.startInteractiveTransition(to: UICollectionViewFlowLayout())
      }
    }
    expectTrap(result, says: "already in the middle of an interactive transition")
  }

  @Test("The first visible items stay visible when the layout changes")
  func offset() {
    list.sections = [(0..<100).map { "\($0)" }]
    list.view.reloadData()
    list.window.layoutIfNeeded()
    list.view.contentOffset.y = 200
    list.window.layoutIfNeeded()
    // There are five items in a row of the old layout, so the item 50 is at the top.
    list.view.setCollectionViewLayout(Self.grid(100), animated: false)
    #expect(list.view.contentOffset.y == 5_000)
    let way = list.view.startInteractiveTransition(to: Self.grid(50))
    way.transitionProgress = 0.5
    list.window.layoutIfNeeded()
    #expect(abs(list.view.contentOffset.y - (5_000 + 1_250) / 2) < 0.001)
  }
}

@MainActor @Suite("A collection view whose surroundings change")
struct SurroundingsTests {
  @Test("After a rotation, the first visible item is still the first one")
  func rotation() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let controller = TurnedController(collectionViewLayout: columns())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    controller.collectionView.contentOffset.y = 1_000
    window.layoutIfNeeded()
    #expect(controller.first == 20, "two in a row of 100")
    window.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
    window.layoutIfNeeded()
    #expect(controller.sizes == [CGSize(width: 400, height: 200)])
    #expect(controller.collectionView.bounds.size == CGSize(width: 400, height: 200))
    #expect(controller.first == 20, "four in a row of 100")
    #expect(controller.collectionView.contentOffset.y == 500)
  }

  /// Squares of 100 points.
  private func columns() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  @Test("Self-sizing cells are measured again when the text size changes")
  func text() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let list = MovableList(
      [["a", "b"]],
      layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      cells: TextSizedCell.self)
    #expect(list.view.contentSize.height == 60)
    list.override(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    list.window.layoutIfNeeded()
    #expect(list.view.contentSize.height == 160)
  }

  @Test("A change of the layout direction mirrors the layout")
  func direction() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(20))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let list = MovableList(
      [["a", "b"]],
      layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(list.cell("a")?.frame.minX == 0)
    list.view.semanticContentAttribute = .forceRightToLeft
    list.window.layoutIfNeeded()
    #expect(list.cell("a")?.frame.minX == 50)
    list.view.semanticContentAttribute = .unspecified
    list.override(UITraitCollection(layoutDirection: .rightToLeft))
    list.window.layoutIfNeeded()
    #expect(list.cell("a")?.frame.minX == 50)
  }
}

private final class HearingCell: UICollectionViewCell {
  var heard: [String] = []

  override func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { heard.append("will") }

  override func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { heard.append("did") }
}

private final class TextSizedCell: UICollectionViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLarge = traitCollection.preferredContentSizeCategory == .accessibilityLarge
    return CGSize(width: size.width, height: isLarge ? 80 : 30)
  }
}

private final class OwnWay: UICollectionViewTransitionLayout {}

private final class Plain: NSObject, UICollectionViewDelegate {
  var makes: ((UICollectionViewLayout, UICollectionViewLayout) -> UICollectionViewTransitionLayout)?

  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    makes?(fromLayout, toLayout)
      ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
}

private final class TurnedController: UICollectionViewController {
  var sizes: [CGSize] = []
  var first: Int? { collectionView.indexPathsForVisibleItems.first?.item }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.contentInsetAdjustmentBehavior = .never
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 100 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}
