import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A page of another site")
struct SFSafariViewControllerTests {
  private final class Reader: NSObject, SFSafariViewControllerDelegate {
    var lines: [String] = []
    func safariViewController(
      _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {
      lines.append("loaded \(didLoadSuccessfully)")
    }
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      lines.append("finished")
    }
  }

  private let reader = Reader()
  private let below = UIViewController()

  private func page(_ text: String = "https://example.org/a") throws -> SFSafariViewController {
    let page = SFSafariViewController(url: try #require(URL(string: text)))
    page.delegate = reader
    return page
  }

  @Test("The Done button dismisses the page and calls the delegate")
  func button() throws {
    let screen = Screen(below)
    let page = try page()
    below.present(page, animated: true)
    screen.settle()
    #expect(screen.find("example.org") != nil)
    #expect(reader.lines == ["loaded true"])
    screen.tap("Done")
    screen.settle()
    #expect(reader.lines == ["loaded true", "finished"])
    #expect(below.presentedViewController == nil)
  }

  @Test("The dismiss button may have another style, and a test can dismiss the page with done()")
  func style() throws {
    let screen = Screen(below)
    let page = try page()
    page.dismissButtonStyle = .cancel
    below.present(page, animated: false)
    screen.settle()
    #expect(screen.find("Done") == nil)
    #expect(screen.find("Cancel") != nil)
    #expect(page.initialURL.path == "/a")
    page.done()
    screen.settle()
    #expect(below.presentedViewController == nil)
    #expect(reader.lines.last == "finished")
  }

  @Test("The background of the page's bar extends behind the status bar")
  func attachedBar() throws {
    let screen = Screen(below)
    let page = try page()
    below.present(page, animated: true)
    screen.settle()
    let bar = try #require(page.view.subviews.compactMap { $0 as? UINavigationBar }.first)
    #expect(bar.barPosition == .topAttached)
    #expect(bar.background.frame.minY == -bar.frame.minY)
  }

  @Test("A page keeps the configuration that it was created with")
  func configuration() throws {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let page = SFSafariViewController(
      url: try #require(URL(string: "http://example.org")), configuration: configuration)
    configuration.barCollapsingEnabled = false
    #expect(page.configuration.entersReaderIfAvailable)
    #expect(page.configuration.barCollapsingEnabled)
  }

  @Test("A URL that is not a web address traps")
  func scheme() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = SFSafariViewController(url: URL(fileURLWithPath: "/a"))
    }
    expectTrap(
      result,
      says: "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
  }
}
