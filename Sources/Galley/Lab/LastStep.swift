/// The last step that a child process has begun, and descriptions of its touches so far. A child
/// process takes random walks over a screen, for `fuzz`.
///
/// A child that traps in a callback of the app can't report its touches afterwards. So the child
/// records each touch before the touch is made.
internal struct LastStep {
  /// The index of the step; `nil` before the first step.
  private(set) var number: Int?
  /// Descriptions of the touched views, by the index of the step.
  private(set) var touches: [Int: String] = [:]

  /// Records that a step begins.
  ///
  /// Removes the touches of this step and later steps, because the steps are repeated from the
  /// first step to draw a failure.
  mutating func begin(_ number: Int) {
    self.number = number
    touches = touches.filter { $0.key < number }
  }

  /// Records a touch.
  ///
  /// In a step that touches two screens in the same way, the second touch replaces the first.
  mutating func note(touch: String) {
    guard let number else { return }
    touches[number] = touch
  }

  /// Records a choice in a menu or an alert that the touch has opened.
  mutating func note(choice: String) {
    guard let number else { return }
    touches[number] = touches[number].map { "\($0), then \(choice)" } ?? choice
  }

  /// A description of the last step and its touch. If the step touches nothing, the touch before
  /// this step is described, because the effects of that touch may continue.
  func words(in steps: [LabStep]) -> String {
    guard let number else { return "This happens when the screen is made." }
    guard steps.indices.contains(number) else {
      return "This happens when the screen is removed, after the last step."
    }
    let step = "The last step is \(steps[number])"
    guard let latest = touches.keys.filter({ $0 <= number }).max(), let touch = touches[latest],
      steps.indices.contains(latest)
    else { return "\(step)." }
    return latest == number ? "\(step): \(touch)." : "\(step), after \(steps[latest]): \(touch)."
  }
}
