import Foundation

extension UITabBarController {
  /// The sidebar of a tab bar controller. As on a phone, a tab bar is shown instead of the sidebar.
  ///
  ///     tabs.sidebar.headerContentConfiguration = header
  ///     tabs.sidebar.isHidden  // true
  ///
  /// - Differs: The sidebar is never shown. Its properties are stored without effect.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// The arrangement of the sidebar and the content on the screen.
    public enum Layout: Int, Sendable {
      /// The arrangement that the system chooses.
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

    /// The preferred arrangement.
    open var preferredLayout = Layout.automatic
    /// The content above the tabs.
    open var headerContentConfiguration: (any UIContentConfiguration)?
    /// The content below the tabs.
    open var footerContentConfiguration: (any UIContentConfiguration)?
    /// The view at the bottom of the sidebar.
    open var bottomBarView: UIView?
    /// The elements of the overflow menu in the navigation bar of the sidebar.
    open var navigationOverflowItems: UIDeferredMenuElement?

    /// Requests a new configuration of the row of a tab. The request has no effect, because the
    /// sidebar is never shown.
    open func reconfigureItem(for tab: UITab) {}
  }
}
