import InlineSnapshotTesting
import UIKit
import XCTest

// Tests as a team has written them for iOS. Only their texts were changed.

final class GreetingViewController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "Good morning"
    label.textColor = .label
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

struct Greeting: Codable {
  var text: String
  var hour: Int
}

final class TeamTests: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(record: .missing, diffTool: .ksdiff) { super.invokeTest() }
  }

  @MainActor func testScreen() async {
    assertSnapshot(of: GreetingViewController(), as: .image(on: .iPhoneSe))
    assertSnapshot(
      of: GreetingViewController(),
      as: .image(
        on: .iPhone13(.landscape), precision: 0.99, perceptualPrecision: 0.98,
        traits: .init(userInterfaceStyle: .dark)),
      named: "dark")
    assertSnapshot(of: GreetingViewController(), as: .hierarchy)
  }

  func testValues() {
    assertSnapshot(of: Greeting(text: "Hello", hour: 8), as: .dump)
    assertSnapshot(of: Greeting(text: "Hello", hour: 8), as: .json)
    assertSnapshot(of: "Hello", as: .lines, named: "greeting")
  }

  func testInline() {
    assertInlineSnapshot(of: Greeting(text: "Hello", hour: 8), as: .json) {
      """
      {
        "hour" : 8,
        "text" : "Hello"
      }
      """
    }
    assertInlineSnapshot(of: 3, as: .description, matches: { "3" })
  }
}
