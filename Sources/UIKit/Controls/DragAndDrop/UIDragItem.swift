import Foundation

/// An item that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Creates an item from a provider.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// The data of the item.
  public let itemProvider: NSItemProvider
  /// An object that belongs to the item and that only the app itself can read.
  open var localObject: Any?
  /// A closure that creates the preview under the finger.
  /// - Differs: it is stored without effect.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Requests a new preview.
  /// - Differs: nothing is shown.
  open func setNeedsDropPreviewUpdate() {}
}

/// The preview of an item under the finger.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// Creates a preview that shows a view, with the default appearance.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Creates a preview that shows a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// The view that is shown.
  public let view: UIView
  /// The appearance of the preview.
  public let parameters: UIDragPreviewParameters
}

/// The appearance of a drag preview.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The destination of a drag preview.
public typealias UIDragPreviewTarget = UIPreviewTarget

/// A drag preview with its destination.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  internal override func preview(at target: UIPreviewTarget) -> UITargetedPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: target)
  }
}

/// The effect of a drop on the items.
public enum UIDropOperation: UInt, Sendable {
  /// The items are not accepted.
  case cancel
  /// The items are accepted in general, but not at this location or at this time.
  case forbidden
  /// The items are copied.
  case copy
  /// The items are moved.
  case move
}

/// A proposal for a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// The effect of the drop.
  public let operation: UIDropOperation
  /// Whether the items have to be dropped at a precise location.
  /// - Differs: it is stored without effect.
  open var isPrecise = false
  /// Whether the preview keeps its size.
  /// - Differs: it is stored without effect.
  open var prefersFullSizePreview = false
}

/// Runs animations alongside the lifting or the dropping of items.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes to animate together with the items.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to call at the end of the animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// An animation without a duration: items are at their destination immediately.
internal final class DragAnimator: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completion(.end)
  }
}

/// The items of a drag.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Whether the items may be moved; otherwise they may only be copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the items may only be dropped in the app in which the drag began.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns the location of the finger in a view.
  func location(in view: UIView) -> CGPoint
  /// Returns whether one of the items has data of one of these types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an object of a class can be created from one of the items.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, for the source of the items.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A value that the app has stored for the drag.
  var localContext: Any? { get set }
}

/// A drag, for the targets on which the items may be dropped.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag session, if the drag began in this app.
  var localDragSession: (any UIDragSession)? { get }
  /// The progress of the loading of objects.
  var progress: Progress { get }
  /// The style of the progress indicator.
  /// - Differs: it is stored without effect.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Creates objects of a class from all items that can be loaded as this class.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  /// Returns whether a text can be created from one of the items.
  public func canLoadObjects(ofClass aClass: String.Type) -> Bool {
    canLoadObjects(ofClass: NSString.self)
  }
}

extension UIDropSession {
  /// Creates texts from all items that can be loaded as text.
  @discardableResult
  public func loadObjects(
    ofClass aClass: String.Type, completion: @escaping ([String]) -> Void
  ) -> Progress {
    loadObjects(ofClass: NSString.self) { texts in
      completion(texts.compactMap { ($0 as? NSString).map { String(describing: $0) } })
    }
  }
}

/// The style of the indicator for the progress of loading.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// No indicator.
  case none
  /// The system's indicator.
  case `default`
}
