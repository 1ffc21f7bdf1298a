import Foundation

extension UIDocument {
  /// The states of a document.
  public struct State: OptionSet, Hashable, Sendable {
    /// The states as bits.
    public let rawValue: UInt

    /// Creates states from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The document is open and can be edited.
    public static let normal: State = []
    /// The document is not open.
    public static let closed = State(rawValue: 1 << 0)
    /// There are several versions of the file. Never set here.
    public static let inConflict = State(rawValue: 1 << 1)
    /// The document could not be saved.
    public static let savingError = State(rawValue: 1 << 2)
    /// The user must not edit the document.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// The file is being downloaded or uploaded. Never set here.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  /// The kinds of changes of a document.
  public enum ChangeKind: Int, Sendable {
    /// The document was changed.
    case done
    /// A change was undone.
    case undone
    /// An undone change was made again.
    case redone
    /// There are no more changes to save.
    case cleared
  }

  /// The purposes for which a document is written.
  public enum SaveOperation: Int, Sendable {
    /// The file is created.
    case forCreating
    /// The file is replaced.
    case forOverwriting
  }

  /// Posted when the state of a document has changed. The object is the document.
  public static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")

  /// The key of the location of the file in the information of an activity.
  public static let userActivityURLKey = "NSUserActivityDocumentURLKey"
}

// Names from before Swift 4.2 and from Objective-C, which older files still use.

/// The old name of `UIDocument.State`.
public typealias UIDocumentState = UIDocument.State
/// The old name of `UIDocument.ChangeKind`.
public typealias UIDocumentChangeKind = UIDocument.ChangeKind
/// The old name of `UIDocument.SaveOperation`.
public typealias UIDocumentSaveOperation = UIDocument.SaveOperation

extension Notification.Name {
  /// The old name of `UIDocument.stateChangedNotification`.
  public static let UIDocumentStateChanged = UIDocument.stateChangedNotification
}
