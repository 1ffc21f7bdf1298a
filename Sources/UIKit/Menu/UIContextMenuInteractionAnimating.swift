import Foundation

/// Has something happen along with a menu that comes or goes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller whose view is the preview, if there is one.
  var previewViewController: UIViewController? { get }
  /// Changes something along the way.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Does something when the menu is there, or gone.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Has something happen along with a preview that becomes what is shown.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What becomes of the preview.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// What becomes of a preview that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// It goes.
  case dismiss = 0
  /// It becomes what is shown.
  case pop
}

/// How much there is of a menu.
public enum UIContextMenuInteractionAppearance: Int, Hashable, Sendable {
  /// There is none.
  case unknown = 0
  /// A preview and a menu.
  case rich
  /// Only a menu.
  case compact
}

/// What happens along with a menu that comes or goes.
@MainActor
internal final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ preview: UIViewController?) {
    previewViewController = preview
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Does all of it.
  ///
  /// - Parameter clock: What the way takes its time by; without one everything is there at once.
  func run(by clock: FrameClock?) {
    let (animations, completions) = (animations, completions)
    let style = UIView.AnimationStyle(
      duration: clock == nil ? 0 : 0.25, pace: .curve(.easeInOut), options: [.allowUserInteraction])
    UIView.animate(
      style, { for animation in animations { animation() } },
      { _ in for completion in completions { completion() } }, by: { clock })
  }
}
