import Foundation

/// An item of a tab bar: an image, a title below it, and a badge.
///
///     feed.tabBarItem = UITabBarItem(title: "Feed", image: UIImage(systemName: "house"), tag: 0)
///     feed.tabBarItem.badgeValue = "3"
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Creates an empty item.
  public override init() { super.init() }

  /// Creates the item that a nib describes.
  ///
  /// Other archives are not supported: this initializer traps with another coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: UITabBarItem.self)
  }

  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates an item with a title, an image, and another image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates an item with a title and an image of the system.
  ///
  /// - Differs: the title and the image can be read and set, which UIKit does not allow.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
  }

  /// An item with a title and an image of the system.
  public enum SystemItem: Int, Sendable {
    /// The item for the controllers that have no item of their own in the bar.
    case more
    /// The user's favorites.
    case favorites
    /// Content that the app recommends.
    case featured
    /// Content with the best ratings.
    case topRated
    /// Items used recently.
    case recents
    /// Contacts.
    case contacts
    /// The history of the user's actions.
    case history
    /// Bookmarks.
    case bookmarks
    /// A search.
    case search
    /// Downloads.
    case downloads
    /// The most recent content.
    case mostRecent
    /// The most viewed content.
    case mostViewed
  }

  /// The image for the selected state. If `nil`, `image` is used.
  open var selectedImage: UIImage? {
    willSet { willChangeValue(forKey: "selectedImage") }
    didSet {
      changed()
      didChangeValue(forKey: "selectedImage")
    }
  }
  /// A short text in a badge on the item, such as the number of new messages.
  open var badgeValue: String? {
    willSet { willChangeValue(forKey: "badgeValue") }
    didSet {
      changed()
      didChangeValue(forKey: "badgeValue")
    }
  }
  /// The color of the badge. If `nil`, the badge is red.
  open var badgeColor: UIColor? { didSet { changed() } }
  /// The offset of the title from its default position.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// The appearance of the bar while the item is selected. If `nil`, the bar's own appearance is
  /// used.
  ///
  /// The appearance is copied when it is set.
  open var standardAppearance: UITabBarAppearance? {
    didSet {
      standardAppearance = standardAppearance.map(own)
      changed()
    }
  }
  /// The appearance of the bar while the item is selected and the content is scrolled to its end.
  /// If `nil`, the bar's own appearance is used.
  ///
  /// The appearance is copied when it is set.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance.map(own)
      changed()
    }
  }

  /// Returns a copy of an appearance, which updates the bar when it changes.
  private func own(_ look: UITabBarAppearance) -> UITabBarAppearance {
    look.owned { [weak self] in self?.changed() }
  }

  /// Sets text attributes of the badge for a state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    changed()
  }

  /// Returns the text attributes that were set for a state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
}

extension UITabBarItem.SystemItem {
  /// The title.
  internal var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  /// The name of the symbol that replaces the system's image.
  internal var symbolName: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down.fill"
    case .mostViewed: "list.number"
    }
  }
}
