import Foundation

/// Animations that run together with a menu that appears or disappears.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; `nil` if the preview has no controller.
  var previewViewController: UIViewController? { get }
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the menu has appeared or disappeared.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Animations that run together with a preview that is committed.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The style in which the preview is committed.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The style in which a tapped preview is committed.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// The preview is dismissed.
  case dismiss = 0
  /// The preview becomes the visible content.
  case pop
}

/// The appearance of a menu.
public enum UIContextMenuInteractionAppearance: Int, Hashable, Sendable {
  /// There is no menu.
  case unknown = 0
  /// A preview and a menu.
  case rich
  /// A menu only.
  case compact
}

/// The animations that run together with a menu that appears or disappears.
@MainActor
internal final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating,
  UIEditMenuInteractionAnimating
{
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ preview: UIViewController? = nil) {
    previewViewController = preview
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs the animations.
  ///
  /// - Parameter clock: The clock of the animations. Without a clock, the animations have no
  ///   duration.
  func run(by clock: FrameClock?) {
    let (animations, completions) = (animations, completions)
    let style = UIView.AnimationStyle(
      duration: clock == nil ? 0 : 0.25, pace: .curve(.easeInOut), options: [.allowUserInteraction])
    UIView.animate(
      style, { for animation in animations { animation() } },
      { _ in for completion in completions { completion() } }, by: { clock })
  }
}
