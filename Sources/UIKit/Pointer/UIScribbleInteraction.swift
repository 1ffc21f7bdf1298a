import Foundation

/// Says where a pencil may write into a view that takes text.
///
/// - Differs: there is no pencil: nobody writes by hand, and the delegate is never asked.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
  /// An interaction with a delegate, which is not kept alive.
  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Who says where a pencil may write.
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// The view that it was added to.
  open private(set) weak var view: UIView?
  /// Whether a pencil writes now: never.
  open var isHandlingWriting: Bool { false }
  /// Whether a pencil has been used lately: never.
  open class var isPencilInputExpected: Bool { false }

  /// It is about to belong to a view, or to none.
  open func willMove(to view: UIView?) {}

  /// It belongs to a view now, or to none.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Says where a pencil may write into a view that takes text.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: _SelectorResponding {
  /// Whether a pencil may write at a place.
  @_disfavoredOverload
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint)
    -> Bool
  /// Whether the view gets the focus when the pencil is lifted only.
  @_disfavoredOverload
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// A pencil begins to write.
  @_disfavoredOverload
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// A pencil has written.
  @_disfavoredOverload
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  /// Returns `true`.
  @_disfavoredOverload
  public func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool { DefaultAnswer.value(true, of: self) }
  /// Returns `false`.
  @_disfavoredOverload
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool {
    DefaultAnswer.value(false, of: self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {
    DefaultAnswer.note(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {
    DefaultAnswer.note(self)
  }
}

/// Has a pencil write into parts of a view that take no text until it does.
///
/// - Differs: there is no pencil: nobody writes by hand, and the delegate is never asked.
@preconcurrency @MainActor
open class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>: NSObject,
  UIInteraction
{
  /// An interaction with a delegate, which is not kept alive.
  public init(delegate: Delegate) {
    self.delegate = delegate
    super.init()
  }

  /// Who knows the parts of the view.
  open private(set) weak var delegate: Delegate?
  /// The view that it was added to.
  open private(set) weak var view: UIView?
  /// Whether a pencil writes now: never.
  open var isHandlingWriting: Bool { false }

  /// It is about to belong to a view, or to none.
  open func willMove(to view: UIView?) {}

  /// It belongs to a view now, or to none.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Knows the parts of a view that a pencil may write into.
@preconcurrency @MainActor
public protocol UIIndirectScribbleInteractionDelegate: AnyObject {
  /// What a part is told from others by.
  associatedtype ElementIdentifier: Hashable

  /// Gives the parts in a rectangle.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
    completion: @escaping ([ElementIdentifier]) -> Void)
  /// Whether a part has the focus.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier
  ) -> Bool
  /// Returns where a part is.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier
  ) -> CGRect
  /// Gives a part the focus, and then what takes the text.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
    referencePoint focusReferencePoint: CGPoint,
    completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
  /// Whether a part gets the focus when the pencil is lifted only.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool
  /// A pencil begins to write into a part.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
  )
  /// A pencil has written into a part.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
  )
}

extension UIIndirectScribbleInteractionDelegate {
  /// Returns `false`.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool { false }
  /// The default: does nothing.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
  ) {}
  /// The default: does nothing.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
  ) {}
}
