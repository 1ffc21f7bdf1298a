import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A navigation bar with little space")
struct BarRoomTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let first = UIViewController()
  private let second = UIViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: first)
    first.title = "A mailbox with a long name"
    navigation.pushViewController(second, animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  private var bar: UINavigationBar { navigation.navigationBar }
  private var back: BackItemView? { bar.subviews.lazy.compactMap { $0 as? BackItemView }.first }

  private var backText: String? {
    back?.subviews.lazy.compactMap { $0 as? UILabel }.first?.attributedText?.string
  }

  private func title(_ text: String) throws -> UILabel {
    second.title = text
    window.layoutIfNeeded()
    return try #require(bar.subviews.lazy.compactMap { $0 as? UILabel }.first)
  }

  @Test("The back button has the previous title if that leaves the bar's title in the middle")
  func whole() throws {
    let label = try title("To")
    #expect(backText == "A mailbox with a long name" || backText == "Back")
    first.title = "Mail"
    window.layoutIfNeeded()
    #expect(backText == "Mail")
    #expect(label.superview == nil || abs(label.frame.midX - 160) < 0.5)
  }

  @Test("The back button says Back where the previous title would push the bar's title aside")
  func generic() throws {
    let label = try title("Settings")
    #expect(backText == "Back")
    #expect(abs(label.frame.midX - 160) < 0.5)
  }

  @Test("The back button has only the chevron where Back would cut the title")
  func chevron() throws {
    let label = try title("A title of about this width here")
    #expect(backText == nil && back != nil)
    #expect(label.frame.width >= label.sizeThatFits(.zero).width.rounded(.down))
    #expect(back?.accessibilityDefaults.label == "Back")
  }

  @Test("The back button is mirrored with its bar, and has a generous touch area")
  func mirrored() throws {
    first.title = "Mail"
    _ = try title("To")
    let back = try #require(back)
    #expect(back.point(inside: CGPoint(x: -6, y: 20), with: nil))
    #expect(!back.point(inside: CGPoint(x: -10, y: 20), with: nil))
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    window.layoutIfNeeded()
    let other = try #require(self.back)
    other.layoutIfNeeded()
    let label = try #require(other.subviews.first)
    #expect(other.frame.maxX == 320)
    #expect(label.frame.maxX < other.bounds.maxX - 28)
  }

  @Test("The items on the other side count for the space of the back button")
  func items() throws {
    first.title = "Mailbox"
    _ = try title("Letters")
    #expect(backText == "Mailbox")
    second.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Edit all letters"), UIBarButtonItem(title: "Share it"),
    ]
    window.layoutIfNeeded()
    #expect(backText != "Mailbox")
  }

  @Test("The back button keeps the previous title if there is no title, or a large one")
  func noTitle() {
    second.title = nil
    window.layoutIfNeeded()
    #expect(backText == "A mailbox with a long name")
  }

  @Test("A bar is 34 points higher with a prompt")
  func prompt() {
    second.navigationItem.prompt = "Choose one"
    window.layoutIfNeeded()
    #expect(bar.frame.height == 78)
    #expect(second.view.safeAreaInsets.top == 78)
  }
}

@MainActor @Suite("A large title with pulled content")
struct PulledTitleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let scrollView = UIScrollView()
  private let navigation: UINavigationController

  init() {
    window.deviceSafeArea.top = 20
    scrollView.contentSize = CGSize(width: 320, height: 2_000)
    let controller = UIViewController()
    controller.view = scrollView
    controller.title = "Inbox"
    navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  private var title: CGRect {
    guard let label = bar.largeTitle.subviews.first else { return .null }
    return window.convert(label.frame, from: bar.largeTitle)
  }

  @Test(
    "A large title moves down with the content, a little larger, and the insets stay as they are")
  func goesAlong() {
    let rest = title
    scrollView.contentOffset.y = -176
    window.layoutIfNeeded()
    #expect(bar.frame.height == 156)
    #expect(abs(title.maxY - (rest.maxY + 60)) < 0.01)
    #expect(title.minX == rest.minX && title.width > rest.width)
    #expect(scrollView.adjustedContentInset.top == 116)
    #expect(scrollView.contentOffset.y == -176)
    scrollView.contentOffset.y = -116
    window.layoutIfNeeded()
    #expect(bar.frame.height == 96 && title == rest)
  }

  @Test("A large title keeps its trailing edge in a right-to-left language")
  func mirrored() {
    window.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    let rest = title
    scrollView.contentOffset.y = -176
    window.layoutIfNeeded()
    #expect(abs(title.maxX - rest.maxX) < 0.01)
  }

  @Test("A large title does not grow for content that has scrolled, nor in a hidden bar")
  func stays() {
    scrollView.contentOffset.y = 300
    window.layoutIfNeeded()
    #expect(bar.pull == 0)
    scrollView.contentOffset.y = -176
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(bar.pull == 0)
  }
}

@MainActor @Suite("The background of a search bar")
struct SearchBarBackgroundTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 50, width: 375, height: 56))

  init() {
    window.addSubview(bar)
    window.makeKeyAndVisible()
  }

  private var blur: UIVisualEffectView? {
    bar.layoutIfNeeded()
    return bar.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first { !$0.isHidden }
  }

  private var lines: [UIView] {
    bar.layoutIfNeeded()
    return bar.subviews.filter { $0.backgroundColor == .separator && !$0.isHidden }
  }

  @Test("The background of a search bar is that of a bar, with a line above and one below")
  func usual() {
    #expect(blur?.effect != nil)
    #expect(lines.map(\.frame.minY) == [0, 55.5])
  }

  @Test("A search bar has no background in the minimal style, behind an image, and in a bar")
  func none() {
    bar.searchBarStyle = .minimal
    #expect(blur == nil && lines.isEmpty)
    bar.searchBarStyle = .default
    #expect(blur != nil)
    bar.backgroundImage = UIImage()
    #expect(blur == nil && lines.isEmpty)
    bar.backgroundImage = nil
    let navigationBar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    window.addSubview(navigationBar)
    navigationBar.addSubview(bar)
    #expect(blur == nil && lines.isEmpty)
  }

  @Test("The background of a search bar is a color if there is one, or opaque")
  func color() {
    bar.barTintColor = .systemRed
    #expect(blur == nil && bar.subviews.contains { $0.backgroundColor == .systemRed })
    bar.barTintColor = nil
    bar.isTranslucent = false
    #expect(blur == nil && bar.subviews.contains { $0.backgroundColor == .systemBackground })
  }
}
