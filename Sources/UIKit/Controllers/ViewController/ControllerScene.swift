import Foundation

/// The origin of a controller's view, as the controller knows it: a scene of a storyboard, or a nib.
@MainActor
internal protocol ControllerScene: AnyObject {
  /// The scene and its storyboard, for messages: `"feed" from storyboard "Main"`.
  var name: String { get }
  /// Creates the controller's view; `nil` if the file has none. `finishView()` has to follow.
  func makeView() -> UIView?
  /// Connects outlets and actions of the view.
  func finishView()
}
