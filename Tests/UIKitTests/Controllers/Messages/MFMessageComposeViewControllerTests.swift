import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A text message that a user writes")
struct MFMessageComposeViewControllerTests {
  private final class Sender: NSObject, MFMessageComposeViewControllerDelegate {
    var results: [MessageComposeResult] = []
    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
      results.append(result)
      controller.dismiss(animated: true)
    }
  }

  private let sender = Sender()
  private let below = UIViewController()

  private func shown(to recipients: [String]?) -> (Screen, MFMessageComposeViewController) {
    let screen = Screen(below)
    let composer = MFMessageComposeViewController()
    composer.messageComposeDelegate = sender
    composer.recipients = recipients
    composer.body = "See you at seven"
    below.present(composer, animated: true)
    screen.settle()
    return (screen, composer)
  }

  @Test("A tap on Send calls the delegate of a message composer, which dismisses the composer")
  func send() {
    let (screen, _) = shown(to: ["555-0100"])
    #expect(screen.find("To: 555-0100") != nil)
    #expect(screen.find("See you at seven") != nil)
    screen.tap("Send")
    screen.settle()
    #expect(sender.results == [.sent])
    #expect(below.presentedViewController == nil)
  }

  @Test("A tap on Cancel calls the delegate")
  func cancel() {
    let (screen, composer) = shown(to: nil)
    #expect(composer.topViewController?.navigationItem.rightBarButtonItem?.isEnabled == false)
    screen.tap("Cancel")
    screen.settle()
    #expect(sender.results == [.cancelled])
  }

  @Test("A test can make the sending of a message fail")
  func fail() {
    let (_, composer) = shown(to: ["555-0100"])
    composer.fail()
    #expect(sender.results == [.failed])
  }

  @Test("A message takes files of supported types, and no other URLs")
  func attachments() throws {
    let (screen, composer) = shown(to: ["555-0100"])
    #expect(composer.attachments == nil)
    let file = URL(fileURLWithPath: "/tmp/a.png")
    #expect(composer.addAttachmentURL(file, withAlternateFilename: "Picture"))
    #expect(
      !composer.addAttachmentURL(
        try #require(URL(string: "https://example.org")),
        withAlternateFilename: nil))
    #expect(
      composer.attachments?.first?[MFMessageComposeViewControllerAttachmentURL] as? URL == file)
    #expect(composer.addAttachmentData(Data([1]), typeIdentifier: "public.png", filename: "b.png"))
    #expect(!composer.addAttachmentData(Data([1]), typeIdentifier: "none", filename: "c"))
    #expect(composer.attachedFiles.map(\.filename) == ["b.png"])
    screen.settle()
    #expect(screen.find("Picture") != nil && screen.find("b.png") != nil)
  }

  @Test("A test decides whether the device can send messages")
  func device() {
    #expect(MFMessageComposeViewController.canSendText())
    UIApplication.shared.canSendText = false
    defer { UIApplication.shared.canSendText = true }
    #expect(!MFMessageComposeViewController.canSendText())
    #expect(!MFMessageComposeViewController.canSendSubject())
    #expect(!MFMessageComposeViewController.canSendAttachments())
  }
}
