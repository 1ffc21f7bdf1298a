import Foundation

/// Lets a finger drag items from a view.
///
///     card.addInteraction(UIDragInteraction(delegate: self))
///
/// A finger that rests on the view for half a second lifts the delegate's items, and can then drag
/// the items. In a test:
///
///     let finger = Finger(on: card)
///     finger.rest(for: 0.6)
///     finger.move(to: basket.center, over: 0.3)
///     finger.lift()
///
/// - Differs: nothing is drawn under the finger, and previews are not requested.
/// - Unverified: the time that the finger has to rest.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The object that supplies the items.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Whether items may be dragged.
  open var isEnabled = true
  /// Whether other gestures may be recognized while items are lifted.
  /// - Differs: it is stored without effect.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// The default value of `isEnabled`.
  open class var isEnabledByDefault: Bool { true }

  private var lift: DragLift?

  /// Called before the interaction is added to a view or removed from it.
  open func willMove(to view: UIView?) {
    guard let lift else { return }
    self.view?.removeGestureRecognizer(lift)
    self.lift = nil
  }

  /// Called when the interaction was added to a view or removed from it.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let lift = DragLift(for: self)
    self.lift = lift
    view.addGestureRecognizer(lift)
  }
}

extension UIDragInteraction: DragSource {
  internal var mayDrag: Bool { isEnabled }

  internal func items(for session: DragSession, at place: CGPoint) -> [UIDragItem] {
    guard isEnabled else { return [] }
    return delegate?.dragInteraction(self, itemsForBeginning: session) ?? []
  }

  internal func willBegin(_ session: DragSession) {
    delegate?.dragInteraction(self, sessionWillBegin: session)
  }

  internal func didMove(_ session: DragSession) {
    delegate?.dragInteraction(self, sessionDidMove: session)
  }

  internal func willEnd(_ session: DragSession, _ operation: UIDropOperation) {
    delegate?.dragInteraction(self, session: session, willEndWith: operation)
  }

  internal func didEnd(_ session: DragSession, _ operation: UIDropOperation) {
    delegate?.dragInteraction(self, session: session, didEndWith: operation)
  }

  internal func allowsMove(_ session: DragSession) -> Bool {
    delegate?.dragInteraction(self, sessionAllowsMoveOperation: session) ?? true
  }

  internal func isRestricted(_ session: DragSession) -> Bool {
    delegate?.dragInteraction(self, sessionIsRestrictedToDraggingApplication: session) ?? false
  }
}

/// Supplies the items that are dragged from a view.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: _SelectorResponding {
  /// Returns the items to drag. An empty array prevents a drag from the session's location.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// Called when the finger begins to move the items.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Returns whether the items may be moved; otherwise they may only be copied.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether the items may only be dropped in this app.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Called when the finger has moved the items.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// Called before the items are dropped, or return to the view.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)
  /// Called when the items were dropped, or have returned to the view.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  /// The default: does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { OptionalMember.noteDefault(self) }
  /// The default: returns `true`.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }
  /// The default: returns `false`.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { OptionalMember.defaultValue(false, of: self) }
  /// The default: does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { OptionalMember.noteDefault(self) }
}
