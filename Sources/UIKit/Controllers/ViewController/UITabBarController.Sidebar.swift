import Foundation

extension UITabBarController {
  /// The sidebar of a tab bar controller, as on a phone, where there is always a bar instead.
  ///
  ///     tabs.sidebar.headerContentConfiguration = header
  ///     tabs.sidebar.isHidden  // true
  ///
  /// - Differs: The sidebar is never shown. Its properties are stored without effect.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// The way in which the sidebar and the content share the screen.
    public enum Layout: Int, Sendable {
      /// The layout that the system chooses.
      case automatic = 0
      /// The sidebar covers a part of the content.
      case overlap = 1
      /// The content is beside the sidebar.
      case tile = 2
    }

    internal override init() { super.init() }

    /// Whether the sidebar is hidden.
    ///
    /// - Differs: It is always hidden; setting the property has no effect.
    open var isHidden: Bool {
      get { true }
      set {}
    }

    /// The layout that is preferred.
    open var preferredLayout = Layout.automatic
    /// The content above the tabs.
    open var headerContentConfiguration: (any UIContentConfiguration)?
    /// The content below the tabs.
    open var footerContentConfiguration: (any UIContentConfiguration)?
    /// The view at the bottom of the sidebar.
    open var bottomBarView: UIView?
    /// Further elements of the menu in the sidebar's bar.
    open var navigationOverflowItems: UIDeferredMenuElement?

    /// Configures the row of a tab again, if the sidebar shows it.
    open func reconfigureItem(for tab: UITab) {}
  }
}
