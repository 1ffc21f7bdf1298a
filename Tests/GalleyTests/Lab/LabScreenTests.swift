import Foundation
import Galley
import Testing
import UIKit

/// A screen with a diffable data source. Its cells may forget to hide a mark.
@MainActor
private final class DiffableNumbers: UIViewController {
  private let forgets: Bool
  private(set) lazy var source = makeSource()
  private lazy var list = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))

  init(forgets: Bool) {
    self.forgets = forgets
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(MarkedList.Cell.self, forCellWithReuseIdentifier: "cell")
    view.addSubview(list)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["low", "high"])
    snapshot.appendItems(Array(0..<12), toSection: "low")
    snapshot.appendItems(Array(12..<30), toSection: "high")
    source.apply(snapshot, animatingDifferences: false)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<String, Int> {
    let forgets = forgets
    return UICollectionViewDiffableDataSource(collectionView: list) { list, path, number in
      let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      guard let cell = cell as? MarkedList.Cell else { return cell }
      cell.title.text = "\(number)"
      if number % 2 == 0 {
        cell.mark.isHidden = false
      } else if !forgets {
        cell.mark.isHidden = true
      }
      return cell
    }
  }
}

@MainActor
@Suite("States that the tools make", .walksInProcess)
struct LabScreenTests {
  private func diffable(forgets: Bool) -> LabScreen<NSDiffableDataSourceSnapshot<String, Int>> {
    LabScreen(dataSource: { (screen: DiffableNumbers) in screen.source }) {
      DiffableNumbers(forgets: forgets)
    }
  }

  @Test("States that are random changes of a snapshot show no fault in a right screen")
  func snapshots() { fuzz(diffable(forgets: false), walks: 4) }

  @Test("States that are random changes of a snapshot show a stale cell")
  func staleCells() throws {
    let text = try #require(ListLab.fuzzing(diffable(forgets: true)))
    #expect(text.contains("mark (UIView): isHidden is false instead of true"), "\(text)")
  }

  @Test("States can be random changes of an array, or of sections")
  func arrays() {
    fuzz(
      LabScreen(mutating: Array(0..<12)) { numbers in
        MarkedList(numbers)
      } update: { screen, numbers, _ in
        screen.show(numbers)
      }, walks: 3)
    fuzz(
      LabScreen(mutatingSections: [Array(0..<5), Array(5..<9)]) { sections in
        MarkedList(sections.flatMap { $0 })
      } update: { screen, sections, _ in
        screen.show(sections.flatMap { $0 })
      }, walks: 3)
  }
}

@MainActor
@Suite("The steps of a walk", .walksInProcess)
struct LabStepTests {
  private let screen = LabScreen(states: FuzzTests.states) { numbers in
    MarkedList(numbers)
  } update: { screen, numbers, _ in
    screen.show(numbers)
  }

  @Test(
    "No step of a walk finds a fault in a right screen",
    arguments: [
      .updateDuringAnimation(2, 1), .updateInFrame(1), .updateDuringTap(3, item: 1), .select(2),
      .updateDuringMenu(3, item: 1), .interrupt(3, item: 1),
      .updateInTurn(3), .updateFromQueue(1), .updateUnderFinger(2), .updateTwice(1, 2),
      .memoryWarning, .leaveAndReturn,
    ] as [LabStep])
  func right(step: LabStep) {
    let text = ListLab.fuzzing(screen, replaying: [.update(2), step, .rest, step, .rest])
    #expect(text == nil, "\(text ?? "")")
  }

  @Test("The steps of a walk are written as in Swift")
  func descriptions() {
    #expect("\(LabStep.updateDuringAnimation(2, 1))" == "updateDuringAnimation(2, 1)")
    #expect("\(LabStep.updateDuringTap(3, item: 1))" == "updateDuringTap(3, item: 1)")
    #expect("\(LabStep.updateDuringMenu(3, item: 1))" == "updateDuringMenu(3, item: 1)")
    #expect("\(LabStep.interrupt(3, item: 1))" == "interrupt(3, item: 1)")
    #expect("\(LabStep.updateInFrame(1))" == "updateInFrame(1)")
    #expect("\(LabStep.select(2))" == "select(2)")
  }
}
