import IGListKit
import UIKit

// The models of the lighthouse's list. All of them are values, from which `ListModel` derives their
// identity and their equality.

/// A model with the date of a night, by which the list sorts.
protocol Dated {
  var date: Date { get }
}

extension LogEntry: ListModel, Dated {}

/// The store of the logbook.
@MainActor
final class LogShelf {
  private(set) var entries: [LogEntry] = []

  func takeOut() { entries = LogEntry.latest }
}

/// A call over the radio.
struct Call: ListModel, Identifiable, Dated {
  var id: Int
  var date: Date
  var station: String
  var text: String
}

/// The tide of a night.
struct Tide: ListModel, Dated {
  var date: Date
  var state: String
  var highWater: String
  var lowWater: String
  var rise: String
  var moon: String
}

/// The store of predicted tides.
struct TideTable {
  let tonight = Tide(
    date: NightCounter().middle(ofNight: 313), state: "EBBING, SLOWLY", highWater: "21:14",
    lowWater: "03:27", rise: "4.2 m", moon: "half, waning")
}

/// The delegate of the radio.
@MainActor
protocol HarborRadioDelegate: AnyObject {
  func harborRadioHeardCall(_ radio: HarborRadio)
}

/// The radio. Calls arrive after it is switched on.
@MainActor
final class HarborRadio {
  weak var delegate: HarborRadioDelegate?
  private(set) var calls: [Call]
  /// The calls that have not arrived yet, each with the number of seconds after which it arrives.
  private var arriving: [(time: TimeInterval, call: Call)]
  private var link: CADisplayLink?
  private var switchedOn: TimeInterval?

  init() {
    func call(_ id: Int, night: Int, _ station: String, _ text: String) -> Call {
      Call(id: id, date: NightCounter().middle(ofNight: night), station: station, text: text)
    }
    calls = [
      call(1, night: 290, "Harbor", "Your horn is late by half a second. The choir complains."),
      call(
        2, night: 302, "Ferry", "Thank you for the light. We would have met your rocks in person."),
    ]
    arriving = [
      (2, call(3, night: 314, "Ferry", "Passing you at ten. Wave if the cat is well.")),
      (5, call(4, night: 315, "Harbor", "The supply boat leaves tomorrow, wind permitting.")),
      (9, call(5, night: 316, "Ferry", "We saw the cat wave.")),
    ]
  }

  /// Starts the radio, with a display link as its timer.
  func switchOn() {
    guard link == nil else { return }
    // UIKit takes a `#selector` here.
    let link = CADisplayLink(target: self, action: HarborRadio.listen)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Stops the radio.
  func switchOff() {
    link?.invalidate()
    (link, switchedOn) = (nil, nil)
  }

  private func listen(_ link: CADisplayLink) {
    let begin = switchedOn ?? link.timestamp
    switchedOn = begin
    while let next = arriving.first, link.timestamp - begin >= next.time {
      arriving.removeFirst()
      calls.append(next.call)
      delegate?.harborRadioHeardCall(self)
    }
    if arriving.isEmpty { switchOff() }
  }
}
