import Foundation

extension UITextItem {
  /// The menu that a long press on a text item shows, and the preview beside the menu.
  ///
  ///     func textView(
  ///       _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ///     ) -> UITextItem.MenuConfiguration? {
  ///       UITextItem.MenuConfiguration(menu: UIMenu(children: [save] + defaultMenu.children))
  ///     }
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    /// The preview beside a menu: a view, or the default preview.
    public enum Preview {
      /// The default preview.
      case `default`
      /// A preview that shows a view.
      case view(UIView)
    }

    /// The preview. Tests read this property, which UIKit does not have.
    public let preview: Preview?
    internal final let menu: UIMenu

    /// Creates a configuration with a menu and a preview.
    ///
    /// - Differs: No preview is shown.
    public init(preview: Preview? = .default, menu: UIMenu) {
      self.preview = preview
      self.menu = menu
      super.init()
    }
  }
}
