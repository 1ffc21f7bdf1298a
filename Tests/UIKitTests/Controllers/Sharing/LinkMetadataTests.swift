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
