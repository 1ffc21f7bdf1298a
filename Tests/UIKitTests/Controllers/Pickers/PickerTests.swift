import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Controllers that a user chooses from")
struct PickerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let below = UIViewController()

  init() {
    window.rootViewController = below
    window.makeKeyAndVisible()
  }

  // MARK: Pictures

  private final class Album: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var lines: [String] = []
    var info: [UIImagePickerController.InfoKey: Any] = [:]
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      lines.append("chosen, there \(picker.presentingViewController != nil)")
      self.info = info
      picker.dismiss(animated: true)
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      lines.append("cancelled")
    }
  }

  /// A delegate that implements no optional method.
  private final class Silent: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate, UIDocumentPickerDelegate
  {}

  @Test("The delegate gets the chosen picture, and dismisses the picker")
  func picture() {
    let (picker, album, image) = (UIImagePickerController(), Album(), UIImage())
    picker.delegate = album
    below.present(picker, animated: true)
    picker.choose(image)
    window.frameClock.advanceUntilStill()
    #expect(album.lines == ["chosen, there true"])
    #expect(picker.topViewController?.view.backgroundColor == .systemBackground)
    #expect(album.info[.originalImage] as? UIImage === image && album.info[.editedImage] == nil)
    #expect(album.info[.mediaType] as? String == "public.image")
    #expect(below.presentedViewController == nil)
    picker.allowsEditing = true
    below.present(picker, animated: true)
    picker.cancel()
    #expect(album.lines.last == "cancelled" && below.presentedViewController === picker)
    picker.choose(image)
    #expect(album.info[.editedImage] as? UIImage === image)
  }

  @Test("An image picker from a nib shows the pictures, too")
  func pictureFromNib() throws {
    let picker = try #require(UIImagePickerController(coder: ClassCoder()))
    #expect(picker.viewControllers.map(\.title) == ["Photos"])
    #expect(picker.topViewController?.navigationItem.rightBarButtonItem != nil)
  }

  @Test("An image picker whose delegate implements no optional method dismisses itself")
  func silent() {
    let (picker, silent) = (UIImagePickerController(), Silent())
    picker.delegate = silent
    below.present(picker, animated: true)
    picker.cancel()
    #expect(below.presentedViewController == nil)
    below.present(picker, animated: true)
    picker.choose(UIImage())
    #expect(below.presentedViewController == nil)
  }

  @Test("A photo library is available, and a camera is not")
  func sources() {
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
  }

  @Test("Setting the camera as the source traps, because there is no camera")
  func camera() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIImagePickerController().sourceType = .camera
    }
  }

  // MARK: Files

  private final class Desk: NSObject, UIDocumentPickerDelegate {
    var lines: [String] = []
    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
      lines.append(
        "\(urls.map(\.lastPathComponent)), there \(controller.presentingViewController != nil)")
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      lines.append("cancelled")
    }
  }

  @Test("The delegate gets the chosen files after the document picker is dismissed")
  func files() {
    let desk = Desk()
    let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
    picker.delegate = desk
    below.present(picker, animated: true)
    picker.choose([URL(fileURLWithPath: "/a.txt")])
    below.present(picker, animated: true)
    picker.cancel()
    picker.allowsMultipleSelection = true
    picker.choose([URL(fileURLWithPath: "/a.txt"), URL(fileURLWithPath: "/b.txt")])
    #expect(
      desk.lines == [
        "[\"a.txt\"], there false", "cancelled", "[\"a.txt\", \"b.txt\"], there false",
      ])
    #expect(picker.documentPickerMode == .open && below.presentedViewController == nil)
  }

  @Test("Only files of the requested types can be chosen")
  func types() async {
    let copies = UIDocumentPickerViewController(forOpeningContentTypes: [.image], asCopy: true)
    #expect(copies.documentPickerMode == .import)
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image, .plainText])
    #expect(picker.documentPickerMode == .open)
    let desk = Desk()
    picker.delegate = desk
    picker.choose([URL(fileURLWithPath: "/a.png")])
    picker.choose([URL(fileURLWithPath: "/b.TXT")])
    picker.choose([URL(fileURLWithPath: "/c.unheard-of")])
    #expect(desk.lines.count == 3)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UIDocumentPickerViewController(forOpeningContentTypes: [.image])
        .choose([URL(fileURLWithPath: "/a.pdf")])
    }
    expectTrap(result, says: "a document picker for public.image does not offer a.pdf")
  }

  private final class OldDesk: NSObject, UIDocumentPickerDelegate {
    var names: [String] = []
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
      names.append(url.lastPathComponent)
    }
  }

  @Test("A delegate from before iOS 11 gets a file through the older method")
  func oldDelegate() {
    let desk = OldDesk()
    let picker = UIDocumentPickerViewController(documentTypes: [], in: .import)
    picker.delegate = desk
    picker.choose([URL(fileURLWithPath: "/a.txt")])
    #expect(desk.names == ["a.txt"])
  }

  // MARK: Colors and fonts

  private final class Painter: NSObject, UIColorPickerViewControllerDelegate,
    UIFontPickerViewControllerDelegate
  {
    var lines: [String] = []
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { lines.append("color \(color == viewController.selectedColor) \(continuously)") }
    func colorPickerViewControllerDidSelectColor(_ picker: UIColorPickerViewController) {
      lines.append("old color")
    }
    func colorPickerViewControllerDidFinish(_ picker: UIColorPickerViewController) {
      lines.append("finished")
    }
    func fontPickerViewControllerDidPickFont(_ picker: UIFontPickerViewController) {
      lines.append("font \(picker.selectedFontDescriptor != nil)")
    }
    func fontPickerViewControllerDidCancel(_ picker: UIFontPickerViewController) {
      lines.append("no font")
    }
  }

  @Test("The delegate gets each chosen color, and one call when the color picker is dismissed")
  func colors() {
    let (picker, painter) = (UIColorPickerViewController(), Painter())
    picker.delegate = painter
    below.present(picker, animated: true)
    picker.supportsAlpha = false
    picker.choose(UIColor(white: 0, alpha: 0.5))
    #expect(picker.selectedColor == UIColor(white: 0, alpha: 1))
    picker.finish()
    #expect(painter.lines == ["color true false", "old color", "finished"])
    // A user who pulls the sheet down has finished, too.
    below.present(picker, animated: true)
    picker.presentationController?.endByUser()
    window.frameClock.advanceUntilStill()
    #expect(painter.lines.last == "finished" && painter.lines.count == 4)
    // A color that is set in code is not reported.
    picker.selectedColor = .red
    #expect(painter.lines.count == 4)
  }

  @Test("A color picker in a navigation controller finishes when that controller is dismissed")
  func navigated() {
    let (picker, painter) = (UIColorPickerViewController(), Painter())
    picker.delegate = painter
    below.present(UINavigationController(rootViewController: picker), animated: false)
    below.dismiss(animated: false)
    #expect(painter.lines == ["finished"])
  }

  @Test("A tap on a color selects it")
  func tappedColor() throws {
    let picker = UIColorPickerViewController()
    below.present(picker, animated: false)
    window.layoutIfNeeded()
    let button = try #require(picker.view.subviews.lazy.compactMap { $0 as? UIButton }.first)
    Finger.tap(button)
    #expect(picker.selectedColor == .systemRed)
  }

  @Test("The delegate gets the chosen font, and the font picker is dismissed")
  func fonts() {
    let (picker, painter) = (UIFontPickerViewController(), Painter())
    picker.delegate = painter
    below.present(picker, animated: true)
    picker.choose(UIFontDescriptor(name: "Inter", size: 0))
    #expect(painter.lines == ["font true"] && below.presentedViewController == nil)
    below.present(picker, animated: true)
    picker.cancel()
    #expect(painter.lines == ["font true", "no font"] && below.presentedViewController == nil)
  }
}

@MainActor @Suite("A share sheet")
struct UIActivityViewControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let below = UIViewController()

  init() {
    window.rootViewController = below
    window.makeKeyAndVisible()
  }

  private final class Pin: UIActivity {
    var lines: [String] = []
    var succeeds = true
    var asking: UIViewController?
    override var activityType: UIActivity.ActivityType? { .init("com.example.pin") }
    override var activityTitle: String? { "Pin" }
    override func canPerform(withActivityItems items: [Any]) -> Bool {
      items.contains { $0 is URL }
    }
    override func prepare(withActivityItems items: [Any]) { lines.append("prepare \(items.count)") }
    override var activityViewController: UIViewController? { asking }
    override func perform() {
      lines.append("perform")
      activityDidFinish(succeeds)
    }
  }

  private let link = URL(string: "https://example.com/galley")!

  @Test("An app's activity is performed, and then the share sheet is dismissed")
  func own() {
    let pin = Pin()
    let sheet = UIActivityViewController(
      activityItems: [link, "Galley"], applicationActivities: [pin])
    var told: [String] = []
    sheet.completionWithItemsHandler = { type, completed, items, error in
      told.append("\(type?.rawValue ?? "none") \(completed)")
    }
    below.present(sheet, animated: true)
    #expect(sheet.choose(UIActivity.ActivityType("com.example.pin")))
    #expect(pin.lines == ["prepare 2", "perform"] && told == ["com.example.pin true"])
    #expect(below.presentedViewController == nil)
    // The completion handler was called already, so nothing more is reported.
    sheet.cancel()
    #expect(told.count == 1)
  }

  @Test("An activity with a controller shows the controller over the share sheet")
  func asks() {
    let (pin, asking) = (Pin(), UIViewController())
    pin.asking = asking
    let sheet = UIActivityViewController(activityItems: [link], applicationActivities: [pin])
    var told: [Bool] = []
    sheet.completionWithItemsHandler = { _, completed, _, _ in told.append(completed) }
    below.present(sheet, animated: true)
    sheet.choose(title: "Pin")
    #expect(pin.lines == ["prepare 1"] && sheet.presentedViewController === asking)
    pin.activityDidFinish(true)
    #expect(told == [true] && below.presentedViewController == nil)
  }

  @Test("A tap chooses the activity of its row also if other activities have been excluded since")
  func choicesStay() throws {
    let pin = Pin()
    let sheet = UIActivityViewController(activityItems: [link], applicationActivities: [pin])
    below.present(sheet, animated: false)
    let list = try #require(sheet.view.subviews.lazy.compactMap { $0 as? ChoiceList }.first)
    let last = list.tableView(list, numberOfRowsInSection: 0) - 1
    sheet.excludedActivityTypes = [.airDrop]
    list.tableView(list, didSelectRowAt: IndexPath(row: last, section: 0))
    #expect(pin.lines == ["prepare 1", "perform"])
  }

  @Test("The rows of a share sheet can't be swiped")
  func rowsStay() throws {
    let sheet = UIActivityViewController(activityItems: [link], applicationActivities: nil)
    below.present(sheet, animated: false)
    let list = try #require(sheet.view.subviews.lazy.compactMap { $0 as? ChoiceList }.first)
    #expect(!list.tableView(list, canEditRowAt: IndexPath(row: 0, section: 0)))
  }

  /// An activity that does not override `perform()`.
  private final class Idle: UIActivity {
    override var activityTitle: String? { "Idle" }
    override func canPerform(withActivityItems items: [Any]) -> Bool { true }
  }

  @Test("An activity that does not override perform() leaves the share sheet as it is")
  func idleService() {
    let sheet = UIActivityViewController(activityItems: [link], applicationActivities: [Idle()])
    below.present(sheet, animated: false)
    #expect(sheet.choose(title: "Idle"))
    #expect(below.presentedViewController === sheet)
  }

  private final class Report: UIActivityItemProvider, @unchecked Sendable {
    var made: [String] = []

    override var item: Any {
      made.append(activityType?.rawValue ?? "none")
      return "The report"
    }
  }

  private final class Archive: UIActivity {
    var items: [Any] = []
    override var activityType: UIActivity.ActivityType? { .init("com.example.archive") }
    override var activityTitle: String? { "Archive" }
    override func canPerform(withActivityItems items: [Any]) -> Bool { true }
    override func prepare(withActivityItems items: [Any]) { self.items = items }
    override func perform() { activityDidFinish(true) }
  }

  @Test("An item provider creates its item when an activity is chosen, for this activity")
  func providers() {
    let (report, archive) = (Report(placeholderItem: "Report"), Archive())
    let sheet = UIActivityViewController(
      activityItems: [report], applicationActivities: [archive])
    below.present(sheet, animated: true)
    #expect(sheet.choices.map(\.title).contains("Copy"), "chosen by the text that stands for it")
    #expect(report.made.isEmpty)
    #expect(sheet.choose(title: "Archive"))
    #expect(report.made == ["com.example.archive"])
    #expect(archive.items.map { "\($0)" } == ["The report"])
  }

  @Test("A share sheet lists the activities for its items, without the excluded ones")
  func choices() {
    let pin = Pin()
    let text = UIActivityViewController(activityItems: ["Galley"], applicationActivities: [pin])
    text.excludedActivityTypes = [.airDrop, .print]
    #expect(text.choices.map(\.title) == ["Messages", "Mail", "Copy"])
    #expect(!text.choose(.print) && !text.choose(title: "Pin"))
    let both = UIActivityViewController(activityItems: [link], applicationActivities: [pin])
    #expect(both.choices.map(\.title).contains("Add to Reading List"))
    #expect(both.choices.last?.title == "Pin")
  }

  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }
    func activityViewController(
      _ controller: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { activityType == .copyToPasteboard ? "copied" : "sent" }
  }

  @Test("The activity Copy copies all items, each in its own types")
  func copiesAll() {
    let sheet = UIActivityViewController(
      activityItems: ["Galley", link], applicationActivities: nil)
    below.present(sheet, animated: true)
    #expect(sheet.choose(.copyToPasteboard))
    #expect(UIPasteboard.general.numberOfItems == 2)
    #expect(UIPasteboard.general.string == "Galley" && UIPasteboard.general.url == link)
  }

  @Test("A configuration supplies the items, the title and the activities of a share sheet")
  func configuration() {
    let archive = Archive()
    let page = UIViewController()
    #expect(page.activityItemsConfiguration == nil)
    let items = UIActivityItemsConfiguration(objects: [link as NSURL])
    items.metadataProvider = { $0 == .title ? "Galley" : nil }
    items.applicationActivitiesProvider = { [archive] }
    page.activityItemsConfiguration = items
    let given = page.activityItemsConfiguration!
    #expect(given.activityItemsConfigurationSupports(interaction: .share))
    #expect(!given.activityItemsConfigurationSupports(interaction: .copy))
    #expect(given.activityItemsConfigurationMetadata(key: .messageBody) == nil)
    let sheet = UIActivityViewController(activityItemsConfiguration: given)
    #expect(sheet.title == "Galley")
    #expect(sheet.choices.map(\.title).contains("Add to Reading List"))
    below.present(sheet, animated: true)
    #expect(sheet.choose(title: "Archive"))
    #expect(archive.items.map { $0 is NSItemProvider } == [true])
    let copying = UIActivityViewController(activityItemsConfiguration: given)
    below.present(copying, animated: true)
    #expect(copying.choose(.copyToPasteboard) && UIPasteboard.general.url == link)
  }

  @Test("The activity Copy copies the item that an item source returns for this activity")
  func copies() {
    let sheet = UIActivityViewController(activityItems: [Source()], applicationActivities: nil)
    below.present(sheet, animated: true)
    #expect(sheet.choose(.copyToPasteboard))
    #expect(UIPasteboard.general.string == "copied" && below.presentedViewController == nil)
  }

  @Test("The rows of a share sheet can be tapped, and a sheet that is pulled down chooses nothing")
  func byFinger() throws {
    var told: [String] = []
    func present() -> UIActivityViewController {
      let sheet = UIActivityViewController(activityItems: ["Galley"], applicationActivities: nil)
      sheet.completionWithItemsHandler = { type, completed, _, _ in
        told.append("\(type == .mail) \(completed)")
      }
      below.present(sheet, animated: true)
      window.layoutIfNeeded()
      return sheet
    }
    let list = try #require(present().view.subviews.first as? UITableView)
    let row = try #require(list.cellForRow(at: IndexPath(row: 2, section: 0)))
    Finger.tap(row)
    #expect(told == ["true true"])
    present().presentationController?.endByUser()
    window.frameClock.advanceUntilStill()
    #expect(told == ["true true", "false false"])
  }

  @Test("A share sheet is a popover in a regular width, and a sheet in a compact width")
  func popover() {
    let sheet = UIActivityViewController(activityItems: ["Galley"], applicationActivities: nil)
    below.present(sheet, animated: false)
    #expect(sheet.presentationController?.presentationStyle == .pageSheet)
    below.dismiss(animated: false)
    window.frame.size = CGSize(width: 1_024, height: 768)
    window.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
    let wide = UIActivityViewController(activityItems: ["Galley"], applicationActivities: nil)
    wide.popoverPresentationController?.sourceView = below.view
    wide.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 100, width: 20, height: 20)
    below.present(wide, animated: false)
    window.layoutIfNeeded()
    let frame = wide.view.convert(wide.view.bounds, to: nil)
    #expect(frame.midX == 510 && frame.minY == 133)
  }
}
