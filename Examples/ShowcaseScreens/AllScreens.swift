import Galley
import UIKit

/// All screens, in the order in which they are shown.
package let allScreens: [Screen] =
  layoutScreens + dataScreens + tableScreens + adapterScreens + declaredScreens + storyboardScreens
  + viewScreens

/// Compositional layouts, from a plain list to sections that scroll horizontally.
private let layoutScreens: [Screen] = [
  Screen(name: "rows", title: "Rows") { inNavigation(RowsViewController()) },
  Screen(name: "tiles", title: "Tiles, their gaps made by insets") {
    inNavigation(TilesViewController())
  },
  Screen(name: "pairs", title: "Pairs") { inNavigation(PairsViewController()) },
  Screen(name: "mixed-sections", title: "Each section is laid out in its own way") {
    inNavigation(MixedSectionsViewController())
  },
  Screen(name: "roomy-sections", title: "As many columns as there is room for") {
    inNavigation(RoomySectionsViewController())
  },
  Screen(
    name: "roomy-sections-turned", title: "The same, after the phone was turned",
    devices: [.largePhone]
  ) {
    inNavigation(RoomySectionsViewController())
  } prepare: { window in
    window.turn(safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
  },
  Screen(name: "unread", title: "Badges on contacts") {
    inNavigation(UnreadViewController())
  },
  Screen(name: "titled-sections", title: "Titles above sections, and a line below") {
    inNavigation(TitledSectionsViewController())
  },
  Screen(name: "plates", title: "A plate behind each section") {
    inNavigation(PlatesViewController())
  },
  Screen(name: "staying-titles", title: "Titles that stay in sight") {
    inNavigation(StayingTitlesViewController())
  } prepare: { window in
    window.first(UICollectionView.self).map { Finger.drag($0, by: CGPoint(x: 0, y: -130)) }
  },
  Screen(name: "large-and-small", title: "Large and small: groups in groups") {
    inNavigation(LargeAndSmallViewController())
  },
  Screen(name: "sideways", title: "Sections that scroll sideways") {
    inNavigation(SidewaysViewController())
  } prepare: { window in
    window.first(UICollectionView.self).map {
      Finger.drag($0, from: CGPoint(x: 200, y: 100), by: CGPoint(x: -150, y: 0))
    }
  },
  Screen(name: "coming-to-rest", title: "Six ways to come to rest, after the same flick") {
    inNavigation(ComingToRestViewController())
  } prepare: { window in
    guard let list = window.first(UICollectionView.self) else { return }
    for section in 0..<list.numberOfSections {
      guard let cell = list.cellForItem(at: IndexPath(item: 0, section: section)) else { continue }
      Finger.flick(cell, by: CGPoint(x: -90, y: 0))
      window.frameClock.advance(by: 2)
    }
  },
]

/// Lists whose data changes.
private let dataScreens: [Screen] = [
  Screen(name: "islands", title: "Islands, with a search field") {
    inNavigation(IslandsViewController())
  },
  Screen(name: "islands-searched", title: "The same, after “an” was typed") {
    inNavigation(IslandsViewController())
  } prepare: { window in
    guard let field = window.first(UISearchTextField.self) else { return }
    Finger.tap(field)
    Keyboard.type("an")
    window.frameClock.advance(by: 1)
  },
  Screen(name: "sorting-colors", title: "Colors that sort themselves, on their way") {
    inNavigation(SortingColorsViewController())
  } prepare: { window in
    window.sort(steps: 12, thenFor: 0.05)
  },
  Screen(name: "sorted-colors", title: "Colors that sort themselves, done") {
    inNavigation(SortingColorsViewController())
  } prepare: { window in
    window.sort(steps: .max, thenFor: 1)
  },
  Screen(name: "logbook", title: "A logbook in a flow layout") {
    inNavigation(LogbookViewController())
  },
]

/// Table views.
private let tableScreens: [Screen] = [
  Screen(name: "wireless", title: "Settings, and networks that come and go") {
    inNavigation(WirelessViewController())
  },
  Screen(name: "wireless-later", title: "The same, a second later, in the middle of a change") {
    inNavigation(WirelessViewController())
  } prepare: { window in
    window.frameClock.advance(by: 1)
  },
  Screen(name: "wireless-off", title: "The same, switched off", devices: [.phone]) {
    inNavigation(WirelessViewController())
  } prepare: { window in
    window.first(UISwitch.self).map { Finger.tap($0) }
    window.settle()
  },
  Screen(name: "contacts", title: "Contacts with an index and a search") {
    inNavigation(ContactsViewController())
  },
  Screen(name: "contacts-index", title: "The same, after a finger was on M", devices: [.phone]) {
    inNavigation(ContactsViewController())
  } prepare: { window in
    Finger.tap(window, at: CGPoint(x: window.bounds.maxX - 7, y: 461))
    window.settle()
  },
  Screen(name: "contacts-searched", title: "The same, after “an” was typed") {
    inNavigation(ContactsViewController())
  } prepare: { window in
    window.first(UISearchTextField.self).map { Finger.tap($0) }
    Keyboard.type("an")
    window.settle()
  },
  Screen(name: "settings", title: "Settings in cards, with notes below") {
    inNavigation(SettingsViewController())
  },
  Screen(name: "settings-grown", title: "The same, with reminders on and the text opened") {
    inNavigation(SettingsViewController())
  } prepare: { window in
    window.first(UISwitch.self).map { Finger.tap($0) }
    window.settle()
    window.first(UITableView.self)?.cellForRow(at: IndexPath(row: 0, section: 2))
      .map { Finger.tap($0) }
    window.settle()
  },
  Screen(name: "settings-mirrored", title: "The same, read from the right", devices: [.phone]) {
    inNavigation(SettingsViewController())
  } prepare: { window in
    window.mirror()
  },
  Screen(name: "mail", title: "Letters, to be swiped aside and edited") {
    inNavigation(MailViewController())
  },
  Screen(name: "mail-swiped", title: "The same, one letter swiped aside", devices: [.phone]) {
    inNavigation(MailViewController())
  } prepare: { window in
    window.swipe(row: 2, by: -180)
  },
  Screen(
    name: "mail-swiped-mirrored", title: "The same, read from the right", devices: [.phone]
  ) {
    inNavigation(MailViewController())
  } prepare: { window in
    window.mirror()
    window.swipe(row: 2, by: 180)
  },
  Screen(name: "mail-read", title: "One letter swiped to be read", devices: [.phone]) {
    inNavigation(MailViewController())
  } prepare: { window in
    window.swipe(row: 2, by: 100)
  },
  Screen(name: "mail-edited", title: "Several letters selected") {
    inNavigation(MailViewController())
  } prepare: { window in
    window.first(UINavigationBar.self)?.first(UIControl.self).map { Finger.tap($0) }
    window.settle()
    for row in [0, 2] {
      window.first(UITableView.self)?.cellForRow(at: IndexPath(row: row, section: 0))
        .map { Finger.tap($0) }
    }
    window.settle()
  },
  Screen(name: "chat", title: "A chat, at its end") { inNavigation(ChatViewController()) },
  Screen(name: "chat-grown", title: "The same, after a message and its answer", devices: [.phone]) {
    inNavigation(ChatViewController())
  } prepare: { window in
    window.first(UITextField.self).map { Finger.tap($0) }
    Keyboard.type("The wrong one.")
    window.first(UIButton.self, where: { $0.currentTitle == "Send" }).map { Finger.tap($0) }
    window.frameClock.advance(by: 2)
    window.settle()
  },
  Screen(name: "teahouse", title: "A teahouse: different rows, one of them sideways") {
    inNavigation(TeahouseViewController())
  },
  Screen(name: "teahouse-sideways", title: "The same, scrolled, also sideways", devices: [.phone]) {
    inNavigation(TeahouseViewController())
  } prepare: { window in
    window.first(UITableView.self).map { Finger.drag($0, by: CGPoint(x: 0, y: -300)) }
    window.settle()
    window.first(UICollectionView.self).map { Finger.drag($0, by: CGPoint(x: -150, y: 0)) }
    window.settle()
  },
]

/// Lists with a list adapter.
private let adapterScreens: [Screen] = [
  Screen(name: "reading-circle", title: "A reading circle, spelled as for IGListKit 2") {
    inNavigation(ReadingCircleViewController())
  },
  Screen(name: "reading-circle-inserted", title: "The same, after four more remarks") {
    inNavigation(ReadingCircleViewController())
  } prepare: { window in
    guard let add = window.first(UINavigationBar.self)?.first(UIControl.self) else { return }
    for _ in 0..<4 {
      Finger.tap(add)
      window.settle()
    }
  },
  Screen(name: "lighthouse", title: "A lighthouse: its logbook, calls and the tide") {
    inNavigation(LighthouseViewController())
  },
  Screen(name: "lighthouse-tide", title: "The same, after the tide was tapped") {
    inNavigation(LighthouseViewController())
  } prepare: { window in
    window.first(TideSummaryCell.self).map { Finger.tap($0) }
    window.settle()
  },
  Screen(name: "lighthouse-live", title: "The same, after two calls have arrived") {
    inNavigation(LighthouseViewController())
  } prepare: { window in
    window.frameClock.advance(by: 6)
    window.settle()
  },
]

/// An app from a storyboard.
private let storyboardScreens: [Screen] = [
  Screen(name: "garden", title: "A garden, from a storyboard: tabs, and a table of prototypes") {
    GardenViewController.app()
  },
  Screen(name: "garden-plant", title: "The same, after a plant was tapped") {
    GardenViewController.app()
  } prepare: { window in
    window.first(UITableViewCell.self).map { Finger.tap($0) }
    window.settle()
  },
  Screen(name: "garden-watering", title: "Its other tab, a static table") {
    GardenViewController.app()
  } prepare: { window in
    (window.rootViewController as? UITabBarController).map { Finger.tap(tab: "Watering", in: $0) }
    window.settle()
  },
]

/// Lists whose cells are declared as values.
private let declaredScreens: [Screen] = [
  Screen(name: "plant-classic", title: "A page about a plant, with a switch for each question") {
    inNavigation(PlantClassicViewController())
  },
  Screen(
    name: "plant-classic-empty", title: "The same, where nobody has noted anything",
    devices: [.phone]
  ) {
    inNavigation(PlantClassicViewController(notes: [], neighbors: Plant.neighbors))
  },
  Screen(name: "plant-declared", title: "The same, its cells declared") {
    inNavigation(PlantPageViewController())
  },
  Screen(name: "plant", title: "The same, declared with what cells are known by and do") {
    inNavigation(PlantViewController())
  },
  Screen(
    name: "plant-changed", title: "After one note was opened and another swiped away",
    devices: [.phone]
  ) {
    inNavigation(PlantViewController())
  } prepare: { window in
    guard let list = window.first(UICollectionView.self) else { return }
    list.cellForItem(at: IndexPath(item: 2, section: 1)).map { Finger.tap($0) }
    window.settle()
    list.cellForItem(at: IndexPath(item: 0, section: 1)).map {
      Finger.drag($0, by: CGPoint(x: -350, y: 0))
    }
    window.settle()
  },
  Screen(name: "form", title: "A form, with everything off") {
    inNavigation(FormViewController())
  },
  Screen(name: "form-grown", title: "The same, after switches were turned", devices: [.phone]) {
    inNavigation(FormViewController())
  } prepare: { window in
    guard let list = window.first(UICollectionView.self) else { return }
    for place in [(1, 0), (0, 2), (2, 2)] {
      let path = IndexPath(item: place.0, section: place.1)
      list.cellForItem(at: path).map { Finger.tap($0) }
      window.settle()
    }
  },
]

/// Views without lists: text, animations, controls.
private let viewScreens: [Screen] = [
  Screen(name: "feed", title: "A feed, its cells placed by hand") {
    inNavigation(FeedViewController())
  },
  Screen(name: "article", title: "An article under a large title") {
    inNavigation(ArticleViewController(), prefersLargeTitles: true)
  },
  Screen(name: "article-read", title: "The same, half read", devices: [.phone]) {
    inNavigation(ArticleViewController(), prefersLargeTitles: true)
  } prepare: { window in
    guard let scrollView = window.first(UIScrollView.self) else { return }
    scrollView.contentOffset.y += 320
    scrollView.flashScrollIndicators()
  },
  Screen(name: "motion", title: "Six moments of an animation") {
    MotionViewController()
  } prepare: { window in
    // The animations begin one after the other, so each is at another stage.
    for _ in 0..<6 {
      (window.rootViewController as? MotionViewController)?.animate()
      window.frameClock.advance(by: 0.18)
    }
  },
  Screen(name: "controls", title: "Controls, in their states") { ControlsViewController() },
]

@MainActor
private func inNavigation(
  _ controller: UIViewController, prefersLargeTitles: Bool = false
) -> UIViewController {
  let navigation = UINavigationController(rootViewController: controller)
  navigation.navigationBar.prefersLargeTitles = prefersLargeTitles
  return navigation
}

extension UIView {
  /// Returns the first descendant of a class, from back to front.
  fileprivate func first<View: UIView>(_ type: View.Type) -> View? {
    for view in subviews {
      if let found = view as? View ?? view.first(type) { return found }
    }
    return nil
  }
}

extension UIView {
  /// Returns the first descendant of a class that satisfies a condition.
  fileprivate func first<View: UIView>(_ type: View.Type, where fits: (View) -> Bool) -> View? {
    for view in subviews {
      if let found = view as? View, fits(found) { return found }
      if let found = view.first(type, where: fits) { return found }
    }
    return nil
  }
}

extension UIWindow {
  /// Switches the window to layout from right to left.
  fileprivate func mirror() {
    traitOverrides.layoutDirection = .rightToLeft
    settle()
  }

  /// Swipes a row of the table, starting near the edge that the finger moves away from.
  fileprivate func swipe(row: Int, by distance: CGFloat) {
    let cell = first(UITableView.self)?.cellForRow(at: IndexPath(row: row, section: 0))
    guard let cell else { return }
    let start = distance < 0 ? cell.bounds.maxX - 15 : 15
    Finger.drag(cell, from: CGPoint(x: start, y: 40), by: CGPoint(x: distance, y: 0))
    settle()
  }

  /// Rotates the window to landscape orientation.
  fileprivate func turn(safeArea: UIEdgeInsets) {
    deviceSafeArea = safeArea
    frame.size = CGSize(width: frame.height, height: frame.width)
  }

  /// Runs the blocks of the main queue, and advances the clock until nothing moves.
  fileprivate func settle() {
    MainTurn.drain()
    frameClock.advanceUntilStill()
  }

  /// Takes some steps of the sort, each during the animation of the previous one, and then advances
  /// the clock.
  fileprivate func sort(steps: Int, thenFor seconds: TimeInterval) {
    let navigation = rootViewController as? UINavigationController
    guard let sort = navigation?.topViewController as? SortingColorsViewController else { return }
    var step = 0
    while step < steps, sort.sortOneMore() {
      frameClock.advance(by: 0.125)
      step += 1
    }
    frameClock.advance(by: seconds)
  }
}
