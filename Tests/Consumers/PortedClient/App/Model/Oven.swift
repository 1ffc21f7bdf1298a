import Foundation

/// An oven whose temperature can be observed.
@objcMembers
class Oven: NSObject {
  dynamic var temperature = 20
  dynamic var program: String? {
    didSet { history.append(program ?? "off") }
  }
  var history: [String] = []
  private var timer: Timer?

  @objc dynamic var isHot: Bool { temperature > 100 }

  func preheat() {
    temperature = 180
    NotificationCenter.default.post(name: .ovenIsHot, object: self)
  }

  func start() {
    timer = Timer.scheduledTimer(
      timeInterval: 0.01, target: self, selector: #selector(tick(_:)), userInfo: "ding",
      repeats: false)
  }

  @objc private func tick(_ timer: Timer) {
    program = timer.userInfo as? String
  }
}

extension Notification.Name {
  static let ovenIsHot = Notification.Name("ovenIsHot")
}
