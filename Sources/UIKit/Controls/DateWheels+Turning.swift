import Foundation

// Wheels that begin anew behind their end: their rows come again and again, and a wheel that is shown
// something stands as far in the middle as fingers need.

extension DateWheels {
  /// How many times rows come.
  private static let rounds = 200

  /// Whether a part begins anew behind its end.
  private func beginsAnew(_ part: Part) -> Bool {
    switch part {
    case .hour, .minute, .month, .day, .minutes: true
    case .days, .year, .half, .hours: false
    }
  }

  /// How many rows the wheel of a part has.
  func rowCount(_ part: Part) -> Int {
    valueCount(part) * (beginsAnew(part) ? DateWheels.rounds : 1)
  }

  /// What a row of a part stands for.
  func value(ofRow row: Int, _ part: Part) -> Int { row % valueCount(part) }

  /// Turns a wheel to a value, by the shortest way.
  func turn(_ component: Int, to value: Int, of picker: UIPickerView, animated: Bool) {
    let (part, now) = (parts[component], picker.selectedRow(inComponent: component))
    guard beginsAnew(part) else {
      if now != value { picker.selectRow(value, inComponent: component, animated: animated) }
      return
    }
    let (count, middle) = (valueCount(part), DateWheels.rounds / 2)
    // Too close to an end it goes to the same row of the round in the middle, which looks the same.
    let isFarOut = abs(now / count - middle) > middle / 2
    let start = isFarOut ? middle * count + now % count : now
    if start != now { picker.selectRow(start, inComponent: component, animated: false) }
    let half = count / 2
    let step = (value - start % count + count + half) % count - half
    guard step != 0 else { return }
    // One of the clock is one of the clock, in the morning and in the afternoon.
    let looksSame = part == .hour && hasHalves && step % 12 == 0
    picker.selectRow(start + step, inComponent: component, animated: animated && !looksSame)
  }
}
