import Foundation

/// Has things be dragged from a view.
///
///     card.addInteraction(UIDragInteraction(delegate: self))
///
/// A finger that rests on the view for half a second lifts what the delegate has, and drags it. In a test:
///
///     let finger = Finger(on: card)
///     finger.rest(for: 0.6)
///     finger.move(to: basket.center, over: 0.3)
///     finger.lift()
///
/// - Differs: nothing is shown under the finger, and the previews are not asked for.
/// - Unverified: how long the finger has to rest.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// An interaction whose delegate has the things. It is not kept alive.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Who has the things.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that it was added to.
  open private(set) weak var view: UIView?
  /// Whether things may be dragged.
  open var isEnabled = true
  /// Whether other gestures go on while things are lifted.
  /// - Differs: it is kept, and nobody asks.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether things are dragged unless somebody says otherwise.
  open class var isEnabledByDefault: Bool { true }

  private var lift: DragLift?

  /// It is about to belong to a view, or to none.
  open func willMove(to view: UIView?) {
    guard let lift else { return }
    self.view?.removeGestureRecognizer(lift)
    self.lift = nil
  }

  /// It belongs to a view now, or to none.
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

/// Has the things that are dragged from a view.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: _SelectorResponding {
  /// Returns the things at the place of the session; none, if nothing is dragged from there.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// The finger begins to drag the things.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Whether the things may be moved, and not copied only.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether the things stay in the app.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// The finger has moved the things.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// The things are about to be dropped, or to go back.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)
  /// The things have been dropped, or have gone back.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  /// The default: does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { DefaultAnswer.note(self) }
  /// Returns `true`.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { DefaultAnswer.value(true, of: self) }
  /// Returns `false`.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { DefaultAnswer.value(false, of: self) }
  /// The default: does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) { DefaultAnswer.note(self) }
  /// The default: does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { DefaultAnswer.note(self) }
  /// The default: does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { DefaultAnswer.note(self) }
}
