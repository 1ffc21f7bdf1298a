import Foundation
import Galley
import Testing
import UIKit

/// This file imports Foundation and UIKit, as files of apps do.
@MainActor
@Suite("A screen in several languages")
struct LocalizedScreenTests {
  /// A title above a list of two rows, whose texts are looked up when the view is loaded and in layout.
  private final class InboxViewController: UIViewController, UITableViewDataSource {
    let bundle: Bundle
    let heading = UILabel()
    let table = UITableView()

    init(bundle: Bundle) {
      self.bundle = bundle
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      heading.text = NSLocalizedString("inbox.title", bundle: bundle, comment: "")
      table.dataSource = self
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      for part in [heading, table] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
      }
      NSLayoutConstraint.activate([
        heading.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
        heading.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        table.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 8),
        table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      let format = NSLocalizedString("inbox.messages", bundle: bundle, comment: "")
      cell.textLabel?.text = String.localizedStringWithFormat(format, path.row + 1)
      return cell
    }
  }

  private let bundle: Bundle

  init() throws {
    bundle = try TemporaryBundle([
      "Localizable.xcstrings": #"""
      {"sourceLanguage":"en","strings":{
      "inbox.title":{"localizations":{"en":{"stringUnit":{"value":"Inbox"}},
        "de":{"stringUnit":{"value":"Posteingang"}},"ar":{"stringUnit":{"value":"صندوق الوارد"}}}},
      "inbox.messages":{"localizations":{
        "en":{"variations":{"plural":{"one":{"stringUnit":{"value":"%d message"}},
          "other":{"stringUnit":{"value":"%d messages"}}}}},
        "de":{"variations":{"plural":{"one":{"stringUnit":{"value":"%d Nachricht"}},
          "other":{"stringUnit":{"value":"%d Nachrichten"}}}}},
        "ar":{"variations":{"plural":{"one":{"stringUnit":{"value":"رسالة واحدة"}},
          "two":{"stringUnit":{"value":"رسالتان"}},"other":{"stringUnit":{"value":"%d رسالة"}}}}}}}}}
      """#
    ]).bundle
  }

  private func screen(_ language: GalleyLanguage?) -> (UIWindow, InboxViewController, UIWindowScene)
  {
    let scene = UIWindowScene()
    if let language { scene.language = language }
    let window = UIWindow(windowScene: scene)
    window.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    let controller = InboxViewController(bundle: bundle)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, controller, scene)
  }

  private func frames(_ language: GalleyLanguage?) -> [String] {
    UIView.withSquareText {
      let (window, controller, scene) = screen(language)
      defer { _ = (window, scene) }
      let labels = [controller.heading] + controller.table.visibleCells.compactMap(\.textLabel)
      return labels.map { label in
        let frame = label.convert(label.bounds, to: controller.view)
        let place = [frame.minX, frame.minY, frame.width].map { "\(Int($0.rounded()))" }
        return "\(label.text ?? "") \(place.joined(separator: " "))"
      }
    }
  }

  @Test("The texts and the layout follow the language of the scene")
  func languages() {
    #expect(frames(nil) == ["Inbox 16 20 43", "1 message 16 49 288", "2 messages 16 93 288"])
    #expect(
      frames("de") == ["Posteingang 16 20 94", "1 Nachricht 16 49 288", "2 Nachrichten 16 93 288"])
    #expect(
      frames("ar") == ["صندوق الوارد 202 20 102", "رسالة واحدة 16 49 288", "رسالتان 16 93 288"])
    #expect(
      frames(.pseudo(.accented)) == [
        "[Îñƀöẋ] 16 20 60", "[1 ṁéššåĝé] 16 49 288", "[2 ṁéššåĝéš] 16 93 288",
      ])
    #expect(
      frames(.pseudo(.doubled)) == [
        "Inbox Inbox 16 20 94", "1 message 1 message 16 49 288", "2 messages 2 messages 16 93 288",
      ])
  }

  @Test(
    "Two scenes at a time have their own languages, when they are laid out and when fingers touch them"
  )
  func twoScenes() {
    let (german, first, germanScene) = screen("de")
    let (arabic, second, arabicScene) = screen("ar")
    first.table.reloadData()
    second.table.reloadData()
    german.layoutIfNeeded()
    #expect(first.table.visibleCells.first?.textLabel?.text == "1 Nachricht")
    arabic.frameClock.advance(by: 0.1)
    #expect(second.table.visibleCells.first?.textLabel?.text == "رسالة واحدة")

    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    var said = ""
    let bundle = bundle
    button.addAction(
      UIAction { _ in said = NSLocalizedString("inbox.title", bundle: bundle, comment: "") },
      for: .touchUpInside)
    first.view.addSubview(button)
    Finger.tap(button)
    #expect(said == "Posteingang")
    #expect(germanScene.language == "de" && arabicScene.language == "ar")
  }

  @Test("With an optional table name, NSLocalizedString is Foundation's and ignores the language")
  func foundation() {
    let table: String? = nil
    let scene = UIWindowScene()
    scene.language = "de"
    #expect(
      NSLocalizedString("inbox.title", tableName: table, bundle: bundle, comment: "")
        == "inbox.title")
    #expect(
      NSLocalizedString("inbox.title", bundle: bundle, value: "", comment: "") == "Posteingang")
    #expect(bundle.localizedString(forKey: "inbox.title", value: "", table: nil) == "Posteingang")
    #expect(
      bundle.localizedString(forKey: "inbox.title", value: nil, table: "Localizable")
        == "Posteingang")
    #expect(
      String(format: NSLocalizedString("inbox.messages", bundle: bundle, comment: ""), 1)
        == "1 Nachricht")
    #expect(String(format: "%@ %d", "a", 1) == "a 1")
    #expect(String(format: "%@ %@ %@", "a", "b", "c") == "a b c")
  }
}
