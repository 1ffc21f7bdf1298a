import Foundation

/// A thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// A thing that is carried as what a provider has.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// What is carried.
  public let itemProvider: NSItemProvider
  /// What the app knows of the thing. It is not carried to other apps.
  open var localObject: Any?
  /// Makes what is shown of the thing under the finger.
  /// - Differs: it is kept, and nothing is shown.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Has what is shown under the finger made anew.
  /// - Differs: nothing is shown.
  open func setNeedsDropPreviewUpdate() {}
}

/// What is shown of a thing under the finger.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// A view, as it looks anyway.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// A view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// The view.
  public let view: UIView
  /// How it looks.
  public let parameters: UIDragPreviewParameters
}

/// How what is shown under the finger looks.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where what is shown under the finger goes.
public typealias UIDragPreviewTarget = UIPreviewTarget

/// What is shown under the finger, and where it goes.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}

/// What becomes of things that are dropped.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: they are not wanted.
  case cancel
  /// Nothing: they would be wanted elsewhere, or at another time.
  case forbidden
  /// They are copied.
  case copy
  /// They are moved.
  case move
}

/// What would become of things if they were dropped now.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// A proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// What would become of them.
  public let operation: UIDropOperation
  /// Whether they are to be placed exactly.
  /// - Differs: it is kept, and nobody asks.
  open var isPrecise = false
  /// Whether what is shown under the finger keeps its size.
  /// - Differs: it is kept, and nobody asks.
  open var prefersFullSizePreview = false
}

/// Takes what happens along with things that are lifted or dropped.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Changes something as the things go their way.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Does something when they are there.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Things are at once where they go.
internal final class DragAnimator: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completion(.end)
  }
}

/// Things that are dragged.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The things.
  var items: [UIDragItem] { get }
  /// Whether they may be moved, and not copied only.
  var allowsMoveOperation: Bool { get }
  /// Whether they may be dropped in the app only that they come from.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns where the finger is.
  func location(in view: UIView) -> CGPoint
  /// Whether one of the things has one of some types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an object of a class can be made of one of the things.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// Things that are dragged, for those that they come from.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// What the app knows of the drag.
  var localContext: Any? { get set }
}

/// Things that are dragged, for those that they may be dropped on.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it comes from this app.
  var localDragSession: (any UIDragSession)? { get }
  /// How far the things are loaded.
  var progress: Progress { get }
  /// How it is shown how far they are loaded.
  /// - Differs: it is kept, and nothing is shown.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Makes objects of a class of the things of which that can be done.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  /// Whether a text can be made of one of the things.
  public func canLoadObjects(ofClass aClass: String.Type) -> Bool {
    canLoadObjects(ofClass: NSString.self)
  }
}

extension UIDropSession {
  /// Makes texts of the things of which that can be done.
  @discardableResult
  public func loadObjects(
    ofClass aClass: String.Type, completion: @escaping ([String]) -> Void
  ) -> Progress {
    loadObjects(ofClass: NSString.self) { texts in
      completion(texts.compactMap { ($0 as? NSString).map { String(describing: $0) } })
    }
  }
}

/// How it is shown how far things are loaded.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Not at all.
  case none
  /// As is usual.
  case `default`
}
