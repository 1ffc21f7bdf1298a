import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A document interaction controller")
struct UIDocumentInteractionControllerTests {
  private final class Page: UIViewController, UIDocumentInteractionControllerDelegate {
    var lines: [String] = []
    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController { self }
    func documentInteractionControllerWillBeginPreview(
      _ controller: UIDocumentInteractionController
    ) { lines.append("begin") }
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
      lines.append("end")
    }
    func documentInteractionControllerWillPresentOptionsMenu(
      _ controller: UIDocumentInteractionController
    ) { lines.append("menu") }
    func documentInteractionControllerDidDismissOptionsMenu(
      _ controller: UIDocumentInteractionController
    ) { lines.append("no menu") }
  }

  private final class Silent: NSObject, UIDocumentInteractionControllerDelegate {}

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let page = Page()
  private let controller = UIDocumentInteractionController(url: URL(fileURLWithPath: "/a/b.pdf"))

  init() {
    window.rootViewController = page
    window.makeKeyAndVisible()
    controller.delegate = page
  }

  @Test("A preview has the name of the file, over the controller of the delegate")
  func preview() {
    #expect(controller.name == "b.pdf" && controller.uti == "com.adobe.pdf")
    #expect(controller.presentPreview(animated: false))
    let shown = page.presentedViewController as? UINavigationController
    #expect(shown?.topViewController?.title == "b.pdf" && page.lines == ["begin"])
    controller.dismissPreview(animated: false)
    #expect(page.presentedViewController == nil && page.lines == ["begin", "end"])
    let silent = Silent()
    controller.delegate = silent
    #expect(!controller.presentPreview(animated: false))
  }

  @Test("The menu is a share sheet of the file")
  func menu() {
    #expect(controller.presentOptionsMenu(from: .zero, in: page.view, animated: false))
    let sheet = page.presentedViewController as? UIActivityViewController
    sheet?.cancel()
    #expect(sheet != nil && page.lines == ["menu", "no menu"])
    #expect(
      !UIDocumentInteractionController().presentOptionsMenu(
        from: .zero, in: page.view, animated: false))
  }
}
