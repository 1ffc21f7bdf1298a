import Foundation
import Galley
import TestSupport
import Testing
import UIKit

private struct Person {
  var name = "Ada"
}

private final class CardView: UIView {
  convenience init(person: Person) {
    self.init(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    accessibilityLabel = person.name
  }
}

/// Counts down from five seconds.
private final class CountdownViewController: UIViewController {
  let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
  private var seconds = 5

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    label.text = "5 s"
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in
      MainActor.assumeIsolated { self?.tick() }
      if MainActor.assumeIsolated({ self?.seconds == 0 }) { timer.invalidate() }
    }
  }

  private func tick() {
    seconds -= 1
    label.text = "\(seconds) s"
  }
}

extension Proof where Subject == Person {
  @MainActor fileprivate static var card: Proof {
    Proof<UIView>.image.pullback { CardView(person: $0) }
  }
}

/// The examples of the guide that other tests try, too: they are compiled.
@MainActor @Suite(.disabled("They are only compiled."))
private enum ScreensGuideExamples {
  @Suite(.reportsAllowed(about: .font, .asset)) struct OldScreens {
    @Test(.reportsAllowed) func oldScreen() { withReportsAllowed(about: .layout) {} }
  }

  static func keys() {
    Keyboard.press(.tab)
    Keyboard.press(.downArrow)
    Keyboard.press(.return)
    Keyboard.press(.character("f"), [.command])
  }

  static func fingers(likeButton: UIView, cell: UIView, scrollView: UIScrollView, photo: UIView) {
    Finger.tap(likeButton)
    Finger.press(cell, for: 1)
    Finger.flick(scrollView, by: CGPoint(x: 0, y: -200))
    Finger.pinch(photo, to: 2)
  }

  static func pickers(
    imagePicker: UIImagePickerController, documentPicker: UIDocumentPickerViewController,
    colorPicker: UIColorPickerViewController, shareSheet: UIActivityViewController, image: UIImage,
    file: URL
  ) {
    imagePicker.choose(image)
    documentPicker.choose([file])
    colorPicker.choose(.systemTeal)
    shareSheet.choose(.copyToPasteboard)
  }

  static func dragging(card: UIView, basket: UIView) {
    let finger = Finger(on: card)
    finger.rest(for: 0.6)
    finger.move(to: basket.center, over: 0.3)
    finger.lift()
  }

  static func later(
    dataSource: UICollectionViewDiffableDataSource<Int, Int>,
    snapshot: NSDiffableDataSourceSnapshot<Int, Int>
  ) async -> [Report] {
    let later = await reports { await dataSource.apply(snapshot) }
    return later
  }
}

@MainActor @Suite("The guide to screens, drawn and tested")
struct ScreensGuideTests {
  @Test("All code in the guide to screens is compiled")
  func examples() throws {
    let code = try GuideCode("Screens")
    #expect(code.examples.count == 13)
    let own = try String(contentsOfFile: #filePath, encoding: .utf8)
    // XCTest would run a class of its own. Tests/Consumers has such tests.
    let ofXCTest = [
      "final class RowTests: XCTestCase", "@MainActor func testHeight", "XCTAssertEqual(RowView",
      "override func invokeTest",
    ]
    // The property of the extension is private here.
    let missing = code.missing(in: [own.replacing("fileprivate ", with: "")], except: ofXCTest)
    #expect(missing == [])
  }

  /// A window with a scroll view.
  private func scrolling() -> (window: UIWindow, scrollView: UIScrollView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scrollView = UIScrollView(frame: window.bounds)
    scrollView.contentSize = CGSize(width: 320, height: 2_000)
    window.addSubview(scrollView)
    window.makeKeyAndVisible()
    return (window, scrollView)
  }

  @Test("A countdown of the guide to screens follows the clock of its screen")
  func countdown() async {
    let screen = Screen(CountdownViewController())
    #expect(screen.find("5 s") != nil)
    screen.clock.advance(by: 3)
    #expect(screen.find("2 s") != nil)
    await screen.wait { $0.find("0 s") != nil }
  }

  @Test("The offset and the frames in the guide to screens are those of the frame clock")
  func clock() {
    let (window, scrollView) = scrolling()
    scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    window.frameClock.advance(by: 0.3)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 200))

    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(badge)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { badge.frame.origin.x = 100 }
    window.frameClock.advance(by: 0.25)
    #expect(badge.frame.minX == 100)
    #expect(badge.layer.presentation()?.frame.minX == 25)
    window.frameClock.advanceUntilStill()
    #expect(badge.layer.presentation()?.frame.minX == 100)
  }

  @Test("The finger in the guide to screens scrolls a hundred of its hundred and ten points")
  func finger() {
    let (_, scrollView) = scrolling()
    let finger = Finger(on: scrollView)
    finger.move(by: CGPoint(x: 0, y: -110), over: 0.2)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 100))
    finger.lift()
  }

  @Test("A sheet is dragged down, and an alert is answered, as in the guide to screens")
  func presented() {
    let screen = Screen(UIViewController(), on: .phone)
    let sheet = UIViewController()
    screen.perform { screen in
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      screen.controller.present(sheet, animated: true)
    }
    #expect(screen.controller.presentedViewController === sheet)
    screen.perform { _ in
      Finger.drag(sheet.view, from: CGPoint(x: 195, y: 20), by: CGPoint(x: 0, y: 500))
    }
    #expect(screen.controller.presentedViewController == nil)

    var isDeleted = false
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in isDeleted = true })
    screen.perform { $0.controller.present(alert, animated: true) }
    screen.perform { _ in Finger.tap("Delete", in: alert) }
    #expect(isDeleted)

    screen.perform { $0.controller.present(sheet, animated: true) }
    screen.perform { _ in _ = sheet.presentationController?.endByUser() }
    #expect(screen.controller.presentedViewController == nil)
  }

  @Test("A scene of another size has the screen and the safe area of the guide to screens")
  func scenes() {
    let scene = UIWindowScene(screen: UIScreen(size: CGSize(width: 430, height: 932), scale: 3))
    let window = UIWindow(windowScene: scene)
    window.deviceSafeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    window.overrideUserInterfaceStyle = .dark
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(window.bounds.size == CGSize(width: 430, height: 932))
    #expect(controller.view.safeAreaInsets.top == 59)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("An item that is too wide is reported as in the guide to screens")
  func reported() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 40)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0])
    source.apply(snapshot, animatingDifferences: false)
    let found = reports { list.layoutIfNeeded() }
    #expect(found.map(\.topic) == [.layout])
    #expect(found[0].message.contains("section 0: item 0 is 400 wide"))
  }
}
