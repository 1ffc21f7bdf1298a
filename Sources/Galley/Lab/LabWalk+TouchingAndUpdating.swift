import GalleyUIKit

extension LabWalk {
  /// Touches fresh screens, and updates them to a state. Returns a description of a touch whose
  /// effect is lost after the update, or is on another item than the touched item, or of a text
  /// that does not count the items that a touch has marked.
  func touchAndUpdate(_ state: Int, item number: Int) -> String? {
    guard screen.update != nil else { return nil }
    return foldedSection(updatedTo: state, number) ?? undoneSwipe(updatedTo: state, number)
      ?? selectionFault(updatedTo: state, number) ?? wrongMarkCount(number)
  }
}
