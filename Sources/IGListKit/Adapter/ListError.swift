import Foundation

/// What a list was given that it cannot show as it is. The list goes on without it, and says so: to
/// `ListAdapter.onError`, and in a report.
///
/// - Differs: IGListKit asserts, or drops what it cannot show without a word.
public enum ListError: Error {
  /// Two objects are the same by their identifiers: the second is left out.
  case duplicateIdentifier(ListIdentity, first: Int, duplicate: Int)
  /// There is no section controller for an object: it is left out.
  case noSectionController(object: String, position: Int)
  /// The section controller of an object is a plain `ListSectionController`: the object is left out.
  case plainSectionController(object: String, position: Int)
  /// The section controller of an object shows another already, in this list or in another: the object
  /// is left out.
  case sectionControllerInUse(controller: String, object: String, position: Int)
  /// The object of a section controller is not of the type that it is made for: it goes on without.
  case wrongType(controller: String, expected: String, found: String)
  /// Two view models of a section are the same by their identifiers: the second is left out.
  case duplicateViewModel(ListIdentity, controller: String, first: Int, duplicate: Int)
  /// The object of a binding section controller is not equal to its earlier self: the whole section is
  /// shown anew.
  case unequalObject(controller: String, object: String)
  /// An object's identifier is not what it was: identifiers must not change. Looked for in debug builds
  /// only.
  case changedIdentifier(object: String, section: Int)
  /// The collection view has other numbers of sections than the list: it is reloaded.
  case otherCounts(shown: Int, expected: Int)
  /// Items of a section came or went without a word: the section is reloaded.
  case unannouncedItems(controller: String, section: Int, before: Int, after: Int)
  /// The data source or the collection view was changed in the middle of an update: that is done first.
  case changedInUpdate
}

extension ListError: CustomStringConvertible {
  /// What is wrong, where, and what happens now.
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
  /// Lists that are told what cannot be.
  public static let list = GalleyReport.Topic(rawValue: "list")
}
