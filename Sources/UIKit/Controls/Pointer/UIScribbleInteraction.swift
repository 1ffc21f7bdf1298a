import Foundation

/// Controls the input by a pencil in a text view.
///
/// - Differs: there is no pencil, and the delegate is never called.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The object that controls the input.
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Whether the user is writing with a pencil. The value is always `false`.
  open var isHandlingWriting: Bool { false }
  /// Whether the user is likely to write with a pencil. The value is always `false`.
  open class var isPencilInputExpected: Bool { false }

  /// Called before the interaction is added to a view or removed from it.
  open func willMove(to view: UIView?) {}

  /// Called when the interaction was added to a view or removed from it.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Controls the input by a pencil in a text view.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: _SelectorResponding {
  /// Returns whether the user may write at a location.
  @_disfavoredOverload
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint)
    -> Bool
  /// Returns whether the view gets the focus only when the pencil is lifted.
  @_disfavoredOverload
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// Called when the user begins to write.
  @_disfavoredOverload
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// Called when the user has stopped writing.
  @_disfavoredOverload
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  /// The default: returns `true`.
  @_disfavoredOverload
  public func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }
  /// The default: returns `false`.
  @_disfavoredOverload
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool {
    OptionalMember.defaultValue(false, of: self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {
    OptionalMember.noteDefault(self)
  }
}

/// Lets a user write with a pencil into parts of a view that accept text only while the user
/// writes.
///
/// - Differs: there is no pencil, and the delegate is never called.
@preconcurrency @MainActor
open class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>: NSObject,
  UIInteraction
{
  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: Delegate) {
    self.delegate = delegate
    super.init()
  }

  /// The object that supplies the parts of the view.
  open private(set) weak var delegate: Delegate?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Whether the user is writing with a pencil. The value is always `false`.
  open var isHandlingWriting: Bool { false }

  /// Called before the interaction is added to a view or removed from it.
  open func willMove(to view: UIView?) {}

  /// Called when the interaction was added to a view or removed from it.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Supplies the parts of a view into which a user may write with a pencil.
@preconcurrency @MainActor
public protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol {
  /// The type of the values that identify the parts.
  associatedtype ElementIdentifier: Hashable

  /// Supplies the parts in a rectangle.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
    completion: @escaping ([ElementIdentifier]) -> Void)
  /// Returns whether a part has the focus.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier
  ) -> Bool
  /// Returns the frame of a part.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier
  ) -> CGRect
  /// Focuses a part, and supplies its text input object.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
    referencePoint focusReferencePoint: CGPoint,
    completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
  /// Returns whether a part gets the focus only when the pencil is lifted.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool
  /// Called when the user begins to write into a part.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
  )
  /// Called when the user has stopped writing into a part.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
  )
}

extension UIIndirectScribbleInteractionDelegate {
  /// The default: returns `false`.
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
