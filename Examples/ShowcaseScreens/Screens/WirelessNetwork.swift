import UIKit

/// A wireless network.
struct WirelessNetwork: Hashable, Identifiable {
  var id: Int
  var name: String
  var isLocked: Bool
}

/// Scans for networks. Every few tenths of a second, some disappear and others appear.
@MainActor
final class WirelessScanner {
  private static let names = [
    "Attic", "Bakery Guests", "Blue Heron", "Corner Café", "Ferry Deck 2", "Garden Shed", "Harbor",
    "Kite Club", "Lamp Post 14", "Library", "Moonlight Diner", "Ninth Floor", "Old Mill",
    "Paper Boat",
    "Quiet Room", "River Bus", "Tram 28", "Umbrella Shop", "Very Long Street, Number 118",
    "Windmill",
  ]

  private(set) var inReach: [WirelessNetwork] = []
  var isOn = true {
    didSet {
      guard isOn != oldValue else { return }
      if !isOn { inReach = [] }
      whenChanged()
    }
  }
  /// Called when the networks in reach have changed.
  var whenChanged: () -> Void = {}
  private let everywhere: [WirelessNetwork]
  private var random = RepeatableRandom(state: 4)

  init() {
    everywhere = WirelessScanner.names.enumerated().map { id, name in
      WirelessNetwork(id: id, name: name, isLocked: id % 3 != 1)
    }
    inReach = Array(everywhere.shuffled(using: &random).prefix(8))
  }

  /// Starts scanning, which continues until the scanner is deallocated.
  func listen() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in
      guard let self else { return }
      if isOn { hearOthers() }
      listen()
    }
  }

  private func hearOthers() {
    inReach.shuffle(using: &random)
    inReach.removeFirst(min(2, inReach.count))
    let others = everywhere.filter { !inReach.contains($0) }
    inReach += others.shuffled(using: &random).prefix(3 - inReach.count / 6)
    whenChanged()
  }
}
