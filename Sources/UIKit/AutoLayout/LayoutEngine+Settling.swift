import Foundation
import GalleyConstraints

// From edits to places.

extension LayoutEngine {
  /// How often views may change constraints because of what they came to.
  private static var roundLimit: Int { 16 }

  /// Brings in what was noted, finds where everything is, and asks for layout where that is another
  /// place than before.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    for _ in 0..<LayoutEngine.roundLimit where needsSettling {
      bringIn()
      tell(of: solve())
    }
  }

  private func bringIn() {
    // Whoever is asked for a size may note more.
    while true {
      if !staleViews.isEmpty {
        let views = staleViews.compactMap(\.value)
        staleViews = []
        for view in views { takeUp(view) }
      } else if !staleFrames.isEmpty {
        let items = staleFrames
        staleFrames = []
        for item in items { putFrame(of: item) }
      } else if !noted.isEmpty {
        let constraints = noted
        noted = []
        for constraint in constraints where constraint.isActive { put(constraint) }
      } else if !staleSizes.isEmpty {
        let items = staleSizes
        staleSizes = []
        for item in items { putSize(of: item) }
      } else {
        return
      }
    }
  }

  /// A view that has come, or takes part in another way.
  private func takeUp(_ view: UIView) {
    guard let layout = view.storage.layout, view.layoutRoot === root else { return }
    if let item = layout.item {
      putFrame(of: item)
      putSize(of: item)
    } else if !layout.translatesMask, view !== root, view.hasIntrinsicSize {
      _ = item(for: view)
    }
  }

  // MARK: Solving

  /// Solves the system: once, and once more where texts had to be measured for the width that they
  /// got.
  ///
  /// A text asks for one line first. The width that it gets then decides how many lines it has.
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

  /// The width at which a text is shown in several lines, if a size is asked for that does not hold the
  /// text at another width. A cell that has been laid out is so measured at its own width.
  private func shownWidth(of item: PlacedItem) -> CGFloat? {
    guard isFitting, let view = item.view else { return nil }
    let isHeld = widthPriority >= view.contentCompressionResistancePriority(for: .horizontal)
    return isHeld ? nil : view.storage.layout?.foundWidth
  }

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

  private func itemMoved(_ item: PlacedItem) {
    if let guide = item.guide { guide.owningView?.setNeedsLayout() }
    guard let view = item.view else { return }
    if item.content != nil { view.setNeedsLayout() }
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    if let around = view.superview, view !== root {
      around.setNeedsLayout()
    } else if view === root {
      placeRoot(view, item)
    }
  }
}

extension ConstraintSystem {
  /// The value of the variable with a number.
  internal subscript(index: Int) -> Double { value(at: index) }
}
