import Foundation

/// What comes up where a finger rests: a preview, and a menu.
///
///     UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { suggested in
///       UIMenu(children: [UIAction(title: "Delete", attributes: .destructive) { _ in delete() }])
///     }
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Makes the menu, given what the system suggests.
  public typealias ActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?
  /// Makes the preview.
  public typealias PreviewProvider = @MainActor () -> UIViewController?

  /// In which order a menu's lines stand.
  public enum ElementOrder: Int, Sendable {
    /// As the system has it.
    case automatic
    /// The first one nearest to the finger.
    case priority
    /// As they are said.
    case fixed
  }

  /// A configuration with what makes its preview and its menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// What it is known by: one of its own, if none was said.
  open private(set) var identifier: any NSCopying

  /// Makes the preview.
  internal let previewProvider: PreviewProvider?

  /// Makes the menu.
  internal let actionProvider: ActionProvider?

  /// In which order the menu's lines stand.
  open var preferredMenuElementOrder = ElementOrder.automatic

  /// A number beside what is lifted.
  open var badgeCount = 0
}
