import Foundation

/// Lets a user write a mail.
///
///     guard MFMailComposeViewController.canSendMail() else { return }
///     let composer = MFMailComposeViewController()
///     composer.mailComposeDelegate = self
///     composer.setToRecipients(["help@example.org"])
///     composer.setSubject("Feedback")
///     present(composer, animated: true)
///
/// A test reads the mail, and sends it:
///
///     #expect(composer.mail.subject == "Feedback")
///     composer.send()
///
/// As in UIKit, the delegate must dismiss the controller in
/// `mailComposeController(_:didFinishWith:error:)`.
///
/// - Differs: The mail is shown, and can't be edited. Nothing leaves the machine.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// A mail that the user has not sent yet.
  ///
  /// UIKit has no such type; it is for tests.
  public struct Mail: Hashable, Sendable {
    /// The addresses of the recipients.
    public var toRecipients: [String] = []
    /// The addresses that get a copy.
    public var ccRecipients: [String] = []
    /// The addresses that get a blind copy: the other recipients do not see them.
    public var bccRecipients: [String] = []
    /// The subject.
    public var subject = ""
    /// The text.
    public var body = ""
    /// Whether the text is HTML.
    public var isHTML = false
    /// The attached files, in the order in which they were added.
    public var attachments: [Attachment] = []
    /// The address that the mail is sent from, if the app prefers one.
    public var preferredSendingEmailAddress: String?

    /// A file that is attached to a mail.
    public struct Attachment: Hashable, Sendable {
      /// The contents of the file.
      public var data: Data
      /// The MIME type, such as `image/png`.
      public var mimeType: String
      /// The name of the file.
      public var fileName: String
    }

    fileprivate var isEmpty: Bool { self == Mail() }
  }

  /// Returns whether the user has an account for mail.
  ///
  /// A test sets `UIApplication.shared.canSendMail`.
  open class func canSendMail() -> Bool { UIApplication.shared.canSendMail }

  open override func viewDidLoad() {
    super.viewDidLoad()
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.askWhetherToSave() })
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", primaryAction: UIAction { [weak self] _ in self?.send() })
    setViewControllers([page], animated: false)
    showMail()
  }

  /// The page that shows the mail.
  private let page = MessagePage()

  /// The delegate, which is notified when the user has sent, saved or deleted the mail.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// The mail as the app has set it.
  ///
  /// UIKit has no such property; it is for tests.
  public private(set) var mail = Mail() { didSet { showMail() } }

  /// Sets the subject.
  open func setSubject(_ subject: String) { mail.subject = subject }

  /// Sets the addresses of the recipients.
  open func setToRecipients(_ toRecipients: [String]?) { mail.toRecipients = toRecipients ?? [] }

  /// Sets the addresses that get a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) { mail.ccRecipients = ccRecipients ?? [] }

  /// Sets the addresses that get a blind copy: the other recipients do not see them.
  open func setBccRecipients(_ bccRecipients: [String]?) {
    mail.bccRecipients = bccRecipients ?? []
  }

  /// Sets the text.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    mail.body = body
    mail.isHTML = isHTML
  }

  /// Attaches a file.
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {
    mail.attachments.append(
      Mail.Attachment(data: attachment, mimeType: mimeType, fileName: filename))
  }

  /// Sets the address that the mail is sent from, if the user has an account with it.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {
    mail.preferredSendingEmailAddress = emailAddress
  }

  private func showMail() {
    page.title = mail.subject.isEmpty ? "New Message" : mail.subject
    page.navigationItem.rightBarButtonItem?.isEnabled =
      !(mail.toRecipients + mail.ccRecipients + mail.bccRecipients).isEmpty
    var lines = ["To: " + mail.toRecipients.joined(separator: ", ")]
    if !(mail.ccRecipients + mail.bccRecipients).isEmpty {
      lines.append("Cc: " + mail.ccRecipients.joined(separator: ", "))
      lines.append("Bcc: " + mail.bccRecipients.joined(separator: ", "))
    }
    lines.append("Subject: " + mail.subject)
    page.show(lines + mail.attachments.map(\.fileName), text: mail.body)
  }

  /// Asks the user whether to save or delete a mail that has contents, as the button "Cancel" does.
  private func askWhetherToSave() {
    guard !mail.isEmpty else { return finish(with: .cancelled) }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Delete Draft", style: .destructive) { [weak self] _ in self?.cancel() })
    sheet.addAction(
      UIAlertAction(title: "Save Draft", style: .default) { [weak self] _ in self?.saveDraft() })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = page.navigationItem.leftBarButtonItem
    present(sheet, animated: true)
  }

  // MARK: In tests

  /// Sends the mail, as a tap on "Send" does: calls the delegate.
  ///
  /// UIKit has no such method; it is for tests.
  public func send() { finish(with: .sent) }

  /// Saves the mail as a draft: calls the delegate.
  ///
  /// UIKit has no such method; it is for tests.
  public func saveDraft() { finish(with: .saved) }

  /// Deletes the mail: calls the delegate.
  ///
  /// UIKit has no such method; it is for tests.
  public func cancel() { finish(with: .cancelled) }

  /// Fails to send the mail: calls the delegate with an error.
  ///
  /// UIKit has no such method; it is for tests.
  public func fail(with error: any Error = MFMailComposeError(.sendFailed)) {
    finish(with: .failed, error: error)
  }

  private func finish(with result: MFMailComposeResult, error: (any Error)? = nil) {
    mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: error)
  }
}

/// The result of writing a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// The user has deleted the mail.
  case cancelled
  /// The user has saved the mail as a draft.
  case saved
  /// The user has sent the mail.
  case sent
  /// The mail could not be saved or sent.
  case failed
}

/// The domain of errors of mails.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// An error of a mail.
public struct MFMailComposeError: CustomNSError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The mail could not be saved.
    case saveFailed
    /// The mail could not be sent.
    case sendFailed
  }

  /// The kind of the error.
  public var code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of errors of mails.
  public static var errorDomain: String { MFMailComposeErrorDomain }

  /// The number of the error's kind.
  public var errorCode: Int { code.rawValue }

  /// The kind of an error if the mail could not be saved.
  public static var saveFailed: Code { .saveFailed }

  /// The kind of an error if the mail could not be sent.
  public static var sendFailed: Code { .sendFailed }
}

/// The method that the controller of a mail calls on its delegate.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: _SelectorResponding {
  /// Called when the user has sent, saved or deleted the mail. The delegate dismisses the
  /// controller.
  @_disfavoredOverload
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// The default: does nothing.
  @_disfavoredOverload
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) { OptionalMember.noteDefault(self) }
}
