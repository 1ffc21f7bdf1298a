import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// Random walks (sequences of random steps, such as taps and updates) during which the tasks that
// the tested screen has started run. In all other respects these walks equal the walks without
// tasks.

extension FuzzRun {
  /// Takes the walks, and returns the first failure; `nil` if there is none.
  func resultWithTasks() async -> FuzzResult? {
    if let job = LabJob.ofThisProcess {
      guard job.call == call else { return FuzzRun.elsewhere }
      let journal = LabJournal(job.journal)
      await performWithTasks(job.work, journal)
      journal.note(.done)
      _exit(0)
    }
    if WalksInProcess.isInEnvironment { return await performWithTasks(work, LabJournal(nil)) }
    return resultOfChild()
  }

  @discardableResult
  private func performWithTasks(_ work: LabJob.Work, _ journal: LabJournal) async -> FuzzResult? {
    switch work {
    case .walks(let walks):
      for walk in 0..<walks.count {
        journal.note(.walk(walk))
        let steps = walks.steps(of: walk)
        guard let failure = await performWithTasks(steps, journal) else { continue }
        journal.note(.failed(walk: walk, failure))
        var search = LabShortening.Search(
          steps, failure, states: screen.states.simplestFirst)
        for _ in 0..<80 {
          guard let tries = search.next else { break }
          search.note(await firstFailingWithTasks(tries, journal))
        }
        return await found(
          search.best, walk: walk, lengthBefore: min(failure.step + 1, steps.count), journal)
      }
    case .tries(let tries):
      if let result = await firstFailingWithTasks(tries, journal) {
        return await found(result, walk: nil, lengthBefore: result.steps.count, journal)
      }
    }
    return nil
  }

  /// Repeats the steps of a failure to draw a picture of the fault, and writes the result to the
  /// journal, the file in which a child process records its progress.
  private func found(
    _ result: LabShortening.Result, walk: Int?, lengthBefore: Int, _ journal: LabJournal
  ) async -> FuzzResult {
    var failure = result.failure
    journal.note(.found(result.steps, failure))
    // The walks use squares instead of letters, so that sizes do not depend on fonts. A picture
    // with real fonts is easier to read, so the steps are repeated with real fonts first. If the
    // fault does not occur with these sizes, the steps are repeated with squares.
    for hasFonts in [true, false] {
      let again = await performWithTasks(
        result.steps, journal, drawingInto: picture, withFonts: hasFonts)
      if failure.addPicture(of: again) { break }
    }
    journal.note(.found(result.steps, failure))
    return FuzzResult(
      steps: result.steps, failure: failure, walk: walk, lengthBefore: lengthBefore)
  }

  private func firstFailingWithTasks(
    _ tries: [[LabStep]], _ journal: LabJournal
  ) async -> LabShortening.Result? {
    for steps in tries {
      journal.note(.trying(steps))
      if let failure = await performWithTasks(steps, journal) { return (steps, failure) }
    }
    return nil
  }

  private func performWithTasks(
    _ steps: [LabStep], _ journal: LabJournal, drawingInto picture: URL? = nil,
    withFonts hasFonts: Bool = false
  ) async -> LabFailure? {
    await LabWalk.performWithTasks(
      steps, over: screen, drawingInto: picture, withFonts: hasFonts
    ) {
      journal.note($0)
    }
  }
}
