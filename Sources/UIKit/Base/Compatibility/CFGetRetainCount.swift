import Foundation

/// Returns the number of strong references to an object, for debugging.
///
///     let count = CFGetRetainCount(controller)
///     let other = controller
///     print(CFGetRetainCount(controller) - count)  // 1, for `other`
///
/// As on Apple's systems, the compiler may keep references of its own. Compare only numbers of the
/// same run: the numbers differ between debug and release builds.
public func CFGetRetainCount(_ object: AnyObject!) -> CFIndex {
  CFIndex(clamping: _getRetainCount(object))
}
