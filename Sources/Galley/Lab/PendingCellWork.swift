import Foundation
import GalleyUIKit

/// The closures, tasks, timers, requests and observations in a cell's properties, which may still
/// run after the cell is reused.
@MainActor
internal struct PendingCellWork {
  private let cell: String
  /// The names of the properties that hold pending work, with descriptions of the work.
  private let values: [(name: String, descriptions: [String])]

  init(of cell: UIView) {
    self.cell = ViewName.className(cell)
    values = Properties.own(of: cell).compactMap { name, value in
      let descriptions = PendingCellWork.descriptions(in: value)
      guard !descriptions.isEmpty else { return nil }
      return (name: name, descriptions: descriptions)
    }
  }

  /// Returns a finding for each property that holds more pending work in this cell than in a new
  /// cell that has shown no other item.
  func findings(comparedTo fresh: PendingCellWork) -> [LookDifference.Finding] {
    let expected = Dictionary(
      fresh.values.map { ($0.name, $0.descriptions) }, uniquingKeysWith: { first, _ in first })
    return values.compactMap { name, descriptions in
      let others = expected[name] ?? []
      guard descriptions.count > others.count else { return nil }
      return LookDifference.Finding(
        view: cell, property: name, value: ViewLook.counted(descriptions),
        expected: others.isEmpty ? "none" : ViewLook.counted(others))
    }
  }

  /// Returns the descriptions of the work in a value: in the value itself, or in the first elements
  /// of an array, a set or a dictionary.
  private static func descriptions(in value: Any) -> [String] {
    if let description = description(of: value) { return [description] }
    guard let content = Properties.content(of: value) else { return [] }
    let mirror = Mirror(reflecting: content)
    switch mirror.displayStyle {
    case .collection, .set:
      return mirror.children.prefix(64).compactMap { description(of: $0.value) }
    case .dictionary:
      // Each child is a pair of a key and a value.
      return mirror.children.prefix(64).compactMap { pair in
        Mirror(reflecting: pair.value).children.suffix(1).first.flatMap {
          description(of: $0.value)
        }
      }
    default: return []
    }
  }

  /// Returns a description of a closure, or of work that may still run; `nil` for other values.
  ///
  /// A task or a work item counts as pending until it is canceled, because it has no property that
  /// shows whether it has ended.
  static func description(of value: Any) -> String? {
    if Properties.isClosure(value) { return "a closure" }
    let content = Properties.content(of: value)
    if let task = content as? any AnyTask { return task.isCancelled ? nil : "a task" }
    if let timer = content as? Timer { return timer.isValid ? "a timer that runs" : nil }
    if let link = content as? CADisplayLink {
      return link.isRunning ? "a display link that runs" : nil
    }
    if let animator = content as? UIViewPropertyAnimator {
      return animator.isRunning ? "an animator that runs" : nil
    }
    if let source = content as? any DispatchSourceProtocol {
      return source.isCancelled ? nil : "a dispatch source"
    }
    if let request = content as? URLSessionTask {
      return request.state == .running || request.state == .suspended
        ? "a request that is not finished" : nil
    }
    if let block = content as? DispatchWorkItem { return block.isCancelled ? nil : "a work item" }
    guard let content, let type = type(of: content) as? AnyClass else { return nil }
    let name = "\(type)"
    let isObservation = [
      "Observation", "Cancellable", "NotificationReceiver", "NotificationObserver",
    ].contains {
      name.contains($0)
    }
    return isObservation ? "an observation (\(name))" : nil
  }
}

/// A task of any type.
private protocol AnyTask {
  var isCancelled: Bool { get }
}

extension Task: AnyTask {}
