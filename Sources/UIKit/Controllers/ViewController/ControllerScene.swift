import Foundation

/// The scene of a storyboard that a controller comes from, as the controller knows it.
@MainActor
internal protocol ControllerScene: AnyObject {
  /// The scene and its storyboard, for messages: `"feed" from storyboard "Main"`.
  var name: String { get }
  /// Creates the controller's view; `nil` if the storyboard has none. `finishView()` has to follow.
  func makeView() -> UIView?
  /// Connects outlets and actions of the view.
  func finishView()
}
