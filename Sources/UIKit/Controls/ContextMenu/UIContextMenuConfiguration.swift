import Foundation

/// The preview and the menu of a long press.
///
///     UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { suggested in
///       UIMenu(children: [UIAction(title: "Delete", attributes: .destructive) { _ in delete() }])
///     }
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Returns the menu, given the actions that the system suggests.
  public typealias ActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?
  /// Returns the controller of the preview.
  public typealias PreviewProvider = @MainActor () -> UIViewController?

  /// The order of a menu's elements.
  public enum ElementOrder: Int, Sendable {
    /// The default of the system.
    case automatic
    /// The first element is nearest to the finger.
    case priority
    /// The given order.
    case fixed
  }

  /// Creates a configuration from closures that return its preview and its menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// The identifier; a unique one, if none was given.
  open private(set) var identifier: any NSCopying

  /// Returns the preview.
  internal let previewProvider: PreviewProvider?

  /// Returns the menu.
  internal let actionProvider: ActionProvider?

  /// The order of the menu's elements.
  open var preferredMenuElementOrder = ElementOrder.automatic

  /// The number on a badge of the preview.
  open var badgeCount = 0
}
