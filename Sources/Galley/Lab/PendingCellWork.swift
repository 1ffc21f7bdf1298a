import Foundation
import GalleyUIKit

/// The closures, tasks, timers, requests and observations in a cell's properties, which may still
/// run after the cell is reused.
@MainActor
internal struct PendingCellWork {
  private let cell: String
  /// The names of the properties that hold such values, with a description of each value.
  private let words: [(name: String, word: String)]

  init(of cell: UIView) {
    self.cell = ViewName.className(cell)
    words = Properties.own(of: cell).compactMap { name, value in
      PendingCellWork.word(for: value).map { (name, $0) }
    }
  }

  /// Returns the properties that hold such values in this cell and not in another one.
  func kept(beside other: PendingCellWork) -> [LookDifference.Finding] {
    let others = Set(other.words.map(\.name))
    return words.filter { !others.contains($0.name) }.map {
      LookDifference.Finding(view: cell, property: $0.name, value: $0.word, expected: "none")
    }
  }

  /// Returns a description of a closure, or of work that may still run; `nil` for other values.
  ///
  /// A task or a work item that was not canceled may still run, because it does not tell whether it
  /// has ended.
  static func word(for value: Any) -> String? {
    if Properties.isClosure(value) { return "a closure" }
    let content = Properties.content(of: value)
    if let task = content as? any RunningTask { return task.isCancelled ? nil : "a task" }
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
private protocol RunningTask {
  var isCancelled: Bool { get }
}

extension Task: RunningTask {}

extension Properties {
  /// Returns the value in an optional, or the value itself if it is not optional; `nil` for an
  /// empty optional.
  static func content(of value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.map(\.value)
  }
}
