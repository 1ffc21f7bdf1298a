import GalleyGeometry
import GalleyLayout
import TestSupport

// Comparing layouts after elements are measured.

extension ArrangementComparison {
  /// Measures a random element as another size, or forgets its size, and compares all frames.
  mutating func measure() {
    var maker = LayoutMaker(random: random)
    defer { random = maker.random }
    var estimated = elements.map(\.element).filter { !$0.estimatedAxes.isEmpty }
    if maker.oneIn(4) { estimated = estimated.filter { measured[$0.id] != nil } }
    guard
      let element = maker.oneIn(20)
        ? elements.randomElement(using: &maker.random)?.element
        : estimated.randomElement(using: &maker.random)
    else { return }

    let axes = element.estimatedAxes
    let before = measured[element.id]
    guard before == nil || measuredAxes[element.id] == axes else { return }
    var size = Size(
      width: maker.points() + Double(maker.upTo(3)), height: maker.points() + Double(maker.upTo(3)))
    for axis in Axis.allCases {
      // On an axis that is not estimated, a cell keeps the extent that the layout gives it.
      guard axes.contains(Axes(axis)) else {
        size[axis] = element.frame.size[axis]
        continue
      }
      // A size that differs by a pixel counts as the same, so choose a clearly different one.
      while abs(size[axis] - element.frame.size[axis]) <= 2
        || before.map({ abs(size[axis] - $0[axis]) <= 2 }) == true
      {
        size[axis] += 3
      }
    }
    if maker.oneIn(8), before != nil {
      arrangement.forget(element.id)
      measured[element.id] = nil
    } else {
      let answer = arrangement.measure(element.id, as: size)
      if axes.isEmpty {
        if answer != .unchanged { differ("measuring \(element.id)", answer, Measuring.unchanged) }
        return
      }
      measuredAxes[element.id] = axes
      // The larger of two sizes counts only on estimated axes. On another axis the element has its
      // last size.
      measured[element.id] = size
      for axis in Axis.allCases where axes.contains(Axes(axis)) {
        measured[element.id]?[axis] = max(size[axis], before?[axis] ?? 0)
      }
      if case .swung = answer {
        if before == nil { differ("measuring \(element.id)", answer, Measuring.changed) }
      } else if before != nil {
        differences.append("\(element.id) measured twice: \(answer)")
      }
    }
    judgeAgain()
    guard !isOver else { return }
    compareFrames()
    if !differences.isEmpty {
      differences.insert("after measuring \(element.id) as \(size); all: \(measured)", at: 0)
    }
  }
}
