import Foundation
import Galley
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Views that are resized")
struct ResizedViewsTests {
  private final class Probe: UIView {
    var areas: [UIEdgeInsets] = []
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      areas.append(safeAreaInsets)
    }
  }

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @Test("A view with a new frame is notified of its last safe area only")
  func frame() {
    let controller = UIViewController()
    let screen = Screen(controller, on: .phone)
    let probe = Probe(frame: controller.view.bounds)
    controller.view.addSubview(probe)
    screen.settle()
    probe.areas = []
    probe.frame.size.height -= 300
    let top = screen.window.safeAreaInsets.top
    #expect(probe.areas == [UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)])
  }

  @Test("A table that becomes lower keeps its offset, by its frame and by constraints")
  func table() {
    let rows = Rows()
    rows.tableView.rowHeight = 44
    let controller = UIViewController()
    let screen = Screen(controller, on: .phone)
    controller.addChild(rows)
    controller.view.addSubview(rows.view)
    rows.didMove(toParent: controller)
    rows.view.frame = controller.view.bounds
    screen.settle()
    rows.tableView.contentOffset.y = 500
    screen.settle()
    rows.view.frame.size.height -= 300
    screen.settle()
    #expect(rows.tableView.contentOffset.y == 500)
    rows.view.translatesAutoresizingMaskIntoConstraints = false
    let bottom = rows.view.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor)
    NSLayoutConstraint.activate([
      rows.view.topAnchor.constraint(equalTo: controller.view.topAnchor),
      rows.view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      rows.view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor), bottom,
    ])
    screen.settle()
    #expect(rows.tableView.contentOffset.y == 500)
    bottom.constant = -250
    screen.settle()
    #expect(rows.tableView.contentOffset.y == 500)
  }

  @Test("A subclass that observes its bounds is notified of the size that constraints give it")
  func observedBounds() {
    final class Observer: UIView {
      var sizes: [CGSize] = []
      override var bounds: CGRect { didSet { sizes.append(bounds.size) } }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = Observer()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    let height = view.heightAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 100), height,
    ])
    window.layoutIfNeeded()
    #expect(view.sizes == [CGSize(width: 100, height: 40)])
    height.constant = 60
    window.layoutIfNeeded()
    #expect(view.sizes.last == CGSize(width: 100, height: 60) && view.sizes.count == 2)
  }
}
