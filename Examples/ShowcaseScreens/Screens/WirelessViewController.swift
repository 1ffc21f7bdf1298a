import UIKit

/// Settings above a list of networks that changes all the time. A switch removes all networks.
final class WirelessViewController: UIViewController {
  private enum Section: Int { case settings, networks }

  private enum Row: Hashable {
    case power
    case joined(String)
    case network(WirelessNetwork)
  }

  /// A diffable data source with titles for headers and footers, for which it has to be subclassed.
  private final class DataSource: UITableViewDiffableDataSource<Section, Row> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) == .networks ? "Other Networks" : nil }

    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? {
      sectionIdentifier(for: section) == .settings
        ? "Known networks are joined by themselves. If none is in reach, you choose one." : nil
    }
  }

  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private let scanner = WirelessScanner()
  private var dataSource: DataSource!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Wireless"
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    for name in ["power", "joined", "network"] {
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: name)
    }
    dataSource = DataSource(tableView: tableView) { [weak self] tableView, indexPath, row in
      self?.cell(of: row, in: tableView, at: indexPath)
    }
    dataSource.defaultRowAnimation = .fade
    show(animated: false)
    scanner.whenChanged = { [weak self] in self?.show(animated: true) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    scanner.listen()
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    snapshot.appendSections([.settings])
    snapshot.appendItems([.power])
    if scanner.isOn {
      snapshot.appendItems([.joined("Home")])
      snapshot.appendSections([.networks])
      snapshot.appendItems(scanner.inReach.sorted { $0.name < $1.name }.map { .network($0) })
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func cell(
    of row: Row, in tableView: UITableView, at indexPath: IndexPath
  ) -> UITableViewCell {
    switch row {
    case .power:
      let cell = tableView.dequeueReusableCell(withIdentifier: "power", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "Wireless"
      cell.contentConfiguration = content
      let power = UISwitch()
      power.isOn = scanner.isOn
      power.addAction(
        UIAction { [weak self, unowned power] _ in self?.scanner.isOn = power.isOn },
        for: .valueChanged)
      cell.accessoryView = power
      cell.selectionStyle = .none
      return cell
    case .joined(let name):
      let cell = tableView.dequeueReusableCell(withIdentifier: "joined", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.image = UIImage(systemName: "checkmark")
      cell.contentConfiguration = content
      cell.accessoryType = .detailButton
      return cell
    case .network(let network):
      let cell = tableView.dequeueReusableCell(withIdentifier: "network", for: indexPath)
      var content = UIListContentConfiguration.valueCell()
      content.text = network.name
      content.secondaryText = network.isLocked ? nil : "Open"
      cell.contentConfiguration = content
      cell.accessoryType = .detailDisclosureButton
      return cell
    }
  }
}
