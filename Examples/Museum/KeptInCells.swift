import UIKit

// Further bugs of cells that keep a part of their previous contents.

/// Bug: a cell that shows a new piece observes a notification, and still does when it shows another
/// piece.
final class ObservingCellScreen: DiffableScreen {
  final class Cell: PieceCell {
    var observer: (any NSObjectProtocol)?

    func observe(_ name: String) {
      observer = NotificationCenter.default.addObserver(
        forName: Notification.Name("museum.renames"), object: nil, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.title.text = name }
      }
    }

    func stop() {
      if let observer { NotificationCenter.default.removeObserver(observer) }
      observer = nil
    }
  }

  override func prepare(_ list: UICollectionView) {
    list.register(Cell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    guard let cell = cell as? Cell else { return }
    if isMended { cell.stop() }
    if piece.isNew { cell.observe(piece.title) }
  }
}

/// Bug: each configuration activates the same constraint again.
final class ConstraintAgainScreen: DiffableScreen {
  final class Cell: PieceCell {
    var isConstrained = false
  }

  override func prepare(_ list: UICollectionView) {
    list.register(Cell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    guard let cell = cell as? Cell else { return }
    if isMended && cell.isConstrained { return }
    cell.isConstrained = true
    cell.title.heightAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
  }
}

/// Bug: a constraint for a new height is activated, and the one for the old height stays active.
final class TwoHeightsScreen: DiffableScreen {
  final class Cell: PieceCell {
    var height: NSLayoutConstraint?
    let banner = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      banner.backgroundColor = .systemYellow
      banner.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(banner)
      NSLayoutConstraint.activate([
        banner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        banner.topAnchor.constraint(equalTo: contentView.topAnchor),
        banner.widthAnchor.constraint(equalToConstant: 8),
      ])
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }
  }

  override func prepare(_ list: UICollectionView) {
    list.register(Cell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    guard let cell = cell as? Cell else { return }
    if isMended { cell.height?.isActive = false }
    cell.height = cell.banner.heightAnchor.constraint(equalToConstant: piece.isNew ? 30 : 10)
    cell.height?.isActive = true
  }
}

/// Bug: the configuration update handler of new pieces also configures the cell for the next piece.
final class UpdateHandlerScreen: DiffableScreen {
  override func prepare(_ list: UICollectionView) {
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    guard let cell = cell as? UICollectionViewListCell else { return }
    var content = cell.defaultContentConfiguration()
    content.text = piece.title
    cell.contentConfiguration = content
    if isMended { cell.configurationUpdateHandler = nil }
    guard piece.isNew else { return }
    cell.configurationUpdateHandler = { cell, state in
      var content = UIListContentConfiguration.cell().updated(for: state)
      content.text = "New: \(piece.title)"
      cell.contentConfiguration = content
    }
  }
}

/// Bug: a label in a stack view is hidden for short pieces, and stays hidden.
final class HiddenInStackScreen: DiffableScreen {
  final class Cell: UICollectionViewCell {
    let title = UILabel()
    let detail = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      let stack = UIStackView(arrangedSubviews: [title, detail])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(stack)
      let bottom = stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8)
      bottom.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8), bottom,
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
    cell.detail.text = "\(piece.lines) lines"
    if piece.lines == 1 {
      cell.detail.isHidden = true
    } else if isMended {
      cell.detail.isHidden = false
    }
  }
}

/// Bug: the completion of an animation hides the mark, although the cell shows a new piece by then.
final class HidingAnimationScreen: DiffableScreen {
  final class Cell: PieceCell {
    var shownID: Int?
  }

  override func prepare(_ list: UICollectionView) {
    list.register(Cell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    guard let cell = cell as? Cell else { return }
    cell.show(piece)
    cell.shownID = piece.id
    cell.mark.isHidden = false
    cell.mark.alpha = 1
    guard !piece.isNew else { return }
    let isMended = isMended
    UIView.animate(withDuration: 0.3) {
      cell.mark.alpha = 0
    } completion: { _ in
      if isMended && cell.shownID != piece.id { return }
      cell.mark.isHidden = true
    }
  }
}

/// Bug: each configuration adds an accessibility action.
final class SpokenActionsScreen: DiffableScreen {
  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = piece.title
    let action = UIAccessibilityCustomAction(name: "Hide \(piece.title)") { _ in true }
    cell.accessibilityCustomActions =
      (isMended ? [] : cell.accessibilityCustomActions ?? []) + [action]
  }
}

// MARK: - Leaks

/// Bug: the action of a button in the navigation bar holds the screen, which holds the button.
final class BarButtonScreen: DiffableScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let action =
      isMended
      ? UIAction(title: "Close") { [weak self] _ in self?.view.alpha = 0.5 }
      : UIAction(title: "Close") { _ in self.view.alpha = 0.5 }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
  }
}

/// Bug: a task waits forever for news, and holds the screen meanwhile.
final class WaitingTaskScreen: DiffableScreen {
  private let news = AsyncStream<String>.makeStream()
  private var task: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let stream = news.stream
    if isMended {
      task = Task { [weak self] in
        for await text in stream { self?.title = text }
      }
    } else {
      task = Task {
        for await text in stream { self.title = text }
      }
    }
  }
}
