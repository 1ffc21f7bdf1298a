import UIKit

/// A table of texts in sections that records some calls of its data source and delegate.
@MainActor
internal final class TestTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String?] = []
  var calls: [String] = []
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  let view: UITableView

  init(
    _ sections: [[String]], style: UITableView.Style = .plain, titles: [String?] = [],
    setUp: (UITableView) -> Void = { _ in }
  ) {
    self.sections = sections
    self.titles = titles
    view = UITableView(frame: window.bounds, style: style)
    super.init()
    view.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    setUp(view)
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    calls.append("cell \(indexPath.section).\(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("deselect \(indexPath.section).\(indexPath.row)")
  }

  /// The texts of the visible rows.
  var shown: [String] { view.visibleCells.map { $0.textLabel?.text ?? "" } }

  /// The upper edges of the visible rows.
  var tops: [CGFloat] { view.visibleCells.map(\.frame.minY) }
}
