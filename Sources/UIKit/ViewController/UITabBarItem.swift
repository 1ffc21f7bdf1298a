import Foundation

/// What a tab bar shows of a controller: an image, a title under it, and a badge.
///
///     feed.tabBarItem = UITabBarItem(title: "Feed", image: UIImage(systemName: "house"), tag: 0)
///     feed.tabBarItem.badgeValue = "3"
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// An item without anything.
  public override init() { super.init() }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: UITabBarItem.self)
  }

  /// An item with a text and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// An item with a text, an image, and another image for when it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// An item with the text and the image that the system has for a purpose.
  ///
  /// - Differs: text and image can be read and set. UIKit keeps both to itself.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
  }

  /// A purpose that the system has a text and an image for.
  public enum SystemItem: Int, Sendable {
    /// The controllers that have no item of their own in the bar.
    case more
    /// What the user likes.
    case favorites
    /// What the app recommends.
    case featured
    /// What users rate best.
    case topRated
    /// What was used last.
    case recents
    /// People.
    case contacts
    /// What was done before.
    case history
    /// What the user comes back to.
    case bookmarks
    /// A search.
    case search
    /// What was loaded or is loading.
    case downloads
    /// What is newest.
    case mostRecent
    /// What is seen most.
    case mostViewed
  }

  /// The image for when the item is selected; the usual one, if `nil`.
  open var selectedImage: UIImage? { didSet { changed() } }
  /// A short text in a badge on the item, such as the number of new messages.
  open var badgeValue: String? { didSet { changed() } }
  /// The color of the badge; red, if `nil`.
  open var badgeColor: UIColor? { didSet { changed() } }
  /// How far the title is from its usual place.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// What the bar looks like while the item is selected; as the bar says, if `nil`.
  open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
  /// What the bar looks like while the item is selected and content is at its end.
  /// - Differs: it is kept, and not shown.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Sets font and color of the badge's text in a state, as far as they are not the usual ones.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    changed()
  }

  /// The font and the color that were set for the badge's text in a state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
}

extension UITabBarItem.SystemItem {
  /// The system's text.
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

  /// The name of the symbol that stands for the system's image.
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
