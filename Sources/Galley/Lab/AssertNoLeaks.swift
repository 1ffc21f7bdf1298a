import Foundation
import GalleyUIKit

/// Fails if controllers, cells or adapters of a screen still exist after the screen has been
/// removed.
///
///     assertNoLeaks { FeedViewController(posts: posts) }
///
/// The screen is shown in a window, scrolled from its start to its end and back, and removed.
/// Controllers and cells that have appeared meanwhile have to be deallocated, too: for example a
/// controller that `use` pushes and pops, and its cells. The test must not hold them. The failure
/// names the objects that still exist, and the properties that refer to them:
///
///     These live on when the screen has left:
///       FeedViewController, which PhotoCell.delegate refers to
///       PhotoCell × 9: it may be held by a closure of its own, in onLike
///
/// The test also fails if a repeating timer in one of the screen's properties, or a display link,
/// still runs after the screen was removed.
///
/// - Parameters:
///   - use: Uses the screen before it is removed.
///   - settle: Called while the screen settles, to finish pending work, such as the requests of the
///     test's loader.
///   - make: Makes the screen.
@MainActor
public func assertNoLeaks<Screen: UIViewController>(
  after use: (Screen) -> Void = { _ in }, settle: @escaping () -> Void = {},
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ make: () -> Screen
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  guard !ListLab.isInChild else { return }
  let text = UIView.withSquareText { () -> String? in
    leftovers {
      let stage = Stage(Surroundings(size: UIScreen.main.bounds.size), settling: settle) { make() }
      if let screen = stage.controller as? Screen { use(screen) }
      return stage
    }
  }
  if let text { place.fail(text) }
}

/// Fails if controllers, cells or adapters of a screen still exist after the screen has been
/// removed.
@MainActor
public func assertNoLeaks<State>(
  _ screen: LabScreen<State>,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  if let text = ListLab.leaks(of: screen) { place.fail(text) }
}

/// Fails if controllers, cells or adapters of a screen still exist after the screen has been
/// removed, and its tasks have ended or wait.
///
///     await assertNoLeaksWithTasks { FeedViewController(posts: await loader.posts()) } after: {
///       await $0.refresh()
///     }
///
/// Tasks of the main actor run while the screen is shown, scrolled and removed. A task that has
/// ended no longer holds objects; a waiting task holds the objects that it has captured. See
/// `assertNoLeaks(after:settle:_:)`.
///
/// - Parameters:
///   - make: Makes the screen.
///   - use: Uses the screen before it is removed.
@MainActor
public func assertNoLeaksWithTasks<Screen: UIViewController>(
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ make: () async -> Screen, after use: (Screen) async -> Void = { _ in }
) async {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  guard !ListLab.isInChild else { return }
  if let text = await ListLab.leaksWithTasks(make, after: use) { place.fail(text) }
}

extension ListLab {
  /// Returns a description of the objects that still exist after a screen has been removed and its
  /// tasks have run.
  package static func leaksWithTasks<Screen: UIViewController>(
    _ make: () async -> Screen, after use: (Screen) async -> Void = { _ in }
  ) async -> String? {
    await UIView.withSquareTextInTasks { () async -> String? in
      let shown = ShownObjects()
      let stage = await shown.collectingInTasks { await stageAfterUse(make, after: use) }
      return await LivingObjects(in: stage, shown: shown).textWithTasks(afterClearing: stage)
    }
  }

  /// Returns a stage with a screen that was used and scrolled from its start to its end and back.
  private static func stageAfterUse<Screen: UIViewController>(
    _ make: () async -> Screen, after use: (Screen) async -> Void
  ) async -> Stage {
    let stage = await stage(showing: make)
    await stage.settleWithTasks()
    if let screen = stage.controller as? Screen { await use(screen) }
    await stage.settleWithTasks()
    for list in stage.visibleLists {
      for fraction in [0.5, 1, 0] {
        list.scroll(toFraction: fraction)
        await stage.settleWithTasks()
      }
    }
    return stage
  }

  /// Returns a stage with a screen.
  ///
  /// This is a separate function, so that no local variable of the caller holds the screen.
  private static func stage(showing make: () async -> UIViewController) async -> Stage {
    let controller = await make()
    return Stage(Surroundings(size: UIScreen.main.bounds.size)) { controller }
  }

  /// Returns a description of the objects that still exist after a screen has been removed. The
  /// screen is created in each of its first states, and then once more and updated to all of these
  /// states.
  package static func leaks<State>(of screen: LabScreen<State>) -> String? {
    guard !isInChild else { return nil }
    let numbers = screen.states.few(5)
    return UIView.withSquareText {
      for number in numbers {
        if let text = leftovers({ stage(with: screen, in: number) }) { return text }
      }
      guard let update = screen.update else { return nil }
      return leftovers {
        let stage = stage(with: screen, in: 0)
        for number in numbers {
          guard let controller = stage.controller else { break }
          stage.makeCurrent()
          update(controller, screen.states.state(number), number % 2 == 0)
          stage.settle()
        }
        return stage
      }
    }
  }

  private static func stage<State>(with screen: LabScreen<State>, in number: Int) -> Stage {
    Stage(Surroundings(size: screen.size), settling: screen.settle) {
      screen.make(screen.states.state(number))
    }
  }
}

/// Scrolls through the lists of a screen and removes it.
///
/// Returns a description of the objects that still exist.
///
/// - Parameter use: Makes the screen and uses it.
@MainActor
private func leftovers(_ use: () -> Stage) -> String? {
  let shown = ShownObjects()
  let stage = shown.collecting {
    let stage = use()
    stage.settle()
    for list in stage.visibleLists {
      for fraction in [0.5, 1, 0] { list.scroll(toFraction: fraction) }
    }
    return stage
  }
  let watched = LivingObjects(in: stage, shown: shown)
  stage.clear()
  return watched.text
}
