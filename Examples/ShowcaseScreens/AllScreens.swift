import Galley
import UIKit

/// Every screen, in the order in which they are shown.
package let allScreens: [Screen] =
  layoutScreens + dataScreens + adapterScreens + declaredScreens + viewScreens

/// What compositional layouts can do, from a plain list to sections that scroll sideways.
private let layoutScreens: [Screen] = [
  Screen(name: "list", title: "A list") { inNavigation(ListViewController()) },
  Screen(name: "grid", title: "A grid, its items inset") { inNavigation(GridViewController()) },
  Screen(name: "two-columns", title: "Two columns") { inNavigation(TwoColumnViewController()) },
  Screen(name: "distinct-sections", title: "Each section is laid out in its own way") {
    inNavigation(DistinctSectionsViewController())
  },
  Screen(name: "adaptive-sections", title: "As many columns as there is room for") {
    inNavigation(AdaptiveSectionsViewController())
  },
  Screen(
    name: "adaptive-sections-turned", title: "The same, after the phone was turned",
    devices: [.largePhone]
  ) {
    inNavigation(AdaptiveSectionsViewController())
  } prepare: { window in
    window.turn(safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
  },
  Screen(name: "badges", title: "Badges on items") {
    inNavigation(ItemBadgeViewController())
  },
  Screen(name: "headers-footers", title: "Headers and footers") {
    inNavigation(SectionHeadersFootersViewController())
  },
  Screen(name: "section-backgrounds", title: "A background behind each section") {
    inNavigation(SectionBackgroundViewController())
  },
  Screen(name: "pinned-headers", title: "Headers that stay in sight") {
    inNavigation(PinnedSectionHeaderViewController())
  } prepare: { window in
    window.first(UICollectionView.self).map { Finger.drag($0, by: CGPoint(x: 0, y: -130)) }
  },
  Screen(name: "nested-groups", title: "Groups in groups") {
    inNavigation(NestedGroupsViewController())
  },
  Screen(name: "orthogonal-scrolling", title: "Sections that scroll sideways") {
    inNavigation(OrthogonalScrollingViewController())
  } prepare: { window in
    window.first(UICollectionView.self).map {
      Finger.drag($0, from: CGPoint(x: 200, y: 100), by: CGPoint(x: -150, y: 0))
    }
  },
  Screen(name: "orthogonal-behaviors", title: "Six ways to come to rest, after the same flick") {
    inNavigation(OrthogonalBehaviorsViewController())
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
  Screen(name: "mountains", title: "Mountains, with a search field") {
    inNavigation(MountainsViewController())
  },
  Screen(name: "mountains-searched", title: "The same, after “an” was typed") {
    inNavigation(MountainsViewController())
  } prepare: { window in
    guard let field = window.first(UISearchTextField.self) else { return }
    Finger.tap(field)
    Keyboard.type("an")
    window.frameClock.advance(by: 1)
  },
  Screen(name: "insertion-sort", title: "Insertion sort, on its way") {
    inNavigation(InsertionSortViewController())
  } prepare: { window in
    window.sort(steps: 12, thenFor: 0.05)
  },
  Screen(name: "insertion-sorted", title: "Insertion sort, done") {
    inNavigation(InsertionSortViewController())
  } prepare: { window in
    window.sort(steps: .max, thenFor: 1)
  },
  Screen(name: "classic-feed", title: "A journal in a flow layout") {
    inNavigation(ClassicFeedViewController())
  },
]

/// Lists that a list adapter shows.
private let adapterScreens: [Screen] = [
  Screen(name: "family-feed", title: "A family’s feed, spelled as for IGListKit 2") {
    inNavigation(FamilyFeedViewController())
  },
  Screen(name: "family-feed-inserted", title: "The same, after four more comments") {
    inNavigation(FamilyFeedViewController())
  } prepare: { window in
    guard let add = window.first(UINavigationBar.self)?.first(UIControl.self) else { return }
    for _ in 0..<4 {
      Finger.tap(add)
      window.settle()
    }
  },
  Screen(name: "mars-feed", title: "A journal from Mars, with messages and the weather") {
    inNavigation(MarsFeedViewController())
  },
  Screen(name: "mars-feed-weather", title: "The same, after the weather was tapped") {
    inNavigation(MarsFeedViewController())
  } prepare: { window in
    window.first(WeatherSummaryCell.self).map { Finger.tap($0) }
    window.settle()
  },
  Screen(name: "mars-feed-live", title: "The same, after two messages have arrived") {
    inNavigation(MarsFeedViewController())
  } prepare: { window in
    window.frameClock.advance(by: 6)
    window.settle()
  },
]

/// Lists whose cells are declared as values.
private let declaredScreens: [Screen] = [
  Screen(name: "venue-classic", title: "A page about a place, with a switch for each question") {
    inNavigation(VenueClassicViewController())
  },
  Screen(
    name: "venue-classic-empty", title: "The same, where nobody has said anything",
    devices: [.phone]
  ) {
    inNavigation(VenueClassicViewController(reviews: [], relatedVenues: Venue.related))
  },
  Screen(name: "venue-declared", title: "The same, its cells declared as in the talk") {
    inNavigation(VenueDetailViewController())
  },
  Screen(name: "venue", title: "The same, declared with what cells are known by and do") {
    inNavigation(VenueViewController())
  },
  Screen(
    name: "venue-changed", title: "After one review was opened and another swiped away",
    devices: [.phone]
  ) {
    inNavigation(VenueViewController())
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

/// What stands under lists: views, text, animations, controls.
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
    // Those that began earlier are further on their way.
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
  /// The first view of a class in this one, from the back to the front.
  fileprivate func first<View: UIView>(_ type: View.Type) -> View? {
    for view in subviews {
      if let found = view as? View ?? view.first(type) { return found }
    }
    return nil
  }
}

extension UIWindow {
  /// Turns the device on its side.
  fileprivate func turn(safeArea: UIEdgeInsets) {
    deviceSafeArea = safeArea
    frame.size = CGSize(width: frame.height, height: frame.width)
  }

  /// What was asked for is done, and has come to rest.
  fileprivate func settle() {
    MainTurn.drain()
    frameClock.advanceUntilStill()
  }

  /// Takes steps of the sort, each cutting the animation of the one before short, and lets the last one
  /// go on for some time.
  fileprivate func sort(steps: Int, thenFor seconds: TimeInterval) {
    let navigation = rootViewController as? UINavigationController
    guard let sort = navigation?.topViewController as? InsertionSortViewController else { return }
    var step = 0
    while step < steps, sort.sortNext() {
      frameClock.advance(by: 0.125)
      step += 1
    }
    frameClock.advance(by: seconds)
  }
}
