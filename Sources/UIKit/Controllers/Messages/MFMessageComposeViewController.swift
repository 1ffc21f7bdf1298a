import Foundation

/// Lets a user write a text message.
///
///     guard MFMessageComposeViewController.canSendText() else { return }
///     let composer = MFMessageComposeViewController()
///     composer.messageComposeDelegate = self
///     composer.body = "See you at seven"
///     present(composer, animated: true)
///
/// A test reads the message, and sends it:
///
///     #expect(composer.body == "See you at seven")
///     composer.send()
///
/// As in UIKit, the delegate must dismiss the controller in
/// `messageComposeViewController(_:didFinishWith:)`.
///
/// - Differs: The message is shown, and can't be edited. Nothing leaves the machine.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// Returns whether the device can send text messages.
  ///
  /// A test sets `UIApplication.shared.canSendText`.
  open class func canSendText() -> Bool { UIApplication.shared.canSendText }

  /// Returns whether messages may have a subject: `true` if the device can send messages.
  open class func canSendSubject() -> Bool { canSendText() }

  /// Returns whether messages may have attachments: `true` if the device can send messages.
  open class func canSendAttachments() -> Bool { canSendText() }

  /// Returns whether a file of this type may be attached: a picture, a movie, a sound, a text, a
  /// contact or a PDF.
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool {
    guard let type = UTType(uti) else { return false }
    let supported: [UTType] = [.image, .audiovisualContent, .text, .contact, .pdf]
    return supported.contains { type.conforms(to: $0) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    page.title = "New Message"
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", primaryAction: UIAction { [weak self] _ in self?.send() })
    setViewControllers([page], animated: false)
    showMessage()
  }

  /// The page that shows the message.
  private let page = MessagePage()

  /// The delegate, which is notified when the user has sent or cancelled the message, or when the
  /// message could not be sent.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The numbers or addresses of the recipients.
  open var recipients: [String]? { didSet { showMessage() } }
  /// The subject.
  open var subject: String? { didSet { showMessage() } }
  /// The text.
  open var body: String? { didSet { showMessage() } }

  /// The attached files. Each dictionary has the URL of a file and, if one was given, its alternate
  /// name.
  open private(set) var attachments: [[AnyHashable: Any]]? { didSet { showMessage() } }

  /// The files that were attached as data, in the order in which they were added.
  ///
  /// UIKit has no such property; it is for tests.
  public private(set) var attachedFiles: [AttachedFile] = [] { didSet { showMessage() } }

  /// A file that was attached to a message as data.
  ///
  /// UIKit has no such type; it is for tests.
  public struct AttachedFile: Hashable, Sendable {
    /// The contents of the file.
    public var data: Data
    /// The identifier of the file's type, such as `public.png`.
    public var typeIdentifier: String
    /// The name of the file.
    public var filename: String
  }

  /// Attaches a file, and returns whether this is possible.
  @discardableResult
  open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool {
    guard attachmentURL.isFileURL, type(of: self).canSendAttachments() else { return false }
    var attachment: [AnyHashable: Any] = [
      MFMessageComposeViewControllerAttachmentURL: attachmentURL
    ]
    if let alternateFilename {
      attachment[MFMessageComposeViewControllerAttachmentAlternateFilename] = alternateFilename
    }
    attachments = (attachments ?? []) + [attachment]
    return true
  }

  /// Attaches a file with these contents, and returns whether this is possible.
  @discardableResult
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool {
    let composer = type(of: self)
    guard composer.canSendAttachments(), composer.isSupportedAttachmentUTI(uti) else {
      return false
    }
    attachedFiles.append(
      AttachedFile(data: attachmentData, typeIdentifier: uti, filename: filename))
    return true
  }

  /// Prevents the user from attaching files. This method has no effect, because the message can't
  /// be edited.
  open func disableUserAttachments() {}

  private func showMessage() {
    let recipients = recipients ?? []
    page.navigationItem.rightBarButtonItem?.isEnabled = !recipients.isEmpty
    var lines = ["To: " + recipients.joined(separator: ", ")]
    if let subject, !subject.isEmpty { lines.append("Subject: " + subject) }
    for attachment in attachments ?? [] {
      let url = attachment[MFMessageComposeViewControllerAttachmentURL] as? URL
      let name = attachment[MFMessageComposeViewControllerAttachmentAlternateFilename] as? String
      lines.append(name ?? url?.lastPathComponent ?? "")
    }
    page.show(lines + attachedFiles.map(\.filename), text: body ?? "")
  }

  // MARK: In tests

  /// Sends the message, as a tap on "Send" does: calls the delegate.
  ///
  /// UIKit has no such method; it is for tests.
  public func send() { finish(with: .sent) }

  /// Cancels the message, as a tap on "Cancel" does: calls the delegate.
  ///
  /// UIKit has no such method; it is for tests.
  public func cancel() { finish(with: .cancelled) }

  /// Fails to send the message: calls the delegate.
  ///
  /// UIKit has no such method; it is for tests.
  public func fail() { finish(with: .failed) }

  private func finish(with result: MessageComposeResult) {
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
  }
}

/// The result of writing a text message.
public enum MessageComposeResult: Int, Sendable {
  /// The user has cancelled the message.
  case cancelled
  /// The user has sent the message.
  case sent
  /// The message could not be sent.
  case failed
}

/// The key of the URL of an attached file.
public let MFMessageComposeViewControllerAttachmentURL =
  "MFMessageComposeViewControllerAttachmentURL"
/// The key of the alternate name of an attached file.
public let MFMessageComposeViewControllerAttachmentAlternateFilename =
  "MFMessageComposeViewControllerAttachmentAlternateFilename"

/// The method that the controller of a text message calls on its delegate.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has sent or cancelled the message, or when the message could not be sent.
  /// The delegate dismisses the controller.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
