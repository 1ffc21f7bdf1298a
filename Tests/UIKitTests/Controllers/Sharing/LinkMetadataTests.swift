import Foundation
import Galley
import GalleyDrawing
import Synchronization
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Metadata of links")
struct LinkMetadataTests {
  private final class Article: NSObject, UIActivityItemSource {
    let metadata = LPLinkMetadata()
    func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }
    func activityViewController(
      _ controller: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "text" }
    func activityViewControllerLinkMetadata(
      _ controller: UIActivityViewController
    ) -> LPLinkMetadata? { metadata }
  }

  private final class ReportItem: UIActivityItemProvider {
    override func activityViewControllerLinkMetadata(
      _ controller: UIActivityViewController
    ) -> LPLinkMetadata? { LPLinkMetadata() }
  }

  /// The codes of errors, which handlers note on any queue.
  private final class Codes: Sendable {
    let all = Mutex<[LPError.Code]>([])
    func note(_ metadata: LPLinkMetadata?, _ error: (any Error)?) {
      guard metadata == nil, let code = (error as? LPError)?.code else { return }
      all.withLock { $0.append(code) }
    }
  }

  private let url = URL(fileURLWithPath: "/articles/1")

  @Test("A copy has the same values and can be changed by itself")
  func copied() throws {
    let metadata = LPLinkMetadata()
    metadata.title = "Letters"
    metadata.originalURL = url
    let copy = try #require(metadata.copy() as? LPLinkMetadata)
    copy.title = "Type"
    #expect(metadata.title == "Letters" && copy.originalURL == url)
  }

  @Test("A request fails in the next turn, as without a network")
  func requests() {
    let codes = Codes()
    LPMetadataProvider().startFetchingMetadata(for: url) { codes.note($0, $1) }
    let cancelled = LPMetadataProvider()
    cancelled.startFetchingMetadata(for: URLRequest(url: url)) { codes.note($0, $1) }
    cancelled.cancel()
    #expect(codes.all.withLock { $0 } == [])
    MainTurn.drain()
    #expect(codes.all.withLock { $0 } == [.metadataFetchFailed, .metadataFetchCancelled])
  }

  @Test("A request that is awaited throws")
  func awaited() async {
    await #expect(throws: LPError(.metadataFetchFailed)) {
      _ = try await LPMetadataProvider().startFetchingMetadata(for: url)
    }
  }

  @Test("A link view shows the title and the picture, and is as high as both")
  func views() throws {
    let view = LPLinkView(url: url)
    let plain = view.sizeThatFits(CGSize(width: 200, height: 0))
    #expect(plain.width == 200 && plain.height > 24)
    let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.text == url.absoluteString)
    let metadata = LPLinkMetadata()
    metadata.title = "Letters"
    let image = UIImage(
      bitmap: Bitmap(width: 1, height: 1, pixels: [0xFFFF_0000]), scale: 1)
    metadata.imageProvider = NSItemProvider(object: image)
    view.metadata = metadata
    MainTurn.drain()
    view.frame.size = view.sizeThatFits(CGSize(width: 200, height: 0))
    view.layoutIfNeeded()
    let picture = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(label.text == "Letters" && !picture.isHidden)
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(label.frame.minY == 112 && view.bounds.height > 124)
  }

  @Test("The header of a share sheet grows when its picture, or else its icon, arrives")
  func headerOfSheet() throws {
    let article = Article()
    let image = UIImage(
      bitmap: Bitmap(width: 1, height: 1, pixels: [0xFFFF_0000]), scale: 1)
    // This provider has no image.
    article.metadata.imageProvider = NSItemProvider(object: "text" as NSString)
    article.metadata.iconProvider = NSItemProvider(object: image)
    let sheet = UIActivityViewController(activityItems: [article], applicationActivities: nil)
    sheet.loadViewIfNeeded()
    let list = try #require(sheet.view.subviews.first as? UITableView)
    let before = try #require(list.tableHeaderView).frame
    MainTurn.drain()
    let header = try #require(list.tableHeaderView)
    #expect(header.frame.width == before.width && before.width > 0)
    #expect(header.frame.height == before.height + (before.width / 2).rounded())
  }

  @Test("A link view between two constraints is as high as its content in that width")
  func constrained() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let metadata = LPLinkMetadata()
    metadata.title = "Letters"
    metadata.imageProvider = NSItemProvider(
      object: UIImage(bitmap: Bitmap(width: 1, height: 1, pixels: [0xFFFF_0000]), scale: 1))
    let view = LPLinkView(metadata: metadata)
    MainTurn.drain()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    for width: CGFloat in [320, 200, 400] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      let wanted = view.sizeThatFits(CGSize(width: width, height: 0)).height
      #expect(isSame(view.bounds.width, width) && abs(view.bounds.height - wanted) < 0.5)
    }
  }

  @Test("A link view of a nib has the background color of the nib, if it has one")
  func nibs() {
    let views = nib(
      """
      <view id="a" customClass="LPLinkView">
      <color key="backgroundColor" systemColor="systemRedColor"/></view>
      <view id="b" customClass="LPLinkView"/>
      """
    ).instantiate(withOwner: nil).compactMap { $0 as? LPLinkView }
    #expect(views.map(\.backgroundColor) == [.systemRed, .secondarySystemBackground])
  }

  @Test("A share sheet shows the metadata of the first item that has some")
  func sheets() throws {
    let article = Article()
    article.metadata.title = "Letters"
    let sheet = UIActivityViewController(
      activityItems: ["text", article], applicationActivities: nil)
    #expect(sheet.linkMetadata === article.metadata)
    sheet.loadViewIfNeeded()
    let list = try #require(sheet.view.subviews.first as? UITableView)
    #expect((list.tableHeaderView as? LPLinkView)?.metadata.title == "Letters")
    let plain = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    #expect(plain.linkMetadata == nil)
    let report = UIActivityViewController(
      activityItems: [ReportItem(placeholderItem: "")], applicationActivities: nil)
    #expect(report.linkMetadata != nil)
  }
}
