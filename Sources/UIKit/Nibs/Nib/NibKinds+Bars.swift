import Foundation
import GalleyNibs

extension NibKinds {
  /// Bars and their items.
  static let bars: [String: NibKind] = [
    "navigationBar": NibKind(UINavigationBar.self) { part, compiler in
      compiler.readView(part)
      compiler.readNavigationBar(part)
    },
    "toolbar": NibKind(UIToolbar.self) { part, compiler in
      compiler.readView(part)
      part.set(compiler.color(part.element, "barTintColor"), UIToolbar.self) {
        $0.barTintColor = $1
      }
      part.set(compiler.barStyle(part.element), UIToolbar.self) { $0.barStyle = $1 }
      compiler.readAppearances(of: part, UIToolbar.self)
      part.set(part.element.bool("translucent"), UIToolbar.self) { $0.isTranslucent = $1 }
      compiler.setList("items", of: part, UIToolbar.self, UIBarButtonItem.self) { $0.items = $1 }
    },
    "tabBar": NibKind(UITabBar.self) { part, compiler in
      compiler.readView(part)
      part.set(compiler.color(part.element, "barTintColor"), UITabBar.self) { $0.barTintColor = $1 }
      part.set(compiler.barStyle(part.element), UITabBar.self) { $0.barStyle = $1 }
      compiler.readAppearances(of: part, UITabBar.self)
      part.set(part.element.bool("translucent"), UITabBar.self) { $0.isTranslucent = $1 }
      part.set(compiler.color(part.element, "unselectedItemTintColor"), UITabBar.self) {
        $0.unselectedItemTintColor = $1
      }
      // Older files store the tint color under this name.
      part.set(compiler.color(part.element, "selectedImageTintColor"), UITabBar.self) {
        $0.tintColor = $1
      }
      part.set(compiler.itemPositioning("itemPositioning", of: part.element), UITabBar.self) {
        $0.itemPositioning = $1
      }
      part.set(part.element.number("itemWidth"), UITabBar.self) { $0.itemWidth = $1 }
      part.set(part.element.number("itemSpacing"), UITabBar.self) { $0.itemSpacing = $1 }
      compiler.readBarImages(of: part, UITabBar.self)
      compiler.setList("items", of: part, UITabBar.self, UITabBarItem.self) { $0.items = $1 }
    },
    "navigationItem": item(UINavigationItem.self) { part, compiler in
      compiler.readNavigationItem(part)
    },
    "barButtonItem": item(UIBarButtonItem.self) { part, compiler in
      compiler.readBarItem(part)
      compiler.readBarButtonItem(part)
      // The accessibility label is read last, because a system item sets a label, too.
      compiler.readAccessibility(of: part, UIBarItem.self)
    },
    "barButtonItemGroup": NibKind(
      object: UIBarButtonItemGroup.self,
      make: { _, _ in UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil) }
    ) { part, compiler in compiler.readItemGroup(part) },
    "tabBarItem": item(UITabBarItem.self) { part, compiler in
      compiler.readBarItem(part)
      compiler.readTabBarItem(part)
      compiler.readAccessibility(of: part, UIBarItem.self)
    },
  ]

  private static func item<Item: NSObject>(
    _ type: Item.Type, _ read: @escaping @MainActor (NibPart, NibCompiler) -> Void
  ) -> NibKind {
    NibKind(
      object: type, fillsAfterMaking: false,
      make: { type, coder in
        if let item = type as? UIBarItem.Type { return item.init(coder: coder) }
        return (type as? UINavigationItem.Type).flatMap { $0.init(coder: coder) }
      }, read)
  }
}

extension NibCompiler {
  /// Sets a property to a list of objects.
  func setList<Owner: NSObject, Item: NSObject>(
    _ name: String, of part: NibPart, _ owner: Owner.Type, _ item: Item.Type,
    _ body: @escaping @MainActor (Owner, [Item]) -> Void
  ) {
    let parts = part.element.list(name).compactMap { self.part($0) }
    guard !parts.isEmpty else { return }
    part.add { object, load in
      if let owner = object as? Owner { body(owner, parts.compactMap { load.make($0, Item.self) }) }
    }
  }

  func readNavigationBar(_ part: NibPart) {
    let element = part.element
    part.set(color(element, "barTintColor"), UINavigationBar.self) { $0.barTintColor = $1 }
    part.set(element.bool("translucent"), UINavigationBar.self) { $0.isTranslucent = $1 }
    part.set(element.bool("largeTitles"), UINavigationBar.self) { $0.prefersLargeTitles = $1 }
    part.set(barStyle(element), UINavigationBar.self) { $0.barStyle = $1 }
    part.set(textAttributes("titleTextAttributes", of: element), UINavigationBar.self) {
      $0.titleTextAttributes = $1
    }
    part.set(textAttributes("largeTitleTextAttributes", of: element), UINavigationBar.self) {
      $0.largeTitleTextAttributes = $1
    }
    readAppearances(of: part, UINavigationBar.self)
    readBarImages(of: part, UINavigationBar.self)
    setList("items", of: part, UINavigationBar.self, UINavigationItem.self) { $0.items = $1 }
  }

  /// Reads the images that are set on a navigation bar itself, and not on an appearance object.
  private func readBarImages(of part: NibPart, _ bar: UINavigationBar.Type) {
    let element = part.element
    part.set(image(element, "shadowImage"), bar) { $0.shadowImage = $1 }
    part.set(image(element, "backIndicatorImage"), bar) { $0.backIndicatorImage = $1 }
    part.set(image(element, "backIndicatorTransitionMask"), bar) {
      $0.backIndicatorTransitionMaskImage = $1
    }
  }

  /// Reads the images that are set on a tab bar itself, and not on an appearance object.
  fileprivate func readBarImages(of part: NibPart, _ bar: UITabBar.Type) {
    let element = part.element
    part.set(image(element, "backgroundImage"), bar) { $0.backgroundImage = $1 }
    part.set(image(element, "shadowImage"), bar) { $0.shadowImage = $1 }
    part.set(image(element, "selectionIndicatorImage"), bar) { $0.selectionIndicatorImage = $1 }
  }

  /// Reads the back button and the style of a navigation item, and whether scrolling hides the
  /// search bar.
  private func readBackButton(of part: NibPart) {
    let element = part.element
    part.text("backButtonTitle", UINavigationItem.self) { $0.backButtonTitle = $1 }
    let mode: UINavigationItem.BackButtonDisplayMode? = word(
      "backButtonDisplayMode", of: element,
      ["default": .default, "generic": .generic, "minimal": .minimal])
    part.set(mode, UINavigationItem.self) { $0.backButtonDisplayMode = $1 }
    part.set(element.bool("hidesSearchBarWhenScrolling"), UINavigationItem.self) {
      $0.hidesSearchBarWhenScrolling = $1
    }
    let style: UINavigationItem.ItemStyle? = word(
      "style", of: element, ["navigator": .navigator, "browser": .browser, "editor": .editor])
    part.set(style, UINavigationItem.self) { $0.style = $1 }
  }

  func readNavigationItem(_ part: NibPart) {
    let element = part.element
    readBackButton(of: part)
    part.text("title", UINavigationItem.self) { $0.title = $1 }
    part.text("prompt", UINavigationItem.self) { $0.prompt = $1 }
    part.set(element.bool("hidesBackButton"), UINavigationItem.self) { $0.hidesBackButton = $1 }
    part.set(element.bool("leftItemsSupplementBackButton"), UINavigationItem.self) {
      $0.leftItemsSupplementBackButton = $1
    }
    part.set(
      word(
        "largeTitleDisplayMode", of: element,
        [
          "automatic": .automatic, "always": .always, "never": .never,
        ]), UINavigationItem.self
    ) { $0.largeTitleDisplayMode = $1 }
    readAppearances(of: part, UINavigationItem.self)
    set("titleView", of: part, UINavigationItem.self, UIView.self) { $0.titleView = $1 }
    readItems(of: part)
  }

  /// Reads the bar button items of a navigation item.
  private func readItems(of part: NibPart) {
    set("backBarButtonItem", of: part, UINavigationItem.self, UIBarButtonItem.self) {
      $0.backBarButtonItem = $1
    }
    set("leftBarButtonItem", of: part, UINavigationItem.self, UIBarButtonItem.self) {
      $0.leftBarButtonItem = $1
    }
    set("rightBarButtonItem", of: part, UINavigationItem.self, UIBarButtonItem.self) {
      $0.rightBarButtonItem = $1
    }
    setList("leftBarButtonItems", of: part, UINavigationItem.self, UIBarButtonItem.self) {
      $0.leftBarButtonItems = $1
    }
    setList("rightBarButtonItems", of: part, UINavigationItem.self, UIBarButtonItem.self) {
      $0.rightBarButtonItems = $1
    }
    setList("leadingItemGroups", of: part, UINavigationItem.self, UIBarButtonItemGroup.self) {
      $0.leadingItemGroups = $1
    }
    setList("trailingItemGroups", of: part, UINavigationItem.self, UIBarButtonItemGroup.self) {
      $0.trailingItemGroups = $1
    }
    setList("centerItemGroups", of: part, UINavigationItem.self, UIBarButtonItemGroup.self) {
      $0.centerItemGroups = $1
    }
    set(
      "pinnedTrailingGroup", of: part, UINavigationItem.self, UIBarButtonItemGroup.self
    ) { $0.pinnedTrailingGroup = $1 }
  }

  func readItemGroup(_ part: NibPart) {
    setList("barButtonItems", of: part, UIBarButtonItemGroup.self, UIBarButtonItem.self) {
      $0.barButtonItems = $1
    }
    set("representativeItem", of: part, UIBarButtonItemGroup.self, UIBarButtonItem.self) {
      $0.representativeItem = $1
    }
    part.set(part.element.bool("hidden"), UIBarButtonItemGroup.self) { $0.isHidden = $1 }
  }

  func readBarItem(_ part: NibPart) {
    let element = part.element
    part.text("title", UIBarItem.self) { $0.title = $1 }
    part.set(image(element, "image"), UIBarItem.self) { $0.image = $1 }
    part.set(image(element, "landscapeImage"), UIBarItem.self) { $0.landscapeImagePhone = $1 }
    part.set(element.bool("enabled"), UIBarItem.self) { $0.isEnabled = $1 }
    part.set(element.integer("tag"), UIBarItem.self) { $0.tag = $1 }
    part.set(element.insets("imageInsets").map { UIEdgeInsets($0) }, UIBarItem.self) {
      $0.imageInsets = $1
    }
  }

  func readBarButtonItem(_ part: NibPart) {
    let element = part.element
    part.set(word("systemItem", of: element, NibCompiler.systemItems), UIBarButtonItem.self) {
      $0.apply($1)
    }
    part.set(
      word(
        "style", of: element,
        [
          "plain": .plain, "bordered": .plain, "done": .done, "prominent": .done,
        ]), UIBarButtonItem.self
    ) { $0.style = $1 }
    part.set(element.number("width"), UIBarButtonItem.self) { $0.width = $1 }
    part.set(element.bool("hidden"), UIBarButtonItem.self) { $0.isHidden = $1 }
    part.set(element.bool("selected"), UIBarButtonItem.self) { $0.isSelected = $1 }
    part.set(element.bool("changesSelectionAsPrimaryAction"), UIBarButtonItem.self) {
      $0.changesSelectionAsPrimaryAction = $1
    }
    part.set(element.bool("sharesBackground"), UIBarButtonItem.self) { $0.sharesBackground = $1 }
    part.set(element.bool("hidesSharedBackground"), UIBarButtonItem.self) {
      $0.hidesSharedBackground = $1
    }
    part.set(color(element, "tintColor"), UIBarButtonItem.self) { $0.tintColor = $1 }
    set("customView", of: part, UIBarButtonItem.self, UIView.self) { $0.customView = $1 }
    set("menu", of: part, UIBarButtonItem.self, UIMenu.self) { $0.menu = $1 }
  }

  func readTabBarItem(_ part: NibPart) {
    let element = part.element
    if let system = word("systemItem", of: element, NibCompiler.systemTabs) {
      part.set(UITabBarItem.self) {
        $0.title = system.title
        $0.image = UIImage(systemName: system.symbolName)
      }
    }
    part.set(image(element, "selectedImage"), UITabBarItem.self) { $0.selectedImage = $1 }
    part.set(
      tabBarAppearance("standardAppearance", of: element), UITabBarItem.self
    ) { $0.standardAppearance = $1 }
    part.set(
      tabBarAppearance("scrollEdgeAppearance", of: element), UITabBarItem.self
    ) { $0.scrollEdgeAppearance = $1 }
    part.set(element.offset("titlePositionAdjustment"), UITabBarItem.self) {
      $0.titlePositionAdjustment = $1
    }
    part.text("badgeValue", UITabBarItem.self) { $0.badgeValue = $1 }
    part.set(color(element, "badgeColor"), UITabBarItem.self) { $0.badgeColor = $1 }
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "close": .close, "pageCurl": .pageCurl,
  ]

  private static let systemTabs: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]
}
