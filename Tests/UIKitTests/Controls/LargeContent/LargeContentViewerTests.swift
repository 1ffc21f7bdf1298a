import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The large content viewer")
struct LargeContentViewerTests {
  private final class Delegate: NSObject, UILargeContentViewerInteractionDelegate {
    var ended: [String?] = []
    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction,
      didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) { ended.append(item?.largeContentTitle) }
  }

  private final class Chooser: NSObject, UILargeContentViewerInteractionDelegate {
    let item = UIView()
    var count = 0
    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
      count += 1
      return item
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let bar = UIView(frame: CGRect(x: 0, y: 400, width: 320, height: 80))
  private let left = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 80))
  private let right = UIView(frame: CGRect(x: 160, y: 0, width: 160, height: 80))

  init() {
    window.addSubview(bar)
    for (view, title) in [(left, "Letters"), (right, "Type")] {
      view.showsLargeContentViewer = true
      view.largeContentTitle = title
      bar.addSubview(view)
    }
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    window.makeKeyAndVisible()
  }

  private var shownTitle: String? {
    let content = window.subviews.compactMap { $0 as? LargeContentView }.first
    return content?.subviews.compactMap { ($0 as? UILabel)?.text }.first
  }

  @Test("The item under the finger is shown in the middle until the finger is lifted")
  func follows() {
    let delegate = Delegate()
    bar.addInteraction(UILargeContentViewerInteraction(delegate: delegate))
    let finger = Finger(on: left)
    finger.rest(for: 0.3)
    #expect(shownTitle == nil)
    finger.rest(for: 0.4)
    #expect(shownTitle == "Letters")
    let content = window.subviews.compactMap { $0 as? LargeContentView }.first
    #expect(content.map { abs($0.center.x - 160) + abs($0.center.y - 240) < 1e-6 } == true)
    finger.move(to: CGPoint(x: 240, y: 440), over: 0.2)
    #expect(shownTitle == "Type")
    finger.lift()
    #expect(shownTitle == nil && delegate.ended == ["Type"])
  }

  @Test("Nothing is shown in text of a usual size, and for views without large content")
  func notShown() {
    bar.addInteraction(UILargeContentViewerInteraction())
    left.showsLargeContentViewer = false
    let finger = Finger(on: left)
    finger.rest(for: 1)
    #expect(shownTitle == nil)
    finger.lift()
    window.traitOverrides.preferredContentSizeCategory = .large
    let other = Finger(on: right)
    other.rest(for: 1)
    #expect(shownTitle == nil)
    other.lift()
  }

  @Test("A delegate may choose another item")
  func chosen() {
    let chooser = Chooser()
    chooser.item.showsLargeContentViewer = true
    chooser.item.largeContentTitle = "Other"
    chooser.item.largeContentImage = UIImage(systemName: "star")
    let interaction = UILargeContentViewerInteraction(delegate: chooser)
    bar.addInteraction(interaction)
    let finger = Finger(on: left)
    finger.rest(for: 1)
    #expect(shownTitle == "Other")
    bar.removeInteraction(interaction)
    #expect(shownTitle == nil)
    finger.lift()
  }

  @Test("A button, a label and an image view have their own content as large content")
  func defaults() {
    let (heart, star) = (UIImage(systemName: "heart"), UIImage(systemName: "star"))
    let button = UIButton(type: .system)
    button.setTitle("Like", for: .normal)
    button.setImage(heart, for: .normal)
    #expect(button.largeContentTitle == "Like" && button.largeContentImage == heart)
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Buy"
    configuration.image = star
    button.configuration = configuration
    #expect(button.largeContentTitle == "Buy" && button.largeContentImage == star)
    button.largeContentTitle = "Own"
    #expect(button.largeContentTitle == "Own")
    let label = UILabel()
    label.text = "Text"
    #expect(label.largeContentTitle == "Text" && label.largeContentImage == nil)
    let picture = UIImageView(image: heart)
    #expect(picture.largeContentImage == heart && picture.largeContentTitle == nil)
    picture.largeContentImage = star
    #expect(picture.largeContentImage == star)
  }

  @Test("An item with neither a title nor an image is not shown")
  func empty() {
    bar.addInteraction(UILargeContentViewerInteraction())
    left.largeContentTitle = nil
    let finger = Finger(on: left)
    finger.rest(for: 1)
    #expect(!window.subviews.contains { $0 is LargeContentView })
    finger.lift()
  }

  @Test("A delegate is not asked for an item when the gesture is cancelled")
  func cancelled() {
    let chooser = Chooser()
    chooser.item.showsLargeContentViewer = true
    chooser.item.largeContentTitle = "Other"
    bar.addInteraction(UILargeContentViewerInteraction(delegate: chooser))
    let finger = Finger(on: left)
    finger.rest(for: 1)
    let count = chooser.count
    #expect(shownTitle == "Other" && count > 0)
    finger.cancel()
    #expect(shownTitle == nil && chooser.count == count)
  }
}
