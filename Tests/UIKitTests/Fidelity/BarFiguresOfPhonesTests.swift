import Foundation
import Testing

@testable import GalleyUIKit

/// The navigation bars and the rows of lists in Documentation/Fidelity/bars.tsv. The titles have
/// the names of the figures.
@MainActor @Suite("Figures of real phones: bars")
struct BarFiguresOfPhonesTests {
  // The phones of iOS 15.5, of iOS 16.4 and 17.5, of iOS 18.5, and a large one of iOS 18.
  private func phone15() -> PhoneWindow { PhoneWindow(390, 844, top: 47) }
  private func phone17() -> PhoneWindow { PhoneWindow(393, 852, top: 59) }
  private func phone18() -> PhoneWindow { PhoneWindow(402, 874, top: 62) }
  private func largePhone18() -> PhoneWindow { PhoneWindow(440, 956, top: 62) }

  /// Shows two screens in a navigation controller, the second one in front.
  @discardableResult
  private func showScreens(
    _ titles: [String] = ["First", "Second"], in window: UIWindow
  ) -> UINavigationController {
    let screens = titles.map { title in
      let screen = UIViewController()
      screen.title = title
      return screen
    }
    let navigation = UINavigationController(rootViewController: screens[0])
    window.rootViewController = navigation
    for screen in screens.dropFirst() {
      navigation.pushViewController(screen, animated: false)
    }
    window.layoutIfNeeded()
    return navigation
  }

  /// The frame of a view on the screen.
  private func frame(of view: UIView, in window: UIWindow) -> CGRect {
    view.convert(view.bounds, to: window)
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0].compactMap { $0 as? UILabel } + labels(in: $0) }
  }

  // MARK: Where bars are

  @Test("navbar-frame of iOS 15.5 to 18.5: y 47, 53⅔ and 56⅓, 44 high")
  func navigationBars() {
    let phones: [(PhoneWindow, CGFloat)] = [
      (phone15(), 47), (phone17(), 53.667), (phone18(), 56.333),
    ]
    for (window, y) in phones {
      let bar = showScreens(in: window).navigationBar
      let figure = CGRect(x: 0, y: y, width: window.bounds.width, height: 44)
      #expect(isWithinHalfPixel(frame(of: bar, in: window), of: figure), "\(bar.frame)")
    }
  }

  @Test("rns-bar-26-beta, the bar of before iOS 26: y 56⅓, 440 x 44, margins of 20")
  func wideBars() throws {
    let window = largePhone18()
    let navigation = showScreens(["First"], in: window)
    let bar = navigation.navigationBar
    let boxes = [0, 1].map { _ in
      UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    }
    bar.topItem?.leftBarButtonItem = boxes[0]
    bar.topItem?.rightBarButtonItem = boxes[1]
    window.layoutIfNeeded()
    let figure = CGRect(x: 0, y: 56.333, width: 440, height: 44)
    #expect(isWithinHalfPixel(frame(of: bar, in: window), of: figure), "\(bar.frame)")
    let start = try #require(boxes[0].shown?.frame.minX)
    let end = try #require(boxes[1].shown?.frame.maxX)
    #expect(isWithinHalfPixel(start, of: 20) && isWithinHalfPixel(end, of: 420))
  }

  @Test("rnn-bar-bottom: 91 on iOS 15.5, 100⅓ on iOS 18, then a line a third of a point high")
  func barBottoms() throws {
    let phones: [(PhoneWindow, CGFloat)] = [(phone15(), 91), (largePhone18(), 100.333)]
    for (window, y) in phones {
      let bar = showScreens(in: window).navigationBar
      bar.isTranslucent = false
      window.layoutIfNeeded()
      #expect(isWithinHalfPixel(frame(of: bar, in: window).maxY, of: y), "\(bar.frame)")
      let line = try #require(bar.background.subviews.last)
      let lineFrame = frame(of: line, in: window)
      #expect(!line.isHidden && isWithinHalfPixel(lineFrame.minY, of: y), "\(lineFrame)")
      #expect(abs(lineFrame.height - 1.0 / 3) < 0.001, "\(lineFrame)")
      #expect(lineFrame.width == window.bounds.width, "\(lineFrame)")
    }
  }

  // MARK: The way back

  @Test("back-button-first, back-button-back of iOS 15.5 to 18.5: 63⅔ and 68 from the edge on")
  func backButtons() throws {
    let phones: [(PhoneWindow, CGFloat)] = [
      (phone15(), 47), (phone17(), 53.667), (phone18(), 56.333),
    ]
    for (window, y) in phones {
      let navigation = showScreens(in: window)
      for (title, width) in [("First", 63.667), (nil, 68.0)] {
        navigation.viewControllers[0].title = title
        window.layoutIfNeeded()
        let views = navigation.navigationBar.subviews
        let back = try #require(views.lazy.compactMap { $0 as? BackItemView }.first)
        let place = frame(of: back, in: window)
        #expect(place.minX == 0 && abs(place.minY - y) < 0.001, "\(place)")
        #expect(abs(place.width - CGFloat(width)) < 0.001 && place.height == 44, "\(place)")
      }
    }
  }

  @Test("back-chevron of iOS 15.5 to 18.5, rnn-back-chevron of iOS 15.5 and 18: 11 x 19")
  func backArrows() throws {
    let phones: [(PhoneWindow, CGFloat, CGFloat)] = [
      (phone15(), 9.333, 59.333), (phone17(), 9.333, 66), (phone18(), 9.333, 68.667),
      (largePhone18(), 13.333, 68.667),
    ]
    for (window, x, y) in phones {
      showScreens(in: window)
      let arrow = try #require(PaintedParts(of: window).strokes.first)
      let figure = CGRect(x: x, y: y, width: 11, height: 19)
      #expect(isWithinHalfPixel(arrow, of: figure), "\(window.bounds.width): \(arrow)")
    }
  }

  /// The lower edge of the last pixels that a line of 17 points with round letters touches. Round letters
  /// of Inter reach 0.19 below the base line in this size.
  private func inkEnd(of title: String, in window: UIWindow) throws -> CGFloat {
    let text = try #require(PaintedParts(of: window).texts.first { $0.string == title })
    return ((text.baseline + 0.19) * 3).rounded(.up) / 3
  }

  @Test("back-title of iOS 15.5 to 18.5: the ink of First ends at y 75⅓, 82 and 84⅔")
  func backTitles() throws {
    let phones: [(PhoneWindow, CGFloat)] = [
      (phone15(), 75.333), (phone17(), 82), (phone18(), 84.667),
    ]
    for (window, y) in phones {
      showScreens(in: window)
      let end = try inkEnd(of: "First", in: window)
      #expect(isWithinHalfPixel(end, of: y), "\(window.bounds.width): \(end)")
    }
  }

  // MARK: Titles

  @Test("navbar-title of iOS 15.5 to 18.5: 60⅓ x 20⅓ in the middle, 11⅔ below the bar's top")
  func titles() throws {
    let phones: [(PhoneWindow, CGRect)] = [
      (phone15(), CGRect(x: 165, y: 58.667, width: 60.333, height: 20.333)),
      (phone17(), CGRect(x: 166.333, y: 65.333, width: 60.333, height: 20.333)),
      (phone18(), CGRect(x: 171, y: 68, width: 60.333, height: 20.333)),
    ]
    for (window, figure) in phones {
      let bar = showScreens(in: window).navigationBar
      let label = try #require(labels(in: bar).first { $0.text == "Second" })
      let title = frame(of: label, in: window)
      #expect(isWithinHalfPixel(title, of: figure), "\(title)")
    }
  }

  @Test("navbar-title-baseline of iOS 15.5 to 18.5: the ink of Second ends at y 75⅓, 82 and 84⅔")
  func titleBaselines() throws {
    let phones: [(PhoneWindow, CGFloat)] = [
      (phone15(), 75.333), (phone17(), 82), (phone18(), 84.667),
    ]
    for (window, y) in phones {
      showScreens(in: window)
      let end = try inkEnd(of: "Second", in: window)
      #expect(isWithinHalfPixel(end, of: y), "\(window.bounds.width): \(end)")
    }
  }

  // MARK: Rows

  /// Expects rows of 44 points in the first card, the last pixels of the first one a line.
  private func expectRows(of list: CardList) throws {
    for item in 0..<3 {
      let height = try list.row(item, in: 0).frame.height
      #expect(isWithinHalfPixel(height, of: 44), "\(height)")
    }
    let first = try list.row(0, in: 0)
    let line = try #require(first.thinViews.last).frame
    #expect(isWithinHalfPixel(line.minY, of: 43.667), "\(line)")
    #expect(abs(line.height - 1.0 / 3) < 0.001, "\(line)")
  }

  @Test("list-row-height of iOS 17.5: 44, three rows under a safe area of 59 from y 97⅔ to 229⅔")
  func rows17() throws {
    let list = CardList(in: phone17())
    try expectRows(of: list)
    let (row, lastRow) = (try list.row(0, in: 0), try list.row(2, in: 0))
    let window = try #require(row.window)
    let (first, last) = (frame(of: row, in: window), frame(of: lastRow, in: window))
    #expect(isWithinHalfPixel(first.minY, of: 97.667), "\(first)")
    #expect(isWithinHalfPixel(last.maxY, of: 229.667), "\(last)")
  }

  @Test("list-row-height of iOS 18.5: 44, the last pixels of which are a line")
  func rows18() throws { try expectRows(of: CardList(in: phone18())) }

  @Test("list-header-gap of iOS 17.5 and 18.5: 56⅓")
  func cards() throws {
    for window in [phone17(), phone18()] {
      let list = CardList(in: window)
      let gap = try list.row(0, in: 1).frame.minY - list.row(2, in: 0).frame.maxY
      #expect(isWithinHalfPixel(gap, of: 56.333), "\(gap)")
    }
  }
}

/// Two cards with headers, of three rows and of two.
@MainActor
private final class CardList: NSObject, UICollectionViewDataSource {
  private typealias Row = UICollectionViewListCell

  private let view: UICollectionView
  /// The window, which the list keeps alive.
  private let window: UIWindow
  private let counts = [3, 2]

  private let rows = UICollectionView.CellRegistration<Row, String> { cell, _, text in
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
  }

  private let headers = UICollectionView.SupplementaryRegistration<Row>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { cell, _, _ in
    var content = cell.defaultContentConfiguration()
    content.text = "Fruits"
    cell.contentConfiguration = content
  }

  init(in window: UIWindow) {
    self.window = window
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    super.init()
    view.dataSource = self
    window.addSubview(view)
    view.layoutIfNeeded()
    window.frameClock.advanceUntilStill()
    MainTurn.drain()
    view.layoutIfNeeded()
  }

  /// Returns a visible row.
  func row(_ item: Int, in section: Int) throws -> UICollectionViewCell {
    try #require(view.cellForItem(at: IndexPath(item: item, section: section)))
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: "Apple")
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
  }
}

extension UIView {
  /// The lines in a row: its plain views that are less than a point high, from the top.
  fileprivate var thinViews: [UIView] {
    subviews.filter { type(of: $0) == UIView.self && $0.frame.height > 0 && $0.frame.height < 1 }
      .sorted { $0.frame.minY < $1.frame.minY }
  }
}
