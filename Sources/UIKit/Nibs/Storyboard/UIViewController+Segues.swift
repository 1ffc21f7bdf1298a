import Foundation

// Triggering and performing segues.

extension UIViewController {
  /// The controller's scene in its storyboard.
  internal final var storyboardScene: StoryboardScene? { scene as? StoryboardScene }

  internal func performNamedSegue(_ identifier: String, sender: Any?) {
    guard let scene = storyboardScene, let template = scene.segue(named: identifier) else {
      Misuse.trap(
        "Receiver (\(self)) has no segue with identifier '\(identifier)'",
        "\(storyboardScene.map { "its scene in \($0.storyboard.name).storyboard" } ?? "it is of no storyboard, which")"
          + " has \(storyboardScene?.segueNames ?? "no segues")")
    }
    scene.perform(template, sender: sender)
  }

  /// Performs a segue that a control or a gesture has triggered, if the controller allows it.
  internal func trigger(_ template: SegueTemplate, sender: Any?) {
    guard let scene = storyboardScene,
      shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender)
    else { return }
    scene.perform(template, sender: sender)
  }

  // MARK: Unwinding

  /// Returns the child of this controller that is or contains another controller; `nil` if there is
  /// none.
  internal func child(containing controller: UIViewController) -> UIViewController? {
    sequence(first: controller) { $0.parent }.first { $0.parent === self }
  }

  /// Whether the controller implements an unwind action, and is not the source.
  internal func hasUnwindAction(_ action: Selector, from source: UIViewController) -> Bool {
    self !== source && action.isKnown(to: self)
  }

  /// Returns the destination of an unwind segue.
  ///
  /// The containers of the source are asked first, from the innermost outward, then the controllers
  /// that present the source.
  internal static func destination(
    of source: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {
    var next = source.source.parent ?? source.source.below
    while let controller = next {
      if let found = controller.searchForUnwinding(from: source, depth: 0) { return found }
      next = controller.parent ?? controller.below
    }
    return nil
  }

  /// Returns the segue that the controller or one of its containers supplies for unwinding to it.
  internal func ownSegueForUnwinding(
    from source: UIViewController, _ identifier: String?
  ) -> UIStoryboardSegue? {
    sequence(first: self) { $0.parent }.lazy.compactMap {
      $0.segueForUnwinding(to: self, from: source, identifier: identifier)
    }.first
  }

  private func searchForUnwinding(
    from source: UIStoryboardUnwindSegueSource, depth: Int
  ) -> UIViewController? {
    // `forUnwindSegueAction` may return controllers that contain each other, so the depth is
    // limited.
    guard depth < 100 else { return nil }
    if let found = forUnwindSegueAction(
      source.unwindAction, from: source.source, withSender: source.sender)
    {
      return found
    }
    for child in allowedChildrenForUnwinding(from: source) {
      if let found = child.searchForUnwinding(from: source, depth: depth + 1) { return found }
    }
    let acceptsUnwind = canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender as Any)
    return acceptsUnwind ? self : nil
  }

  /// Returns to this controller: dismisses the controllers that are presented over this controller,
  /// then makes the containers of this controller show it.
  internal func goBack(by segue: UIStoryboardSegue, animated: Bool) {
    let chain = Array(sequence(first: self) { $0.parent })
    let sourceChain = Array(sequence(first: segue.source) { $0.parent ?? $0.below })
    var isDismissing = false
    if let presenter = chain.first(where: { $0.above != nil }), let above = presenter.above,
      sourceChain.contains(where: { $0 === above })
    {
      presenter.dismiss(animated: animated)
      isDismissing = true
    }
    // The containers that both controllers share do not change, except for the innermost of them.
    let fromRoot = Array(chain.reversed())
    let common = fromRoot.lastIndex { container in sourceChain.contains { $0 === container } } ?? 0
    let perform = {
      for (container, next) in zip(fromRoot[common...], fromRoot[(common + 1)...]) {
        container.unwind(for: segue, towards: next)
      }
    }
    guard fromRoot.indices.contains(common + 1) else { return }
    if isDismissing || !animated { UIView.performWithoutAnimation(perform) } else { perform() }
  }
}
