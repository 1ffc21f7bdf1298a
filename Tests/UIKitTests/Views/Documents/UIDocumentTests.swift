import Foundation
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A document")
struct UIDocumentTests {
  /// A document with a text that records its calls.
  private final class Note: UIDocument {
    var text = ""
    var lines: [String] = []
    var errors: [any Error] = []
    var isWritable = true

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      lines.append("load \(typeName ?? "nil")")
      text = String(decoding: try #require(contents as? Data), as: UTF8.self)
    }

    override func contents(forType typeName: String) throws -> Any {
      lines.append("contents \(typeName)")
      guard isWritable else { throw CocoaError(.fileWriteNoPermission) }
      return Data(text.utf8)
    }

    override func restoreUserActivityState(_ userActivity: NSUserActivity) {
      lines.append("restore \(userActivity.activityType)")
    }

    override func disableEditing() { lines.append("disable \(documentState.rawValue)") }
    override func enableEditing() { lines.append("enable \(documentState.rawValue)") }

    override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
      errors.append(error)
      super.handleError(error, userInteractionPermitted: userInteractionPermitted)
    }

    /// Changes the text.
    func edit(_ text: String) {
      self.text = text
      updateChangeCount(.done)
    }
  }

  private let folder: URL
  private let note: Note

  init() throws {
    folder = URL(fileURLWithPath: "/tmp/galley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    note = Note(fileURL: folder.appendingPathComponent("Bread.txt"))
  }

  /// The text in the file; `nil` if the file does not exist.
  private var savedText: String? { try? String(contentsOf: note.fileURL, encoding: .utf8) }

  private func write(_ text: String) throws {
    try text.write(to: note.fileURL, atomically: true, encoding: .utf8)
  }

  private var fileNames: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  // MARK: Opening and closing

  @Test("A document takes its name and its type from the file, and is closed at first")
  func attributes() {
    #expect(note.localizedName == "Bread" && note.fileType == "public.plain-text")
    #expect(note.documentState == .closed && !note.hasUnsavedChanges)
    #expect(note.fileNameExtension(forType: "public.png", saveOperation: .forCreating) == "png")
    #expect(note.fileNameExtension(forType: nil, saveOperation: .forCreating) == "txt")
  }

  @Test("A document reads its file when it is opened, in a later turn of the main queue")
  func opens() throws {
    try write("Flour")
    note.open()
    #expect(note.lines == [] && note.documentState == .closed)
    MainTurn.drain()
    #expect(note.lines == ["load public.plain-text"] && note.text == "Flour")
    #expect(note.documentState == .normal && note.fileModificationDate != nil)
    NSFileCoordinator.removeFilePresenter(note)
  }

  @Test("A document reads the file that a symbolic link leads to")
  func opensLink() async throws {
    try write("Flour")
    let url = folder.appendingPathComponent("Link.txt")
    try FileManager.default.createSymbolicLink(at: url, withDestinationURL: note.fileURL)
    let link = Note(fileURL: url)
    #expect(await link.open())
    #expect(link.text == "Flour")
    await link.close()
  }

  @Test("A document remains closed without its file")
  func missingFile() async {
    #expect(await note.open() == false)
    #expect(note.documentState == .closed && note.errors.count == 1)
  }

  @Test("A document is open after it was created, and saves its changes when it is closed")
  func createsAndCloses() async {
    note.text = "Flour"
    #expect(await note.save(to: note.fileURL, for: .forCreating))
    #expect(savedText == "Flour" && note.documentState == .normal)
    note.edit("Flour, water")
    #expect(note.hasUnsavedChanges)
    #expect(await note.close())
    #expect(savedText == "Flour, water" && note.documentState == .closed)
    #expect(!note.hasUnsavedChanges && fileNames == ["Bread.txt"])
  }

  @Test("A document is not written when it is closed without changes")
  func closesUnchanged() async throws {
    try write("Flour")
    await note.open()
    #expect(await note.close())
    #expect(note.lines == ["load public.plain-text"])
  }

  @Test("A document is open if it was opened again right after it was closed")
  func reopens() throws {
    try write("Flour")
    note.open()
    MainTurn.drain()
    note.edit("Water")
    note.close()
    note.open()
    MainTurn.drain()
    #expect(note.documentState == .normal && note.text == "Water" && savedText == "Water")
    NSFileCoordinator.removeFilePresenter(note)
  }

  @Test("A document can be opened again by the handler of its closing, in a later turn")
  func reopensInHandler() throws {
    nonisolated(unsafe) let note = note
    try write("Flour")
    note.open()
    MainTurn.drain()
    nonisolated(unsafe) var states: [UIDocument.State] = []
    note.close { _ in
      note.open()
      states.append(note.documentState)
    }
    MainTurn.drain()
    #expect(states == [.closed] && note.documentState == .normal)
    NSFileCoordinator.removeFilePresenter(note)
  }

  @Test("A document posts a notification when its state changes")
  func notification() async {
    final class Counter: @unchecked Sendable { var count = 0 }
    let counter = Counter()
    let observer = NotificationCenter.default.addObserver(
      forName: UIDocument.stateChangedNotification, object: note, queue: nil
    ) { _ in counter.count += 1 }
    await note.save(to: note.fileURL, for: .forCreating)
    await note.close()
    await note.close()
    #expect(counter.count == 2)
    NotificationCenter.default.removeObserver(observer)
  }

  @Test("A document has the location and the contents of the file to which it was reverted")
  func revertsToOtherFile() async throws {
    try write("Flour")
    await note.open()
    note.edit("Water")
    let other = folder.appendingPathComponent("Rolls.txt")
    try Data("Salt".utf8).write(to: other)
    #expect(await note.revert(toContentsOf: other))
    #expect(note.fileURL == other && note.text == "Salt" && !note.hasUnsavedChanges)
    note.edit("Yeast")
    await note.close()
    #expect(savedText == "Yeast" && fileNames == ["Bread.txt", "Rolls.txt"])
  }

  // MARK: Saving

  @Test("An error leaves the file as it was, and the changes unsaved")
  func savingError() async throws {
    try write("Flour")
    await note.open()
    note.isWritable = false
    note.edit("Water")
    #expect(await note.close() == false)
    #expect(note.documentState == .savingError && note.hasUnsavedChanges && savedText == "Flour")
    #expect((note.errors.first as? CocoaError)?.code == .fileWriteNoPermission)
    note.isWritable = true
    #expect(await note.close())
    #expect(savedText == "Water" && note.documentState == .closed)
  }

  @Test("A change that is made during the saving remains unsaved")
  func changeDuringSaving() {
    note.text = "Flour"
    note.save(to: note.fileURL, for: .forCreating)
    note.edit("Water")
    MainTurn.drain()
    #expect(savedText == "Flour" && note.hasUnsavedChanges)
    note.close()
    MainTurn.drain()
    #expect(savedText == "Water")
  }

  @Test("An edit that replaces an undone change during the saving remains unsaved")
  func replacementDuringSaving() {
    note.edit("Flour")
    note.save(to: note.fileURL, for: .forCreating)
    note.updateChangeCount(.undone)
    note.edit("Water")
    MainTurn.drain()
    #expect(savedText == "Flour" && note.hasUnsavedChanges)
    note.close()
    MainTurn.drain()
    #expect(savedText == "Water")
  }

  @Test("A subclass is told that there are no changes left after a saving")
  func cleared() async {
    final class Counting: UIDocument {
      var kinds: [ChangeKind] = []
      override func contents(forType typeName: String) throws -> Any { Data() }
      override func updateChangeCount(_ change: ChangeKind) {
        kinds.append(change)
        super.updateChangeCount(change)
      }
    }
    let document = Counting(fileURL: note.fileURL)
    document.updateChangeCount(.done)
    await document.save(to: document.fileURL, for: .forCreating)
    #expect(document.kinds == [.done, .cleared] && !document.hasUnsavedChanges)
    await document.close()
  }

  @Test("Contents that are no data are refused")
  func otherContents() {
    #expect(throws: CocoaError.self) {
      try note.writeContents(
        ["Flour"], to: note.fileURL, for: .forCreating, originalContentsURL: nil)
    }
    #expect(throws: CocoaError.self) {
      try note.writeContents(["Flour"], safelyTo: note.fileURL, for: .forCreating)
    }
    #expect(fileNames == [])
  }

  @Test("A document that is a folder is written and read as a file wrapper")
  func fileWrapper() async throws {
    final class Recipe: UIDocument {
      var title = Data("Bread".utf8)
      override func contents(forType typeName: String) throws -> Any {
        FileWrapper(directoryWithFileWrappers: [
          "title": FileWrapper(regularFileWithContents: title)
        ])
      }
      override func load(fromContents contents: Any, ofType typeName: String?) throws {
        let wrapper = try #require(contents as? FileWrapper)
        title = try #require(wrapper.fileWrappers?["title"]?.regularFileContents)
      }
    }
    let recipe = Recipe(fileURL: folder.appendingPathComponent("Bread.recipe"))
    #expect(await recipe.save(to: recipe.fileURL, for: .forCreating))
    recipe.title = Data("Rolls".utf8)
    recipe.updateChangeCount(.done)
    #expect(await recipe.close())
    let copy = Recipe(fileURL: recipe.fileURL)
    #expect(await copy.open())
    #expect(copy.title == Data("Rolls".utf8) && fileNames == ["Bread.recipe"])
    await copy.close()
  }

  @Test("A document sets the permissions of the written file")
  func permissions() throws {
    try note.writeContents(
      Data("Flour".utf8), andAttributes: [FileAttributeKey.posixPermissions: 0o600],
      safelyTo: note.fileURL, for: .forCreating)
    var status = stat()
    #expect(stat(note.fileURL.path, &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test("A document saves its changes when its application enters the background")
  func background() throws {
    try write("Flour")
    let application = UIApplication(in: UIWindowScene(), on: UIDevice())
    application.performAsCurrent { note.open() }
    MainTurn.drain()
    note.edit("Water")
    UIApplication(in: UIWindowScene(), on: UIDevice()).moveToBackground()
    MainTurn.drain()
    #expect(savedText == "Flour")
    application.moveToBackground()
    MainTurn.drain()
    #expect(savedText == "Water" && !note.hasUnsavedChanges)
    NSFileCoordinator.removeFilePresenter(note)
  }

  @Test("A document ignores a notification about the background that another thread posts")
  func backgroundNotificationOfThread() async throws {
    try write("Flour")
    // Not the shared application: other tests move it to the background meanwhile.
    let application = UIApplication(in: UIWindowScene(), on: UIDevice())
    application.performAsCurrent { note.open() }
    MainTurn.drain()
    note.edit("Water")
    await Task.detached {
      NotificationCenter.default.post(
        name: UIApplication.didEnterBackgroundNotification, object: nil)
    }.value
    MainTurn.drain()
    #expect(savedText == "Flour" && note.hasUnsavedChanges)
    await note.close()
  }

  // MARK: Changes

  @Test("A change that is undone is no change")
  func changes() {
    note.updateChangeCount(.done)
    note.updateChangeCount(.undone)
    #expect(!note.hasUnsavedChanges)
    note.updateChangeCount(.redone)
    #expect(note.hasUnsavedChanges)
    note.updateChangeCount(.cleared)
    #expect(!note.hasUnsavedChanges)
    note.updateChangeCount(.undone)
    note.updateChangeCount(.done)
    #expect(note.hasUnsavedChanges)
  }

  @Test("Operations of the undo manager count as changes")
  func undo() {
    let manager: UndoManager = note.undoManager
    manager.registerUndo(withTarget: manager) { manager in
      manager.registerUndo(withTarget: manager) { _ in }
    }
    MainTurn.drain()
    #expect(note.hasUnsavedChanges)
    manager.undo()
    #expect(!note.hasUnsavedChanges)
    manager.redo()
    #expect(note.hasUnsavedChanges)
    note.undoManager = nil
    #expect(note.undoManager !== manager)
  }

  @Test("A document saves an operation of the undo manager that was registered just before")
  func undoBeforeSaving() throws {
    try write("Flour")
    let application = UIApplication(in: UIWindowScene(), on: UIDevice())
    application.performAsCurrent { note.open() }
    MainTurn.drain()
    func edit(_ text: String) {
      note.text = text
      note.undoManager.registerUndo(withTarget: note) { _ in }
    }
    edit("Water")
    application.moveToBackground()
    MainTurn.drain()
    #expect(savedText == "Water" && !note.hasUnsavedChanges)
    edit("Salt")
    note.close()
    MainTurn.drain()
    #expect(savedText == "Salt" && note.documentState == .closed)
  }

  @Test("A document adds the location of its file to an activity")
  func activity() {
    let activity = NSUserActivity(activityType: "baking")
    note.updateUserActivityState(activity)
    #expect(activity.userInfo?[UIDocument.userActivityURLKey] as? URL == note.fileURL)
  }

  @Test("A document can continue an activity")
  func restores() {
    let restoring: any UIUserActivityRestoring = note
    restoring.restoreUserActivityState(NSUserActivity(activityType: "baking"))
    #expect(note.lines == ["restore baking"])
  }

  // MARK: Other code

  @Test("A document saves its changes before other code reads the file")
  func otherReader() async throws {
    await note.save(to: note.fileURL, for: .forCreating)
    note.edit("Water")
    var read: String?
    NSFileCoordinator().coordinate(readingItemAt: note.fileURL, error: nil) { url in
      read = try? String(contentsOf: url, encoding: .utf8)
    }
    #expect(read == "Water" && !note.hasUnsavedChanges)
    await note.close()
  }

  @Test("A document reads the file again after other code has changed it")
  func otherWriter() async throws {
    await note.save(to: note.fileURL, for: .forCreating)
    note.fileModificationDate = .distantPast
    note.lines = []
    NSFileCoordinator().coordinate(writingItemAt: note.fileURL, error: nil) { url in
      try? Data("Salt".utf8).write(to: url)
    }
    MainTurn.drain()
    #expect(note.text == "Salt")
    #expect(note.lines == ["disable 8", "load public.plain-text", "enable 0"])
    await note.close()
  }

  @Test("A document follows its file, and is closed before the file is removed")
  func movesAndRemoval() async {
    await note.save(to: note.fileURL, for: .forCreating)
    let (old, new) = (note.fileURL, folder.appendingPathComponent("Rolls.txt"))
    let coordinator = NSFileCoordinator()
    coordinator.coordinate(writingItemAt: old, options: .forMoving, error: nil) { url in
      try? FileManager.default.moveItem(at: url, to: new)
      coordinator.item(at: url, didMoveTo: new)
    }
    #expect(note.fileURL == new && note.localizedName == "Rolls")
    note.edit("Water")
    coordinator.coordinate(writingItemAt: new, options: .forDeleting, error: nil) { url in
      try? FileManager.default.removeItem(at: url)
    }
    #expect(note.documentState == .closed && fileNames == [])
  }
}
