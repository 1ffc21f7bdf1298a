import Foundation

/// Lets items be dropped on a view.
///
///     basket.addInteraction(UIDropInteraction(delegate: self))
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The object that accepts the items.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Whether several drags may be over the view at the same time.
  /// - Differs: it is stored without effect.
  open var allowsSimultaneousDropSessions = false

  /// Called before the interaction is added to a view or removed from it.
  open func willMove(to view: UIView?) {}

  /// Called when the interaction was added to a view or removed from it.
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIDropInteraction: DropTarget {
  internal func canHandle(_ session: DragSession) -> Bool {
    delegate?.dropInteraction(self, canHandle: session) ?? false
  }

  internal func didEnter(_ session: DragSession) {
    delegate?.dropInteraction(self, sessionDidEnter: session)
  }

  internal func proposal(for session: DragSession) -> UIDropProposal {
    delegate?.dropInteraction(self, sessionDidUpdate: session) ?? UIDropProposal(operation: .cancel)
  }

  internal func didExit(_ session: DragSession) {
    delegate?.dropInteraction(self, sessionDidExit: session)
  }

  internal func perform(_ session: DragSession, _ proposal: UIDropProposal) {
    delegate?.dropInteraction(self, performDrop: session)
    delegate?.dropInteraction(self, concludeDrop: session)
  }

  internal func didEnd(_ session: DragSession) {
    delegate?.dropInteraction(self, sessionDidEnd: session)
  }
}

/// Accepts items that are dropped on a view.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: _SelectorResponding {
  /// Returns whether the delegate can accept the items of a session.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  /// Called when a drag has entered the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Returns a proposal for a drop at the current location. Without this method, items are not
  /// accepted.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  )
    -> UIDropProposal
  /// Called when a drag has left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Called when items were dropped on the view. Load their data here.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called when the items that were dropped have reached their destination.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called at the end of the drag, wherever the items were dropped.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// The default: returns `true`.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }
  /// The default: does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { OptionalMember.noteDefault(self) }
  /// The default: returns the operation `cancel`. Items are not accepted.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { OptionalMember.defaultValue(UIDropProposal(operation: .cancel), of: self) }
  /// The default: does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) { OptionalMember.noteDefault(self) }
}
