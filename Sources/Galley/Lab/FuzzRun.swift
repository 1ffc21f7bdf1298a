import Foundation

/// One call of `fuzz`, which takes random walks over a screen: sequences of steps, such as taps and
/// updates.
///
/// The walks are taken in a child process, or in this process if `WalksInProcess.isOn` is `true`.
@MainActor
internal struct FuzzRun<State> {
  let screen: LabScreen<State>
  let work: LabJob.Work
  let test: LabTest
  /// The identifier of the call.
  let call: String
  /// The file for a picture of the fault.
  let picture: URL

  /// Takes the walks, and returns the first failure; `nil` if there is none.
  func result() -> FuzzResult? {
    if let job = LabJob.ofThisProcess {
      // This child process was started for another call of `fuzz`. This call reports nothing, so
      // that the test continues to the other call.
      guard job.call == call else { return FuzzRun.elsewhere }
      let journal = LabJournal(job.journal)
      perform(job.work, journal)
      journal.note(.done)
      _exit(0)
    }
    if WalksInProcess.isOn { return perform(work, LabJournal(nil)) }
    return resultOfChild()
  }

  /// The result of a call in a child process that was started for another call. `fuzz` does not
  /// report this result.
  static var elsewhere: FuzzResult {
    FuzzResult(
      steps: [], failure: LabFailure(step: 0, text: "not in this process"), lengthBefore: 0)
  }

  /// Returns the first failure that a child process finds when it takes the walks; `nil` if there
  /// is none.
  func resultOfChild() -> FuzzResult? {
    let parent = FuzzParent(test: test, call: call) { screen.states.simplestFirst }
    do {
      return try parent.result(of: work)
    } catch {
      let text =
        "No child process could take the walks: it was started with \(test.arguments). Set GALLEY_LAB=inprocess to "
        + "take them in this process, where a trap ends the test run."
      return FuzzResult(steps: [], failure: LabFailure(step: 0, text: text), lengthBefore: 0)
    }
  }

  // MARK: In this process

  @discardableResult
  private func perform(_ work: LabJob.Work, _ journal: LabJournal) -> FuzzResult? {
    switch work {
    case .walks(let walks):
      for walk in 0..<walks.count {
        journal.note(.walk(walk))
        let steps = walks.steps(of: walk)
        guard let failure = perform(steps, journal) else { continue }
        journal.note(.failed(walk: walk, failure))
        let shortest = LabShortening.shorten(
          steps, failure, limit: 80, states: screen.states.simplestFirst
        ) {
          firstFailing($0, journal)
        }
        return draw(
          shortest, walk: walk, lengthBefore: min(failure.step + 1, steps.count), journal)
      }
    case .tries(let tries):
      if let result = firstFailing(tries, journal) {
        return draw(result, walk: nil, lengthBefore: result.steps.count, journal)
      }
    }
    return nil
  }

  private func firstFailing(
    _ tries: [[LabStep]], _ journal: LabJournal
  ) -> LabShortening.Result? {
    for steps in tries {
      journal.note(.trying(steps))
      if let failure = perform(steps, journal) { return (steps, failure) }
    }
    return nil
  }

  private func perform(_ steps: [LabStep], _ journal: LabJournal) -> LabFailure? {
    LabWalk.perform(steps, over: screen) { journal.note($0) }
  }

  /// Repeats the steps of a failure to draw a picture of the fault, and writes the result to the
  /// journal, the file in which a child process records its progress.
  private func draw(
    _ result: LabShortening.Result, walk: Int?, lengthBefore: Int, _ journal: LabJournal
  ) -> FuzzResult {
    var failure = result.failure
    journal.note(.found(result.steps, failure))
    // The walks use squares instead of letters, so that sizes do not depend on fonts. A picture
    // with real fonts is easier to read, so the steps are repeated with real fonts first. If the
    // fault does not occur with these sizes, the steps are repeated with squares.
    for hasFonts in [true, false] {
      let again = LabWalk.perform(
        result.steps, over: screen, drawingInto: picture, withFonts: hasFonts
      ) {
        journal.note($0)
      }
      if failure.addPicture(of: again) { break }
    }
    journal.note(.found(result.steps, failure))
    return FuzzResult(
      steps: result.steps, failure: failure, walk: walk, lengthBefore: lengthBefore)
  }
}
