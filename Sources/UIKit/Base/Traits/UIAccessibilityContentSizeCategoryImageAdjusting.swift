import Foundation

/// A view whose image can grow if the user has chosen one of the accessibility text sizes.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the image grows if the user has chosen one of the accessibility text sizes.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
