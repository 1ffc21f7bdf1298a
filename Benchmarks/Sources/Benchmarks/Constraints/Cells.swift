import GalleyConstraints

/// A constraint system with self-sizing cells. Each cell has an avatar, a title beside the avatar,
/// and a text below the title, which determines the height of the cell.
struct Cells {
  var system = ConstraintSystem()
  var heights: [Variable] = []
  /// The constraints that set the heights of the texts.
  var texts: [ConstraintID] = []

  /// Creates a number of cells with twelve constraints each.
  init(count: Int) {
    for _ in 0..<count { addCell() }
  }

  /// Sets the height of each text.
  mutating func setTexts(to height: Double) {
    for text in texts { system.setConstant(of: text, to: height) }
  }

  private mutating func addCell() {
    let (width, height) = (makeSize(), makeSize())
    let (avatarSize, avatarTop) = (makeSize(), system.makeVariable())
    let (titleLeft, titleWidth) = (system.makeVariable(), makeSize())
    let (titleTop, titleHeight) = (system.makeVariable(), makeSize())
    let (textTop, textHeight) = (system.makeVariable(), makeSize())

    system.add(LinearConstraint(width, .equal, 320))
    system.add(LinearConstraint(avatarSize, .equal, 40))
    system.add(LinearConstraint(avatarTop, .equal, 8))
    system.add(LinearConstraint(titleLeft, .equal, to: avatarSize, plus: 16))
    system.add(sum(titleLeft, titleWidth, .equal, width, plus: -8))
    system.add(LinearConstraint(titleTop, .equal, 8))
    system.add(LinearConstraint(titleHeight, .equal, 20, priority: 750))
    system.add(sum(titleTop, titleHeight, .equal, textTop, plus: -4))
    texts.append(system.add(LinearConstraint(textHeight, .equal, 44, priority: 750)))
    system.add(sum(textTop, textHeight, .atMost, height, plus: -8))
    system.add(sum(avatarTop, avatarSize, .atMost, height, plus: -8))
    system.add(LinearConstraint(height, .equal, 0, priority: 50))
    heights.append(height)
  }

  private mutating func makeSize() -> Variable { system.makeVariable(isNonnegative: true) }
}

/// Returns a chain of views, each 8 points below the one before.
func chain(_ count: Int, priority: Double) -> (system: ConstraintSystem, last: Variable) {
  var system = ConstraintSystem()
  var top = system.makeVariable()
  system.add(LinearConstraint(top, .equal, 0))
  for _ in 1..<count {
    let height = system.makeVariable(isNonnegative: true)
    system.add(LinearConstraint(height, .equal, 44, priority: priority))
    let next = system.makeVariable()
    system.add(sum(top, height, .equal, next, plus: -8))
    top = next
  }
  return (system, top)
}

/// Returns the constraint `left + right = whole + constant`, or the same with `≤` or `≥`.
private func sum(
  _ left: Variable, _ right: Variable, _ relation: LinearConstraint.Relation, _ whole: Variable,
  plus constant: Double
) -> LinearConstraint {
  LinearConstraint([Term(left), Term(right), Term(whole, times: -1)], relation, constant)
}
