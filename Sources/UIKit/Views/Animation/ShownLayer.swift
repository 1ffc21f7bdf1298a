import Foundation
import GalleyDrawing
import GalleyGeometry

/// The geometry of a layer: its bounds, position and transform.
internal struct LayerPlace: Equatable {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var zPosition: CGFloat = 0

  /// The transform from the layer's own coordinates to the coordinates of its superlayer.
  var placement: AffineTransform {
    let anchor = self.anchor
    guard transform != CATransform3DIdentity else {
      // The two translations are added first, which avoids a rounding error.
      return AffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    return AffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform.flat)
      .concatenating(AffineTransform(translationX: position.x, y: position.y))
  }

  /// The common transform of the sublayers; `nil` if there is no such transform.
  var sublayerPlacement: AffineTransform? {
    guard sublayerTransform != CATransform3DIdentity else { return nil }
    let anchor = self.anchor
    return AffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(sublayerTransform.flat)
      .concatenating(AffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// The anchor point, in the layer's own coordinates.
  private var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
  }
}

/// A property of a layer that can be animated.
internal enum LayerProperty: Hashable {
  case bounds, position, anchorPoint, transform, sublayerTransform, zPosition
  case isHidden, opacity, backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius
  /// A property that a subclass adds.
  case own(String)

  /// Creates the property for the key of an animation.
  init(_ name: String) {
    switch name {
    case "bounds": self = .bounds
    case "position": self = .position
    case "anchorPoint": self = .anchorPoint
    case "transform": self = .transform
    case "sublayerTransform": self = .sublayerTransform
    case "zPosition": self = .zPosition
    case "hidden": self = .isHidden
    case "opacity": self = .opacity
    case "backgroundColor": self = .backgroundColor
    case "cornerRadius": self = .cornerRadius
    case "borderWidth": self = .borderWidth
    case "borderColor": self = .borderColor
    case "shadowColor": self = .shadowColor
    case "shadowOpacity": self = .shadowOpacity
    case "shadowOffset": self = .shadowOffset
    case "shadowRadius": self = .shadowRadius
    default: self = .own(name)
    }
  }
}

extension LayerProperty {
  /// The parts of a display list (the recorded drawing of a layer) that have to be recorded again
  /// when properties change.
  struct Kinds: OptionSet {
    let rawValue: UInt8
    /// The superlayer: a property such as the position, the opacity or `isHidden` has changed.
    static let place = Kinds(rawValue: 1)
    /// The layer: a property such as its background color has changed.
    static let look = Kinds(rawValue: 2)
    /// The layer and its drawn content: a property that a subclass adds has changed.
    static let own = Kinds(rawValue: 4)
  }

  /// The part that has to be recorded again when the property changes.
  var kind: Kinds {
    switch self {
    case .position, .anchorPoint, .transform, .zPosition, .isHidden, .opacity: .place
    case .own: .own
    default: .look
    }
  }
}

/// The values that a layer shows during animations: its geometry and its appearance.
internal struct ShownLayer: Equatable {
  var place: LayerPlace
  var look: LayerLook
  /// The properties that a subclass adds.
  var own: [String: AnimatedValue] = [:]

  subscript(property: LayerProperty) -> AnimatedValue? {
    get {
      switch property {
      case .bounds: .rect(place.bounds)
      case .position: .point(place.position)
      case .anchorPoint: .point(place.anchorPoint)
      case .transform: .transform(place.transform)
      case .sublayerTransform: .transform(place.sublayerTransform)
      case .zPosition: .number(place.zPosition)
      case .isHidden: .flag(look.isHidden)
      case .opacity: .number(Double(look.opacity))
      case .backgroundColor: .color(look.backgroundColor?.color)
      case .cornerRadius: .number(look.cornerRadius)
      case .borderWidth: .number(look.borderWidth)
      case .borderColor: .color(look.borderColor?.color)
      case .shadowColor: .color(look.shadowColor?.color)
      case .shadowOpacity: .number(Double(look.shadowOpacity))
      case .shadowOffset: .size(look.shadowOffset)
      case .shadowRadius: .number(look.shadowRadius)
      case .own(let name): own[name]
      }
    }
    set {
      switch (property, newValue) {
      case (.bounds, .rect(let value)): place.bounds = value
      case (.position, .point(let value)): place.position = value
      case (.anchorPoint, .point(let value)): place.anchorPoint = value
      case (.transform, .transform(let value)): place.transform = value
      case (.sublayerTransform, .transform(let value)): place.sublayerTransform = value
      case (.zPosition, .number(let value)): place.zPosition = value
      case (.isHidden, .flag(let value)): look.isHidden = value
      case (.opacity, .number(let value)): look.opacity = Float(value)
      case (.backgroundColor, .color(let value)): look.backgroundColor = value?.cgColor
      case (.cornerRadius, .number(let value)): look.cornerRadius = value
      case (.borderWidth, .number(let value)): look.borderWidth = value
      case (.borderColor, .color(let value)): look.borderColor = value?.cgColor
      case (.shadowColor, .color(let value)): look.shadowColor = value?.cgColor
      case (.shadowOpacity, .number(let value)): look.shadowOpacity = Float(value)
      case (.shadowOffset, .size(let value)): look.shadowOffset = value
      case (.shadowRadius, .number(let value)): look.shadowRadius = value
      case (.own(let name), let value): own[name] = value
      default: break
      }
    }
  }

  /// Limits the opacities, the radii and the border width to their ranges.
  ///
  /// The values of several animations of one property are added. The sum of the first values may
  /// be out of range although the sum of all values is not. So the numbers are limited only after
  /// all animations were applied.
  mutating func limitNumbers() {
    if look.opacity < 0 || look.opacity > 1 { look.opacity = min(max(look.opacity, 0), 1) }
    if look.shadowOpacity < 0 || look.shadowOpacity > 1 {
      look.shadowOpacity = min(max(look.shadowOpacity, 0), 1)
    }
    if look.cornerRadius < 0 { look.cornerRadius = 0 }
    if look.borderWidth < 0 { look.borderWidth = 0 }
    if look.shadowRadius < 0 { look.shadowRadius = 0 }
  }
}

extension Color {
  fileprivate var cgColor: CGColor { UIColor(self).cgColor }
}
