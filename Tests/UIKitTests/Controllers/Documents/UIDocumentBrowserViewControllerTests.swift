import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A document browser")
struct UIDocumentBrowserViewControllerTests {
  /// Creates a document in a folder, and notes what the browser tells.
  private final class Desk: NSObject, UIDocumentBrowserViewControllerDelegate {
    var lines: [String] = []
    var created: URL?
    var mode = UIDocumentBrowserViewController.ImportMode.move

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) { lines.append("chosen \(documentURLs.map(\.lastPathComponent))") }

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didRequestDocumentCreationWithHandler importHandler:
        @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) { importHandler(created, mode) }

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
      toDestinationURL destinationURL: URL
    ) { lines.append("imported \(destinationURL.lastPathComponent)") }

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
      error: (any Error)?
    ) { lines.append("failed \(documentURL.lastPathComponent), error \(error != nil)") }
  }

  /// A delegate that implements only the method from before iOS 12.
  private final class OldDesk: NSObject, UIDocumentBrowserViewControllerDelegate {
    var chosen: [URL] = []

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
    ) { chosen = documentURLs }
  }

  private let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
  private let desk = Desk()
  private let drafts: URL
  private let documents: URL

  init() throws {
    let folder = URL(fileURLWithPath: "/tmp/galley-\(UUID().uuidString)")
    drafts = folder.appendingPathComponent("drafts")
    documents = folder.appendingPathComponent("documents")
    try FileManager.default.createDirectory(at: drafts, withIntermediateDirectories: true)
    browser.delegate = desk
    browser.documentsFolder = documents
  }

  private func makeDraft(_ name: String) throws -> URL {
    let url = drafts.appendingPathComponent(name)
    try Data("Bread".utf8).write(to: url)
    return url
  }

  private func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  // MARK: Choosing

  @Test("By default, a document browser creates documents, and a user can choose only one")
  func defaults() {
    #expect(browser.allowedContentTypes == ["public.plain-text"])
    #expect(browser.allowsDocumentCreation && !browser.allowsPickingMultipleItems)
    #expect(browser.browserUserInterfaceStyle == .white && browser.customActions.isEmpty)
    #expect(UIDocumentBrowserViewController(forOpening: nil).allowedContentTypes == [])
    let old = UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: ["public.image"])
    #expect(old.allowedContentTypes == ["public.image"])
  }

  @Test("The delegate is called with the chosen documents")
  func chooses() {
    browser.choose([drafts.appendingPathComponent("a.txt")])
    #expect(desk.lines == [#"chosen ["a.txt"]"#])
  }

  @Test(
    "The older method of a delegate is called if the delegate does not implement the current one")
  func choosesForOldDelegate() {
    let desk = OldDesk()
    browser.delegate = desk
    browser.choose([drafts])
    #expect(desk.chosen == [drafts])
  }

  @Test("Choosing documents that a user cannot choose traps")
  func wrongType() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIDocumentBrowserViewController(forOpening: [.plainText])
        .choose([URL(fileURLWithPath: "/a.png")])
    }
    expectTrap(result, says: "a document browser for public.plain-text does not offer a.png")
  }

  @Test("An action is performed with the documents")
  func action() {
    var shown: [URL] = []
    let action = UIDocumentBrowserAction(
      identifier: "show", localizedTitle: "Show", availability: [.menu, .navigationBar]
    ) { shown = $0 }
    browser.customActions = [action]
    action.perform(on: [drafts])
    #expect(shown == [drafts] && action.availability.contains(.menu))
  }

  // MARK: Importing

  @Test("A created document moves to the folder of the documents, under a free name")
  func creates() throws {
    for _ in 0..<2 {
      desk.created = try makeDraft("Untitled.txt")
      browser.createDocument()
      MainTurn.drain()
    }
    #expect(desk.lines == ["imported Untitled.txt", "imported Untitled 2.txt"])
    #expect(names(in: documents) == ["Untitled 2.txt", "Untitled.txt"])
    #expect(names(in: drafts) == [])
  }

  @Test("The original of a created document stays if the document is copied")
  func copies() throws {
    desk.created = try makeDraft("Untitled.txt")
    desk.mode = .copy
    browser.createDocument()
    MainTurn.drain()
    #expect(names(in: documents) == ["Untitled.txt"] && names(in: drafts) == ["Untitled.txt"])
  }

  @Test("A created document that is in the folder of the documents already is not renamed")
  func createsInPlace() throws {
    try FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
    let created = documents.appendingPathComponent("Untitled.txt")
    try Data("Bread".utf8).write(to: created)
    desk.created = created
    browser.createDocument()
    MainTurn.drain()
    #expect(desk.lines == ["imported Untitled.txt"] && names(in: documents) == ["Untitled.txt"])
  }

  @Test("A created document is imported also if the handler is called on another queue")
  func createsOnOtherQueue() async throws {
    final class Writer: NSObject, UIDocumentBrowserViewControllerDelegate {
      let created: URL
      private var imported: CheckedContinuation<URL, Never>?

      init(_ created: URL) { self.created = created }

      func create(in browser: UIDocumentBrowserViewController) async -> URL {
        await withCheckedContinuation { continuation in
          imported = continuation
          browser.createDocument()
        }
      }

      func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
          @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
      ) {
        nonisolated(unsafe) let importHandler = importHandler
        let created = created
        DispatchQueue.global().async { importHandler(created, .move) }
      }

      func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
      ) { imported?.resume(returning: destinationURL) }

      func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
        error: (any Error)?
      ) { imported?.resume(returning: documentURL.deletingLastPathComponent()) }
    }
    let writer = Writer(try makeDraft("Untitled.txt"))
    browser.delegate = writer
    #expect(await writer.create(in: browser).lastPathComponent == "Untitled.txt")
    #expect(names(in: documents) == ["Untitled.txt"] && names(in: drafts) == [])
  }

  @Test("Nothing is imported if no document was created, and a missing document is reported")
  func createsNothing() {
    desk.mode = .none
    browser.createDocument()
    MainTurn.drain()
    #expect(desk.lines == [])
    desk.created = drafts.appendingPathComponent("Missing.txt")
    desk.mode = .move
    browser.createDocument()
    MainTurn.drain()
    #expect(desk.lines == ["failed Missing.txt, error true"])
  }

  @Test("A document is imported to reveal it, unless it is in the folder already")
  func reveals() throws {
    let draft = try makeDraft("Bread.txt")
    var found: [URL?] = []
    browser.revealDocument(at: draft, importIfNeeded: true) { url, _ in found.append(url) }
    MainTurn.drain()
    let imported = documents.appendingPathComponent("Bread.txt")
    browser.revealDocument(at: imported, importIfNeeded: true) { url, _ in found.append(url) }
    browser.revealDocument(at: imported, importIfNeeded: false) { url, _ in found.append(url) }
    var failure: (any Error)?
    let missing = drafts.appendingPathComponent("Missing.txt")
    browser.revealDocument(at: missing, importIfNeeded: true) { _, error in failure = error }
    MainTurn.drain()
    #expect(found.map { $0?.lastPathComponent } == ["Bread.txt", "Bread.txt", nil])
    #expect((failure as? CocoaError)?.code == .fileNoSuchFile)
    #expect(names(in: documents) == ["Bread.txt"])
  }

  @Test("A document is imported beside another one, and renamed")
  func importsAndRenames() throws {
    let draft = try makeDraft("Bread.txt")
    var moved: URL?
    browser.importDocument(
      at: draft, nextToDocumentAt: documents.appendingPathComponent("Rolls.txt"), mode: .move
    ) { url, _ in moved = url }
    MainTurn.drain()
    browser.renameDocument(at: try #require(moved), proposedName: "Rye") { url, _ in moved = url }
    MainTurn.drain()
    #expect(moved?.lastPathComponent == "Rye.txt" && names(in: documents) == ["Rye.txt"])
    let rye = try #require(moved)
    browser.renameDocument(at: rye, proposedName: "Rye") { url, _ in moved = url }
    MainTurn.drain()
    #expect(moved == rye && names(in: documents) == ["Rye.txt"])
    var failure: (any Error)?
    let missing = documents.appendingPathComponent("Missing.txt")
    browser.renameDocument(at: missing, proposedName: "Missing") { _, error in failure = error }
    MainTurn.drain()
    #expect((failure as? CocoaError)?.code == .fileNoSuchFile)
  }

  // MARK: Transitions

  @Test("A document appears and disappears with the animator of the browser")
  func transition() {
    final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
      let animator: UIDocumentBrowserTransitionController
      init(_ animator: UIDocumentBrowserTransitionController) { self.animator = animator }
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
      func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
      { animator }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = browser
    window.makeKeyAndVisible()
    let presenter = Presenter(browser.transitionController(forDocumentAt: drafts))
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = presenter
    browser.present(page, animated: true)
    window.frameClock.advanceUntilStill()
    #expect(page.view.window === window && page.view.alpha == 1)
    #expect(page.view.frame == window.bounds)
    page.dismiss(animated: true)
    window.frameClock.advanceUntilStill()
    #expect(browser.presentedViewController == nil && browser.view.window === window)
    #expect(browser.view.backgroundColor == .systemBackground && browser.view.alpha == 1)
  }
}
