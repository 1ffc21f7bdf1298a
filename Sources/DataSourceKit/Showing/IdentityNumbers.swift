/// The cells of a list by number: a data source that knows them by number has little to hash and to keep.
///
/// A cell keeps its number from one declaration to the next. What was declared before is looked through
/// in order, so that where little has changed, little is looked up.
internal struct IdentityNumbers {
  private var cells: [PlainCell?] = []
  /// In which declaration each number was met last.
  private var rounds: [Int] = []
  private var round = 0
  private var numbers: [ContentIdentity: Int] = [:]
  private var free: [Int] = []

  /// How a cell was met.
  enum Meeting {
    /// It is new, or shows the same as before.
    case unchanged(Int)
    /// It was there, and showed something else.
    case changed(Int, before: any DeclaredContent)
    /// It was met in this round already.
    case twice
  }

  /// The cell of a number that was given and not taken back.
  subscript(number: Int) -> PlainCell? {
    cells.indices.contains(number) ? cells[number] : nil
  }

  /// Other cells are met from now on.
  mutating func beginRound() { round += 1 }

  /// Meets a cell.
  ///
  /// - Parameter guess: The number that it may have.
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

  /// Whether a number was met in this round.
  func isMet(_ number: Int) -> Bool { rounds[number] == round }

  /// Cells are not declared anymore. They keep their numbers for a while: what is shown now still has
  /// them.
  mutating func forget(_ gone: [Int]) {
    for number in gone {
      guard let cell = cells[number] else { continue }
      numbers[ContentIdentity(cell.content)] = nil
    }
    checkInvariants()
  }

  /// Numbers that were forgotten may be given again.
  mutating func takeBack(_ gone: [Int]) {
    for number in gone {
      cells[number] = nil
      rounds[number] = -1
    }
    free += gone
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
