import Foundation
import GalleyDiffing

/// What a batch of updates has been told: the calls, as they came. It becomes the same plan that a
/// difference does.
internal struct UpdateRecorder {
  /// One call.
  enum Call: Hashable {
    case insertSections(IndexSet)
    case deleteSections(IndexSet)
    case moveSection(Int, Int)
    case reloadSections(IndexSet)
    case insertItems([IndexPath])
    case deleteItems([IndexPath])
    case moveItem(IndexPath, IndexPath)
    case reloadItems([IndexPath])
    case reconfigureItems([IndexPath])
  }

  private(set) var calls: [Call] = []
  /// Whether everything is to be asked for anew instead.
  var reloadsAll = false

  mutating func record(_ call: Call) { calls.append(call) }

  /// What all calls come to.
  ///
  /// - Parameters:
  ///   - before: How many items each section had.
  ///   - after: How many items each section has.
  /// - Throws: UIKit's words for the first rule that is broken, and what was recorded.
  func update(from before: [Int], to after: [Int]) throws(InvalidUpdate) -> ListUpdate {
    let gathered = GatheredCalls(calls)
    if let words = gathered.outOfRange(before, after) ?? gathered.conflict() {
      throw InvalidUpdate(words: words, recorded: description)
    }
    let plan = gathered.plan(from: before, to: after)
    let problems = plan.problems()
    if let words = problems.lazy.compactMap({ gathered.words(for: $0) }).first {
      throw InvalidUpdate(words: words, recorded: description)
    }
    if let problem = problems.first {
      throw InvalidUpdate(words: "Invalid update: \(problem)", recorded: description)
    }
    let paths = plan.paths
    let reconfigured = gathered.reconfiguredItems.compactMap { paths.after($0) }
    return ListUpdate(plan, paths: paths, reconfigured: reconfigured)
  }
}

/// A batch that breaks a rule.
internal struct InvalidUpdate: Error {
  /// UIKit's words.
  var words: String
  /// What was recorded.
  var recorded: String
}

extension UpdateRecorder: CustomStringConvertible {
  /// The calls, for example `deleteItems 0.3; insertSections 1, 2`.
  var description: String {
    calls.isEmpty ? "nothing" : calls.map(\.description).joined(separator: "; ")
  }
}

extension UpdateRecorder.Call: CustomStringConvertible {
  var description: String {
    func names(_ paths: [IndexPath]) -> String {
      paths.map { $0.map { "\($0)" }.joined(separator: ".") }.joined(separator: ", ")
    }
    func names(_ sections: IndexSet) -> String {
      sections.map { "\($0)" }.joined(separator: ", ")
    }
    return switch self {
    case .insertSections(let sections): "insertSections \(names(sections))"
    case .deleteSections(let sections): "deleteSections \(names(sections))"
    case .moveSection(let before, let after): "moveSection \(before) → \(after)"
    case .reloadSections(let sections): "reloadSections \(names(sections))"
    case .insertItems(let paths): "insertItems \(names(paths))"
    case .deleteItems(let paths): "deleteItems \(names(paths))"
    case .moveItem(let before, let after): "moveItem \(names([before])) → \(names([after]))"
    case .reloadItems(let paths): "reloadItems \(names(paths))"
    case .reconfigureItems(let paths): "reconfigureItems \(names(paths))"
    }
  }
}
