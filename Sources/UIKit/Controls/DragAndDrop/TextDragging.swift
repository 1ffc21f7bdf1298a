import Foundation

/// Drags selected text out of a text field or a text view, and inserts text that is dropped.
@MainActor
internal final class TextDragging: NSObject {
  typealias TextView = UIView & UITextDraggable & UITextDroppable & TextEditing

  private weak var view: (any TextView)?
  private(set) var dragInteraction: UIDragInteraction?
  private(set) var dropInteraction: UIDropInteraction?
  /// Whether text is being dragged from the view.
  var isDragging: Bool { drag != nil }
  /// Whether something is being dragged over the view.
  private(set) var isOver = false
  /// The range that a finger has lifted last. The finger may not have dragged the range.
  private var liftedRange: UITextRange?
  /// The session that drags the lifted range; `nil` if no text of the view is being dragged.
  private var drag: (any UIDragSession)?
  /// The last proposal for a drop on the view.
  private var proposal: UITextDropProposal?

  init(of view: any TextView) {
    self.view = view
    super.init()
  }

  /// Adds an interaction for each delegate that is set, and removes the interaction of a delegate
  /// that is no longer set.
  func delegatesChanged() {
    guard let view else { return }
    if view.textDragDelegate != nil, dragInteraction == nil {
      let interaction = UIDragInteraction(delegate: self)
      dragInteraction = interaction
      view.addInteraction(interaction)
    } else if view.textDragDelegate == nil, let interaction = dragInteraction {
      view.removeInteraction(interaction)
      dragInteraction = nil
    }
    if view.textDropDelegate != nil, dropInteraction == nil {
      let interaction = UIDropInteraction(delegate: self)
      dropInteraction = interaction
      view.addInteraction(interaction)
    } else if view.textDropDelegate == nil, let interaction = dropInteraction {
      view.removeInteraction(interaction)
      dropInteraction = nil
    }
  }
}

// MARK: - Dragging

extension TextDragging: UIDragInteractionDelegate {
  private final class Request: NSObject, UITextDragRequest {
    let dragRange: UITextRange
    let suggestedItems: [UIDragItem]
    let existingItems: [UIDragItem] = []
    let isSelected = true
    let dragSession: any UIDragSession

    init(_ range: UITextRange, _ items: [UIDragItem], _ session: any UIDragSession) {
      dragRange = range
      suggestedItems = items
      dragSession = session
      super.init()
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let view, let delegate = view.textDragDelegate, let range = view.selectedTextRange,
      !range.isEmpty, let text = view.text(in: range),
      view.selectionRects(for: range).contains(where: {
        $0.rect.insetBy(dx: -4, dy: -4).contains(session.location(in: view))
      })
    else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
    item.localObject = text
    let items = delegate.textDraggableView(view, itemsForDrag: Request(range, [item], session))
    guard !items.isEmpty else { return [] }
    liftedRange = range
    delegate.textDraggableView(view, willAnimateLiftWith: DragAnimator(), session: session)
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    drag = session
    guard let view else { return }
    view.textDragDelegate?.textDraggableView(view, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    drag = nil
    liftedRange = nil
    guard let view else { return }
    view.textDragDelegate?.textDraggableView(view, dragSessionDidEnd: session, with: operation)
  }
}

// MARK: - Dropping

extension TextDragging: UIDropInteractionDelegate {
  private final class Drop: NSObject, UITextDropRequest {
    let dropPosition: UITextPosition
    let suggestedProposal: UITextDropProposal
    let isSameView: Bool
    let dropSession: any UIDropSession

    init(_ position: UITextPosition, isSameView: Bool, _ session: any UIDropSession) {
      dropPosition = position
      self.isSameView = isSameView
      dropSession = session
      suggestedProposal = UITextDropProposal(operation: isSameView ? .move : .copy)
      super.init()
    }
  }

  /// Returns the drop at the location of a session.
  private func drop(_ session: any UIDropSession) -> Drop? {
    guard let view, let position = view.closestPosition(to: session.location(in: view)) else {
      return nil
    }
    return Drop(position, isSameView: draggedRange(in: session) != nil, session)
  }

  /// Returns the range of this view that a session drags; `nil` if the session drags no text of
  /// this view.
  private func draggedRange(in session: any UIDropSession) -> UITextRange? {
    drag != nil && session.localDragSession === drag ? liftedRange : nil
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    guard let view, session.canLoadObjects(ofClass: NSString.self) else { return false }
    if view.acceptsText { return true }
    guard let drop = drop(session) else { return false }
    return view.textDropDelegate?.textDroppableView(view, willBecomeEditableForDrop: drop) != .no
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    isOver = true
    guard let view else { return }
    view.textDropDelegate?.textDroppableView(view, dropSessionDidEnter: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let view, let drop = drop(session) else { return UIDropProposal(operation: .cancel) }
    let answer = view.textDropDelegate?.textDroppableView(view, proposalForDrop: drop)
    let proposal = answer ?? drop.suggestedProposal
    self.proposal = proposal
    view.textDropDelegate?.textDroppableView(view, dropSessionDidUpdate: session)
    return proposal
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    isOver = false
    guard let view else { return }
    view.textDropDelegate?.textDroppableView(view, dropSessionDidExit: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    isOver = false
    proposal = nil
    guard let view else { return }
    view.textDropDelegate?.textDroppableView(view, dropSessionDidEnd: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let view, let drop = drop(session) else { return }
    let proposal = proposal ?? drop.suggestedProposal
    view.textDropDelegate?.textDroppableView(view, willPerformDrop: drop)
    guard proposal.dropPerformer == .view else { return }
    let moved = proposal.operation == .move ? draggedRange(in: session) : nil
    _ = session.loadObjects(ofClass: NSString.self) { [weak self] objects in
      let text = objects.compactMap { $0 as? NSString }.map { $0 as String }.joined()
      self?.insert(text, drop, proposal, moved)
    }
  }

  /// Inserts dropped text. Text that is moved within the view is removed from its old range.
  private func insert(
    _ text: String, _ drop: Drop, _ proposal: UITextDropProposal, _ moved: UITextRange?
  ) {
    guard let view, !text.isEmpty else { return }
    let place: UITextRange?
    switch proposal.dropAction {
    case .insert: place = view.textRange(from: drop.dropPosition, to: drop.dropPosition)
    case .replaceSelection:
      let selection = view.selectedTextRange
      place =
        selection.map { contains($0, drop.dropPosition, in: view) } == true
        ? selection : view.textRange(from: drop.dropPosition, to: drop.dropPosition)
    case .replaceAll:
      place = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
    }
    guard let place else { return }
    guard let moved, place.isEmpty else {
      return view.replace(place, withText: text)
    }
    // Text that is dropped on itself does not move.
    if contains(moved, drop.dropPosition, in: view) { return }
    // The later of the two ranges is changed first, because a change shifts all positions after it.
    if view.compare(drop.dropPosition, to: moved.start) == .orderedAscending {
      view.replace(moved, withText: "")
      view.replace(place, withText: text)
    } else {
      view.replace(place, withText: text)
      view.replace(moved, withText: "")
    }
  }

  private func contains(
    _ range: UITextRange, _ position: UITextPosition, in view: any TextView
  ) -> Bool {
    view.compare(position, to: range.start) != .orderedAscending
      && view.compare(position, to: range.end) != .orderedDescending
  }
}
