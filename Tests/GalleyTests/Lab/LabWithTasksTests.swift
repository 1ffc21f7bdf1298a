import Foundation
import Galley
import Testing
import UIKit

/// A list whose cells wait for their titles in tasks.
@MainActor
private final class TaskList: UIViewController, UICollectionViewDataSource {
  final class Cell: UICollectionViewCell {
    let title = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    var task: Task<Void, Never>?

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(title)
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }
  }

  private var numbers: [Int]
  /// Whether a cell cancels the task of the number that it has shown before.
  private let cancels: Bool
  private let load: @MainActor (Int) async throws -> String
  private lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

  private var layout: UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 100)
    return layout
  }

  init(
    _ numbers: [Int], cancels: Bool,
    load: @escaping @MainActor (Int) async throws -> String = { number in
      // Some take longer than others: 3 and 7 take 20 s, 4 and 8 take 10 s.
      try await Task.sleep(for: .seconds(10 * (1 + (100 - number) % 4)))
      return "\(number)"
    }
  ) {
    self.numbers = numbers
    self.cancels = cancels
    self.load = load
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.register(Cell.self, forCellWithReuseIdentifier: "cell")
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.dataSource = self
    view.addSubview(list)
  }

  func show(_ numbers: [Int]) {
    self.numbers = numbers
    list.reloadData()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numbers.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let cell = cell as? Cell else { return cell }
    cell.title.text = nil
    if cancels { cell.task?.cancel() }
    let (number, load) = (numbers[indexPath.item], load)
    cell.task = Task { [weak cell] in
      do {
        let text = try await load(number)
        if !Task.isCancelled { cell?.title.text = text }
      } catch is CancellationError {
        // The cell shows another number by now.
      } catch {
        if !Task.isCancelled { cell?.title.text = "no \(number)" }
      }
    }
    return cell
  }
}

@MainActor
@Suite("Tools that let tasks run", .serialized)
struct LabWithTasksTests {
  private func screen(cancels: Bool) -> LabScreen<[Int]> {
    LabScreen(states: [[3, 7], [4, 8]]) { numbers in
      TaskList(numbers, cancels: cancels)
    } update: { screen, numbers, _ in
      screen.show(numbers)
    }
  }

  /// The titles of the first update arrive after those of the second.
  private let steps: [LabStep] = [
    .update(0, animated: false), .update(1, animated: false), .rest,
  ]

  @Test("Walks find a task that goes on for what a cell does not show any more")
  func fuzzing() async throws {
    let text = try #require(
      await ListLab.fuzzingWithTasks(screen(cancels: false), replaying: steps))
    #expect(text.contains("title (UILabel): text is"), "\(text)")
  }

  @Test("Walks find nothing when the task is cancelled")
  func fuzzingRight() async {
    await fuzzWithTasks(screen(cancels: true), replaying: steps)
    await fuzzWithTasks(screen(cancels: true), walks: 2, length: 10)
  }

  @Test("Walks wait for updates that are asynchronous")
  func asynchronousUpdates() async {
    let screen = LabScreen(states: [[3, 7], [4, 8], [1]]) { numbers in
      TaskList(numbers, cancels: true)
    } update: { (screen: TaskList, numbers, _) in
      await Task.yield()
      screen.show(numbers)
    }
    await fuzzWithTasks(screen, walks: 2, length: 10)
  }

  // MARK: Leaks

  /// A screen with a task that holds it.
  private final class Holding: UIViewController {
    private let news = AsyncStream<String>.makeStream()
    var isEndless = false

    override func viewDidLoad() {
      super.viewDidLoad()
      let stream = news.stream
      if isEndless {
        Task { for await text in stream { self.title = text } }
      } else {
        Task {
          try? await Task.sleep(for: .seconds(5))
          self.title = "Done"
        }
      }
    }
  }

  @Test("A task that ends holds nothing any more")
  func noLeaks() async {
    await assertNoLeaksWithTasks { Holding() }
    await assertNoLeaksWithTasks { TaskList([1, 2, 3], cancels: true) }
  }

  @Test("A task that waits without an end holds the screen")
  func leaks() async throws {
    let text = await ListLab.leaksWithTasks { () -> Holding in
      let screen = Holding()
      screen.isEndless = true
      return screen
    }
    #expect(text?.contains("Holding") == true, "\(text ?? "nothing found")")
  }

  // MARK: Arrivals

  @Test("Results arrive in all orders, and some fail, without a difference in a right screen")
  func arrivals() async {
    await permuteArrivalsWithTasks { arrivals in
      TaskList(Array(0..<12), cancels: true) { number in
        try await arrivals.result(of: "\(number)")
        return "\(number)"
      }
    }
  }

  @Test("A cell that does not cancel its task is found")
  func wrongArrivals() async throws {
    let text = try #require(
      await ListLab.disorderWithTasks { arrivals in
        TaskList(Array(0..<30), cancels: false) { number in
          try await arrivals.result(of: "\(number)")
          return "\(number)"
        }
      })
    #expect(text.contains("title (UILabel): text is"), "\(text)")
    #expect(text.contains("Arrived: "), "\(text)")
  }
}
