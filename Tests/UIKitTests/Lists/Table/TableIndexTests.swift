import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The section index of a table")
struct TableIndexTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let index = TableIndexView(frame: .zero)

  /// Shows the letters in an index of a height, and returns the visible lines from the top.
  private func lines(inHeight height: CGFloat) -> [String] {
    index.frame = CGRect(x: 300, y: 0, width: 15, height: height)
    if index.superview == nil { window.addSubview(index) }
    window.makeKeyAndVisible()
    index.show((65...90).map { String(UnicodeScalar(UInt8($0))) }, color: nil)
    window.layoutIfNeeded()
    let labels = index.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    return labels.sorted { $0.frame.minY < $1.frame.minY }.map { $0.text ?? "" }
  }

  @Test("All titles are visible if there is space for them")
  func all() {
    #expect(lines(inHeight: 400).joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  }

  @Test("If space is short, dots replace some of the titles between the first and the last one")
  func dots() {
    #expect(lines(inHeight: 13 * 14).joined() == "A•E•I•M•Q•U•Z")
    #expect(lines(inHeight: 12 * 14).joined() == "A•F•K•P•U•Z")
    #expect(lines(inHeight: 14).joined() == "A")
    #expect(lines(inHeight: 400).joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  }

  @Test("Titles without a color of their own follow the tint color")
  func tint() {
    _ = lines(inHeight: 400)
    func colors() -> Set<UIColor> {
      Set(index.subviews.compactMap { ($0 as? UILabel)?.textColor })
    }
    window.tintColor = .systemRed
    #expect(colors() == [.systemRed])
    index.show(["A", "B"], color: .systemGreen)
    window.tintColor = .systemYellow
    #expect(colors() == [.systemGreen])
  }

  @Test("A table whose data source is removed or released has no index", arguments: [false, true])
  func withoutSource(isReleased: Bool) {
    final class Indexed: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
    }
    var source: Indexed? = Indexed()
    let table = TestTable([])
    table.view.dataSource = source
    table.window.layoutIfNeeded()
    #expect(table.view.indexView != nil)
    withExtendedLifetime(source) {}
    if isReleased { table.view.setNeedsLayout() } else { table.view.dataSource = nil }
    source = nil
    table.window.layoutIfNeeded()
    #expect(table.view.indexView == nil)
    #expect(table.view.visibleCells.isEmpty)
  }

  @Test("A touch on a dot leads to the titles that it stands for")
  func touches() {
    _ = lines(inHeight: 13 * 14)
    var touched: [Int] = []
    index.whenTouched = { touched.append($0) }
    // The second line, a dot, stands for C and D.
    Finger.tap(window, at: CGPoint(x: 307, y: 21))
    #expect(touched == [3])
  }
}
