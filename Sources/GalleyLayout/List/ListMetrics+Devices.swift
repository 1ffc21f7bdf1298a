extension ListMetrics {
  /// The metrics of a list on a phone.
  ///
  ///     ListMetrics.phone(width: 390, system: 18).insetGrouped.sideInset   // 20
  ///     ListMetrics.phone(width: 375, system: 18).insetGrouped.sideInset   // 16
  ///
  /// Lists wider than 375 points have margins of 20 points, as on phones of 390, 393 and 402
  /// points. Narrower lists have margins of 16 points.
  ///
  /// - Differs: UIKit uses the width of the device, not the width of the list.
  /// - Unverified: the 16 points of narrow lists, and widths from 376 to 389.
  ///
  /// - Parameters:
  ///   - width: The width of the list, in points.
  ///   - system: The version of the system, 14 for iOS 14.
  public static func phone(width: Double, system: Int) -> ListMetrics {
    guard width > 375 else { return phone }
    return system <= 14 ? wideOfSystem14 : wide
  }

  private static let wide: ListMetrics = {
    var metrics = phone
    metrics.accessories.edgeInList = 20
    metrics.insetGrouped.sideInset = 20
    return metrics
  }()

  /// The metrics that were measured in pictures of a phone with iOS 14 that is 390 points wide.
  ///
  /// - Unverified: that a grouped header's extra point is above its text. Only the height of the
  ///   header is known.
  private static let wideOfSystem14: ListMetrics = {
    var metrics = wide
    metrics.imageWidth = 24 + 1.0 / 3
    metrics.contents[.groupedHeader]?.margins.top = 18
    return metrics
  }()
}
