import UIKit

/// A page about a teahouse: a picture above the table, rows of different kinds, and a row that
/// scrolls horizontally.
final class TeahouseViewController: UIViewController {
  private enum Section: Int, CaseIterable { case place, reviews, nearby }

  private let teahouse = Teahouse.cranes
  private let tableView = UITableView(frame: .zero, style: .grouped)
  private let header = TeahouseHeaderView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Teahouse"
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fact")
    tableView.register(ReviewCell.self, forCellReuseIdentifier: "review")
    tableView.register(NearbyCell.self, forCellReuseIdentifier: "nearby")
    tableView.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "title")
    header.show(teahouse)
    header.frame.size.width = view.bounds.width
    tableView.tableHeaderView = header
    view.addSubview(tableView)
  }

  /// Measures the header view, because a table view uses the height of its frame.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = header.systemLayoutSizeFitting(
      CGSize(width: tableView.bounds.width, height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    guard header.frame.height != size.height else { return }
    header.frame.size.height = size.height
    tableView.tableHeaderView = header
  }
}

extension TeahouseViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section(rawValue: section)! {
    case .place: teahouse.facts.count
    case .reviews: teahouse.reviews.count
    case .nearby: 1
    }
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch Section(rawValue: indexPath.section)! {
    case .place:
      let cell = tableView.dequeueReusableCell(withIdentifier: "fact", for: indexPath)
      let fact = teahouse.facts[indexPath.row]
      var content = UIListContentConfiguration.valueCell()
      content.text = fact.name
      content.secondaryText = fact.text
      cell.contentConfiguration = content
      cell.selectionStyle = .none
      return cell
    case .reviews:
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "review", for: indexPath) as! ReviewCell
      cell.show(teahouse.reviews[indexPath.row])
      return cell
    case .nearby:
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "nearby", for: indexPath) as! NearbyCell
      cell.names = teahouse.nearby
      return cell
    }
  }
}

extension TeahouseViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let titles = [Section.reviews: "Reviews", .nearby: "Nearby"]
    guard let section = Section(rawValue: section), let title = titles[section] else { return nil }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
    var content = UIListContentConfiguration.prominentInsetGroupedHeader()
    content.text = title
    view?.contentConfiguration = content
    return view
  }
}

/// A teahouse and its reviews.
struct Teahouse {
  struct Fact {
    var name: String
    var text: String
  }

  struct Review {
    var guest: String
    var text: String
  }

  var name: String
  var slogan: String
  var facts: [Fact]
  var reviews: [Review]
  var nearby: [String]

  static let cranes = Teahouse(
    name: "Seven Cranes",
    slogan:
      "Leaf tea and quiet since 1911, with a view of the pond and of whoever feeds the carps.",
    facts: [
      Fact(name: "Address", text: "Willow Lane 9"), Fact(name: "Open", text: "10:00 to 18:00"),
      Fact(name: "Seats", text: "24"),
    ],
    reviews: [
      Review(guest: "Kaito", text: "The roasted one."),
      Review(
        guest: "Petra",
        text:
          "They bring an hourglass with the pot, and nobody minds when you turn it a second time. The "
          + "rice cakes are gone by three."),
      Review(
        guest: "Lior",
        text: "My umbrella was dried by the stove while I waited for the rain to end."),
    ],
    nearby: ["Old Bridge", "Paper Mill", "Moss Garden", "Bell Tower", "Ferry", "Potters"])
}

/// A picture, a name and a line below.
private final class TeahouseHeaderView: UIView {
  private let picture = UIImageView()
  private let name = UILabel()
  private let slogan = UILabel()

  init() {
    super.init(frame: .zero)
    picture.backgroundColor = .systemTeal
    picture.image = UIImage(systemName: "heart.fill")
    picture.tintColor = .white
    picture.contentMode = .center
    name.font = .preferredFont(forTextStyle: .title1)
    slogan.font = .preferredFont(forTextStyle: .subheadline)
    slogan.textColor = .secondaryLabel
    slogan.numberOfLines = 0
    for view in [picture, name, slogan] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let bottom = slogan.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4)
    // The header has no height until it is measured.
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: topAnchor),
      picture.leadingAnchor.constraint(equalTo: leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: trailingAnchor),
      picture.heightAnchor.constraint(equalToConstant: 140),
      name.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 12),
      name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      slogan.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
      slogan.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      slogan.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      bottom,
    ])
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  func show(_ teahouse: Teahouse) {
    name.text = teahouse.name
    slogan.text = teahouse.slogan
  }
}

/// A guest and their review, in a self-sizing cell.
private final class ReviewCell: UITableViewCell {
  private let portrait = UILabel()
  private let guest = UILabel()
  private let review = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    portrait.backgroundColor = .systemIndigo
    portrait.textColor = .white
    portrait.textAlignment = .center
    portrait.layer.cornerRadius = 18
    portrait.clipsToBounds = true
    guest.font = .preferredFont(forTextStyle: .headline)
    review.font = .preferredFont(forTextStyle: .subheadline)
    review.numberOfLines = 0
    selectionStyle = .none
    for view in [portrait, guest, review] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let guide = contentView.layoutMarginsGuide
    let room = portrait.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor)
    // Until the cell is measured, its height is that of an empty cell, so this constraint can't be
    // required.
    room.priority = .defaultHigh
    NSLayoutConstraint.activate([
      portrait.widthAnchor.constraint(equalToConstant: 36),
      portrait.heightAnchor.constraint(equalToConstant: 36),
      portrait.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      portrait.topAnchor.constraint(equalTo: guide.topAnchor),
      room,
      guest.leadingAnchor.constraint(equalTo: portrait.trailingAnchor, constant: 12),
      guest.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      guest.topAnchor.constraint(equalTo: guide.topAnchor),
      review.leadingAnchor.constraint(equalTo: guest.leadingAnchor),
      review.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      review.topAnchor.constraint(equalTo: guest.bottomAnchor, constant: 2),
      review.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  func show(_ new: Teahouse.Review) {
    portrait.text = String(new.guest.prefix(1))
    guest.text = new.guest
    review.text = new.text
  }
}

/// Nearby places, in a collection view that scrolls horizontally within the row.
private final class NearbyCell: UITableViewCell, UICollectionViewDataSource {
  var names: [String] = [] { didSet { collectionView.reloadData() } }

  private let collectionView: UICollectionView

  override init(style: CellStyle, reuseIdentifier: String?) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 120, height: 80)
    layout.minimumLineSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 12, left: 20, bottom: 12, right: 20)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    collectionView.backgroundColor = .clear
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.register(TextCell.self, forCellWithReuseIdentifier: "place")
    collectionView.dataSource = self
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(collectionView)
    let bottom = collectionView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: contentView.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      bottom,
      collectionView.heightAnchor.constraint(equalToConstant: 104),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "place", for: indexPath) as! TextCell
    cell.label.text = names[indexPath.item]
    cell.contentView.layer.cornerRadius = 10
    return cell
  }
}
