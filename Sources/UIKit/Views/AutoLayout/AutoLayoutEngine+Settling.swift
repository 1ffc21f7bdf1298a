import Foundation
import GalleyConstraints

// Solving changed constraints.

extension AutoLayoutEngine {
  /// The maximum number of times that views may change constraints in response to the solution.
  private static var roundLimit: Int { 16 }

  /// Applies the recorded changes, solves the system, and requests layout for frames that have
  /// changed.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    for _ in 0..<AutoLayoutEngine.roundLimit where needsSettling {
      bringIn()
      tell(of: solve())
    }
  }

  /// Applies the recorded changes to the system.
  private func bringIn() {
    // Measuring a view may change further constraints, so this loop runs until no change is left.
    while true {
      if !staleViews.isEmpty {
        let views = staleViews.compactMap(\.value)
        staleViews = []
        for view in views { view.layoutState.isStale = false }
        for view in views { addParticipant(view) }
      } else if !staleFrames.isEmpty {
        let items = staleFrames
        staleFrames = []
        for item in items { putFrame(of: item) }
      } else if !noted.isEmpty {
        for constraint in noted.removeAll() where constraint.isActive { put(constraint) }
      } else if !staleSizes.isEmpty {
        let items = staleSizes
        staleSizes = []
        for item in items { putSize(of: item) }
      } else {
        return
      }
    }
  }

  /// Adds or updates the equations of a view that is new, or whose
  /// `translatesAutoresizingMaskIntoConstraints` has changed.
  private func addParticipant(_ view: UIView) {
    guard let layout = view.storage.layout, view.layoutRoot === root else { return }
    if let item = layout.item {
      putFrame(of: item)
      putSize(of: item)
    } else if !layout.translatesMask, view !== root, view.hasIntrinsicSize {
      _ = item(for: view)
    }
  }

  // MARK: Solving

  /// Solves the system: once, and a second time if a text is broken into several lines.
  ///
  /// The first time, each text has the size that it has on one line. If the resulting width is
  /// smaller, the text is measured again for this width.
  func solve() -> Solution {
    let texts = measured.filter {
      system.isOwing($0.width) || $0.shownWidth != shownWidth(of: $0)
    }
    for item in texts { putSize(of: item) }
    WorkCounter.count(\.constraintsSolved)
    var solution = system.solve()
    var isAnew = false
    for item in texts {
      let width = CGFloat(system[item.width])
      item.shownWidth = shownWidth(of: item)
      let limit = min(width, item.shownWidth ?? .infinity)
      guard let natural = item.naturalWidth, limit < natural - 1e-3 else { continue }
      putSize(of: item, forWidth: limit)
      isAnew = true
    }
    if isAnew {
      let second = system.solve()
      solution.conflicts += second.conflicts
      solution.problems += second.problems
    }
    return solution
  }

  /// Returns the width at which a text was last laid out, for the computation of a fitting size;
  /// `nil` if the target width decides the width of the text.
  ///
  /// If the priority of the target width is lower than the compression resistance of the text, the
  /// text would otherwise be measured on one line, although it has several lines on screen.
  private func shownWidth(of item: PlacedItem) -> CGFloat? {
    guard isFitting, let view = item.view else { return nil }
    let isHeld = widthPriority >= view.contentCompressionResistancePriority(for: .horizontal)
    return isHeld ? nil : view.storage.layout?.foundWidth
  }

  /// Reports the problems of a solution, and requests layout for the items that have moved.
  private func tell(of solution: Solution) {
    for conflict in solution.conflicts { report(conflict) }
    for problem in solution.problems { report(problem) }
    var changed: [PlacedItem] = []
    for (index, owner) in owners.enumerated() {
      guard let owner, system[index] != placed[index] else { continue }
      placed[index] = system[index]
      if changed.last !== owner { changed.append(owner) }
    }
    for item in changed { itemMoved(item) }
  }

  /// Requests layout of the view that sets the frame of an item.
  private func itemMoved(_ item: PlacedItem) {
    if let guide = item.guide { guide.owningView?.setNeedsLayout() }
    guard let view = item.view else { return }
    if item.content != nil { view.setNeedsLayout() }
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    if let ancestor = view.superview, view !== root {
      ancestor.setNeedsLayout()
    } else if view === root {
      placeRoot(view, item)
    }
  }
}

extension ConstraintSystem {
  /// The value of the variable with an index.
  internal subscript(index: Int) -> Double { value(at: index) }
}
