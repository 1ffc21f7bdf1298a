import Foundation

/// An element of a menu that performs an action, rather than opening a submenu.
@preconcurrency @MainActor
public protocol UIMenuLeaf: UIMenuElement {
  /// The title.
  var title: String { get set }
  /// The image.
  var image: UIImage? { get set }
  /// The image while the element is selected.
  var selectedImage: UIImage? { get set }
  /// A longer title, which explains the purpose of the element.
  var discoverabilityTitle: String? { get set }
  /// The attributes of the element.
  var attributes: UIMenuElement.Attributes { get set }
  /// The state of the element.
  var state: UIMenuElement.State { get set }
  /// The sender, while the element is performed.
  var sender: Any? { get }
  /// Performs the element with a sender.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {}
