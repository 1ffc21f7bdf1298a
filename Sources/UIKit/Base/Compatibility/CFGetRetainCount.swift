import Foundation

/// Returns the number of strong references to an object, for debugging.
///
///     let count = CFGetRetainCount(controller)
///     let other = controller
///     print(CFGetRetainCount(controller) - count)  // 1, for `other`
///
/// As on a phone, the compiler may keep references of its own. A number alone says little, and it
/// differs between debug and release builds.
public func CFGetRetainCount(_ object: AnyObject!) -> CFIndex {
  CFIndex(clamping: _getRetainCount(object))
}
