import Foundation

// Child controllers.

extension UIViewController {
  /// Adds a child, as `addChild(_:)` does.
  internal func appendChild(_ child: UIViewController) {
    guard child !== self else {
      Misuse.trap("Can't add a controller to itself", "\(self)")
    }
    if let path = child.pathDown(to: self) {
      Misuse.trap(
        "Can't add a controller to one that is in it", "\(child) has \(self) in it: \(path)")
    }
    if child.parent !== nil { child.removeFromParent() }
    child.isMovingToParent = true
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.viewIfLoaded?.traitsMayHaveChanged()
  }

  /// Returns the controllers from this controller to a descendant, as text for a message; `nil` if
  /// the other controller is not a descendant.
  private func pathDown(to other: UIViewController) -> String? {
    let line = Array(sequence(first: other) { $0.parent })
    guard let end = line.firstIndex(where: { $0 === self }) else { return nil }
    return line[...end].reversed().map { "\(type(of: $0))" }.joined(separator: " > ")
  }

  /// Traps if a view is the view of another controller.
  internal func checkOwner(of view: UIView) {
    guard let owner = view.storage.controller, owner !== self else { return }
    Misuse.trap(
      "A view can only be associated with at most one view controller at a time!",
      "View \(view) is associated with \(owner). Clear this association before associating this "
        + "view with \(self)")
  }

  /// Removes the controller from its parent, as `removeFromParent()` does.
  internal func leaveParent() {
    parent?.willRelease(self)
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    traits.fromParent = nil
    traits.ofColumn = nil
    isMovingToParent = false
    isMovingFromParent = false
    didMove(toParent: nil)
  }

  /// Returns the nearest ancestor of a class.
  ///
  /// A search controller has no ancestors, because it counts as presented.
  internal func nearest<Controller: UIViewController>() -> Controller? {
    sequence(first: self) { $0 is UISearchController ? nil : $0.parent }.dropFirst().lazy.compactMap
    { $0 as? Controller }.first
  }

  /// Called when the preferred size has changed, to notify the parent and the presentation.
  internal func tellPreferredSize() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      ownPresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Notifies the children, and the controllers that are presented over them, that the size is about
  /// to change.
  internal func passOn(
    _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      guard let view = child.viewIfLoaded else { continue }
      let next = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if view.bounds.size != next { child.viewWillTransition(to: next, with: coordinator) }
      for controller in child.allAbove {
        controller.ownPresentation?.viewWillTransition(to: next, with: coordinator)
      }
    }
  }

  /// The controller, its descendants, and the controllers presented over it.
  internal var everyone: [UIViewController] {
    [self] + children.flatMap(\.everyone) + (above?.everyone ?? [])
  }
}

// MARK: - Editing

extension UIViewController {
  /// Creates the button "Edit", which begins and ends editing.
  internal func makeEditButton() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.show(isEditing: isEditing)
    item.handler = { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    return item
  }
}

extension UIBarButtonItem {
  /// Sets the title and the style of the button "Edit".
  internal func show(isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }
}

extension UIViewController {
  /// Replaces the view of one child with the view of another child.
  internal func change(
    from old: UIViewController, to new: UIViewController, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self else {
      Misuse.trap(
        "Children view controllers \(old) and \(new) must have a common parent view controller when "
          + "calling -[UIViewController transitionFromViewController:toViewController:duration:options:"
          + "animations:completion:]",
        "call addChild(_:) for both")
    }
    let isAnimated = duration > 0
    // If the parent is not shown, neither child appears or disappears.
    let callsAppearance = isShown
    if callsAppearance {
      old.beginAppearanceTransition(false, animated: isAnimated)
      new.beginAppearanceTransition(true, animated: isAnimated)
    }
    if let container = old.view.superview { container.addSubview(new.view) }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: { finished in
        old.view.removeFromSuperview()
        if callsAppearance {
          old.endAppearanceTransition()
          new.endAppearanceTransition()
        }
        completion?(finished)
      })
  }
}
