import UIKit

// Bugs that occur when the environment of a screen changes, and when the screen is removed.

/// Bug: the border keeps its color when the style changes between light and dark.
final class BorderScreen: DiffableScreen {
  final class Cell: PieceCell {
    var isMended = false

    func paintBorder() {
      contentView.layer.borderWidth = 2
      contentView.layer.borderColor = UIColor.label.cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if isMended { paintBorder() }
    }
  }

  override func prepare(_ list: UICollectionView) {
    list.register(Cell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    (cell as? Cell)?.isMended = isMended
    traitCollection.performAsCurrent { (cell as? Cell)?.paintBorder() }
  }
}

/// Bug: text keeps its size when the user chooses a larger one.
final class FixedTextScreen: DiffableScreen {
  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    guard let title = (cell as? PieceCell)?.title else { return }
    title.font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    title.adjustsFontForContentSizeCategory = isMended
  }
}

/// Bug: a banner keeps the first width of the screen.
final class BannerScreen: DiffableScreen {
  private let banner = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    banner.backgroundColor = .systemOrange
    banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 40)
    view.addSubview(banner)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if isMended || banner.frame.width == 0 {
      banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 40)
    }
  }
}

/// Bug: each time the screen appears, it adds another footer.
final class FooterAgainScreen: DiffableScreen {
  private var footer: UILabel?
  private var count = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isMended, footer != nil { return }
    let footer = UILabel(frame: CGRect(x: 20, y: 500 + CGFloat(count) * 24, width: 200, height: 20))
    footer.text = "The end"
    view.addSubview(footer)
    self.footer = footer
    count += 1
  }
}

/// Bug: after a memory warning, pictures are no longer shown.
final class MemoryScreen: DiffableScreen {
  private var isShort = false

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    if isShort, !isMended { (cell as? PieceCell)?.picture.image = nil }
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    isShort = true
  }
}

// MARK: - Leaks

/// Bug: a cell's closure holds the screen.
final class HeldByClosureScreen: DiffableScreen {
  final class Cell: PieceCell {
    var onPress: (() -> Void)?
  }

  private var pressed = 0

  override func prepare(_ list: UICollectionView) {
    list.register(Cell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    if isMended {
      (cell as? Cell)?.onPress = { [weak self] in self?.pressed += 1 }
    } else {
      (cell as? Cell)?.onPress = { self.pressed += 1 }
    }
  }
}

/// Bug: a cell holds the screen as its delegate.
final class HeldByDelegateScreen: DiffableScreen {
  final class Cell: PieceCell {
    var delegate: UIViewController?
    weak var weakDelegate: UIViewController?
  }

  override func prepare(_ list: UICollectionView) {
    list.register(Cell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    if isMended {
      (cell as? Cell)?.weakDelegate = self
    } else {
      (cell as? Cell)?.delegate = self
    }
  }
}

/// Bug: the data source holds the screen, which holds the data source.
final class HeldBySourceScreen: DiffableScreen {
  override func makeSource() -> Source {
    guard !isMended else { return super.makeSource() }
    return Source(collectionView: list) { list, path, id in
      let cell = list.dequeueReusableCell(withReuseIdentifier: "piece", for: path)
      guard let piece = self.pieces[id] else { return nil }
      self.configure(cell, at: path, with: piece)
      return cell
    }
  }
}

/// Bug: a cell's closure holds the cell.
final class CellHoldsItselfScreen: DiffableScreen {
  final class Cell: PieceCell {
    var onPress: (() -> Void)?
  }

  override func prepare(_ list: UICollectionView) {
    list.register(Cell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    guard let cell = cell as? Cell else { return }
    if isMended {
      cell.onPress = { [weak cell] in cell?.mark.isHidden.toggle() }
    } else {
      cell.onPress = { cell.mark.isHidden.toggle() }
    }
  }
}

/// Bug: an observer of a notification holds the screen forever.
final class ObserverScreen: DiffableScreen {
  private var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let name = Notification.Name("museum.closes")
    if isMended {
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] _ in MainActor.assumeIsolated { self?.close() }
      }
    } else {
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { self.close() }
      }
    }
  }

  private func close() { view.alpha = 0.5 }
}

/// Bug: a timer holds the screen.
final class TimerScreen: DiffableScreen {
  private var timer: Timer?
  private var count = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    // On Linux, Foundation keeps the closure of an invalidated timer, so the closure must not hold
    // the screen.
    timer =
      isMended
      ? Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in
        MainActor.assumeIsolated { self?.count += 1 }
      }
      : Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in
        MainActor.assumeIsolated { self.count += 1 }
      }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMended { timer?.invalidate() }
  }
}

// MARK: - Jumps

/// Bug: rows that are inserted at the top push down the visible rows.
final class PushedDownScreen: BatchScreen {
  override func change(to rooms: [Room]) {
    let height = list.collectionViewLayout.collectionViewContentSize.height
    let offset = list.contentOffset.y
    self.rooms = rooms
    list.reloadData()
    guard isMended, offset > 0 else { return }
    list.layoutIfNeeded()
    let more = list.collectionViewLayout.collectionViewContentSize.height - height
    list.contentOffset.y = max(offset + more, 0)
  }
}

/// Bug: each update scrolls back to the top.
final class BackToTopScreen: DiffableScreen {
  override func show(_ rooms: [Room], animated: Bool) {
    super.show(rooms, animated: animated)
    if !isMended { list.contentOffset = CGPoint(x: 0, y: -list.adjustedContentInset.top) }
  }
}
