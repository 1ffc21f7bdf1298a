import Foundation

/// The values of a view that can be observed.
internal struct ObservedKeys: OptionSet {
  let rawValue: Int

  static let bounds = ObservedKeys(rawValue: 1 << 0)
  static let frame = ObservedKeys(rawValue: 1 << 1)
  static let center = ObservedKeys(rawValue: 1 << 2)
  static let transform = ObservedKeys(rawValue: 1 << 3)
  static let alpha = ObservedKeys(rawValue: 1 << 4)
  static let isHidden = ObservedKeys(rawValue: 1 << 5)
  static let contentOffset = ObservedKeys(rawValue: 1 << 6)
  static let contentSize = ObservedKeys(rawValue: 1 << 7)
  static let contentInset = ObservedKeys(rawValue: 1 << 8)
  static let safeAreaInsets = ObservedKeys(rawValue: 1 << 9)

  /// Returns the values that change with the bounds.
  static func bounds(from old: CGRect, to new: CGRect) -> ObservedKeys {
    var keys: ObservedKeys = .bounds
    if new.origin != old.origin { keys.insert(.contentOffset) }
    if new.size != old.size { keys.insert(.frame) }
    return keys
  }

  /// Returns the values that change with the appearance of a layer.
  static func look(from old: LayerLook, to new: LayerLook) -> ObservedKeys {
    var keys: ObservedKeys = []
    if new.opacity != old.opacity { keys.insert(.alpha) }
    if new.isHidden != old.isHidden { keys.insert(.isHidden) }
    return keys
  }

  /// Returns the values that change with the geometry of a layer.
  static func place(_ property: LayerProperty) -> ObservedKeys {
    switch property {
    case .position: [.center, .frame]
    case .anchorPoint: .frame
    case .transform: [.transform, .frame]
    default: []
    }
  }
}
