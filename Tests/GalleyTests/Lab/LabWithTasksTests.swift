import Foundation
import Galley
import Testing
import UIKit
import XCTest

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

  @Test("Walks find a task that goes on for an item that its cell no longer shows")
  func fuzzing() async throws {
    let text = try #require(
      await ListLab.fuzzingWithTasks(screen(cancels: false), replaying: steps))
    #expect(text.contains("title (UILabel): text is"), "\(text)")
  }

  @Test("Walks find nothing if a cell cancels the task of its last item")
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

  @Test("A task that has ended does not keep its screen alive")
  func noLeaks() async {
    await assertNoLeaksWithTasks { Holding() }
    await assertNoLeaksWithTasks { TaskList([1, 2, 3], cancels: true) }
  }

  @Test("A screen that a task without an end keeps alive is reported")
  func leaks() async throws {
    let text = await ListLab.leaksWithTasks { () -> Holding in
      let screen = Holding()
      screen.isEndless = true
      return screen
    }
    #expect(text?.contains("Holding") == true, "\(text ?? "nothing found")")
  }

  @Test("A screen that was pushed and popped is reported if it is not deallocated")
  func poppedLeaks() async throws {
    let text = await ListLab.leaksWithTasks {
      UINavigationController(rootViewController: UIViewController())
    } after: { navigation in
      navigation.pushViewController(Keeping(), animated: false)
      navigation.view.window?.layoutIfNeeded()
      navigation.popViewController(animated: false)
    }
    #expect(text?.contains("Keeping") == true, "\(text ?? "nothing found")")
  }

  /// A controller that holds itself.
  private final class Keeping: UIViewController {
    var held: (() -> Void)?
    override func viewDidLoad() {
      super.viewDidLoad()
      held = { self.view.alpha = 1 }
    }
  }

  // MARK: Arrivals

  @Test("A correct screen looks the same whatever the order of results is, and if some fail")
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

  @Test("Requests of a session are held back, and answered without a network")
  func requests() async {
    await permuteArrivalsWithTasks(orders: 6) { Answers($0, counts: false) }
  }

  @Test("Each URL session has its own answers")
  func sessions() async {
    var screens: [TwoServers] = []
    await permuteArrivalsWithTasks(orders: 2, failing: false) { arrivals in
      let screen = TwoServers(
        arrivals.session { _ in .success(Data("first".utf8)) },
        arrivals.session { _ in .success(Data("second".utf8)) })
      screens.append(screen)
      return screen
    }
    #expect(screens.count == 4)
    #expect(screens.allSatisfy { $0.texts == ["first", "second"] }, "\(screens.map(\.texts))")
  }
}

/// A screen with the answers of two servers.
@MainActor
private final class TwoServers: UIViewController {
  private let sessions: [URLSession]
  private(set) var texts: [String] = ["", ""]

  init(_ first: URLSession, _ second: URLSession) {
    sessions = [first, second]
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let url = URL(string: "https://example.org/name") else { return }
    for (index, session) in sessions.enumerated() {
      Task { [weak self] in
        guard let (data, _) = try? await session.data(from: url) else { return }
        self?.texts[index] = String(decoding: data, as: UTF8.self)
      }
    }
  }
}

/// A screen with labels that show the answers to requests.
@MainActor
private final class Answers: UIViewController {
  private let session: URLSession
  private let counts: Bool
  private var count = 0

  init(_ arrivals: Arrivals, counts: Bool) {
    session = arrivals.session { .success(Data(($0.url?.lastPathComponent ?? "").utf8)) }
    self.counts = counts
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, name) in ["a", "b", "c"].enumerated() {
      let label = UILabel(frame: CGRect(x: 0, y: 100 + 30 * index, width: 300, height: 30))
      view.addSubview(label)
      guard let url = URL(string: "https://example.org/\(name)") else { continue }
      session.dataTask(with: url) { data, _, error in
        let text = data.map { String(decoding: $0, as: UTF8.self) }
        let failed = error != nil
        DispatchQueue.main.async { [weak self] in
          MainActor.assumeIsolated {
            guard let self else { return }
            self.count += 1
            let number = self.counts ? " as number \(self.count)" : ""
            label.text = (failed ? "failed" : text ?? "nothing") + number
          }
        }
      }.resume()
    }
  }
}

/// An XCTest runs alone: requests end on threads of Foundation, which hundreds of parallel tests
/// would delay.
final class RequestOrderTests: XCTestCase {
  @MainActor
  func testScreenThatDependsOnTheOrderOfItsRequestsIsFound() async throws {
    let found = await ListLab.disorderWithTasks { Answers($0, counts: true) }
    let text = try XCTUnwrap(found)
    XCTAssertTrue(text.contains("as number"), text)
  }
}
