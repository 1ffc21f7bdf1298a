import Foundation
import GalleyLayout

// Making the contexts and the attributes of the classes that a layout names.

extension UICollectionViewLayout {
  /// Returns a new context of the layout's class.
  ///
  /// Other modules cannot call `makeContext(_:)`, because `Cause` is internal.
  package func newContext() -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Returns a new context of the layout's class.
  internal func makeContext(
    _ cause: UICollectionViewLayoutInvalidationContext.Cause = .request
  ) -> UICollectionViewLayoutInvalidationContext {
    let named: AnyClass = type(of: self).invalidationContextClass
    guard let type = named as? UICollectionViewLayoutInvalidationContext.Type else {
      Misuse.trap(
        "invalidationContextClass must be a subclass of UICollectionViewLayoutInvalidationContext",
        "\(named) is none")
    }
    let context = type.init(_madeForClass: ())
    context.cause = cause
    return context
  }

  /// Returns new attributes of the layout's class.
  package func makeAttributes(for element: Element) -> UICollectionViewLayoutAttributes {
    let named: AnyClass = type(of: self).layoutAttributesClass
    guard let type = named as? UICollectionViewLayoutAttributes.Type else {
      Misuse.trap(
        "layoutAttributesClass must be a subclass of UICollectionViewLayoutAttributes",
        "\(named) is none")
    }
    let attributes = type.init(_madeForClass: ())
    attributes.apply(element)
    return attributes
  }
}
