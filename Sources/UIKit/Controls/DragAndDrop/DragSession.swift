import Foundation

/// An object that supplies items to drag.
@MainActor
internal protocol DragSource: AnyObject {
  /// Whether items may be dragged from the object now.
  var mayDrag: Bool { get }
  func items(for session: DragSession, at place: CGPoint) -> [UIDragItem]
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
    guard isBegun else { return }
    let operation = accepted(proposal?.operation ?? .cancel)
    guard operation == .copy || operation == .move, let target, let proposal else {
      return end(.cancel)
    }
    source.willEnd(self, operation)
    target.perform(self, proposal)
    tellEnd(operation)
  }

  /// Cancels the drag.
  func cancel() { if isBegun { end(.cancel) } }

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
    stopWaiting()
    target = nil
    for other in entered { other.didEnd(self) }
    entered = []
    source.didEnd(self, operation)
  }
}

/// Collects the objects of several item providers, which may call back on any thread.
private final class ObjectLoading: @unchecked Sendable {
  private let lock = NSLock()
  private var objects: [(any NSItemProviderReading)?]
  private var waiting: Set<Int>
  private let completion: ([any NSItemProviderReading]) -> Void

  /// Creates the collection of a number of objects.
  ///
  /// - Parameter completion: A closure that is called on the main queue when all providers have
  ///   called back, with the objects in the order of the providers. Without providers, the closure
  ///   is called before this initializer returns.
  init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
    objects = Array(repeating: nil, count: count)
    waiting = Set(0..<count)
    self.completion = completion
    if count == 0 { completion([]) }
  }

  /// Called when a provider has supplied its object, or `nil` if it has no object.
  func finish(_ index: Int, with object: (any NSItemProviderReading)?) {
    let isLast = lock.withLock {
      guard waiting.remove(index) != nil else { return false }
      objects[index] = object
      return waiting.isEmpty
    }
    guard isLast else { return }
    if MainQueue.isCurrent {
      completion(objects.compactMap { $0 })
    } else {
      MainTurn.scheduleFromAnywhere { self.completion(self.objects.compactMap { $0 }) }
    }
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

/// A long press that lifts items and drags them.
internal final class DragLift: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var source: (any DragSource)?
  private var session: DragSession?

  init(for source: any DragSource) {
    self.source = source
    super.init(target: nil, action: nil)
    addTarget(self, action: DragLift.changed)
    minimumPressDuration = 0.5
    delegate = self
  }

  override init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a session with the items under the finger, and returns whether there are such items.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let source, source.mayDrag, let view else { return false }
    session = DragSession(from: source, in: view, at: location(in: nil))
    return session != nil
  }

  /// Releases the items. If another gesture was recognized, the items were lifted but not dragged.
  override func reset() {
    super.reset()
    session = nil
  }

  private func changed() {
    let place = location(in: nil)
    switch state {
    case .began: break
    case .changed: session?.move(to: place)
    case .ended:
      session?.drop()
      session = nil
    case .cancelled, .failed:
      session?.cancel()
      session = nil
    case .possible: break
    }
  }
}
