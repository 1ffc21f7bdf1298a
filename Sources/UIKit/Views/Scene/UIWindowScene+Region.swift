import Foundation

// The locale, time zone and calendar of a scene, for controls that show dates.

/// A view whose content depends on the locale, time zone or calendar.
@MainActor
internal protocol RegionFollower: UIView {
  /// Called when the region of the scene has changed.
  func regionChanged()
}

extension UIWindowScene {
  /// Notifies all views whose content depends on the region.
  internal func regionChanged() {
    for window in windows { window.notifyRegionFollowers() }
  }
}

extension UIView {
  /// The calendar of the view's scene, with its locale and time zone.
  internal var regionalCalendar: Calendar {
    window?.windowScene?.calendar ?? Region.usual.whole
  }

  /// Returns a calendar with a locale and a time zone. If the locale or the time zone is `nil`, the
  /// calendar keeps its own.
  ///
  /// A calendar that was just created has no locale. Such a calendar gets the locale of the scene.
  internal func regional(_ calendar: Calendar, _ locale: Locale?, _ timeZone: TimeZone?) -> Calendar
  {
    var regional = calendar
    if regional.locale?.identifier.isEmpty != false { regional.locale = regionalCalendar.locale }
    if let locale { regional.locale = locale }
    if let timeZone { regional.timeZone = timeZone }
    return regional
  }

  fileprivate func notifyRegionFollowers() {
    (self as? any RegionFollower)?.regionChanged()
    for subview in subviews { subview.notifyRegionFollowers() }
  }
}
