import Foundation

/// The service that adds a document with the whole content of a scene to a screenshot.
///
/// The screenshot itself shows only the visible part of the content.
///
///     window.windowScene?.screenshotService?.delegate = self
///
/// - Differs: A test takes the screenshot: `UIApplication.takeScreenshot(fullPage:)`.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  internal init(_ scene: UIWindowScene) {
    windowScene = scene
    super.init()
  }

  /// The delegate, which creates the document.
  open weak var delegate: (any UIScreenshotServiceDelegate)?

  /// The scene.
  open private(set) weak var windowScene: UIWindowScene?

  /// A document with the whole content of a scene.
  ///
  /// UIKit has no such type. A test gets the document from
  /// `UIApplication.takeScreenshot(fullPage:)`.
  public struct Document: Equatable, Sendable {
    /// The document as PDF; `nil` if there is none.
    public var pdf: Data?
    /// The index of the page that is visible.
    public var visiblePage: Int
    /// The visible part of the page, in the coordinates of the page.
    ///
    /// The origin of these coordinates is at the bottom left of the page.
    public var visibleRect: CGRect
  }
}

/// An object that creates a document with the whole content of a scene for a screenshot.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  /// Called to create the document.
  ///
  /// Call the handler, on any queue, with the PDF, the index of the visible page, and the visible
  /// part of the page.
  @_disfavoredOverload
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
  /// The default: calls the handler without a document.
  @_disfavoredOverload
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void
  ) {
    if OptionalMember.noteDefault(self) { return }
    completionHandler(nil, 0, .zero)
  }
}

extension UIApplication {
  /// Takes a screenshot, as the user does with the buttons of the device.
  ///
  /// This posts `userDidTakeScreenshotNotification`. No picture is drawn.
  ///
  /// This method is only for tests: UIKit has no such method.
  ///
  /// - Parameter fullPage: A closure for the documents with the whole content, or `nil` for a
  ///   screenshot without documents. The delegate of each scene's screenshot service creates a
  ///   document, and the closure is called with the document on the main queue.
  public func takeScreenshot(
    fullPage: (@MainActor (UIScreenshotService.Document) -> Void)? = nil
  ) {
    performAsCurrent {
      post(UIApplication.userDidTakeScreenshotNotification)
      guard let fullPage else { return }
      for case let scene as UIWindowScene in scenes {
        guard let service = scene.screenshotService else { continue }
        service.delegate?.screenshotService(service) { @Sendable pdf, page, rect in
          MainTurn.runFromAnywhere {
            fullPage(.init(pdf: pdf, visiblePage: page, visibleRect: rect))
          }
        }
      }
    }
  }
}
