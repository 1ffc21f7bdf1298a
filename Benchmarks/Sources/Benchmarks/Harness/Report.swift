import Foundation

/// The format of the results.
enum Report: String {
  /// A table for people.
  case table
  /// A JSON object in each line.
  case json

  func heading() -> String? {
    guard self == .table else { return nil }
    return "  median ms  subject       of the first   benchmark"
  }

  func lines(for outcome: Outcome) -> [String] {
    switch self {
    case .table: tableLines(for: outcome)
    case .json: outcome.measurements.map { jsonLine(for: $0, in: outcome) }
    }
  }

  // MARK: Table

  private func tableLines(for outcome: Outcome) -> [String] {
    let benchmark = outcome.benchmark
    let name = [benchmark.name, benchmark.variant].compactMap(\.self).joined(separator: " ")
    var lines = ["\(name): \(benchmark.title)"]
    for measurement in outcome.measurements {
      let share = measurement.median / outcome.measurements[0].median
      var line = "\(padded(measurement.median, 11))  "
      line += measurement.subject.name.padding(toLength: 14, withPad: " ", startingAt: 0)
      line += measurement.subject.role == .galley ? "" : "× \(short(share))"
      if let bytes = measurement.bytesPerItem { line += "  \(short(bytes)) bytes an item" }
      lines.append(line)
    }
    for goal in benchmark.goals { lines.append("             " + words(for: goal, in: outcome)) }
    return lines
  }

  private func words(for goal: Goal, in outcome: Outcome) -> String {
    let (figure, isMet) = outcome.judge(goal, goal.must)
    var words = isMet ? "met: " : "MISSED: "
    switch goal.ratio {
    case .galley: words += "\(short(figure)) bytes an item, at most \(short(goal.must))"
    case .floor, .small, .uuid, .collection:
      words += "\(short(figure)) × \(goal.ratio.rawValue), at most \(short(goal.must))"
    case .stdlib, .naive:
      words += "\(short(figure)) × faster than \(goal.ratio.rawValue), at least \(short(goal.must))"
    }
    if let aim = goal.aim {
      words += " (aim \(short(aim))\(outcome.judge(goal, aim).isMet ? ", met" : ""))"
    }
    return words
  }

  private func padded(_ value: Double, _ width: Int) -> String {
    String(format: "%\(width).4f", value)
  }

  private func short(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : "%.1f", value)
  }

  // MARK: JSON

  private func jsonLine(for measurement: Measurement, in outcome: Outcome) -> String {
    let benchmark = outcome.benchmark
    var fields = ["\"benchmark\":\"\(benchmark.name)\""]
    if let variant = benchmark.variant { fields.append("\"case\":\"\(variant)\"") }
    fields.append("\"size\":\(benchmark.size)")
    fields.append("\"subject\":\"\(measurement.subject.name)\"")
    if measurement.median.isFinite { fields.append("\"median_ms\":\(number(measurement.median))") }
    if measurement.subject.role == .galley {
      for role in [Subject.Role.stdlib, .naive, .floor, .small, .uuid, .collection] {
        guard let ratio = outcome.ratio(role), ratio.isFinite else { continue }
        fields.append("\"ratio_to_\(role.rawValue)\":\(number(ratio))")
      }
    }
    if let bytes = measurement.bytesPerItem { fields.append("\"bytes_per_item\":\(number(bytes))") }
    return "{\(fields.joined(separator: ","))}"
  }

  private func number(_ value: Double) -> String { String(format: "%.6g", value) }
}
