import Foundation
import Galley
import Testing
import UIKit

@MainActor
@Suite("The list lab on a screen", .walksInProcess)
struct LabOnScreensTests {
  @Test("Holds the screen against a fresh one, counts, films and explains it")
  func tools() {
    let screen = Screen(MarkedList(Array(0..<40)))
    guard let list = screen.controller as? MarkedList else {
      Issue.record("the screen shows another controller")
      return
    }
    let done = work(in: screen) { list.show([1, 2, 3]) }
    #expect(done <= .init(cellsConfigured: 3, cellsMade: 0))
    assertSettled(screen) { MarkedList([1, 2, 3]) }
    #expect(filmStrip(of: screen, at: [0]) {}.text.contains("Cell"))
    guard let cell = list.list.visibleCells.first else {
      Issue.record("no cell is visible")
      return
    }
    let middle = cell.convert(CGPoint(x: 40, y: 10), to: nil)
    #expect(explain(middle, in: screen).contains("of UICollectionView"))
  }
}

/// Tests of the tools with a screen whose fault appears only in a change between states.
@MainActor
@Suite("The list lab over the states of a screen", .walksInProcess)
struct LabOverStatesTests {
  /// A screen that shows the same number of rows in each state, marked or not.
  private final class Rows: UIViewController, UITableViewDataSource {
    enum Fault {
      /// The mark of a row is not hidden again.
      case mark
      /// A closure of a marked row holds the screen.
      case closure
    }

    private final class Cell: UITableViewCell {
      let mark = UIView(frame: CGRect(x: 300, y: 10, width: 8, height: 8))
      var onPress: (() -> Void)?

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        mark.backgroundColor = .systemRed
        mark.isHidden = true
        contentView.addSubview(mark)
      }

      required init?(coder: NSCoder) { fatalError("it is in no archive") }
    }

    private var isMarked: Bool
    private let fault: Fault?
    private let table = UITableView()

    init(isMarked: Bool, _ fault: Fault?) {
      self.isMarked = isMarked
      self.fault = fault
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }

    override func viewDidLoad() {
      super.viewDidLoad()
      table.frame = view.bounds
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      table.register(Cell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
      view.addSubview(table)
    }

    func show(isMarked: Bool) {
      self.isMarked = isMarked
      table.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      guard let cell = cell as? Cell else { return cell }
      cell.textLabel?.text = "row \(indexPath.row)"
      if isMarked {
        cell.mark.isHidden = false
      } else if fault != .mark {
        cell.mark.isHidden = true
      }
      if isMarked, fault == .closure { cell.onPress = { self.title = "pressed" } }
      return cell
    }
  }

  private func screen(_ fault: Rows.Fault?, states: [Bool] = [false, true]) -> LabScreen<Bool> {
    LabScreen(states: states) { isMarked in
      Rows(isMarked: isMarked, fault)
    } update: { screen, isMarked, _ in
      screen.show(isMarked: isMarked)
    }
  }

  @Test("A right screen is not accused by any tool")
  func right() {
    fuzz(screen(nil), walks: 4)
    assertNoStaleCells(screen(nil))
    assertNoLeaks(screen(nil))
  }

  @Test("What a cell keeps from another state is found, and the states are named")
  func stale() throws {
    let text = try #require(ListLab.staleCells(in: screen(.mark)).first)
    #expect(text.contains("in state 1, and in state 0 it shows"), "\(text)")
    #expect(text.contains("mark (UIView): isHidden is false instead of true"), "\(text)")
    #expect(ListLab.staleCells(in: screen(.mark, states: [false])).isEmpty)
  }

  @Test("A walk from one state to another finds what a cell keeps")
  func walks() throws {
    let walked = try #require(ListLab.fuzzing(screen(.mark)))
    #expect(walked.contains("update(1)"), "\(walked)")
    #expect(walked.contains("update(0)"), "\(walked)")
    #expect(ListLab.fuzzing(screen(.mark, states: [false]), walks: 3) == nil)
  }

  @Test("What only another state holds is found")
  func leaks() throws {
    let text = try #require(ListLab.leaks(of: screen(.closure)))
    #expect(text.contains("Rows"), "\(text)")
    #expect(ListLab.leaks(of: screen(.closure, states: [false])) == nil)
  }
}
