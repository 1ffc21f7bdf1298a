import Foundation

/// An object that supplies items to drag.
@MainActor
internal protocol DragSource: AnyObject {
  /// Whether items may be dragged from the object now.
  var mayDrag: Bool { get }
  func items(for session: DragSession, at place: CGPoint) -> [UIDragItem]
  /// Called when a finger has lifted the items.
  func didLift(_ session: DragSession)
  /// Called when items are released because the finger has not dragged them.
  func didEndLift(_ session: DragSession)

  /// Returns the session to which a tap at a place adds items.
  func session(
    among sessions: [DragSession], forAddingItemsAt place: CGPoint
  ) -> DragSession?
  /// Returns the items that a tap adds to a session; an empty array for none.
  func itemsForAdding(to session: DragSession, at place: CGPoint) -> [UIDragItem]
  /// Called before another source, or this one, adds items to a session that began in this source.
  func willAdd(_ items: [UIDragItem], to session: DragSession, from adder: any DragSource)
  /// Called when items of this source were added to a session.
  func didAdd(_ items: [UIDragItem], to session: DragSession, at place: CGPoint)
  /// Called at the end of a session to which items of this source were added.
  func didEndSessionWithAddedItems(_ session: DragSession)

  func willBegin(_ session: DragSession)
  func didMove(_ session: DragSession)
  func willEnd(_ session: DragSession, _ operation: UIDropOperation)
  func didEnd(_ session: DragSession, _ operation: UIDropOperation)
  func allowsMove(_ session: DragSession) -> Bool
  func isRestricted(_ session: DragSession) -> Bool
}

/// An object that accepts dropped items.
@MainActor
internal protocol DropTarget: AnyObject {
  func canHandle(_ session: DragSession) -> Bool
  func didEnter(_ session: DragSession)
  func proposal(for session: DragSession) -> UIDropProposal
  func didExit(_ session: DragSession)
  /// Drops the items.
  func perform(_ session: DragSession, _ proposal: UIDropProposal)
  func didEnd(_ session: DragSession)
}

/// A drag: items that move with a finger, from the time they are lifted until they are dropped.
@MainActor
internal final class DragSession: NSObject, UIDragSession, UIDropSession {
  private let source: any DragSource
  /// The window of the source. The reference is weak: the window retains the finger, which retains
  /// the session.
  private weak var window: UIWindow?
  /// The location of the finger in the window.
  private var place: CGPoint
  private(set) var items: [UIDragItem] = []
  /// The sources that have added items to the drag.
  private var adders: [any DragSource] = []
  /// Whether a finger has lifted the items, and the drag has not ended.
  private(set) var isLifted = false
  /// Whether the drag has begun: the finger has moved after it lifted the items.
  private(set) var isBegun = false
  /// The drop target under the finger.
  private var target: (any DropTarget)?
  /// The proposal of the drop target under the finger.
  private var proposal: UIDropProposal?
  /// The targets that the finger has entered. All these targets are notified when the drag ends.
  private var entered: [any DropTarget] = []

  var localContext: Any?
  var localDragSession: (any UIDragSession)? { self }
  let progress = Progress(totalUnitCount: 0)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  private(set) var allowsMoveOperation = true
  private(set) var isRestrictedToDraggingApplication = false

  /// Creates a session that lifts items; `nil` if there are no items at the location.
  ///
  /// - Parameter place: The location in the window.
  init?(from source: any DragSource, in view: UIView, at place: CGPoint) {
    guard let window = view.window else { return nil }
    self.source = source
    self.window = window
    self.place = place
    super.init()
    items = source.items(for: self, at: view.convert(place, from: window))
    if items.isEmpty { return nil }
  }

  func location(in view: UIView) -> CGPoint { view.convert(place, from: window) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let loading = ObjectLoading(count: providers.count, completion)
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in loading.finish(index, with: object) }
    }
    return progress
  }

  // MARK: Lifting

  /// Lifts the items. They may be dragged next, or return to the source.
  func lift() {
    isLifted = true
    source.didLift(self)
  }

  /// Adds items to the drag.
  ///
  /// - Parameter place: The place of the tap that adds the items, in the view of the adder.
  func add(_ added: [UIDragItem], from adder: any DragSource, at place: CGPoint) {
    guard isLifted else { return }
    source.willAdd(added, to: self, from: adder)
    // The source may have ended the drag during the call.
    guard isLifted else { return }
    items += added
    if !adders.contains(where: { $0 === adder }) { adders.append(adder) }
    adder.didAdd(added, to: self, at: place)
    // The drop target is asked again, because it may not accept the added items.
    if isBegun { follow() }
  }

  /// Releases items that the finger has not dragged. The items may not even have been lifted,
  /// because another gesture was recognized.
  func endLift() {
    guard !isBegun else { return }
    isLifted = false
    source.didEndLift(self)
    tellAdders()
  }

  private func tellAdders() {
    let told = adders
    adders = []
    for adder in told { adder.didEndSessionWithAddedItems(self) }
  }

  // MARK: Moving

  /// Moves the items to another location.
  func move(to place: CGPoint) {
    self.place = place
    if !isBegun {
      isBegun = true
      allowsMoveOperation = source.allowsMove(self)
      isRestrictedToDraggingApplication = source.isRestricted(self)
      source.willBegin(self)
    }
    // The source may have ended the drag during the call.
    guard isBegun else { return }
    source.didMove(self)
    if isBegun { follow() }
  }

  /// Finds the drop target under the finger, and asks it for a proposal.
  private func follow() {
    let next = targetUnderFinger()
    if next !== target {
      let last = target
      target = nil
      last?.didExit(self)
      guard isBegun else { return }
      target = next
      if let next {
        if !entered.contains(where: { $0 === next }) { entered.append(next) }
        next.didEnter(self)
      }
    }
    guard isBegun else { return }
    proposal = target?.proposal(for: self)
    if isBegun { waitForSpring() }
  }

  /// The spring-loaded interaction under the finger, and the identifier under which its activation
  /// is scheduled with the window's frame clock.
  private var spring: (interaction: UISpringLoadedInteraction, listener: Int)?

  /// Activates the spring-loaded interaction under the finger after a time.
  private func waitForSpring() {
    let next = springUnderFinger()
    guard next !== spring?.interaction else { return }
    stopWaiting()
    guard let next, let clock = window?.frameClock else { return }
    let end = clock.now + UISpringLoadedInteraction.secondsOfRest
    let listener = clock.add { [weak self] now in
      guard let self, now >= end - 1e-9 else { return self != nil }
      next.open(for: self)
      return false
    }
    spring = (next, listener)
  }

  private func stopWaiting() {
    if let spring { window?.frameClock.remove(spring.listener) }
    spring = nil
  }

  private func springUnderFinger() -> UISpringLoadedInteraction? {
    var view = window?.hitTest(place, with: nil)
    while let at = view {
      let found = at.storage.interactions.lazy.compactMap { $0 as? UISpringLoadedInteraction }.first
      if let found { return found }
      view = at.superview
    }
    return nil
  }

  private func targetUnderFinger() -> (any DropTarget)? {
    var view = window?.hitTest(place, with: nil)
    while let at = view {
      if let target = at.dropTargets.first(where: { $0 === target || $0.canHandle(self) }) {
        return target
      }
      view = at.superview
    }
    return nil
  }

  /// Drops the items when the finger is lifted, if a target accepts them.
  func drop() {
    guard isBegun else { return endLift() }
    let operation = accepted(proposal?.operation ?? .cancel)
    guard operation == .copy || operation == .move, let target, let proposal else {
      return end(.cancel)
    }
    source.willEnd(self, operation)
    target.perform(self, proposal)
    tellEnd(operation)
  }

  /// Cancels the drag.
  func cancel() { if isBegun { end(.cancel) } else { endLift() } }

  /// Returns the operation, or `.cancel` for a move that the source does not allow.
  private func accepted(_ operation: UIDropOperation) -> UIDropOperation {
    operation == .move && !allowsMoveOperation ? .cancel : operation
  }

  private func end(_ operation: UIDropOperation) {
    target?.didExit(self)
    source.willEnd(self, operation)
    tellEnd(operation)
  }

  /// Ends the session, and notifies the targets and the source.
  private func tellEnd(_ operation: UIDropOperation) {
    isBegun = false
    isLifted = false
    stopWaiting()
    target = nil
    for other in entered { other.didEnd(self) }
    entered = []
    tellAdders()
    source.didEnd(self, operation)
  }
}

/// A view on which items can be dropped without a drop interaction, such as a list.
@MainActor
internal protocol DropTargetView: UIView {
  /// The target of drops on the view itself.
  var dropTarget: (any DropTarget)? { get }
}

extension UIView {
  /// The drop targets of the view.
  internal var dropTargets: [any DropTarget] {
    let all: [any DropTarget] = storage.interactions.compactMap { $0 as? UIDropInteraction }
    guard let list = (self as? any DropTargetView)?.dropTarget else { return all }
    return [list] + all
  }
}
