import Foundation

/// A proposal for a text that is dropped.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
  /// The effect of a drop on the text of the view.
  public enum Action: UInt, Sendable {
    /// The dropped text is inserted at the position of the drop.
    case insert
    /// The dropped text replaces the selection if the drop is on the selection. Otherwise, the text
    /// is inserted at the position of the drop.
    case replaceSelection
    /// The dropped text replaces all text.
    case replaceAll
  }

  /// The object that handles the drop.
  public enum Performer: UInt, Sendable {
    /// The view inserts the text.
    case view
    /// The delegate handles the drop, in `textDroppableView(_:willPerformDrop:)`.
    case delegate
  }

  /// The way in which the progress of a drop is shown.
  public enum ProgressMode: UInt, Sendable {
    /// The system shows the progress.
    case system
    /// The app shows the progress.
    case custom
  }

  /// The effect of the drop on the text of the view. By default, the dropped text is inserted.
  open var dropAction = Action.insert
  /// The object that handles the drop. The default is the view.
  open var dropPerformer = Performer.view
  /// The way in which the progress is shown.
  /// - Differs: it is stored without effect.
  open var dropProgressMode = ProgressMode.system
  /// Whether text that is moved within the view is inserted without loading it.
  /// - Differs: it is stored without effect. Text is always loaded.
  open var useFastSameViewOperations = false
}

/// Whether a view that can't be edited accepts a drop.
public enum UITextDropEditability: UInt, Sendable {
  /// The view accepts no drop.
  case no
  /// The view accepts this drop, and can't be edited afterwards.
  case temporary
  /// The view accepts the drop, and can be edited from then on.
  /// - Differs: it is the same as `temporary`. The app has to make the view editable.
  case yes
}

/// A request for the effect of a drop.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
  /// The position of the drop in the text.
  var dropPosition: UITextPosition { get }
  /// The proposal of the view.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether the items come from the view itself.
  var isSameView: Bool { get }
  /// The drop.
  var dropSession: any UIDropSession { get }
}

/// Decides what happens with text that is dropped on a view.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
  /// Returns whether a view that can't be edited accepts the drop.
  func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable,
    willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability
  /// Returns a proposal for the effect of the drop.
  func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  /// Called before the items are dropped.
  func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
  /// Called when the items have entered the view.
  func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
  /// Called when the items have moved over the view.
  func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
  /// Called when the items have left the view.
  func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
  /// Called when the drag has ended.
  func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
  /// The default: returns `.no`.
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable,
    willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability { OptionalMember.defaultValue(.no, of: self) }
  /// The default: the proposal of the view.
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { OptionalMember.defaultValue(drop.suggestedProposal, of: self) }
  /// The default: does nothing.
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) { OptionalMember.noteDefault(self) }
}
