import Foundation

// The endless wheels of a date picker. The values of an endless wheel repeat. When such a wheel is
// set to a value, it selects a row near its middle, so that a finger can turn it in both
// directions.

extension DateWheels {
  /// The number of times that an endless wheel repeats its values.
  private static let rounds = 200

  /// Whether the wheel of a part is endless.
  private func beginsAnew(_ part: Part) -> Bool {
    switch part {
    case .hour, .minute, .month, .day, .minutes: true
    case .days, .year, .half, .hours: false
    }
  }

  /// Returns the number of rows of a part's wheel.
  func rowCount(_ part: Part) -> Int {
    valueCount(part) * (beginsAnew(part) ? DateWheels.rounds : 1)
  }

  /// Returns the value of a row.
  func value(ofRow row: Int, _ part: Part) -> Int { row % valueCount(part) }

  /// Turns the wheels of a picker to a date, or to a duration in seconds.
  func turn(
    _ picker: UIPickerView, to date: Date, _ countDown: TimeInterval, animated: Bool
  ) {
    let values = values(for: date, countDown)
    for (component, value) in values.enumerated() where component < picker.numberOfComponents {
      turn(component, to: value, of: picker, animated: animated)
    }
  }

  /// Turns a wheel to a value, in the shorter direction.
  private func turn(_ component: Int, to value: Int, of picker: UIPickerView, animated: Bool) {
    let (part, now) = (parts[component], picker.selectedRow(inComponent: component))
    guard beginsAnew(part) else {
      if now != value { picker.selectRow(value, inComponent: component, animated: animated) }
      return
    }
    let (count, middle) = (valueCount(part), DateWheels.rounds / 2)
    // A wheel that is close to an end first moves, without an animation, to a row near its middle
    // with the same value. Both rows look the same.
    let isFarOut = abs(now / count - middle) > middle / 2
    let start = isFarOut ? middle * count + now % count : now
    if start != now { picker.selectRow(start, inComponent: component, animated: false) }
    let half = count / 2
    let step = (value - start % count + count + half) % count - half
    guard step != 0 else { return }
    // On a 12-hour clock, the rows of 9 AM and 9 PM look the same, so the wheel need not turn.
    let looksSame = part == .hour && hasHalves && step % 12 == 0
    picker.selectRow(start + step, inComponent: component, animated: animated && !looksSame)
  }
}
