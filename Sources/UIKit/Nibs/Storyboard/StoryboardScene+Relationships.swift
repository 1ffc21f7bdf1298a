import Foundation

// Controllers that are created together with their container.

extension StoryboardScene {
  /// The sources and senders of the segues whose destinations are being created, the outermost
  /// segue first.
  private static var creating: [(source: UIViewController, sender: Any?)] = []

  /// Calls a closure that creates the destination of a segue.
  static func whileCreatingDestination<Result>(
    from source: UIViewController, sender: Any?, _ body: () -> Result
  ) -> Result {
    creating.append((source, sender))
    defer { creating.removeLast() }
    return body()
  }

  /// Creates a controller in a relationship to the controller of this scene, such as the root of
  /// a navigation controller.
  ///
  /// The relationship may have a segue action. It belongs to the container, or to the source of
  /// the segue to the container. If neither has the method, or if there is no such segue, the
  /// controller is created without the method.
  ///
  /// - Unverified: The order of the two, and which sender and identifier the method gets. It gets
  ///   the sender of the segue to the container, and the identifier of the relationship.
  func makeRelated(_ template: SegueTemplate) -> UIViewController? {
    storyboard.file.make(template.destination, for: storyboard, creator(of: template))
  }

  /// Returns a closure that calls the segue action of a relationship; `nil` if there is none.
  private func creator(of template: SegueTemplate) -> StoryboardFile.Creator? {
    guard compiler.preview == nil, let name = template.creationAction else { return nil }
    let sender = Self.creating.last?.sender
    let own = controller.map { [(source: $0, sender: sender)] } ?? []
    for (target, sender) in own + Self.creating.reversed() {
      guard let method = SelectorTable.method(name, of: target) else { continue }
      return { coder in
        let made = method(target, SelectorArguments([coder, sender, template.identifier]))
        return made.flatMap { $0 as? UIViewController }
      }
    }
    return nil
  }
}
