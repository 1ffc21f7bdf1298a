@testable import GalleyUIKit

/// The lines in which controllers note their calls.
@MainActor
internal final class Diary {
  var lines: [String] = []
}

internal final class ToldController: UIViewController {
  private let diary: Diary
  private let name: String

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ text: String) { diary.lines.append("\(name) \(text)") }

  override func loadView() {
    note("loadView")
    super.loadView()
  }
  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    note("willMove to \(parent == nil ? "none" : "one")")
  }
  override func didMove(toParent parent: UIViewController?) {
    note("didMove to \(parent == nil ? "none" : "one")")
  }
}
