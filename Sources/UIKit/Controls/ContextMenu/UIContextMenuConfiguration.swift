import Foundation

/// The preview and the menu that a long press presents.
///
///     UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { suggested in
///       UIMenu(children: [UIAction(title: "Delete", attributes: .destructive) { _ in delete() }])
///     }
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// A closure that returns the menu, given the elements that the system suggests; `nil` for no
  /// menu.
  public typealias ActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?
  /// A closure that returns the view controller of the preview; `nil` for the default preview.
  public typealias PreviewProvider = @MainActor () -> UIViewController?

  /// The order of a menu's elements.
  public enum ElementOrder: Int, Sendable {
    /// The order that the system chooses.
    case automatic
    /// The first element is nearest to the finger that opened the menu.
    case priority
    /// The order of the menu's children, from top to bottom.
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

  /// The identifier of the configuration. The default is a new UUID.
  open private(set) var identifier: any NSCopying

  /// The closure that returns the preview.
  internal let previewProvider: PreviewProvider?

  /// The closure that returns the menu.
  internal let actionProvider: ActionProvider?

  /// The order of the menu's elements.
  ///
  /// - Differs: it is stored without effect.
  open var preferredMenuElementOrder = ElementOrder.automatic

  /// The number in a badge on the preview.
  ///
  /// - Differs: it is stored without effect.
  open var badgeCount = 0
}

/// A closure that returns the view controller of a preview: the older name of
/// `UIContextMenuConfiguration.PreviewProvider`.
public typealias UIContextMenuContentPreviewProvider = UIContextMenuConfiguration.PreviewProvider

/// A closure that returns a menu: the older name of `UIContextMenuConfiguration.ActionProvider`.
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider
