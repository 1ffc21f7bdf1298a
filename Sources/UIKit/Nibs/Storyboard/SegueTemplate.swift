import Foundation

/// A segue as a storyboard describes it.
internal struct SegueTemplate {
  /// The kind of a segue, which decides how the destination is presented.
  enum Kind: Equatable {
    case show, showDetail, push, replace, modal, popover, embed, custom, unwind, relationship
  }

  /// The tap for which a cell performs a segue: a tap on the cell, or on its accessory.
  enum Trigger { case selection, accessory }

  var id: String
  var kind: Kind
  /// The identifier of the destination in the file.
  var destination: String
  var identifier: String?
  var customClass: String?
  var customModule: String?
  /// The method of the source that creates the destination: an `@IBSegueAction`.
  var creationAction: String?
  /// The unwind action of an unwind segue.
  var unwindAction: String?
  /// The role of the destination for the source, in a relationship.
  var relationship: String?
  var trigger = Trigger.selection
  var isAnimated = true
  var presentationStyle: UIModalPresentationStyle?
  var transitionStyle: UIModalTransitionStyle?
  /// The identifier of the view or bar button item that a popover points to.
  var anchor: String?
  var arrowDirections: UIPopoverArrowDirection?
  var passthroughViews: [String] = []
  /// The line of the file on which the segue starts.
  var line: Int
}
