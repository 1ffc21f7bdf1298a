import Foundation

/// An identity that is an object. A `Population` counts the objects that exist.
final class Ticket: Hashable, Sendable, CustomStringConvertible {
  let number: Int
  private let population: Population

  init(_ number: Int, in population: Population) {
    self.number = number
    self.population = population
    population.change(by: 1)
  }

  deinit { population.change(by: -1) }

  static func == (one: Ticket, other: Ticket) -> Bool { one.number == other.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }

  var description: String { "ticket \(number)" }
}

/// The number of tickets that exist.
final class Population: @unchecked Sendable {
  private let lock = NSLock()
  private var living = 0

  var count: Int { lock.withLock { living } }

  fileprivate func change(by change: Int) { lock.withLock { living += change } }
}
