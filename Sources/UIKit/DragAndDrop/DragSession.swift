import Foundation

/// What things can be dragged from.
@MainActor
internal protocol DragSource: AnyObject {
  /// Whether things may be dragged from it now.
  var mayDrag: Bool { get }
  func items(for session: DragSession, at place: CGPoint) -> [UIDragItem]
  func willBegin(_ session: DragSession)
  func didMove(_ session: DragSession)
  func willEnd(_ session: DragSession, _ operation: UIDropOperation)
  func didEnd(_ session: DragSession, _ operation: UIDropOperation)
  func allowsMove(_ session: DragSession) -> Bool
  func isRestricted(_ session: DragSession) -> Bool
}

/// What things can be dropped on.
@MainActor
internal protocol DropTarget: AnyObject {
  func canHandle(_ session: DragSession) -> Bool
  func didEnter(_ session: DragSession)
  func proposal(for session: DragSession) -> UIDropProposal
  func didExit(_ session: DragSession)
  /// Things are dropped.
  func perform(_ session: DragSession, _ proposal: UIDropProposal)
  func didEnd(_ session: DragSession)
}

/// Things that a finger drags, from when they are lifted until they are dropped.
@MainActor
internal final class DragSession: NSObject, UIDragSession, UIDropSession {
  private let source: any DragSource
  private let window: UIWindow
  private var place: CGPoint
  private(set) var items: [UIDragItem] = []
  /// Whether the finger has moved since it has lifted them.
  private(set) var isBegun = false
  private var target: (any DropTarget)?
  private var proposal: UIDropProposal?
  /// All that the things have been over, which hear of the end.
  private var entered: [any DropTarget] = []

  var localContext: Any?
  var localDragSession: (any UIDragSession)? { self }
  let progress = Progress(totalUnitCount: 0)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  private(set) var allowsMoveOperation = true
  private(set) var isRestrictedToDraggingApplication = false

  /// Lifts things; `nil` if there are none at the place.
  ///
  /// - Parameter place: In the window.
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
    let loaded = Loaded()
    for item in items where item.itemProvider.canLoadObject(ofClass: aClass) {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in
        if let object { loaded.objects.append(object) }
      }
    }
    completion(loaded.objects)
    return progress
  }

  /// Providers call back at once, on this thread.
  private final class Loaded: @unchecked Sendable {
    var objects: [any NSItemProviderReading] = []
  }

  // MARK: On its way

  /// The finger is somewhere else.
  func move(to place: CGPoint) {
    self.place = place
    if !isBegun {
      isBegun = true
      allowsMoveOperation = source.allowsMove(self)
      isRestrictedToDraggingApplication = source.isRestricted(self)
      source.willBegin(self)
    }
    source.didMove(self)
    follow()
  }

  /// Finds what the things are over, and asks what would become of them.
  private func follow() {
    let next = targetUnderFinger()
    if next !== target {
      target?.didExit(self)
      target = next
      if let next {
        if !entered.contains(where: { $0 === next }) { entered.append(next) }
        next.didEnter(self)
      }
    }
    proposal = target?.proposal(for: self)
    waitForSpring()
  }

  /// What opens when the things rest over it.
  private var spring: (interaction: UISpringLoadedInteraction, listener: Int)?

  private func waitForSpring() {
    let next = springUnderFinger()
    guard next !== spring?.interaction else { return }
    stopWaiting()
    guard let next else { return }
    let end = window.frameClock.now + UISpringLoadedInteraction.secondsOfRest
    let listener = window.frameClock.add { [weak self] now in
      guard let self, now >= end - 1e-9 else { return self != nil }
      next.open(for: self)
      return false
    }
    spring = (next, listener)
  }

  private func stopWaiting() {
    if let spring { window.frameClock.remove(spring.listener) }
    spring = nil
  }

  private func springUnderFinger() -> UISpringLoadedInteraction? {
    var view = window.hitTest(place, with: nil)
    while let at = view {
      let found = at.storage.interactions.lazy.compactMap { $0 as? UISpringLoadedInteraction }.first
      if let found { return found }
      view = at.superview
    }
    return nil
  }

  private func targetUnderFinger() -> (any DropTarget)? {
    var view = window.hitTest(place, with: nil)
    while let at = view {
      if let target = at.dropTargets.first(where: { $0 === target || $0.canHandle(self) }) {
        return target
      }
      view = at.superview
    }
    return nil
  }

  /// The finger is lifted: the things are dropped, if somebody wants them.
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

  /// Something has come between.
  func cancel() { if isBegun { end(.cancel) } }

  /// What is to be moved is copied only, if the source does not let it go.
  private func accepted(_ operation: UIDropOperation) -> UIDropOperation {
    operation == .move && !allowsMoveOperation ? .cancel : operation
  }

  private func end(_ operation: UIDropOperation) {
    target?.didExit(self)
    source.willEnd(self, operation)
    tellEnd(operation)
  }

  private func tellEnd(_ operation: UIDropOperation) {
    isBegun = false
    stopWaiting()
    target = nil
    for other in entered { other.didEnd(self) }
    entered = []
    source.didEnd(self, operation)
  }
}

extension UIView {
  /// What things can be dropped on in the view.
  internal var dropTargets: [any DropTarget] {
    let all: [any DropTarget] = storage.interactions.compactMap { $0 as? UIDropInteraction }
    guard let list = (self as? _ListView)?.dropTarget else { return all }
    return [list] + all
  }
}

/// A finger that lifts things, when it rests, and drags them.
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

  /// Begins where there is something to lift.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let source, source.mayDrag, let view else { return false }
    session = DragSession(from: source, in: view, at: location(in: nil))
    return session != nil
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
