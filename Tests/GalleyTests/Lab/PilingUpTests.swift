import Galley
import Testing
import UIKit

@MainActor
@Suite("Objects that pile up around a list", .walksInProcess)
struct PilingUpTests {
  /// A table that adds something in each appearance or update, or only once if it is right.
  private final class Adding: FilledTable {
    enum Part: CaseIterable { case gesture, child }

    private let part: Part
    private let isRight: Bool
    private var isDone = false

    init(_ numbers: [Int], _ part: Part, isRight: Bool) {
      (self.part, self.isRight) = (part, isRight)
      super.init(numbers)
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if part == .gesture { add() }
    }

    override func show(_ numbers: [Int]) {
      super.show(numbers)
      if part == .child { add() }
    }

    private func add() {
      if isRight && isDone { return }
      isDone = true
      switch part {
      case .gesture: view.addGestureRecognizer(UILongPressGestureRecognizer())
      case .child:
        let child = UIViewController()
        addChild(child)
        child.didMove(toParent: self)
      }
    }
  }

  private func screen(_ part: Adding.Part, isRight: Bool) -> LabScreen<[Int]> {
    LabScreen(states: [[1, 2], [2, 3]]) { numbers in
      let table = Adding(numbers, part, isRight: isRight)
      table.loadViewIfNeeded()
      if part == .child { table.show(numbers) }
      return table
    } update: { (table: Adding, numbers, _) in
      table.show(numbers)
    }
  }

  @Test("A screen that adds each thing only once is not reported", arguments: 0..<2)
  func right(index: Int) {
    let text = ListLab.fuzzing(
      screen(Adding.Part.allCases[index], isRight: true),
      replaying: [.update(1), .leaveAndReturn, .rest])
    #expect(text == nil, "\(text ?? "")")
  }

  @Test("A gesture recognizer that is added in each appearance is reported")
  func gesture() throws {
    let text = try #require(
      ListLab.fuzzing(screen(.gesture, isRight: false), replaying: [.leaveAndReturn, .rest]))
    #expect(
      text.contains("gestureRecognizers is UILongPressGestureRecognizer × 2 instead of"), "\(text)")
  }

  @Test("A child controller that is added in each update is reported")
  func child() throws {
    let text = try #require(
      ListLab.fuzzing(screen(.child, isRight: false), replaying: [.update(1), .rest]))
    #expect(
      text.contains("Adding: children is UIViewController × 2 instead of UIViewController"),
      "\(text)")
  }
}
