import UIKit

// Bugs of screens that request several things at once, and rely on the order in which the results
// arrive.

/// Bug: saved pieces that arrive late replace newer ones.
final class SavedPiecesScreen: DiffableScreen {
  private var number = 0
  private var hasNew = false

  override func show(_ rooms: [Room], animated: Bool) {
    number += 1
    hasNew = false
    let asked = number
    let saved = rooms.map { Room(name: $0.name, pieces: Array($0.pieces.dropFirst())) }
    request("saved pieces", delay: 0.1) { [weak self] in
      guard let self, asked == number else { return }
      if isMended && hasNew { return }
      present(saved, animated: animated)
    }
    request("new pieces", delay: 0.4) { [weak self] in
      guard let self, asked == number else { return }
      hasNew = true
      present(rooms, animated: animated)
    }
  }

  private func present(_ rooms: [Room], animated: Bool) { super.show(rooms, animated: animated) }
}

/// A table that requests its pieces when it appears, and again for other rooms.
class RequestingTableScreen: TableScreen {
  private var number = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    load()
  }

  override func show(_ rooms: [Room], animated: Bool) {
    self.rooms = rooms
    if isViewLoaded { load() }
  }

  private func load() {
    number += 1
    requestPieces()
  }

  /// Requests the pieces of the rooms.
  func requestPieces() {}

  /// Requests something. The result of an older state of the screen is ignored.
  func requestNow(
    _ name: String, delay: TimeInterval, then arrive: @escaping @MainActor () -> Void
  ) {
    let asked = number
    request(name, delay: delay) { [weak self] in
      if asked == self?.number { arrive() }
    }
  }
}

/// Bug: the pages of a list are added in the order in which they arrive.
final class PagesScreen: RequestingTableScreen {
  private var pages: [(number: Int, pieces: [Piece])] = []

  override var shown: [Room] {
    pages.isEmpty ? [] : [Room(name: "all", pieces: pages.flatMap(\.pieces))]
  }

  override func requestPieces() {
    pages = []
    table.reloadData()
    let pieces = rooms.flatMap(\.pieces)
    for (number, start) in stride(from: 0, to: pieces.count, by: 6).enumerated() {
      let page = Array(pieces[start..<min(start + 6, pieces.count)])
      requestNow("page \(number + 1)", delay: 0.1 * Double(number + 1)) { [weak self] in
        self?.add(page, number)
      }
    }
  }

  private func add(_ pieces: [Piece], _ number: Int) {
    let place = isMended ? pages.firstIndex { $0.number > number } : nil
    pages.insert((number, pieces), at: place ?? pages.count)
    table.reloadData()
  }
}

/// Bug: a heading that arrives counts the pieces that have arrived by then.
final class CountedEarlyScreen: RequestingTableScreen {
  private let label = UILabel()
  private var heading: String?
  private var pieces: [Piece] = []

  override var shown: [Room] { pieces.isEmpty ? [] : [Room(name: "all", pieces: pieces)] }

  override func viewDidLoad() {
    label.frame = CGRect(x: 16, y: 0, width: 250, height: 40)
    super.viewDidLoad()
    table.tableHeaderView = label
  }

  override func requestPieces() {
    (heading, pieces) = (nil, [])
    label.text = nil
    table.reloadData()
    let rooms = rooms
    requestNow("pieces", delay: 0.1) { [weak self] in self?.receive(rooms.flatMap(\.pieces)) }
    requestNow("heading", delay: 0.4) { [weak self] in
      self?.receive(rooms.map(\.name).joined(separator: " and "))
    }
  }

  private func receive(_ pieces: [Piece]) {
    self.pieces = pieces
    table.reloadData()
    if isMended && heading != nil { count() }
  }

  private func receive(_ heading: String) {
    self.heading = heading
    count()
  }

  private func count() { label.text = "\(heading ?? ""): \(pieces.count) pieces" }
}
