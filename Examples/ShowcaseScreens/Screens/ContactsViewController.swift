import UIKit

/// Contacts from A to Z, with a section index and a search field in the navigation bar.
final class ContactsViewController: UITableViewController {
  private struct Group {
    var title: String
    var names: [String]
  }

  private let collation = UILocalizedIndexedCollation.current()
  private let search = UISearchController(searchResultsController: nil)
  private var groups: [Group] = []
  private var found: [String]?

  init() { super.init(style: .plain) }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    groups = collation.sectionTitles.map { Group(title: $0, names: []) }
    for name in Self.names {
      let section = collation.section(for: name, collationStringSelector: Self.wholeName)
      groups[section].names.append(name)
    }
    for section in groups.indices {
      let sorted = collation.sortedArray(
        from: groups[section].names, collationStringSelector: Self.wholeName)
      groups[section].names = sorted as! [String]
    }
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Name"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  /// The selector that returns the whole name, by which `UILocalizedIndexedCollation` sorts.
  private static let wholeName = Selector(("self"))

  // MARK: Data source

  override func numberOfSections(in tableView: UITableView) -> Int {
    found == nil ? groups.count : 1
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { found?.count ?? groups[section].names.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = found?[indexPath.row] ?? groups[indexPath.section].names[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  /// Returns no title for a letter without contacts.
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    guard found == nil, !groups[section].names.isEmpty else { return nil }
    return groups[section].title
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    found == nil ? collation.sectionIndexTitles : nil
  }

  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { collation.section(forSectionIndexTitle: index) }

  private static let names = [
    "Åsa Lind", "Adam Quist", "Amelie Faure", "Basil Otero", "Bea Novak", "Björn Dahl", "Cleo Ames",
    "Corin Vale", "Dara Singh", "Édith Roux", "Elif Kaya", "Emil Frost", "Farah Aziz", "Finn Doyle",
    "Gita Rao", "Gus Hale", "Hana Mori", "Hugo Prat", "Ida Bergman", "Ivo Petrov", "Jonas Weber",
    "June Park", "Kaito Abe", "Lena Voss", "Lior Katz", "Maren Holt", "Mina Okafor", "Nadia Haddad",
    "Noor Rahman", "Óscar Gil", "Petra Zeman", "Priya Nair", "Quentin Lowe", "Rosa Marin",
    "Ruth Adler",
    "Sanna Kivi", "Şule Demir", "Tomás Reyes", "Uma Iyer", "Viktor Hansen", "Wen Li", "Yara Costa",
    "Zoë Maas", "3rd Floor Desk", "24 h Locksmith",
  ]
}

extension ContactsViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    found =
      text.isEmpty
      ? nil : Self.names.filter { $0.localizedStandardContains(text) }.sorted()
    tableView.reloadData()
  }
}
