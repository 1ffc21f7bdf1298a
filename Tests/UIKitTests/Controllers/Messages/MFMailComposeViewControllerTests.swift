import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A mail that a user writes")
struct MFMailComposeViewControllerTests {
  private final class Sender: NSObject, MFMailComposeViewControllerDelegate {
    var results: [MFMailComposeResult] = []
    var error: (any Error)?
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) {
      results.append(result)
      self.error = error
      controller.dismiss(animated: true)
    }
  }

  private let sender = Sender()
  private let below = UIViewController()

  private func shown(_ fill: (MFMailComposeViewController) -> Void) -> (
    Screen, MFMailComposeViewController
  ) {
    let screen = Screen(below)
    let composer = MFMailComposeViewController()
    composer.mailComposeDelegate = sender
    fill(composer)
    below.present(composer, animated: true)
    screen.settle()
    return (screen, composer)
  }

  private func fill(_ composer: MFMailComposeViewController) {
    composer.setSubject("Feedback")
    composer.setToRecipients(["help@example.org"])
    composer.setCcRecipients(["team@example.org"])
    composer.setBccRecipients(nil)
    composer.setMessageBody("It works.", isHTML: false)
    composer.addAttachmentData(Data([1, 2]), mimeType: "text/plain", fileName: "log.txt")
    composer.setPreferredSendingEmailAddress("me@example.org")
  }

  @Test("A mail composer shows what the app has set, and a test can read it")
  func contents() {
    let (screen, composer) = shown(fill)
    #expect(composer.mail.toRecipients == ["help@example.org"])
    #expect(composer.mail.ccRecipients == ["team@example.org"])
    #expect(composer.mail.bccRecipients.isEmpty)
    #expect(composer.mail.subject == "Feedback")
    #expect(composer.mail.body == "It works.")
    #expect(!composer.mail.isHTML)
    #expect(composer.mail.attachments.map(\.fileName) == ["log.txt"])
    #expect(composer.mail.attachments.first?.data == Data([1, 2]))
    #expect(composer.mail.preferredSendingEmailAddress == "me@example.org")
    let texts = [
      "Feedback", "To: help@example.org", "Cc: team@example.org", "log.txt", "It works.",
    ]
    for text in texts { #expect(screen.find(text) != nil, "\(text)") }
  }

  @Test("A tap on Send calls the delegate of a mail composer, which dismisses the composer")
  func send() {
    let (screen, _) = shown(fill)
    screen.tap("Send")
    screen.settle()
    #expect(sender.results == [.sent])
    #expect(below.presentedViewController == nil)
  }

  @Test("A mail without an address can't be sent")
  func nobody() {
    let (_, composer) = shown { $0.setSubject("Feedback") }
    let item = composer.topViewController?.navigationItem
    #expect(item?.rightBarButtonItem?.isEnabled == false)
    composer.setToRecipients(["help@example.org"])
    #expect(item?.rightBarButtonItem?.isEnabled == true)
  }

  @Test("Cancel asks whether to save a mail with contents", arguments: [true, false])
  func cancel(_ saves: Bool) {
    let (screen, _) = shown(fill)
    screen.tap("Cancel")
    screen.settle()
    #expect(sender.results.isEmpty)
    screen.tap(saves ? "Save Draft" : "Delete Draft")
    screen.settle()
    #expect(sender.results == [saves ? .saved : .cancelled])
    #expect(below.presentedViewController == nil)
  }

  @Test("Cancel closes an empty mail at once")
  func cancelEmpty() {
    let (screen, _) = shown { _ in }
    #expect(screen.find("New Message") != nil)
    screen.tap("Cancel")
    screen.settle()
    #expect(sender.results == [.cancelled])
  }

  @Test("A test can make the sending of a mail fail")
  func fail() {
    let (_, composer) = shown(fill)
    composer.fail()
    #expect(sender.results == [.failed])
    #expect((sender.error as? MFMailComposeError)?.code == .sendFailed)
    #expect((sender.error as NSError?)?.domain == MFMailComposeErrorDomain)
  }

  @Test("A test decides whether there is a mail account")
  func account() {
    #expect(MFMailComposeViewController.canSendMail())
    UIApplication.shared.canSendMail = false
    defer { UIApplication.shared.canSendMail = true }
    #expect(!MFMailComposeViewController.canSendMail())
  }
}
