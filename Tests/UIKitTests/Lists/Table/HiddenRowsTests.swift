import Foundation
import Testing
import UIKit

/// A row that is hidden by a height of zero, and opens below the row that was tapped.
@MainActor @Suite("Rows of a table that are hidden by their height")
struct HiddenRowsTests {
  private final class Booking: NSObject, UITableViewDataSource, UITableViewDelegate {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let calendar = UITableViewCell(style: .default, reuseIdentifier: nil)
    let openHeight: CGFloat
    var isOpen = false

    /// - Parameter openHeight: The height of the open row; a negative height is the height of the
    ///   content.
    init(openHeight: CGFloat, estimate: CGFloat) {
      self.openHeight = openHeight
      super.init()
      let days = UIView()
      days.translatesAutoresizingMaskIntoConstraints = false
      calendar.contentView.addSubview(days)
      let height = days.heightAnchor.constraint(equalToConstant: 300)
      height.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        days.topAnchor.constraint(equalTo: calendar.contentView.topAnchor),
        days.bottomAnchor.constraint(equalTo: calendar.contentView.bottomAnchor), height,
      ])
      view.estimatedRowHeight = estimate
      view.dataSource = self
      view.delegate = self
      window.addSubview(view)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      if indexPath.row == 1 { return calendar }
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = indexPath.row == 0 ? "Arrival" : "Nights"
      return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      guard indexPath.row == 1 else { return 50 }
      return isOpen ? openHeight : 0
    }

    func toggle() {
      isOpen.toggle()
      view.beginUpdates()
      view.endUpdates()
      window.layoutIfNeeded()
    }

    var heights: [CGFloat] {
      (0..<3).map { view.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    }
  }

  @Test(
    "A hidden row opens and closes when heights are requested again",
    arguments: [300, UITableView.automaticDimension], [UITableView.automaticDimension, 0, 60])
  func opens(openHeight: CGFloat, estimate: CGFloat) {
    let booking = Booking(openHeight: openHeight, estimate: estimate)
    #expect(booking.heights == [50, 0, 50])
    for _ in 0..<2 {
      booking.toggle()
      #expect(booking.heights == [50, 300, 50])
      #expect(booking.calendar.window != nil)
      booking.toggle()
      #expect(booking.heights == [50, 0, 50])
    }
  }
}
