import Foundation

/// A document that an app edits. The document reads its file, tracks changes, and saves them.
///
/// A subclass converts between its model and the data of the file:
///
///     class Note: UIDocument {
///       var text = ""
///       override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
///       override func load(fromContents contents: Any, ofType typeName: String?) throws {
///         if let data = contents as? Data { text = String(decoding: data, as: UTF8.self) }
///       }
///     }
///
///     let note = Note(fileURL: url)
///     await note.open()
///     note.text = "Bread"
///     note.updateChangeCount(.done)
///     await note.close()   // saves the file
///
/// Access to the file is coordinated, so the document is notified when other code changes, moves or
/// removes the file.
///
/// - Differs: The file is read and written on the main queue, in the order of the calls, each time
///   in a turn of its own. A test waits for these turns with `MainTurn.drain()`. Changes are saved
///   when the document is closed, when the app enters the background, and when other code reads the
///   file. They are not saved periodically.
open class UIDocument: NSObject, NSFilePresenter {
  // MARK: Creating

  /// Creates a document for a file that exists or is going to be created.
  public init(fileURL url: URL) {
    location = url
    super.init()
  }

  deinit {
    for observer in undoObservers + applicationObservers {
      NotificationCenter.default.removeObserver(observer)
    }
  }

  // MARK: Attributes

  /// The location of the file.
  open var fileURL: URL { location }

  /// The name of the document for the user: the name of the file without its extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

  /// The identifier of the type that the extension of the file has.
  open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }

  /// The date at which the file was modified last, as far as the document knows.
  open var fileModificationDate: Date?

  /// The state of the document. A document is closed until it was opened or created.
  open var documentState: State { state }

  /// The progress of a download or an upload. Always `nil` here.
  open var progress: Progress? { nil }

  // MARK: Opening and closing

  /// Reads the file, and opens the document.
  ///
  /// - Parameter completionHandler: Called on the main queue, with `true` if the file was read.
  @preconcurrency
  open func open(completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    nonisolated(unsafe) let document = self
    performAsynchronousFileAccess {
      let isOpen = document.openFile()
      completionHandler?(isOpen)
    }
  }

  /// Saves the changes, and closes the document.
  ///
  /// - Parameter completionHandler: Called on the main queue, with `true` if the changes were
  ///   saved.
  /// - Unverified: A document that cannot be saved remains open.
  @preconcurrency
  open func close(completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    nonisolated(unsafe) let document = self
    // The undo manager reports the changes of this turn of the main queue when the turn ends. So
    // the document looks for changes after that.
    performAsynchronousFileAccess {
      // Accesses that are requested after this call must wait until the document is closed.
      document.performAccesses(immediately: true) {
        document.autosave { isSaved in
          if isSaved { document.closeFile() }
          document.performAccesses(immediately: false) { completionHandler?(isSaved) }
        }
      }
    }
  }

  /// Reads contents again, for example because other code has changed the file.
  ///
  /// Changes that were not saved are lost, and `fileURL` becomes the URL of the contents. If the
  /// contents cannot be read, editing remains disabled.
  ///
  /// - Parameter completionHandler: Called on the main queue, with `true` if the contents were
  ///   read.
  @preconcurrency
  open func revert(
    toContentsOf url: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    state.insert(.editingDisabled)
    disableEditing()
    nonisolated(unsafe) let document = self
    performAsynchronousFileAccess {
      let isReverted = document.revertFile(to: url)
      completionHandler?(isReverted)
    }
  }

  // MARK: Contents, for subclasses

  /// Sets the model from the contents of the file: `Data`, or a `FileWrapper` if the file is a
  /// folder. A subclass overrides this method, which does nothing by default.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// Returns the contents to write, as `Data` or as a `FileWrapper`. A subclass overrides this
  /// method, which throws an error by default.
  ///
  /// This method is called immediately by `save(to:for:completionHandler:)`, on the queue of that
  /// call.
  open func contents(forType typeName: String) throws -> Any {
    throw CocoaError(.featureUnsupported)
  }

  /// Called when the user must not edit the document for a while. The default does nothing.
  ///
  /// - Differs: It is called when the document is reverted, but not when it is closed.
  open func disableEditing() {}

  /// Called when the user may edit the document again. The default does nothing.
  open func enableEditing() {}

  // MARK: Changes

  /// The object that records how changes are undone. Its changes count as changes of the document.
  @MainActor
  open var undoManager: UndoManager! {
    get {
      if let manager = currentUndoManager { return manager }
      let manager = UndoManager()
      setUndoManager(manager)
      return manager
    }
    set { setUndoManager(newValue) }
  }

  /// Whether the document has changes that were not saved.
  open var hasUnsavedChanges: Bool { changes.isEdited }

  /// Counts a change. Call this method after each change that the undo manager does not record.
  open func updateChangeCount(_ change: ChangeKind) { changes.count(change) }

  /// Returns the changes that are saved if saving begins now.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }

  /// Removes the changes of a token, which have been saved, from the unsaved changes. If there are
  /// no other changes, this method calls `updateChangeCount(_:)`.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    guard let saved = changeCountToken as? DocumentChanges else { return }
    if saved.hasSameContents(as: changes) {
      updateChangeCount(.cleared)
    } else {
      changes.noteSaved(saved)
    }
  }

  // MARK: Saving

  /// Saves the document to a file.
  ///
  ///     note.save(to: note.fileURL, for: .forCreating) { success in … }
  ///
  /// A document that was created this way is open.
  ///
  /// - Parameter completionHandler: Called on the main queue, with `true` if the file was written.
  /// - Differs: The handler is also called, with `false`, if `contents(forType:)` throws an error.
  @preconcurrency
  open func save(
    to url: URL, for saveOperation: SaveOperation,
    completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    let token = changeCountToken(for: saveOperation)
    let contents = Result { try self.contents(forType: savingFileType ?? UTType.data.identifier) }
    nonisolated(unsafe) let work = (document: self, contents: contents, token: token)
    performAsynchronousFileAccess {
      let isSaved = work.document.saveFile(
        work.contents, to: url, for: saveOperation, token: work.token)
      completionHandler?(isSaved)
    }
  }

  /// Saves the document to its file if it has unsaved changes. Called when changes are to be saved
  /// automatically.
  @preconcurrency
  open func autosave(completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    if hasUnsavedChanges {
      save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    } else {
      performAsynchronousFileAccess { completionHandler?(true) }
    }
  }

  /// The identifier of the type with which the document is saved. The default is the type of the
  /// file. The identifier is passed to `contents(forType:)`.
  ///
  /// - Differs: A file is saved with the extension of its URL, even if this type has another
  ///   extension.
  open var savingFileType: String? { fileType }

  /// Returns the filename extension for documents of a type.
  open func fileNameExtension(
    forType typeName: String?, saveOperation: SaveOperation
  ) -> String {
    guard let typeName, typeName != fileType else { return fileURL.pathExtension }
    return UTType(typeName)?.preferredFilenameExtension ?? ""
  }

  /// Writes contents to a new file, and then replaces the file at the URL by this file, so an error
  /// leaves the old file as it was.
  ///
  /// - Differs: Only the permissions and the modification date are set. Other attributes are
  ///   ignored.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil,
    safelyTo url: URL, for saveOperation: SaveOperation
  ) throws {
    try FileReplacement.replaceItem(at: url) { newURL in
      try writeContents(
        contents, to: newURL, for: saveOperation,
        originalContentsURL: saveOperation == .forOverwriting ? url : nil)
      try setFileAttributes(additionalFileAttributes ?? [:], of: newURL)
    }
  }

  /// Writes contents, which are `Data` or a `FileWrapper`, to a file. Override this method to write
  /// contents of another type.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    switch contents {
    case let data as Data: try data.write(to: url)
    case let wrapper as FileWrapper:
      try wrapper.write(to: url, originalContentsURL: originalContentsURL)
    default: throw CocoaError(.featureUnsupported)
    }
  }

  /// Returns attributes for the written file; by default none.
  open func fileAttributesToWrite(
    to url: URL, for saveOperation: SaveOperation
  ) throws -> [AnyHashable: Any] { [:] }

  /// Reads the file, and passes the contents to `load(fromContents:ofType:)`.
  open func read(from url: URL) throws {
    // The wrapper of a symbolic link has no contents, so the link is followed.
    let wrapper = try FileWrapper(url: url.resolvingSymlinksInPath())
    try load(fromContents: wrapper.regularFileContents ?? wrapper, ofType: fileType)
  }

  /// Calls a closure when all earlier accesses to the file are done.
  @preconcurrency
  open func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) {
    if isAccessImmediate { return block() }
    let application = ApplicationInUse.ofRunningCode
    MainTurn.scheduleFromAnywhere {
      guard let application else { return block() }
      application.performAsCurrent { block() }
    }
  }

  // MARK: Activities

  /// The activity of the user with the document.
  open var userActivity: NSUserActivity?

  /// Adds the location of the file to an activity, under `userActivityURLKey`.
  ///
  /// - Differs: it is not called by the system, because activities are not sent to other devices.
  open func updateUserActivityState(_ userActivity: NSUserActivity) {
    userActivity.addUserInfoEntries(from: [UIDocument.userActivityURLKey: fileURL])
  }

  /// Restores the state of an activity. The default does nothing.
  @MainActor
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  // MARK: Errors

  /// Called when the file could not be read or written.
  ///
  /// - Differs: No alert is shown.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }

  /// Called when an error was handled. The default does nothing.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

  /// Called when the user can no longer decide about an error.
  ///
  /// - Differs: UIKit calls it when the app enters the background. Here it is never called.
  open func userInteractionNoLongerPermitted(forError error: any Error) {
    finishedHandlingError(error, recovered: false)
  }

  // MARK: Presenting the file

  /// The file.
  open var presentedItemURL: URL? { fileURL }

  /// The main queue.
  open var presentedItemOperationQueue: OperationQueue { .main }

  /// Called before other code reads the file.
  open func relinquishPresentedItem(
    toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
  ) { reader(nil) }

  /// Called before other code changes the file.
  open func relinquishPresentedItem(
    toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
  ) { writer(nil) }

  /// Called before other code reads the file: saves the changes.
  open func savePresentedItemChanges(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    performAccesses(immediately: true) {
      autosave { isSaved in completionHandler(isSaved ? nil : CocoaError(.fileWriteUnknown)) }
    }
  }

  /// Called before other code removes the file: closes the document without saving its changes.
  open func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    updateChangeCount(.cleared)
    performAccesses(immediately: true) {
      close { _ in completionHandler(nil) }
    }
  }

  /// Called when other code has moved the file.
  open func presentedItemDidMove(to newURL: URL) { location = newURL }

  /// Called when other code has changed the file: reads the file again, unless the document has
  /// unsaved changes.
  open func presentedItemDidChange() {
    guard !state.contains(.closed), !hasUnsavedChanges,
      Self.modificationDate(of: fileURL) != fileModificationDate
    else { return }
    revert(toContentsOf: fileURL)
  }

  // MARK: Internal state

  internal var location: URL
  internal var state = State.closed {
    didSet {
      guard state != oldValue else { return }
      NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
    }
  }
  internal var changes = DocumentChanges()
  /// Whether the file is read and written at once, instead of in later turns of the main queue, for
  /// example because other code waits for the result.
  internal var isAccessImmediate = false
  @MainActor internal var currentUndoManager: UndoManager?
  internal var undoObservers: [any NSObjectProtocol] = []
  internal var applicationObservers: [any NSObjectProtocol] = []
}
