extension ListMetrics {
  /// A phone under a system, whose lists somebody has measured.
  private struct Device {
    /// How wide its screen is when it is held upright, in points.
    var width: Double
    /// The versions of the system.
    var systems: ClosedRange<Int>
    /// The figures.
    var metrics: ListMetrics
  }

  /// The figures that differ from ``phone``, one row for each device that was measured.
  private static let devices = [
    Device(width: 390, systems: 14...14, metrics: phone390OfSystem14)
  ]

  /// The figures of a list on a phone.
  ///
  ///     ListMetrics.phone(width: 390, system: 14).insetGrouped.sideInset   // 20
  ///     ListMetrics.phone(width: 375, system: 14).insetGrouped.sideInset   // 16
  ///
  /// A device that nobody has measured has the figures of ``phone``.
  ///
  /// - Parameters:
  ///   - width: How wide the list is, in points.
  ///   - system: The version of the system, 14 for iOS 14.
  /// - Unverified: other widths than 375 and 390, and whether later systems keep the figures of
  ///   390 points.
  public static func phone(width: Double, system: Int) -> ListMetrics {
    devices.first { $0.width == width && $0.systems.contains(system) }?.metrics ?? phone
  }

  /// 390 points under iOS 14: read off pictures of a phone.
  ///
  /// - Unverified: that a grouped header's extra point is above its text. Only its height is known.
  private static let phone390OfSystem14: ListMetrics = {
    var metrics = phone
    metrics.accessories.edgeInList = 20
    metrics.imageWidth = 24 + 1.0 / 3
    metrics.insetGrouped.sideInset = 20
    for appearance in [ListAppearance.grouped, .insetGrouped] {
      metrics[appearance].topInset = 17 + 2.0 / 3
      metrics[appearance].bottomInset = 17 + 2.0 / 3
    }
    metrics.contents[.groupedHeader]?.margins.top = 18
    return metrics
  }()
}
