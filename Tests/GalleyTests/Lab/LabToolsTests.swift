import Foundation
import Galley
import Testing
import UIKit

@MainActor
@Suite("Stale cells")
struct StaleCellsTests {
  private func screen(forgets: Bool) -> LabScreen<[Int]> {
    LabScreen(states: [Array(0..<6), [1, 3]]) { numbers in
      MarkedList(numbers, forgets: forgets)
    } update: { screen, numbers, _ in
      screen.show(numbers)
    }
  }

  @Test("Stale cells are found, with the view and the property")
  func stale() throws {
    let text = try #require(ListLab.staleCells(in: screen(forgets: true)).first)
    #expect(text.contains("Cell keeps something of what it showed before."))
    #expect(text.contains("mark (UIView): isHidden is false instead of true"), "\(text)")
  }

  @Test("Cells that are configured completely are not stale")
  func right() { assertNoStaleCells(screen(forgets: false)) }
}

@MainActor
@Suite("Leaks")
struct LeakTests {
  final class Holding: UIViewController {
    var held: (() -> Void)?
    var holds = false
    override func viewDidLoad() {
      super.viewDidLoad()
      if holds { held = { self.view.alpha = 1 } }
    }
  }

  final class Working: UIViewController {
    var work: DispatchWorkItem?
  }

  @Test("A work item whose closure holds the screen is named")
  func workItem() throws {
    let text = try #require(
      ListLab.leaks(
        of: LabScreen { () -> Working in
          let screen = Working()
          screen.work = DispatchWorkItem { MainActor.assumeIsolated { screen.view.alpha = 1 } }
          return screen
        }))
    #expect(text.contains("Working: it may be held by a work item, in work"), "\(text)")
  }

  @Test("A posted accessibility notification does not hold its element")
  func postedElement() {
    UIAccessibility.withOwnSettings {
      assertNoLeaks(after: { (screen: MarkedList) in
        UIAccessibility.post(notification: .screenChanged, argument: screen)
      }) { MarkedList(Array(0..<4)) }
    }
  }

  @Test("A screen that is let go has no leaks")
  func none() {
    assertNoLeaks { Holding() }
    assertNoLeaks { MarkedList(Array(0..<40)) }
  }

  /// A cell that may hold itself.
  private final class HoldingCell: UITableViewCell {
    var held: (() -> Void)?
  }

  /// A list whose cells may hold themselves.
  private final class Rows: UITableViewController {
    var holds = false
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(HoldingCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      if holds, let cell = cell as? HoldingCell { cell.held = { cell.alpha = 1 } }
      return cell
    }
  }

  /// Pushes a controller, lets it appear, and pops it.
  private func visit(
    _ navigation: UINavigationController, animated: Bool, _ make: () -> UIViewController
  ) {
    navigation.pushViewController(make(), animated: animated)
    navigation.view.window?.frameClock.advance(by: 1)
    navigation.view.window?.layoutIfNeeded()
    navigation.popViewController(animated: animated)
    navigation.view.window?.frameClock.advance(by: 1)
  }

  @Test("A leak of a screen that was pushed and popped is found", arguments: [true, false])
  func popped(animated: Bool) {
    assertNoLeaks(after: { (navigation: UINavigationController) in
      visit(navigation, animated: animated) { Holding() }
      visit(navigation, animated: animated) { Rows() }
    }) { UINavigationController(rootViewController: UIViewController()) }
    withKnownIssue {
      assertNoLeaks(after: { (navigation: UINavigationController) in
        visit(navigation, animated: animated) {
          let screen = Holding()
          screen.holds = true
          return screen
        }
      }) { UINavigationController(rootViewController: UIViewController()) }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("Holding: it may be held by a closure of its own, in held")
    }
  }

  @Test("Leaked cells of a screen that was popped are found")
  func poppedCells() {
    withKnownIssue {
      assertNoLeaks(after: { (navigation: UINavigationController) in
        visit(navigation, animated: false) {
          let rows = Rows()
          rows.holds = true
          return rows
        }
      }) { UINavigationController(rootViewController: UIViewController()) }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("HoldingCell × 3: it may be held by a closure of its own, in held")
    }
  }

  @Test("A screen that holds itself is named, with the closure")
  func itself() {
    withKnownIssue {
      assertNoLeaks { () -> Holding in
        let screen = Holding()
        screen.holds = true
        return screen
      }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("Holding: it may be held by a closure of its own, in held")
    }
  }
}

@MainActor
@Suite("Work")
struct WorkTests {
  @Test("The work of lists is counted while a closure runs")
  func counts() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let screen = MarkedList(Array(0..<40))
    let first = work {
      window.rootViewController = screen
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }
    #expect(first.cellsMade == 8)
    #expect(first.cellsConfigured == 8)
    #expect(first.cellsReused == 0)
    let again = work(in: screen.view) { screen.show(Array(0..<40)) }
    #expect(again <= .init(cellsConfigured: 8, cellsMade: 0))
    #expect(again.cellsReused == 8)
    let nothing = work(in: screen.view) {}
    #expect(
      nothing <= .init(cellsConfigured: 0, layoutPasses: 0, constraintsSolved: 0, textsSet: 0))
    #expect(!(again <= .init(cellsConfigured: 7)))
  }

  @Test("The counted work is the same each time, and is printed as text")
  func text() {
    func once() -> Work {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
      let screen = MarkedList(Array(0..<40))
      window.rootViewController = screen
      window.makeKeyAndVisible()
      return work(in: screen.view) { screen.list.contentOffset.y = 400 }
    }
    #expect(once() == once())
    #expect(once().description.hasPrefix("cellsMade "), "\(once())")
  }
}
