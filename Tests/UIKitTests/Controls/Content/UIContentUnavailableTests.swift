import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A view for unavailable content")
struct UIContentUnavailableTests {
  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.flatMap { view in (view as? UILabel).map { [$0] } ?? labels(view) }
  }

  @Test("The texts are below one another, in the middle")
  func parts() throws {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "star")
    empty.text = "None"
    empty.secondaryText = "A longer text"
    let view = UIContentUnavailableView(configuration: empty)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    view.layoutIfNeeded()
    let texts = labels(view)
    #expect(texts.map(\.text) == ["None", "A longer text"])
    let frames = texts.map { $0.convert($0.bounds, to: view) }
    #expect(frames.allSatisfy { abs($0.midX - 150) <= 0.5 })
    #expect(frames[0].maxY <= frames[1].minY)
    empty.secondaryText = nil
    view.configuration = empty
    #expect(labels(view).map(\.text) == ["None"])
  }

  @Test("The content follows a later change of the superview's margins")
  func lateMargins() throws {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "None"
    let view = UIContentUnavailableView(configuration: empty)
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.frame = host.bounds
    host.addSubview(view)
    host.layoutIfNeeded()
    host.layoutMargins.left = 70
    host.layoutIfNeeded()
    let stack = try #require(view.subviews.compactMap { $0 as? UIStackView }.first)
    #expect(stack.frame.minX == 70)
  }

  @Test("An image without a color of its own has the tint of the view, also a later one")
  func tint() throws {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "star")
    empty.imageProperties.tintColor = nil
    let view = UIContentUnavailableView(configuration: empty)
    view.tintColor = .systemRed
    let stack = try #require(view.subviews.compactMap { $0 as? UIStackView }.first)
    #expect(stack.arrangedSubviews.first?.tintColor == .systemRed)
  }

  @Test("A view that was just added to a controller's view has no conflicts")
  func noConflicts() {
    let screen = Screen(UIViewController(), on: .phone)
    let search = UIContentUnavailableConfiguration.search()
    let found = reports {
      screen.perform { $0.controller.contentUnavailableConfiguration = search }
      screen.rotate()
    }
    #expect(found.isEmpty, "\(found)")
  }

  @Test("The button performs its primary action")
  func button() throws {
    var taps = 0
    var empty = UIContentUnavailableConfiguration.empty()
    empty.button.title = "Add"
    empty.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    let view = UIContentUnavailableView(configuration: empty)
    let stack = try #require(view.subviews.compactMap { $0 as? UIStackView }.first)
    let button = try #require(stack.arrangedSubviews.first as? UIButton)
    button.performPrimaryAction()
    #expect(taps == 1)
  }

  private final class Controller: UIViewController {
    var items: [String] = []
    var updates = 0
    var text: String?

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      updates += 1
      text = state.searchText
      contentUnavailableConfiguration =
        items.isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }
  }

  @Test("A controller updates its configuration when its traits have changed")
  func traits() {
    let controller = Controller()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let before = controller.updates
    controller.traitOverrides.userInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(controller.updates == before + 1)
  }

  @Test("A controller updates its configuration when the text of its search has changed")
  func searchText() {
    let controller = Controller()
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    let screen = Screen(controller, inNavigation: true)
    #expect(controller.text != "a")
    search.searchBar.text = "a"
    screen.settle()
    #expect(controller.text == "a")
  }

  @Test(
    "A controller shows its configuration for unavailable content until the configuration is nil")
  func controller() {
    let controller = Controller()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    controller.view.layoutIfNeeded()
    #expect(controller.updates == 1)
    let shown = controller.view.subviews.last as? UIContentUnavailableView
    #expect(shown?.frame == controller.view.bounds)
    #expect(labels(controller.view).first?.text == "No Results")
    controller.items = ["a"]
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.view.layoutIfNeeded()
    #expect(controller.updates == 2)
    #expect(controller.view.subviews.isEmpty)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    #expect(controller.view.subviews.count == 1)
  }
}
