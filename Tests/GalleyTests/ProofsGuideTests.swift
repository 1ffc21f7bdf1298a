import Foundation
import Galley
import TestSupport
import Testing
import UIKit

/// A post that can be answered: a button shows a text field and another button, which sends.
private final class FeedViewController: UIViewController {
  private let field = UITextField(frame: CGRect(x: 16, y: 160, width: 300, height: 44))
  private let send = UIButton(frame: CGRect(x: 16, y: 220, width: 100, height: 44))

  override func viewDidLoad() {
    let reply = UIButton(frame: CGRect(x: 16, y: 100, width: 100, height: 44))
    reply.setTitle("Reply", for: .normal)
    reply.addAction(
      UIAction { [field, send] _ in (field.isHidden, send.isHidden) = (false, false) },
      for: .touchUpInside)
    field.placeholder = "Message"
    send.setTitle("Send", for: .normal)
    send.addAction(UIAction { [weak self] _ in self?.sendLater() }, for: .touchUpInside)
    (field.isHidden, send.isHidden) = (true, true)
    for part in [reply, field, send] { view.addSubview(part) }
  }

  private func sendLater() {
    Task {
      try await Task.sleep(for: .seconds(1))
      let label = UILabel(frame: CGRect(x: 16, y: 300, width: 300, height: 20))
      label.text = "Sent"
      view.addSubview(label)
    }
  }
}

private final class RowView: UIView {
  convenience init(title: String) {
    self.init(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let label = UILabel(frame: CGRect(x: 16, y: 12, width: 168, height: 20.5))
    label.text = title
    addSubview(label)
  }
}

private final class PhotoCell: UICollectionViewCell {
  var photo: Int?
}

@MainActor private func grid() -> UICollectionViewFlowLayout { UICollectionViewFlowLayout() }

/// The examples of the guide that compare proofs: they are compiled. What they do is tested
/// elsewhere.
@MainActor @Suite(.disabled("They are only compiled."))
private enum ProofsGuideExamples {
  @MainActor @Suite struct FeedTests {
    @Test func reply() {
      let screen = Screen(FeedViewController(), on: .phone)
      screen.tap("Reply")
      screen.type("Good morning", into: "Message")
      screen.tap("Send")
      assertProof(of: screen, as: .frames, .image)
    }

    @Test(arguments: Looks.all) func feed(_ look: Look) {
      assertProof(of: Screen(FeedViewController(), on: .phone, look), as: .image)
    }

    @MainActor @Test func previews() {
      for preview in Preview.all where preview.module == "Feed" {
        assertProof(of: Screen(preview), as: .image, named: preview.title)
      }
    }
  }

  static func recording(_ screen: Screen) {
    assertProof(of: screen, as: .image, on: .all([.phone, .pad], Looks.all))
    withProofs(record: .never) {}
    assertProof(of: screen, as: .frames, record: .all)
  }

  enum Recording {
    @Suite(.proofs(record: .failed)) struct FeedTests {}
  }
}

@MainActor @Suite("The guide to screens and proofs")
struct ProofsGuideTests {
  @Test("All code in the guide to screens and proofs is compiled")
  func examples() throws {
    let code = try GuideCode("Proofs")
    #expect(code.examples.count == 9)
    // The previews of a test would be previews of this program, so they are part of a package in
    // Tests/Consumers.
    let own = try String(contentsOfFile: #filePath, encoding: .utf8)
    let missing = code.missing(
      in: [own], except: ["#Preview(", "FeedViewController(posts:", "BadgeView("])
    #expect(missing == [])
  }

  @Test("The steps of the guide to screens and proofs work, and the screen waits for them")
  func steps() async {
    let screen = Screen(FeedViewController(), on: .phone)
    screen.tap("Reply")
    screen.type("Good morning", into: "Message")
    screen.tap("Send")
    screen.perform { $0.controller.navigationItem.title = "Drafts" }
    #expect(screen.find("Sent") == nil)
    await screen.settled()
    await screen.wait { $0.find("Sent") != nil }
    #expect(screen.find("Good morning") != nil)
  }

  @Test("Screens of controllers, views, cells and layouts are created as the guide says")
  func screens() {
    let screens = [
      Screen(FeedViewController(), on: .pad.landscape, inNavigation: true),
      Screen(RowView(title: "Hello")),
      Screen(PhotoCell.self, count: 12, layout: grid()) { cell, path in
        cell.photo = photos[path.item]
      },
      Screen(layout: grid(), items: [3, 12]),
    ]
    #expect(screens.map(\.window.bounds.width) == [1180, 390, 390, 390])
    #expect(screens[1].find("Hello") != nil)
    let lists = [screens[2].view] + screens[2].view.subviews
    let list = lists.lazy.compactMap { $0 as? UICollectionView }.first
    let cells = list?.visibleCells.compactMap { ($0 as? PhotoCell)?.photo }
    #expect(cells?.sorted() == photos)
  }

  private var photos: [Int] { Array(0..<12) }

  @Test("Devices have the names and widths of the guide")
  func devices() {
    #expect(Screen.Device.named("iPhone 16 Pro") != nil)
    #expect(Screen.Device.pad.landscape.split(.half).size.width == 585)
    let device = Screen.Device.pad.landscape.split(.half)
    #expect(device.horizontalSizeClass == .compact)
  }
}
