import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A page control")
struct UIPageControlTests {
  private let pages = UIPageControl()

  init() {
    pages.numberOfPages = 3
    pages.pageIndicatorTintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    pages.currentPageIndicatorTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    pages.sizeToFit()
  }

  /// The dots' colors, from left to right.
  private var dots: String {
    "\(pages.displayList())".split(separator: "\n").compactMap { line in
      line.contains("#FF0000") ? "R" : line.contains("#00FF00") ? "g" : nil
    }.joined()
  }

  @Test("A page control has a dot for each page, and the current one is highlighted")
  func dotColors() {
    #expect(dots == "Rgg")
    pages.currentPage = 2
    #expect(dots == "ggR")
    pages.numberOfPages = 1
    #expect(dots == "R")
    pages.hidesForSinglePage = true
    #expect(dots == "")
    pages.numberOfPages = 2
    #expect(dots == "Rg")
  }

  @Test("A page control that is too narrow for its pages draws only the dots within it")
  func manyPages() {
    // The current page is in the middle.
    pages.numberOfPages = 100_000_001
    pages.currentPage = 50_000_000
    pages.frame.size.width = 50
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      pages.semanticContentAttribute = direction
      // Three dots are within it, and the next ones may reach into it.
      #expect(dots.count >= 3 && dots.count <= 7, "\(dots)")
      #expect(dots.contains("gRg") && dots.filter { $0 == "R" }.count == 1, "\(dots)")
    }
  }

  @Test("The direction of a page control replaces that of the user interface")
  func direction() {
    pages.direction = .rightToLeft
    #expect(dots == "ggR")
    pages.semanticContentAttribute = .forceRightToLeft
    pages.direction = .leftToRight
    #expect(dots == "Rgg")
    pages.direction = .natural
    #expect(dots == "ggR")
  }

  @Test("The current page of a page control can have its own image")
  func currentImage() {
    let plain = "\(pages.displayList())"
    let star = UIImage(systemName: "star.fill")
    pages.preferredCurrentPageIndicatorImage = star
    let preferred = "\(pages.displayList())"
    #expect(preferred != plain && pages.currentPageIndicatorImage(forPage: 0) == nil)
    pages.preferredCurrentPageIndicatorImage = nil
    #expect("\(pages.displayList())" == plain)
    pages.setCurrentPageIndicatorImage(star, forPage: 0)
    #expect(pages.currentPageIndicatorImage(forPage: 0) === star)
    #expect("\(pages.displayList())" == preferred)
    pages.currentPage = 1
    #expect(dots == "gRg", "the image is only that of the first page")
  }

  @Test("A page control is always at one of its pages")
  func current() {
    pages.currentPage = 17
    #expect(pages.currentPage == 2)
    pages.currentPage = -1
    #expect(pages.currentPage == 0)
    pages.currentPage = 2
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
    pages.numberOfPages = -4
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0)
  }

  @Test("A page control is as wide as its pages require")
  func size() {
    #expect(pages.intrinsicContentSize.width == 116.5)
    #expect(isSame(pages.intrinsicContentSize.height, 25 + 2.0 / 3))
    #expect(pages.bounds.size == pages.size(forNumberOfPages: 3))
    pages.numberOfPages = 4
    #expect(pages.intrinsicContentSize.width == 134.5)
    #expect(pages.size(forNumberOfPages: 2).width == 98.5)
  }

  @Test("A page control begins at the right in a right-to-left language")
  func mirrored() {
    func place() -> Int? {
      "\(pages.displayList())".split(separator: "\n").first { $0.contains("#FF0000") }
        .flatMap { line in line.split { !$0.isNumber && $0 != "." }.first }
        .flatMap { Double($0) }.map { Int($0) }
    }
    let left = place()
    pages.semanticContentAttribute = .forceRightToLeft
    let right = place()
    #expect(left != nil && right != nil && left! < right!)
  }

  @Test("A page control that is not touched has a background only in the prominent style")
  func background() {
    let count = "\(pages.displayList())".split(separator: "\n").count
    pages.backgroundStyle = .prominent
    #expect("\(pages.displayList())".split(separator: "\n").count == count + 1)
    pages.backgroundStyle = .minimal
    #expect("\(pages.displayList())".split(separator: "\n").count == count)
  }

  @Test("A page control of the automatic style has a background while it is touched")
  func backgroundOfTouch() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    window.addSubview(pages)
    pages.frame.origin = CGPoint(x: 20, y: 20)
    window.isHidden = false
    var lines: Int { "\(pages.displayList())".split(separator: "\n").count }
    let count = lines
    let finger = Finger(on: pages, at: CGPoint(x: 5, y: 13))
    #expect(lines == count + 1)
    pages.backgroundStyle = .minimal
    #expect(lines == count)
    pages.backgroundStyle = .automatic
    // The touch is still tracked far outside of the control.
    finger.move(by: CGPoint(x: 0, y: 500))
    #expect(!pages.isHighlighted && lines == count + 1)
    finger.lift()
    #expect(lines == count)
  }

  @Test("A page control shows images in place of dots")
  func images() {
    let star = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    let before = "\(pages.displayList())"
    pages.setIndicatorImage(star, forPage: 1)
    #expect(pages.indicatorImage(forPage: 1) === star && pages.indicatorImage(forPage: 0) == nil)
    #expect("\(pages.displayList())" != before)
    pages.setIndicatorImage(nil, forPage: 1)
    #expect("\(pages.displayList())" == before)
    pages.preferredIndicatorImage = star
    #expect(pages.indicatorImage(forPage: 0) === star)
  }

  @Test("Accessibility actions turn the pages, and send events where there is a page")
  func accessibility() {
    var told = 0
    pages.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    #expect(pages.accessibilityValue == "page 1 of 3")
    pages.accessibilityIncrement()
    pages.accessibilityIncrement()
    pages.accessibilityIncrement()
    #expect(pages.currentPage == 2 && told == 2)
    pages.accessibilityDecrement()
    #expect(pages.accessibilityValue == "page 2 of 3" && told == 3)
    pages.isEnabled = false
    pages.accessibilityDecrement()
    #expect(pages.currentPage == 1 && told == 3)
  }

  @Test("A tap beside the center turns a page to that side")
  func taps() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    window.addSubview(pages)
    pages.frame.origin = CGPoint(x: 20, y: 20)
    window.isHidden = false
    var told = 0
    pages.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    Finger.tap(pages, at: CGPoint(x: 100, y: 13))
    Finger.tap(pages, at: CGPoint(x: 100, y: 13))
    Finger.tap(pages, at: CGPoint(x: 100, y: 13))
    #expect(pages.currentPage == 2 && told == 2)
    Finger.tap(pages, at: CGPoint(x: 5, y: 13))
    #expect(pages.currentPage == 1 && told == 3)
    pages.semanticContentAttribute = .forceRightToLeft
    Finger.tap(pages, at: CGPoint(x: 5, y: 13))
    #expect(pages.currentPage == 2)
  }

  @Test(
    "A finger that moves along the dots turns a page for each dot, if continuous interaction is allowed"
  )
  func drags() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    window.addSubview(pages)
    pages.frame.origin = CGPoint(x: 20, y: 20)
    window.isHidden = false
    let finger = Finger(on: pages, at: CGPoint(x: 5, y: 13))
    finger.move(by: CGPoint(x: 17, y: 0))
    #expect(pages.currentPage == 1 && pages.interactionState == .continuous)
    finger.move(by: CGPoint(x: 160, y: 0))
    #expect(pages.currentPage == 2)
    finger.lift()
    #expect(pages.currentPage == 2 && pages.interactionState == .none)
    pages.allowsContinuousInteraction = false
    Finger.drag(pages, from: CGPoint(x: 50, y: 13), by: CGPoint(x: -48, y: 0))
    #expect(pages.currentPage == 1)
  }

  @Test("A page that does not exist traps")
  func missing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIPageControl().setIndicatorImage(nil, forPage: 0)
    }
    expectTrap(result, says: "there are 0, counted from zero")
  }
}
