import IGListKit
import UIKit

// What the mission has to show. All of it are values: what they are told by, and whether they are equal,
// follows from that.

/// What a feed is sorted by.
protocol DateSortable {
  var date: Date { get }
}

extension JournalEntry: ListModel, DateSortable {}

/// Loads what was written.
@MainActor
final class JournalEntryLoader {
  private(set) var entries: [JournalEntry] = []

  func loadLatest() { entries = JournalEntry.latest }
}

/// What somebody far away says.
struct Message: ListModel, Identifiable, DateSortable {
  struct User: Hashable {
    var name: String
  }

  var id: Int
  var date: Date
  var text: String
  var user: User
}

/// The weather of a day.
struct Weather: ListModel, DateSortable {
  var date: Date
  var condition: String
  var sunrise: String
  var sunset: String
  var high: Int
  var low: Int
}

/// Looks out of the window.
struct WxScanner {
  let currentWeather = Weather(
    date: SolFormatter().date(ofSol: 613), condition: "DUST, CLEARING", sunrise: "06:41",
    sunset: "18:57", high: -14, low: -81)
}

/// Hears of messages.
@MainActor
protocol PathfinderDelegate: AnyObject {
  func pathfinderDidUpdateMessages(pathfinder: Pathfinder)
}

/// The old probe, which was dug out for its radio. Once it is connected, messages arrive.
@MainActor
final class Pathfinder {
  weak var delegate: PathfinderDelegate?
  private(set) var messages: [Message]
  /// What is on its way, and when it arrives, in seconds after connecting.
  private var arriving: [(time: TimeInterval, message: Message)]
  private var link: CADisplayLink?
  private var connected: TimeInterval?

  init() {
    let control = Message.User(name: "Mission Control")
    let commander = Message.User(name: "Commander")
    func message(_ id: Int, sol: Int, _ text: String, _ user: Message.User) -> Message {
      Message(id: id, date: SolFormatter().date(ofSol: sol), text: text, user: user)
    }
    messages = [
      message(1, sol: 580, "We read you. Do not let go of that antenna.", control),
      message(
        2, sol: 600, "How are the potatoes? We have a bet going on, and I am not neutral.",
        commander),
    ]
    arriving = [
      (
        2,
        message(3, sol: 614, "We are coming around. You will see us before we see you.", commander)
      ),
      (
        5, message(4, sol: 615, "The window opens in an hour. It stays open for a minute.", control)
      ),
      (9, message(5, sol: 616, "Bring the spare fuses.", commander)),
    ]
  }

  /// Begins to listen, by the clock of the screen.
  func connect() {
    guard link == nil else { return }
    // In UIKit the action is a `#selector`.
    let link = CADisplayLink(target: self, action: Pathfinder.listen)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Stops listening.
  func disconnect() {
    link?.invalidate()
    (link, connected) = (nil, nil)
  }

  private func listen(_ link: CADisplayLink) {
    let connected = connected ?? link.timestamp
    self.connected = connected
    while let next = arriving.first, link.timestamp - connected >= next.time {
      arriving.removeFirst()
      messages.append(next.message)
      delegate?.pathfinderDidUpdateMessages(pathfinder: self)
    }
    if arriving.isEmpty { disconnect() }
  }
}
