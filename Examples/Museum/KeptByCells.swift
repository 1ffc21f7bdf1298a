import UIKit

// Bugs of cells that keep a part of their previous contents.

/// Bug: a picture arrives late, and is set in a cell that shows another piece by then.
final class LatePictureScreen: DiffableScreen {
  final class Cell: PieceCell {
    var shownID: Int?
  }

  override func prepare(_ list: UICollectionView) {
    list.register(Cell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    guard let cell = cell as? Cell else { return }
    cell.show(piece)
    cell.picture.image = nil
    cell.shownID = piece.id
    guard piece.hasPicture else { return }
    let isMended = isMended
    // Some pictures take longer than others.
    request("picture \(piece.id)", delay: 0.1 * Double(1 + piece.id % 4)) {
      if isMended && cell.shownID != piece.id { return }
      cell.picture.image = piece.picture
    }
  }
}

/// Bug: the mark of new pieces is shown, and never hidden again.
final class MarkScreen: DiffableScreen {
  final class Cell: PieceCell {
    var isMended = false

    override func show(_ piece: Piece) {
      title.text = piece.text
      picture.image = piece.picture
      if piece.isNew { mark.isHidden = false }
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      mark.isHidden = true
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }

    override func prepareForReuse() {
      super.prepareForReuse()
      if isMended { mark.isHidden = true }
    }
  }

  override func prepare(_ list: UICollectionView) {
    list.register(Cell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    (cell as? Cell)?.isMended = isMended
    if isMended { (cell as? Cell)?.mark.isHidden = true }
    super.configure(cell, at: path, with: piece)
  }
}

/// Bug: the title of new pieces becomes red, and stays red.
final class TextColorScreen: DiffableScreen {
  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    guard let cell = cell as? PieceCell else { return }
    if piece.isNew {
      cell.title.textColor = .systemRed
    } else if isMended {
      cell.title.textColor = .label
    }
  }
}

/// Bug: each configuration adds a gesture recognizer.
final class GestureScreen: DiffableScreen {
  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    if isMended, cell.gestureRecognizers?.isEmpty == false { return }
    cell.addGestureRecognizer(UITapGestureRecognizer())
  }
}

/// Bug: each configuration adds an action to a button.
final class ActionScreen: DiffableScreen {
  final class Cell: UICollectionViewCell {
    let title = UILabel()
    let like = UIButton(type: .system)

    override init(frame: CGRect) {
      super.init(frame: frame)
      title.numberOfLines = 0
      like.setTitle("Like", for: .normal)
      for part in [title, like] {
        part.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(part)
        part.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        part.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true
      }
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: like.leadingAnchor, constant: -12),
        like.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        like.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
        like.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      ])
      like.setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }
  }

  override func prepare(_ list: UICollectionView) {
    list.register(Cell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    guard let cell = cell as? Cell else { return }
    cell.title.text = piece.title
    let identifier = isMended ? UIAction.Identifier("like") : nil
    let action = UIAction(identifier: identifier) { _ in }
    cell.like.addAction(action, for: .touchUpInside)
  }
}

/// Bug: a constraint reserves space for a picture, and keeps the space for a piece without one.
final class RoomForPictureScreen: DiffableScreen {
  final class Cell: UICollectionViewCell {
    let banner = UIView()
    let title = UILabel()
    private(set) lazy var bannerHeight = banner.heightAnchor.constraint(equalToConstant: 0)

    override init(frame: CGRect) {
      super.init(frame: frame)
      banner.backgroundColor = .systemTeal
      for part in [banner, title] {
        part.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(part)
        part.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
        part.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
      }
      let bottom = title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
      bottom.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        banner.topAnchor.constraint(equalTo: contentView.topAnchor), bannerHeight,
        title.topAnchor.constraint(equalTo: banner.bottomAnchor), bottom,
      ])
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }
  }

  override func prepare(_ list: UICollectionView) {
    list.register(Cell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    guard let cell = cell as? Cell else { return }
    cell.title.text = piece.title
    if piece.hasPicture {
      cell.bannerHeight.constant = 80
    } else if isMended {
      cell.bannerHeight.constant = 0
    }
  }
}

/// Bug: a cell keeps the closure that is called when it is pressed.
final class HandlerScreen: DiffableScreen {
  final class Cell: PieceCell {
    var onPress: (() -> Void)?
  }

  override func prepare(_ list: UICollectionView) {
    list.register(Cell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    guard let cell = cell as? Cell else { return }
    if isMended { cell.onPress = nil }
    let name = piece.title
    if piece.isNew { cell.onPress = { print("new: \(name)") } }
  }
}

/// Bug: cells of new pieces pulse, and continue when they show other pieces.
final class PulseScreen: DiffableScreen {
  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    guard let mark = (cell as? PieceCell)?.mark else { return }
    mark.isHidden = false
    if isMended { mark.layer.removeAnimation(forKey: "pulse") }
    guard piece.isNew else { return }
    let pulse = CABasicAnimation(keyPath: "opacity")
    pulse.fromValue = 1
    pulse.toValue = 0.5
    pulse.duration = 1
    pulse.repeatCount = .infinity
    mark.layer.add(pulse, forKey: "pulse")
  }
}

/// Bug: a row that scrolls horizontally keeps the offset of the previous piece.
final class ShelfScreen: DiffableScreen {
  final class Cell: UICollectionViewCell, UIScrollViewDelegate {
    let shelf = UIScrollView()
    let title = UILabel()
    var didScroll: ((CGFloat) -> Void)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      shelf.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      shelf.contentSize = CGSize(width: 600, height: 60)
      shelf.delegate = self
      title.frame = CGRect(x: 0, y: 0, width: 600, height: 20)
      shelf.addSubview(title)
      contentView.addSubview(shelf)
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      didScroll?(scrollView.contentOffset.x)
    }
  }

  /// The offsets to which the rows were scrolled, by the identifiers of their pieces.
  private var offsets: [Int: CGFloat] = [:]

  override func prepare(_ list: UICollectionView) {
    list.register(Cell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    guard let cell = cell as? Cell else { return }
    cell.title.text = String(repeating: piece.title + " ", count: 6)
    cell.didScroll = nil
    if isMended {
      cell.shelf.contentOffset.x = offsets[piece.id] ?? (piece.isNew ? 100 : 0)
      cell.didScroll = { [weak self] in self?.offsets[piece.id] = $0 }
    } else if piece.isNew {
      cell.shelf.contentOffset.x = 100
    }
  }
}

/// Bug: a cell keeps the accessibility label of the previous piece.
final class SpokenScreen: DiffableScreen {
  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    cell.isAccessibilityElement = true
    if piece.isNew {
      cell.accessibilityLabel = "New: \(piece.title)"
    } else if isMended {
      cell.accessibilityLabel = piece.title
    }
  }
}

/// Bug: pieces without a picture are translucent, and so are the next pieces in their cells.
final class FadedScreen: DiffableScreen {
  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    if !piece.hasPicture {
      cell.contentView.alpha = 0.7
    } else if isMended {
      cell.contentView.alpha = 1
    }
  }
}

/// Bug: each configuration adds another label.
final class StackedLabelScreen: DiffableScreen {
  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    if isMended { cell.contentView.viewWithTag(7)?.removeFromSuperview() }
    let number = UILabel(frame: CGRect(x: 240, y: 0, width: 60, height: 20))
    number.tag = 7
    number.text = "No. \(piece.id)"
    cell.contentView.addSubview(number)
  }
}

/// Bug: a cell's timer keeps running for a piece that it no longer shows.
final class CountdownScreen: DiffableScreen {
  final class Cell: PieceCell {
    var timer: Timer?
  }

  override func prepare(_ list: UICollectionView) {
    list.register(Cell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    guard let cell = cell as? Cell else { return }
    if isMended {
      cell.timer?.invalidate()
      cell.timer = nil
    }
    if piece.isNew { cell.timer = Timer(timeInterval: 1, repeats: true) { _ in } }
  }
}

/// Bug: a cell's task keeps running for a piece that it no longer shows.
final class TaskScreen: DiffableScreen {
  final class Cell: PieceCell {
    var task: Task<Void, any Error>?
    deinit { task?.cancel() }
  }

  override func prepare(_ list: UICollectionView) {
    list.register(Cell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    guard let cell = cell as? Cell else { return }
    if isMended { cell.task?.cancel() }
    if piece.isNew { cell.task = Task { try await Task.sleep(for: .seconds(600)) } }
  }
}

/// Bug: a row of a table keeps its check mark.
final class CheckmarkScreen: MuseumScreen, UITableViewDataSource {
  private lazy var table = UITableView(frame: view.bounds)

  override func viewDidLoad() {
    super.viewDidLoad()
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "piece")
    table.dataSource = self
    view.addSubview(table)
  }

  override func show(_ rooms: [Room], animated: Bool) {
    self.rooms = rooms
    table.reloadData()
  }

  func numberOfSections(in tableView: UITableView) -> Int { rooms.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rooms[section].pieces.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let piece = rooms[indexPath.section].pieces[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "piece", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = piece.title
    cell.contentConfiguration = content
    if piece.isNew {
      cell.accessoryType = .checkmark
    } else if isMended {
      cell.accessoryType = .none
    }
    return cell
  }
}
