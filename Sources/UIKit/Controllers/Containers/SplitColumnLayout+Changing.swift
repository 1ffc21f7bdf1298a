import Foundation

// Showing and hiding columns with an animation.

extension SplitColumnLayout {
  /// Columns that are being shown and hidden with an animation.
  internal final class Change {
    /// The controllers of the columns that appear.
    let coming: [UIViewController]
    /// The controllers of the columns that disappear.
    let going: [UIViewController]
    /// The size of the view when the change began.
    let size: CGSize

    init(coming: [UIViewController], going: [UIViewController], size: CGSize) {
      self.coming = coming
      self.going = going
      self.size = size
    }
  }

  private static let duration: TimeInterval = 0.35

  /// Moves the columns from their current frames to the frames for the current display mode.
  ///
  /// Columns slide in from beyond the edge of the view, and slide out beyond that edge.
  ///
  /// - Unverified: the duration.
  internal func animateChange(in view: UIView) {
    finishChange()
    let frames = frames(in: view)
    let coming = frames.filter { $0.controller.viewIfLoaded?.superview !== view }
    let going = owner.children.filter { child in
      child.viewIfLoaded?.superview === view && !frames.contains { $0.controller === child }
    }
    let direction: CGFloat = isMirrored(view) ? 1 : -1
    let comingWidth = coming.reduce(0) { $0 + $1.frame.width } * direction
    let goingWidth = going.reduce(0) { $0 + $1.view.frame.width } * direction
    let change = Change(
      coming: coming.map(\.controller), going: going, size: view.bounds.size)
    self.change = change
    for controller in going { controller.beginAppearance(false, animated: true) }
    for placed in coming { placed.controller.beginAppearance(true, animated: true) }
    // An appearance method may have changed the columns again.
    guard self.change === change else { return }
    prepare(coming, movedBy: comingWidth, in: view)
    UIView.animate(
      withDuration: SplitColumnLayout.duration, delay: 0, options: .allowUserInteraction
    ) {
      self.place(in: view)
      for controller in going {
        controller.view.frame = controller.view.frame.offsetBy(dx: goingWidth, dy: 0)
      }
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      if self?.change === change { self?.finishChange() }
    }
  }

  /// Adds the views of columns beyond the edge of the view.
  private func prepare(_ coming: [Placed], movedBy distance: CGFloat, in view: UIView) {
    isPreparing = true
    UIView.performWithoutAnimation {
      for placed in coming {
        setTraits(of: placed)
        placed.controller.view.frame = placed.frame.offsetBy(dx: distance, dy: 0)
        view.addSubview(placed.controller.view)
        placed.controller.tellIsAppearing(animated: true)
        placed.controller.view.layoutIfNeeded()
      }
      if dimmingView.superview == nil { dimmingView.alpha = 0 }
    }
    isPreparing = false
  }

  /// Ends the running change of the columns immediately.
  internal func finishChange() {
    guard let change else { return }
    self.change = nil
    for controller in change.going {
      if controller.parent === owner { controller.viewIfLoaded?.removeFromSuperview() }
      controller.endAppearance(animated: true)
    }
    for controller in change.coming { controller.endAppearance(animated: true) }
    if let view = owner.viewIfLoaded { placeDimmingView(in: view) }
  }
}
