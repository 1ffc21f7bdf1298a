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
/// While items are lifted or dragged, a tap of another finger adds the items that the delegate
/// returns from `dragInteraction(_:itemsForAddingTo:withTouchAt:)`: in a test,
/// `Finger.tap(otherCard)` before the first finger is lifted.
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

  /// The gestures that lift items, and that add items to a drag.
  private var gestures: [UIGestureRecognizer] = []

  /// Called before the interaction is added to a view or removed from it.
  open func willMove(to view: UIView?) {
    for gesture in gestures { self.view?.removeGestureRecognizer(gesture) }
    gestures = []
  }

  /// Called when the interaction was added to a view or removed from it.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    gestures = [DragLift(for: self), DragAdding(for: self)]
    for gesture in gestures { view.addGestureRecognizer(gesture) }
  }
}

extension UIDragInteraction: DragSource {
  internal var mayDrag: Bool { isEnabled }

  internal func items(for session: DragSession, at place: CGPoint) -> [UIDragItem] {
    guard isEnabled else { return [] }
    return delegate?.dragInteraction(self, itemsForBeginning: session) ?? []
  }

  internal func didLift(_ session: DragSession) {}

  internal func didEndLift(_ session: DragSession) {}

  internal func session(
    among sessions: [DragSession], forAddingItemsAt place: CGPoint
  ) -> DragSession? {
    guard sessions.count > 1 else { return sessions.first }
    let chosen = delegate?.dragInteraction(
      self, sessionForAddingItems: sessions, withTouchAt: place)
    return sessions.first { $0 === chosen }
  }

  internal func itemsForAdding(to session: DragSession, at place: CGPoint) -> [UIDragItem] {
    guard isEnabled else { return [] }
    return delegate?.dragInteraction(self, itemsForAddingTo: session, withTouchAt: place) ?? []
  }

  internal func willAdd(
    _ items: [UIDragItem], to session: DragSession, from adder: any DragSource
  ) {
    guard let adder = adder as? UIDragInteraction else { return }
    delegate?.dragInteraction(self, session: session, willAdd: items, for: adder)
  }

  internal func didAdd(_ items: [UIDragItem], to session: DragSession, at place: CGPoint) {}

  internal func didEndSessionWithAddedItems(_ session: DragSession) {}

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
  /// Returns the items that a tap adds to a drag. With an empty array, nothing is added, and the
  /// tap is handled as if there were no drag.
  ///
  /// - Parameter point: The place of the tap, in the coordinates of the interaction's view.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]
  /// Returns the session to which a tap adds items, if there are several; `nil` for none.
  ///
  /// - Unverified: It is not called if there is only one session.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)?
  /// Called before items are added to a drag that began in this interaction.
  ///
  /// - Differs: It is not called if the items are those of a collection view or a table.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)
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
  /// The default: returns no items.
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { OptionalMember.defaultValue([], of: self) }
  /// The default: returns `nil`.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)? { OptionalMember.defaultValue(nil, of: self) }
  /// The default: does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) { OptionalMember.noteDefault(self) }
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
