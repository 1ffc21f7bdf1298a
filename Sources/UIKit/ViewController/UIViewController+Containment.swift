import Foundation

// Controllers in others.

extension UIViewController {
  internal func takeIn(_ child: UIViewController) {
    guard child !== self else {
      Misuse.trap("Can't add a controller to itself", "\(self)")
    }
    if child.parent !== nil { child.removeFromParent() }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.viewIfLoaded?.traitsMayHaveChanged()
  }

  internal func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    traits.fromParent = nil
    didMove(toParent: nil)
  }

  /// The nearest controller around of a class.
  internal func nearest<Controller: UIViewController>() -> Controller? {
    sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? Controller }.first
  }

  /// The size that suits the controller has changed: tells whoever it is in or shown by.
  internal func tellPreferredSize() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      ownPresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Tells the controllers in this one that it is about to have another size.
  internal func passOn(
    _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      guard let view = child.viewIfLoaded else { continue }
      let next = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if view.bounds.size != next { child.viewWillTransition(to: next, with: coordinator) }
    }
  }

  /// The controller, those in it, and those shown over it.
  internal var everyone: [UIViewController] {
    [self] + children.flatMap(\.everyone) + (above?.everyone ?? [])
  }
}

// MARK: - Editing

extension UIViewController {
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
  internal func show(isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }
}
