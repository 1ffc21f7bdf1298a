import Foundation
import Galley
import Testing
import UIKit

/// A field above a table, which makes space for the keyboard and, in some states, for a bar.
@MainActor
private final class FieldTable: UIViewController, UITableViewDataSource {
  private let table = UITableView()
  /// Whether the space for the keyboard stays without it.
  private let keepsSpace: Bool
  private var barHeight: CGFloat
  private var keyboardHeight: CGFloat = 0 {
    didSet { updateInset() }
  }

  init(barHeight: CGFloat, keepsSpace: Bool) {
    self.barHeight = barHeight
    self.keepsSpace = keepsSpace
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    view.addSubview(field)
    table.frame = CGRect(x: 0, y: 50, width: view.bounds.width, height: view.bounds.height - 50)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    view.addSubview(table)
    updateInset()
    let center = NotificationCenter.default
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ] {
      _ = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated {
          guard let self else { return }
          if name == UIResponder.keyboardWillShowNotification {
            self.keyboardHeight = 260
          } else if !self.keepsSpace {
            self.keyboardHeight = 0
          }
        }
      }
    }
  }

  private func updateInset() { table.contentInset.bottom = max(keyboardHeight, barHeight) }

  func show(barHeight: CGFloat) {
    self.barHeight = barHeight
    updateInset()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

@MainActor
@Suite("Walks that edit a text", .walksInProcess, .serialized)
struct LabEditingTests {
  private func screen(keepsSpace: Bool) -> LabScreen<CGFloat> {
    LabScreen(states: [0, 60]) { height in
      FieldTable(barHeight: height, keepsSpace: keepsSpace)
    } update: { screen, height, _ in
      screen.show(barHeight: height)
    }
  }

  private func screenWithTasks(keepsSpace: Bool) -> LabScreen<CGFloat> {
    LabScreen(states: [0, 60]) { height in
      FieldTable(barHeight: height, keepsSpace: keepsSpace)
    } update: { (screen: FieldTable, height, _) in
      await Task.yield()
      screen.show(barHeight: height)
    }
  }

  /// Walks that edit a text, and update the screen meanwhile, after that, or in a later turn.
  nonisolated private static let walks: [[LabStep]] = [
    [.press(0), .rest],
    [.press(0), .update(1), .rest],
    [.press(0), .update(1), .tap(0), .rest],
    [.press(0), .rest, .update(1), .rest],
    [.updateInTurn(1), .press(0), .wait(0.5), .rest],
    [.press(0), .updateInTurn(1), .press(0), .wait(0.5), .rest],
    [.press(0), .updateDuringTap(1, item: 0), .rest],
  ]

  @Test("A list that keeps the inset of the keyboard is found")
  func kept() async throws {
    let words =
      "After a text was edited, UITableView keeps an inset of the keyboard: contentInset is "
    let text = try #require(
      ListLab.fuzzing(screen(keepsSpace: true), replaying: [.press(0), .rest]))
    #expect(text.contains(words), "\(text)")
    let textWithTasks = try #require(
      await ListLab.fuzzingWithTasks(
        screenWithTasks(keepsSpace: true), replaying: [.press(0), .rest]))
    #expect(textWithTasks.contains(words), "\(textWithTasks)")
  }

  @Test(
    "An update may change the insets of a list during a walk that edits a text", arguments: walks)
  func updated(_ steps: [LabStep]) async {
    let text = ListLab.fuzzing(screen(keepsSpace: false), replaying: steps)
    #expect(text == nil, "\(text ?? "")")
    let textWithTasks = await ListLab.fuzzingWithTasks(
      screenWithTasks(keepsSpace: false), replaying: steps)
    #expect(textWithTasks == nil, "\(textWithTasks ?? "")")
  }
}
