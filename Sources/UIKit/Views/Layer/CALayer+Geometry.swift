import Foundation
import GalleyGeometry

// The geometry of a layer.

/// The transform of `GalleyGeometry`, not Foundation's type of the same name.
internal typealias AffineTransform = GalleyGeometry.AffineTransform

extension CALayer {
  /// The transform from the layer's own coordinates to those of its superlayer.
  internal var placement: AffineTransform { place.placement }

  /// Changes the bounds, notifies the view, and runs the action for the change.
  internal func setBounds(_ new: CGRect) {
    let old = place.bounds
    guard new != old else { return }
    let keys = ObservedKeys.bounds(from: old, to: new)
    view?.willChange(keys)
    defer { view?.didChange(keys) }
    view?.boundsWillChange(to: new)
    let action = actionForChange(.bounds, .rect(old))
    place.bounds = new
    if new.size != old.size {
      setNeedsLayout()
      // A layer without a size draws nothing, so it is drawn when it gets a size.
      contentChanged(redraws: needsDisplayOnBoundsChange || old.isEmpty)
    }
    lookChanged()
    showMotion()
    view?.boundsChanged(from: old)
    run(action)
  }

  /// Changes a property of the layer's geometry, notifies the view, and runs the action for the
  /// change.
  internal func changePlace<Value: Equatable>(
    _ path: WritableKeyPath<LayerPlace, Value>, _ value: Value, _ property: LayerProperty,
    _ box: (Value) -> AnimatedValue
  ) {
    let old = place[keyPath: path]
    let keys = value == old ? [] : ObservedKeys.place(property)
    view?.willChange(keys)
    defer { view?.didChange(keys) }
    guard value != old else { return }
    let action = actionForChange(property, box(old))
    place[keyPath: path] = value
    showMotion()
    placeChanged()
    run(action)
  }

  /// Returns the transform from the coordinates of this layer to the coordinates of another layer.
  /// If `other` is `nil`, the other layer is the outermost layer. The result is `nil` if there is
  /// no such transform.
  internal func conversion(to other: CALayer?) -> AffineTransform? {
    if self === other { return .identity }
    let up = conversionToRoot
    guard let other else { return up }
    return other.conversionToRoot.inverted().map { up.concatenating($0) }
  }

  /// The transform from the coordinates of this layer to those of the outermost layer.
  private var conversionToRoot: AffineTransform {
    var conversion = AffineTransform.identity
    var layer = self
    while let outer = layer.superlayer {
      conversion = conversion.concatenating(layer.placement)
      if outer.mask !== layer, let all = outer.place.sublayerPlacement {
        conversion = conversion.concatenating(all)
      }
      layer = outer
    }
    return conversion
  }

  /// Returns the frontmost layer at a point of the superlayer: this layer, or a layer inside it;
  /// `nil` if no layer contains the point.
  internal func frontmostLayer(at point: CGPoint) -> CALayer? {
    guard !isHidden, let conversion = placement.inverted() else { return nil }
    let inside = CGPoint(point.point.applying(conversion))
    // The point in the coordinates of the sublayers before `sublayerTransform` is applied. If this
    // transform can't be inverted, no sublayer contains the point.
    let untransformed = place.sublayerPlacement.map {
      $0.inverted().map { inside.point.applying($0) }
    }
    if untransformed != .some(.none) {
      let place = untransformed.flatMap { $0 }.map { CGPoint($0) } ?? inside
      for child in childrenFromBack.reversed() {
        if let hit = child.hitTest(place) { return hit }
      }
    }
    return contains(inside) ? self : nil
  }

  /// The sublayers, from the back to the front.
  internal var childrenFromBack: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 || $0.motion != nil }) else {
      return children
    }
    // The sublayers are sorted with their indices, so that layers with equal z positions keep their
    // order.
    return children.enumerated()
      .sorted {
        ($0.element.shownPlace.zPosition, $0.offset) < ($1.element.shownPlace.zPosition, $1.offset)
      }
      .map(\.element)
  }
}

extension AffineTransform {
  /// Returns the bounds of the transformed rectangle. The result is exact if the transform is a
  /// translation.
  internal func applied(to rect: Rect) -> Rect {
    if a == 1, b == 0, c == 0, d == 1 { return rect.offsetBy(dx: tx, dy: ty) }
    return rect.applying(self)
  }
}

extension CATransform3D {
  /// The affine part of the transform.
  internal var flat: AffineTransform {
    AffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// Whether all numbers are finite.
  internal var isFinite: Bool {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
      .allSatisfy { $0.isFinite }
  }
}
