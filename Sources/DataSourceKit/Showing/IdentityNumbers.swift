/// The numbers by which a data source identifies a list's cells.
///
/// Numbers are faster to hash and smaller to store than the cells' identities.
///
/// A declaration contains all cells and sections that a list shows from now on. A cell keeps its
/// number from one declaration to the next. The earlier declaration is compared in order, so that
/// few look-ups are needed if little has changed.
internal struct IdentityNumbers {
  /// The cell of each number; `nil` for a free number.
  private var cells: [PlainCell?] = []
  /// The round in which the cell of each number was found last. In a round, the cells of one
  /// declaration are found.
  private var rounds: [Int] = []
  private var round = 0
  /// The numbers of the declared cells.
  private var numbers: [ContentIdentity: Int] = [:]
  /// The numbers that may be used again.
  private var free: [Int] = []

  /// The result of finding a cell.
  enum Meeting {
    /// The cell is new, or has the same value as before.
    case unchanged(Int)
    /// The cell existed before, and had another value.
    case changed(Int, before: any DeclaredContent)
    /// The cell was already found in this round.
    case twice
  }

  /// The cell of a number that is in use.
  subscript(number: Int) -> PlainCell? {
    cells.indices.contains(number) ? cells[number] : nil
  }

  /// Begins a round, in which the cells of another declaration are found.
  mutating func beginRound() { round += 1 }

  /// Finds a cell, or adds it.
  ///
  /// - Parameter guess: The number that the cell probably has.
  mutating func meet(_ cell: PlainCell, guess: Int?) -> Meeting {
    if let guess, let known = cells[guess] {
      switch known.content.comparison(with: cell.content) {
      case .other: break
      case .same: return met(guess, cell, .unchanged(guess))
      case .changed: return met(guess, cell, .changed(guess, before: known.content))
      }
    }
    let identity = ContentIdentity(cell.content)
    guard let number = numbers[identity], let known = cells[number] else {
      let number = newNumber()
      numbers[identity] = number
      return met(number, cell, .unchanged(number))
    }
    let isSame = known.content.comparison(with: cell.content) == .same
    return met(
      number, cell, isSame ? .unchanged(number) : .changed(number, before: known.content))
  }

  private mutating func met(
    _ number: Int, _ cell: PlainCell, _ meeting: Meeting
  ) -> Meeting {
    guard rounds[number] != round else { return .twice }
    rounds[number] = round
    cells[number] = cell
    return meeting
  }

  private mutating func newNumber() -> Int {
    if let number = free.popLast() { return number }
    cells.append(nil)
    rounds.append(-1)
    return cells.count - 1
  }

  /// Replaces the cell of a number by a cell with the same identity.
  mutating func replace(_ number: Int, by cell: PlainCell) {
    cells[number] = cell
    checkInvariants()
  }

  /// Whether a number was found in this round.
  func isMet(_ number: Int) -> Bool { rounds[number] == round }

  /// Marks cells as no longer declared.
  ///
  /// The cells keep their numbers until `release(_:)` is called, because they are still visible.
  mutating func forget(_ removed: [Int]) {
    for number in removed {
      guard let cell = cells[number] else { continue }
      numbers[ContentIdentity(cell.content)] = nil
    }
    checkInvariants()
  }

  /// Makes the numbers of removed cells available again.
  mutating func release(_ removed: [Int]) {
    for number in removed {
      cells[number] = nil
      rounds[number] = -1
    }
    free += removed
    checkInvariants()
  }

  private func checkInvariants() {
    #if INTERNAL_CHECKS
    precondition(rounds.count == cells.count, "a round a number")
    for (identity, number) in numbers {
      guard let cell = cells[number] else { preconditionFailure("\(identity) has lost its cell") }
      precondition(ContentIdentity(cell.content) == identity, "\(identity) has another's number")
    }
    precondition(Set(free).count == free.count, "a number is free twice")
    precondition(free.allSatisfy { cells[$0] == nil }, "a number is free and has a cell")
    #endif
  }
}
