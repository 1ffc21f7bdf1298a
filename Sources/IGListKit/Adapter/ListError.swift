import Foundation

/// An error in the use of a list. The list continues without the faulty part, and reports the error
/// to `ListAdapter.onError` and as a `GalleyReport`.
///
/// - Differs: IGListKit asserts, or drops the faulty object silently.
public enum ListError: Error {
  /// Two objects, of the same type or of different types, have the same identifier. The second
  /// object is left out.
  case duplicateIdentifier(ListIdentity, first: Int, duplicate: Int)
  /// There is no section controller for an object. The object is left out.
  case noSectionController(object: String, position: Int)
  /// The section controller of an object is a plain `ListSectionController`: the object is left
  /// out.
  case plainSectionController(object: String, position: Int)
  /// The section controller of an object already shows another object, in this list or in another
  /// list. The object is left out.
  case sectionControllerInUse(controller: String, object: String, position: Int)
  /// The object of a section controller does not have the type for which the controller was made.
  /// The controller continues without an object.
  case wrongType(controller: String, expected: String, found: String)
  /// Two view models of a section have the same identifier. The second view model is left out.
  case duplicateViewModel(ListIdentity, controller: String, first: Int, duplicate: Int)
  /// The object of a binding section controller is not equal to its earlier version. The whole
  /// section is reloaded.
  case unequalObject(controller: String, object: String)
  /// An object's identifier has changed, which is not allowed. This is checked in debug builds
  /// only.
  case changedIdentifier(object: String, section: Int)
  /// The number of sections in the collection view differs from the number of sections in the list.
  /// The collection view is reloaded.
  case otherCounts(shown: Int, expected: Int)
  /// Items of a section were inserted or deleted, but the change was not reported. The section is
  /// reloaded.
  case unannouncedItems(controller: String, section: Int, before: Int, after: Int)
  /// The data source or the collection view was changed during an update. The update is finished
  /// first.
  case changedInUpdate
}

extension ListError: CustomStringConvertible {
  /// A message that says which object or section is wrong and how the list continues.
  public var description: String {
    switch self {
    case .duplicateIdentifier(let identity, let first, let duplicate):
      "objects \(first) and \(duplicate) have the same identifier \(identity): the second is left out"
    case .noSectionController(let object, let position):
      "there is no section controller for object \(position), \(object): it is left out"
    case .plainSectionController(let object, let position):
      "object \(position), \(object), has a plain ListSectionController, which has no cells: it is left "
        + "out. Return a subclass from listAdapter(_:sectionControllerFor:), or register one for the type of "
        + "the object"
    case .sectionControllerInUse(let controller, let object, let position):
      "the section controller \(controller) of object \(position), \(object), shows another object "
        + "already: it is left out. Return a new section controller for each object"
    case .wrongType(let controller, let expected, let found):
      "\(controller) is made for objects of type \(expected) and was given a \(found): it has no object. "
        + "Return another section controller for that from listAdapter(_:sectionControllerFor:)"
    case .duplicateViewModel(let identity, let controller, let first, let duplicate):
      "view models \(first) and \(duplicate) of \(controller) have the same identifier \(identity): the "
        + "second is left out"
    case .unequalObject(let controller, let object):
      "the \(object) of \(controller) is not equal to its earlier self: the whole section is shown anew "
        + "instead of the cells that have changed. Let isEqual(toDiffableObject:) say true, and view models "
        + "say what has changed"
    case .changedIdentifier(let object, let section):
      "the identifier of \(object) in section \(section) is not what it was when it came into the list"
    case .otherCounts(let shown, let expected):
      "the collection view has \(shown) sections, where the list had \(expected): it is reloaded"
    case .unannouncedItems(let controller, let section, let before, let after):
      "section \(section) of \(controller) has \(after) items after \(before), which its calls do not "
        + "explain: it is reloaded. Change what numberOfItems() says only inside of performBatch"
    case .changedInUpdate:
      "the data source or the collection view was changed in the middle of an update or a layout pass: "
        + "that is done first"
    }
  }
}

extension GalleyReport.Topic {
  /// Errors in the use of lists: see `ListError`.
  public static let list = GalleyReport.Topic(rawValue: "list")
}
