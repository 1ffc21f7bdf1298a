import Foundation
import Galley
import TestSupport
import Testing
import UIKit

// The samples of Documentation/Guides/FindingBugsInLists.md.

private struct Person: Hashable {
  var id: Int
  var name = ""
}

/// A screen that is right.
@MainActor
private final class PeopleViewController: UIViewController, UICollectionViewDataSource {
  private var people: [Person]
  private lazy var list = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))

  init(people: [Person]) {
    self.people = people
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "person")
    list.dataSource = self
    view.addSubview(list)
  }

  func show(_ people: [Person], animated: Bool) {
    guard viewIfLoaded != nil else { return self.people = people }
    let changes = {
      self.list.performBatchUpdates {
        for change in people.difference(from: self.people) {
          switch change {
          case .remove(let offset, _, _): self.list.deleteItems(at: [[0, offset]])
          case .insert(let offset, _, _): self.list.insertItems(at: [[0, offset]])
          }
        }
        self.people = people
      }
    }
    if animated { changes() } else { UIView.performWithoutAnimation(changes) }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { people.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "person", for: indexPath)
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    var content = cell.defaultContentConfiguration()
    content.text = people[indexPath.item].name
    cell.contentConfiguration = content
    return cell
  }
}

private let ada = Person(id: 1, name: "Ada")
private let ben = Person(id: 2, name: "Ben")
private let cleo = Person(id: 3, name: "Cleo")
private let people = (0..<40).map { Person(id: $0, name: "Person \($0)") }
private let more = (40..<50).map { Person(id: $0, name: "Person \($0)") }

@MainActor
private let feed = LabScreen(states: [[], [ada, ben], [ben, cleo, ada]]) { people in
  PeopleViewController(people: people)
} update: { screen, people, animated in
  screen.show(people, animated: animated)
}

private final class TermsViewController: UIViewController {}

#Screens(of: "People") {
  ListedScreen("Terms") { TermsViewController() }

  ListedScreen("People", feed)
    .checkingJumps {
      PeopleViewController(people: people)
    } update: { screen in
      screen.show(people + more, animated: true)
    }
    .checkingIdentities(from: { [people] }, to: { [people + more] })
}

@MainActor
@Suite("The guide to bugs in lists")
struct FindingBugsGuideTests {
  @Test("All code in the guide to bugs in lists is compiled")
  func examples() throws {
    let code = try GuideCode("FindingBugsInLists")
    #expect(code.examples.count == 17)
    // The calls in the tests take fewer walks, and record no proofs.
    let missing = code.missing(
      in: [try String(contentsOfFile: #filePath, encoding: .utf8)],
      except: [
        "fuzz(feed)", "await fuzzWithTasks(feed)", "await permuteArrivalsWithTasks {",
        "print(strip.text)", "assertProof(of: ",
      ])
    #expect(missing == [])
  }

  private func shown(_ people: [Person]) -> PeopleViewController {
    let screen = PeopleViewController(people: people)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    windows.list.append(window)
    return screen
  }

  private let windows = Windows()
  private final class Windows { var list: [UIWindow] = [] }

  @Test("At rest a screen looks like a fresh one")
  func settled() {
    let screen = shown([ada, ben, cleo])
    screen.show([ben, ada], animated: true)
    assertSettled(screen) { PeopleViewController(people: [ben, ada]) }
  }

  @Test("Random walks over a list of states")
  func fuzzing() {
    fuzz(feed, walks: 5)
    fuzz(feed, walks: 2, doing: [.updates, .scrolling])
  }

  @Test("Random walks over states that are made from random numbers")
  func fuzzingRandomStates() {
    let random = LabScreen { random in
      (0..<Int.random(in: 0...9, using: &random)).map { Person(id: $0) }.shuffled(using: &random)
    } make: { people in
      PeopleViewController(people: people)
    } update: { screen, people, animated in
      screen.show(people, animated: animated)
    }
    fuzz(random, walks: 5)
  }

  @Test("No stale cells, no leaks")
  func cellsAndLeaks() {
    assertNoStaleCells(feed)
    assertNoLeaks { PeopleViewController(people: [ada, ben]) }
    assertNoLeaks(after: { (navigation: UINavigationController) in
      navigation.pushViewController(PeopleViewController(people: [ada]), animated: false)
      navigation.popViewController(animated: false)
    }) { UINavigationController(rootViewController: PeopleViewController(people: [ada, ben])) }
  }

  @Test("No jump")
  func jumps() {
    assertNoJump {
      PeopleViewController(people: people)
    } update: { screen in
      screen.show(people + more, animated: true)
    }
  }

  @Test("A film strip")
  func film() {
    let screen = shown([ada, ben])
    let strip = filmStrip(of: screen.view, at: [0, 0.1, 0.2]) {
      screen.show([ben], animated: true)
    }
    #expect(strip.text.contains("0.1 s"))
    #expect(strip.png() != nil)
  }

  /// A screen that shows what it has loaded.
  private final class PhotosViewController: UIViewController {
    private let load: (String, @escaping (String) -> Void) -> Void

    init(load: @escaping (String, @escaping (String) -> Void) -> Void) {
      self.load = load
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }

    override func viewDidLoad() {
      super.viewDidLoad()
      for (index, name) in ["a", "b", "c"].enumerated() {
        let label = UILabel(frame: CGRect(x: 0, y: 30 * index, width: 100, height: 30))
        view.addSubview(label)
        load(name) { label.text = $0 }
      }
    }
  }

  @Test("What arrives late")
  func arrivals() {
    permuteArrivals { arrivals in
      PhotosViewController(load: { name, show in arrivals.hold(name) { show(name) } })
    }
  }

  /// A screen that shows an answer of a server.
  private final class NamesViewController: UIViewController {
    private let session: URLSession

    init(session: URLSession) {
      self.session = session
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }

    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
      view.addSubview(label)
      guard let url = URL(string: "https://example.org/name") else { return }
      session.dataTask(with: url) { data, _, _ in
        let name = data.map { String(decoding: $0, as: UTF8.self) }
        DispatchQueue.main.async { MainActor.assumeIsolated { label.text = name ?? "failed" } }
      }.resume()
    }
  }

  @Test("Screens that start tasks")
  func tasks() async {
    await fuzzWithTasks(feed, walks: 2)
    await assertNoLeaksWithTasks { PeopleViewController(people: [ada, ben]) }
    await permuteArrivalsWithTasks(orders: 6) { arrivals in
      PhotosViewController(load: { name, show in
        Task { show((try? await arrivals.result(of: name)) == nil ? "failed" : name) }
      })
    }
    await permuteArrivalsWithTasks(orders: 3) { arrivals in
      NamesViewController(session: arrivals.session { request in .success(Data("Ada".utf8)) })
    }
  }

  /// A screen with a diffable data source.
  private final class TeamViewController: UIViewController {
    private lazy var list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    private(set) lazy var dataSource = UICollectionViewDiffableDataSource<Int, String>(
      collectionView: list
    ) { list, path, name in
      let cell = list.dequeueReusableCell(withReuseIdentifier: "person", for: path)
      guard let cell = cell as? UICollectionViewListCell else { return cell }
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      return cell
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "person")
      view.addSubview(list)
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems(["Ada", "Ben", "Cleo"], toSection: 0)
      snapshot.appendItems(["Dora", "Emil"], toSection: 1)
      dataSource.apply(snapshot, animatingDifferences: false)
    }
  }

  @Test("Random walks over states that the tools make")
  func mutations() {
    let people = (0..<9).map { Person(id: $0, name: "Person \($0)") }
    let mutated = LabScreen(mutating: people) { people in
      PeopleViewController(people: people)
    } update: { screen, people, animated in
      screen.show(people, animated: animated)
    }
    fuzz(mutated, walks: 3)
    let diffable = LabScreen(dataSource: { (screen: TeamViewController) in screen.dataSource }) {
      TeamViewController()
    }
    fuzz(diffable, walks: 3)
  }

  @Test("Layout and accessibility")
  func linting() {
    lintLayout { PeopleViewController(people: [ada, ben]) }
    lintAccessibility { PeopleViewController(people: [ada, ben]) }
  }

  @Test("Identities")
  func identities() {
    let renamed = Person(id: 1, name: "Ada Lovelace")
    lintIdentities(from: { [[ada, ben]] }, to: { [[renamed, ben]] })
  }

  @Test("Work")
  func counting() {
    let screen = shown([ada, ben])
    screen.view.layoutIfNeeded()
    let done = work(in: screen.view) { screen.show([ada], animated: false) }
    #expect(done <= .init(cellsMade: 0))
  }
}
