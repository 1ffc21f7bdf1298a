import Foundation
import GalleyUIKit

/// A tool of the list lab, together with the screen that it examines.
@MainActor
internal struct LabTool {
  let name: String
  /// Returns the faults that the tool finds.
  let findings: () -> [LabFinding]
  /// Returns a film strip of an update; `nil` for most tools.
  let film: () -> FilmStrip?

  init(
    name: String, _ findings: @escaping () -> [LabFinding],
    film: @escaping () -> FilmStrip? = { nil }
  ) {
    (self.name, self.findings, self.film) = (name, findings, film)
  }

  /// The tools that need only a screen. The tool `fuzz` is not one of them, because it needs child
  /// processes.
  static func all<State>(of screen: LabScreen<State>) -> [LabTool] {
    let sizes = [
      CGSize(width: 375, height: 667), CGSize(width: 320, height: 568),
      CGSize(width: 430, height: 932), CGSize(width: 667, height: 375),
    ]
    return [
      LabTool(name: "lintLayout") {
        findings(in: screen) { ListLab.layoutFaults(in: sizes, settle: screen.settle, $0) }
      },
      LabTool(name: "lintAccessibility") {
        findings(in: screen) { ListLab.accessibilityFaults(settle: screen.settle, $0) }
      },
      LabTool(name: "assertNoStaleCells") { ListLab.staleCellFindings(in: screen) },
      LabTool(name: "assertNoLeaks") {
        ListLab.leaks(of: screen).map { [LabFinding(text: $0)] } ?? []
      },
    ]
  }

  /// Returns the faults of the first states of a screen, each once.
  private static func findings<State>(
    in screen: LabScreen<State>, _ lines: (_ make: () -> UIViewController) -> [String]
  ) -> [LabFinding] {
    var known: Set<String> = []
    return screen.states.few(5).flatMap { number in
      lines { screen.make(screen.states.state(number)) }
    }
    .filter { known.insert($0).inserted }.map { LabFinding(text: $0) }
  }
}

extension ListLab {
  /// Returns a film strip of an update; `nil` if the screen is of another class than its maker says.
  internal static func film<Screen: UIViewController>(
    settle: @escaping () -> Void, make: () -> Screen, update: (Screen) -> Void
  ) -> FilmStrip? {
    let stage = Stage(
      Surroundings(size: CGSize(width: 375, height: 667)), settling: settle, make: make)
    stage.settle()
    defer { stage.clear() }
    guard let screen = stage.controller as? Screen else { return nil }
    return filmStrip(of: screen.view) { update(screen) }
  }
}
