/// A completion that runs once, in the next turn of the main queue, or when the window of its view
/// becomes visible.
@MainActor
private final class ShownCompletion {
  private(set) weak var view: UIView?
  private var body: (@MainActor () -> Void)?

  init(_ view: UIView?, _ body: @escaping @MainActor () -> Void) {
    (self.view, self.body) = (view, body)
  }

  var hasRun: Bool { body == nil }

  func run() {
    let body = body
    self.body = nil
    body?()
  }
}

@MainActor private var shownCompletions: [ShownCompletion] = []

extension MainTurn {
  /// Runs the completion of a change that needs no animation: in the next turn of the main queue,
  /// or when the view's window becomes visible, if that is sooner.
  package static func scheduleShown(in view: UIView?, _ body: @escaping @MainActor () -> Void) {
    let completion = ShownCompletion(view, body)
    shownCompletions.removeAll { $0.hasRun }
    shownCompletions.append(completion)
    schedule { completion.run() }
  }

  /// Runs the completions of the views in a window that has become visible.
  internal static func runShownCompletions(in window: UIWindow) {
    for completion in shownCompletions where completion.view?.window === window { completion.run() }
    shownCompletions.removeAll { $0.hasRun }
  }
}
