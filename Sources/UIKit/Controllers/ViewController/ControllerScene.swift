import Foundation

/// The source from which a controller's view is loaded: a scene of a storyboard, or a nib.
@MainActor
internal protocol ControllerScene: AnyObject {
  /// The name of the scene and of its storyboard, for error messages. For example:
  /// `"feed" from storyboard "Main"`.
  var name: String { get }
  /// Creates the controller's view; `nil` if the file has none. Call `finishView()` afterwards.
  func makeView() -> UIView?
  /// Connects outlets and actions of the view.
  func finishView()
}
