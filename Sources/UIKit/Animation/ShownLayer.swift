import Foundation
import GalleyDrawing
import GalleyGeometry

/// Where a layer is.
internal struct LayerPlace: Equatable {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var zPosition: CGFloat = 0

  /// From the layer's own coordinates to those of the layer around.
  var placement: AffineTransform {
    let anchor = self.anchor
    guard transform != CATransform3DIdentity else {
      // In one step, so that nothing is lost on the way.
      return AffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    return AffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform.flat)
      .concatenating(AffineTransform(translationX: position.x, y: position.y))
  }

  /// How the layers in it are moved together; `nil` if they are not.
  var sublayerPlacement: AffineTransform? {
    guard sublayerTransform != CATransform3DIdentity else { return nil }
    let anchor = self.anchor
    return AffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(sublayerTransform.flat)
      .concatenating(AffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// What stands at its position, in its own coordinates.
  private var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
  }
}

/// What of a layer can be on its way.
internal enum LayerProperty: Hashable {
  case bounds, position, anchorPoint, transform, sublayerTransform, zPosition
  case isHidden, opacity, backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius
  /// What a kind of layer has of its own.
  case own(String)

  /// The property that an animation calls so.
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
  /// What has to be recorded anew when properties change.
  struct Kinds: OptionSet {
    let rawValue: UInt8
    /// Only where the layer is.
    static let place = Kinds(rawValue: 1)
    /// What the layer looks like.
    static let look = Kinds(rawValue: 2)
    /// What it draws.
    static let own = Kinds(rawValue: 4)
  }

  var kind: Kinds {
    switch self {
    case .position, .anchorPoint, .transform, .zPosition, .isHidden, .opacity: .place
    case .own: .own
    default: .look
    }
  }
}

/// What a layer shows while it is on its way: where it is, and what it looks like.
internal struct ShownLayer: Equatable {
  var place: LayerPlace
  var look: LayerLook
  /// What its kind of layer has of its own.
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
      case (.opacity, .number(let value)): look.opacity = Float(min(max(value, 0), 1))
      case (.backgroundColor, .color(let value)): look.backgroundColor = value?.cgColor
      case (.cornerRadius, .number(let value)): look.cornerRadius = max(value, 0)
      case (.borderWidth, .number(let value)): look.borderWidth = max(value, 0)
      case (.borderColor, .color(let value)): look.borderColor = value?.cgColor
      case (.shadowColor, .color(let value)): look.shadowColor = value?.cgColor
      case (.shadowOpacity, .number(let value)): look.shadowOpacity = Float(min(max(value, 0), 1))
      case (.shadowOffset, .size(let value)): look.shadowOffset = value
      case (.shadowRadius, .number(let value)): look.shadowRadius = max(value, 0)
      case (.own(let name), let value): own[name] = value
      default: break
      }
    }
  }
}

extension Color {
  fileprivate var cgColor: CGColor { UIColor(self).cgColor }
}
