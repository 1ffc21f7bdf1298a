import Foundation

/// Has things be dropped on a view.
///
///     basket.addInteraction(UIDropInteraction(delegate: self))
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// An interaction whose delegate takes the things. It is not kept alive.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Who takes the things.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that it was added to.
  open private(set) weak var view: UIView?
  /// Whether several fingers may drop things at once.
  /// - Differs: it is kept, and nobody asks.
  open var allowsSimultaneousDropSessions = false

  /// It is about to belong to a view, or to none.
  open func willMove(to view: UIView?) {}

  /// It belongs to a view now, or to none.
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

/// Takes things that are dropped on a view.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: _SelectorResponding {
  /// Whether it takes things of this kind at all.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  /// The things have come over the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Returns what would become of the things if they were dropped now. Without it they are not taken.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  )
    -> UIDropProposal
  /// The things have left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// The things have been dropped on the view: takes them.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// The things have been dropped on the view, and are in their place.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// The drag is over, wherever the things were dropped.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Returns `true`.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { DefaultAnswer.value(true, of: self) }
  /// The default: does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { DefaultAnswer.note(self) }
  /// Returns `cancel`: without this, things are not taken.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { DefaultAnswer.value(UIDropProposal(operation: .cancel), of: self) }
  /// The default: does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { DefaultAnswer.note(self) }
  /// The default: does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) { DefaultAnswer.note(self) }
  /// The default: does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) { DefaultAnswer.note(self) }
  /// The default: does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) { DefaultAnswer.note(self) }
}
