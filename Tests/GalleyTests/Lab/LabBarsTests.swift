import Foundation
import Galley
import Testing
import UIKit

/// A table that gives a title, a button and a badge to bars, of which an update forgets one.
private final class Counted: FilledTable {
  enum Part: String, CaseIterable, Sendable {
    case title = "navigationItem.title"
    case prompt = "navigationItem.prompt"
    case button = "isEnabled"
    case badge = "tabBarItem.badgeValue"
    case toolbar = "toolbarItems"
  }

  var forgotten: Part?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", primaryAction: nil)
    showCount(leavingOut: nil)
  }

  override func show(_ numbers: [Int]) {
    super.show(numbers)
    showCount(leavingOut: forgotten)
  }

  private func showCount(leavingOut forgotten: Part?) {
    for part in Part.allCases where part != forgotten {
      switch part {
      case .title: title = "\(numbers.count) numbers"
      case .prompt: navigationItem.prompt = numbers.isEmpty ? nil : "Choose one of \(numbers.count)"
      case .button: navigationItem.rightBarButtonItem?.isEnabled = !numbers.isEmpty
      case .badge: tabBarItem.badgeValue = numbers.isEmpty ? nil : "\(numbers.count)"
      case .toolbar:
        toolbarItems = numbers.map { UIBarButtonItem(title: "\($0)", primaryAction: nil) }
      }
    }
  }
}

@MainActor
@Suite("The titles, buttons and badges that a screen gives to bars", .walksInProcess)
struct LabBarsTests {
  private func found(leavingOut part: Counted.Part?) -> String? {
    let screen = LabScreen(states: [[1, 2, 3], []]) { numbers in
      let table = Counted(numbers)
      table.forgotten = part
      return table
    } update: { (table: Counted, numbers, _) in
      table.show(numbers)
    }
    return ListLab.fuzzing(screen, replaying: [.update(1), .rest])
  }

  @Test("A property of a bar that an update forgets is a fault", arguments: Counted.Part.allCases)
  private func forgotten(part: Counted.Part) throws {
    let text = try #require(found(leavingOut: part))
    #expect(text.contains("\(part.rawValue) is "), "\(text)")
  }

  @Test("Properties of bars that each update sets are no fault")
  func complete() {
    let text = found(leavingOut: nil)
    #expect(text == nil, "\(text ?? "")")
  }
}
