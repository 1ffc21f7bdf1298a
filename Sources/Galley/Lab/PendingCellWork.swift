import Foundation
import GalleyUIKit

/// The closures, tasks, timers, requests and observations in a cell's properties, which may still
/// run after the cell is reused.
@MainActor
internal struct PendingCellWork {
  private let cell: String
  /// The names of the properties that hold pending work, with a description of the work.
  private let values: [(name: String, description: String)]

  init(of cell: UIView) {
    self.cell = ViewName.className(cell)
    values = Properties.own(of: cell).compactMap { name, value in
      PendingCellWork.description(of: value).map { (name, $0) }
    }
  }

  /// Returns a finding for each property that holds pending work in this cell, but not in a new
  /// cell that has shown no other item.
  func findings(comparedTo fresh: PendingCellWork) -> [LookDifference.Finding] {
    let freshNames = Set(fresh.values.map(\.name))
    return values.filter { !freshNames.contains($0.name) }.map {
      LookDifference.Finding(view: cell, property: $0.name, value: $0.description, expected: "none")
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
