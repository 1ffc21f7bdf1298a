import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A page view controller")
struct UIPageViewControllerTests {
  private let diary = Diary()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let source: Book

  /// Five pages, called a to e.
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [ToldController]
    let diary: Diary
    init(_ diary: Diary) {
      self.diary = diary
      pages = ["a", "b", "c", "d", "e"].map { ToldController($0, diary) }
    }
    func name(_ controller: UIViewController) -> String {
      pages.firstIndex { $0 === controller }.map { ["a", "b", "c", "d", "e"][$0] } ?? "?"
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? {
      let index = pages.firstIndex { $0 === page } ?? 0
      return index > 0 ? pages[index - 1] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? {
      let index = pages.firstIndex { $0 === page } ?? 0
      return index < pages.count - 1 ? pages[index + 1] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { diary.lines.append("will turn to \(pendingViewControllers.map(name))") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      diary.lines.append(
        "turned \(completed) from \(previousViewControllers.map(name)), finished \(finished)")
    }
  }

  /// The data source of a book, which also counts the pages for the dots.
  private final class DottedBook: NSObject, UIPageViewControllerDataSource {
    let book: Book
    init(_ book: Book) { self.book = book }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? {
      book.pageViewController(pageViewController, viewControllerBefore: page)
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? {
      book.pageViewController(pageViewController, viewControllerAfter: page)
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 5 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      pageViewController.viewControllers?.first.flatMap { page in
        book.pages.firstIndex { $0 === page }
      } ?? 0
    }
  }

  init() { source = Book(diary) }

  private func make(
    at index: Int = 1, style: UIPageViewController.TransitionStyle = .scroll,
    orientation: UIPageViewController.NavigationOrientation = .horizontal,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) -> UIPageViewController {
    let pages = UIPageViewController(
      transitionStyle: style, navigationOrientation: orientation, options: options)
    pages.dataSource = source
    pages.delegate = source
    pages.setViewControllers([source.pages[index]], direction: .forward, animated: false)
    window.rootViewController = pages
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    diary.lines = []
    return pages
  }

  private func place(_ page: Int) -> CGRect {
    let view = source.pages[page].view!
    return view.convert(view.bounds, to: nil)
  }

  private func pass(_ time: TimeInterval) { window.frameClock.advance(by: time) }

  private func swipe(_ pages: UIPageViewController, by way: CGPoint) {
    Finger.flick(pages.view, by: way, over: 0.15)
    pass(2)
  }

  @Test("A page view controller shows a page as large as itself, in a scroll view three pages wide")
  func resting() throws {
    let pages = make()
    #expect(pages.viewControllers == [source.pages[1]] && place(1) == window.bounds)
    #expect(source.pages[1].parent === pages)
    let scroller = try #require(pages.view.subviews.first as? UIScrollView)
    #expect(scroller.contentSize == CGSize(width: 960, height: 480))
    #expect(scroller.contentOffset == CGPoint(x: 320, y: 0))
  }

  @Test("A swipe turns to the next page, and the delegate and the pages are notified in order")
  func swiped() {
    let pages = make()
    swipe(pages, by: CGPoint(x: -200, y: 0))
    #expect(
      diary.lines == [
        "will turn to [\"c\"]", "c willMove to one", "c loadView", "c didLoad", "c willAppear",
        "b willDisappear", "c isAppearing", "b didDisappear", "c didAppear", "b willMove to none",
        "b didMove to none", "c didMove to one", "turned true from [\"b\"], finished true",
      ])
    #expect(pages.viewControllers == [source.pages[2]] && place(2) == window.bounds)
    #expect(source.pages[1].parent == nil && source.pages[1].view.superview == nil)
    diary.lines = []
    swipe(pages, by: CGPoint(x: 200, y: 0))
    #expect(pages.viewControllers == [source.pages[1]])
    #expect(diary.lines.first == "will turn to [\"b\"]")
  }

  @Test("A swipe that ends too early goes back, and the pages are notified of that")
  func goesBack() {
    let pages = make()
    Finger.drag(pages.view, by: CGPoint(x: -100, y: 0))
    pass(2)
    #expect(
      diary.lines == [
        "will turn to [\"c\"]", "c willMove to one", "c loadView", "c didLoad", "c willAppear",
        "b willDisappear", "c isAppearing", "c willDisappear", "b willAppear", "c didDisappear",
        "b isAppearing", "b didAppear", "c willMove to none", "c didMove to none",
        "turned false from [\"b\"], finished true",
      ])
    #expect(pages.viewControllers == [source.pages[1]] && place(1) == window.bounds)
  }

  @Test("A finger that moves back across its start turns to the page on the other side")
  func overTheMiddle() {
    let pages = make()
    let finger = Finger(on: pages.view, at: CGPoint(x: 160, y: 240))
    finger.move(by: CGPoint(x: -60, y: 0), over: 0.2)
    #expect(source.pages[2].view.window != nil)
    finger.move(by: CGPoint(x: 130, y: 0), over: 0.3)
    #expect(source.pages[2].viewIfLoaded?.window == nil && source.pages[0].view.window != nil)
    #expect((place(0).maxX - place(1).minX).magnitude < 0.001)
    finger.move(by: CGPoint(x: 120, y: 0), over: 0.1)
    finger.lift()
    pass(2)
    #expect(pages.viewControllers == [source.pages[0]])
    #expect(
      diary.lines.filter { $0.hasPrefix("turned") }.map { $0.prefix(11) }
        == ["turned fals", "turned true"])
  }

  @Test("A page keeps its whole safe area while it is turned", arguments: [0, 20])
  func safeArea(spacing: CGFloat) {
    let pages = make(options: [.interPageSpacing: spacing])
    let insets = UIEdgeInsets(top: 10, left: 40, bottom: 20, right: 30)
    pages.additionalSafeAreaInsets = insets
    window.layoutIfNeeded()
    #expect(source.pages[1].view.safeAreaInsets == insets)
    let finger = Finger(on: pages.view, at: CGPoint(x: 160, y: 240))
    finger.move(by: CGPoint(x: -100, y: 0), over: 0.2)
    #expect(place(2).minX > 100 && place(2).minX < 300)
    let (left, arriving) = (source.pages[1].view!, source.pages[2].view!)
    #expect(left.safeAreaInsets == insets && arriving.safeAreaInsets == insets)
    finger.move(by: CGPoint(x: -130, y: 0), over: 0.1)
    finger.lift()
    pass(2)
    #expect(pages.viewControllers == [source.pages[2]])
    #expect(arriving.safeAreaInsets == insets)
  }

  @Test("The first page bounces, and no page comes before it")
  func ends() {
    let pages = make(at: 0)
    let finger = Finger(on: pages.view, at: CGPoint(x: 60, y: 240))
    finger.move(by: CGPoint(x: 200, y: 0), over: 0.3)
    #expect(place(0).minX > 20 && place(0).minX < 150)
    finger.lift()
    pass(2)
    #expect(place(0).minX == 0 && diary.lines == [])
    swipe(pages, by: CGPoint(x: -200, y: 0))
    #expect(pages.viewControllers == [source.pages[1]])
    #expect(pages.viewControllers?.count == 1)
  }

  @Test("A page that is set with an animation moves in from the given side")
  func setAnimated() {
    let pages = make()
    var done: [Bool] = []
    pages.setViewControllers([source.pages[4]], direction: .reverse, animated: true) {
      done.append($0)
    }
    #expect(pages.viewControllers == [source.pages[4]] && done == [])
    pass(0.1)
    #expect((place(4).maxX - place(1).minX).magnitude < 0.001)
    #expect(place(4).minX > -320 && place(4).minX < 0)
    pass(1)
    #expect(place(4) == window.bounds && done == [true])
    #expect(
      diary.lines == [
        "e willMove to one", "b willMove to none", "e loadView", "e didLoad", "e willAppear",
        "b willDisappear", "e isAppearing", "b didDisappear", "e didAppear", "b didMove to none",
        "e didMove to one",
      ])
    // Now its neighbors are those of the new page.
    swipe(pages, by: CGPoint(x: 200, y: 0))
    #expect(pages.viewControllers == [source.pages[3]])
  }

  @Test("Each page that is set forward with an animation ends in place, also the last page")
  func setForward() {
    let pages = make()
    for index in [4, 2] {
      pages.setViewControllers([source.pages[index]], direction: .forward, animated: true)
      pass(2)
      #expect(place(index) == window.bounds)
    }
  }

  @Test("A page that is set while another one moves in is the one that stays")
  func setTwice() {
    let pages = make()
    var done: [String] = []
    pages.setViewControllers([source.pages[2]], direction: .forward, animated: true) { _ in
      done.append("c")
    }
    pass(0.1)
    pages.setViewControllers([source.pages[3]], direction: .forward, animated: true) { _ in
      done.append("d")
    }
    pass(2)
    #expect(done == ["c", "d"] && pages.viewControllers == [source.pages[3]])
    #expect(place(3) == window.bounds && pages.children == [source.pages[3]])
  }

  @Test("Without a data source no finger turns pages")
  func withoutDataSource() {
    let pages = make()
    pages.dataSource = nil
    swipe(pages, by: CGPoint(x: -200, y: 0))
    #expect(pages.viewControllers == [source.pages[1]] && diary.lines == [])
  }

  @Test("A vertical controller turns upward, and a right-to-left one in the opposite direction")
  func orientations() {
    let vertical = make(orientation: .vertical)
    swipe(vertical, by: CGPoint(x: 0, y: -250))
    #expect(vertical.viewControllers == [source.pages[2]])
    window.windowScene?.traits = UITraitCollection(layoutDirection: .rightToLeft)
    let mirrored = make()
    swipe(mirrored, by: CGPoint(x: 200, y: 0))
    #expect(mirrored.viewControllers == [source.pages[2]])
  }

  @Test("Pages are apart by the given spacing only while they are turned")
  func spacing() {
    let pages = make(options: [.interPageSpacing: 20])
    #expect(place(1) == window.bounds)
    let finger = Finger(on: pages.view, at: CGPoint(x: 160, y: 240))
    finger.move(by: CGPoint(x: -60, y: 0), over: 0.2)
    #expect(place(2).minX - place(1).maxX == 20)
    finger.cancel()
  }

  @Test("The page fills the controller when the controller's size changes")
  func resized() {
    let pages = make()
    pages.view.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    pages.view.layoutIfNeeded()
    #expect(place(1) == CGRect(x: 0, y: 0, width: 480, height: 320))
  }

  @Test("A data source that counts its pages gets dots, and the current dot follows the page")
  func dots() throws {
    let dotted = DottedBook(source)
    let pages = make()
    pages.dataSource = dotted
    pages.setViewControllers([source.pages[1]], direction: .forward, animated: false)
    window.layoutIfNeeded()
    let control = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
    #expect(control.numberOfPages == 5 && control.currentPage == 1)
    #expect(place(1).height == 443)
    swipe(pages, by: CGPoint(x: -200, y: 0))
    #expect(control.currentPage == 2)
  }

  @Test(
    "A data source that is set while a finger turns a page shows its dots afterwards",
    arguments: [-200, -60])
  func lateDots(distance: CGFloat) throws {
    let dotted = DottedBook(source)
    let pages = make()
    let finger = Finger(on: pages.view, at: CGPoint(x: 260, y: 240))
    finger.move(by: CGPoint(x: -40, y: 0), over: 0.2)
    pages.dataSource = dotted
    finger.move(by: CGPoint(x: distance, y: 0), over: 0.5)
    finger.rest(for: 0.3)
    finger.lift()
    pass(2)
    let dots = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
    #expect(dots.numberOfPages == 5 && dots.currentPage == (distance < -100 ? 2 : 1))
    withExtendedLifetime(dotted) {}
  }

  @Test("The page appears and disappears with the page view controller")
  func appearance() {
    let pages = make()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    pages.present(cover, animated: false)
    #expect(diary.lines == ["b willDisappear", "b didDisappear"])
    cover.dismiss(animated: false)
    #expect(
      diary.lines.suffix(3) == ["b willAppear", "b isAppearing", "b didAppear"])
  }

  @Test("The page curl style scrolls its pages, and has its spine at the leading edge")
  func curl() {
    let pages = make(style: .pageCurl)
    #expect(pages.spineLocation == .min && pages.gestureRecognizers.count == 1)
    swipe(pages, by: CGPoint(x: -200, y: 0))
    #expect(pages.viewControllers == [source.pages[2]])
    #expect(make().spineLocation == .none)
  }

  @Test("Setting no page traps")
  func none() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        .setViewControllers([], direction: .forward, animated: false)
    }
  }

  @Test("Setting two pages traps, unless the spine is in the middle")
  func two() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        .setViewControllers(
          [UIViewController(), UIViewController()], direction: .forward, animated: false)
    }
    let book = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    let pages = [UIViewController(), UIViewController()]
    book.setViewControllers(pages, direction: .forward, animated: false)
    #expect(book.viewControllers?.first === pages[0])
  }

  private final class QuietPageViewController: UIPageViewController {
    override func viewWillLayoutSubviews() {}
    override func viewDidLayoutSubviews() {}
  }

  @Test("A page is placed also if a subclass overrides the layout methods without calling super")
  func quietLayout() {
    let pages = QuietPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    window.rootViewController = pages
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    window.frame.size = CGSize(width: 200, height: 300)
    window.layoutIfNeeded()
    #expect(source.pages[0].view.frame.size == CGSize(width: 200, height: 300))
  }
}
