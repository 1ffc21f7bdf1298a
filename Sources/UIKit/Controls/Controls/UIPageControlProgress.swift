import Foundation

/// The progress that a page control shows in the dot of the current page.
///
///     let progress = UIPageControlProgress()
///     pages.progress = progress
///     progress.currentProgress = 0.5
///
/// - Differs: the dot is not longer than the other dots. It is filled from its leading side.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  /// Creates a progress of zero.
  public override init() {}

  /// The delegate.
  /// - Differs: the delegate of a `UIPageControlTimerProgress` has this type, too. If the delegate
  ///   conforms to `UIPageControlTimerProgressDelegate`, the methods of that protocol are called.
  open weak var delegate: (any UIPageControlProgressDelegate)?

  /// The progress of the current page, from 0 to 1.
  open var currentProgress: Float {
    get { fraction }
    set { setFraction(newValue) }
  }

  private var fraction: Float = 0

  internal final func setFraction(_ new: Float) {
    fraction = new.isNaN ? 0 : min(max(new, 0), 1)
    control?.setNeedsDisplay()
  }

  /// Whether the progress is shown.
  ///
  /// - Unverified: that the progress counts as shown whenever the page control is in a window.
  open private(set) var isProgressVisible = false

  /// The page control that shows the progress.
  internal final weak var control: UIPageControl?

  /// Called when the page control has moved to another window, or when the progress was set for
  /// another page control.
  internal func placeChanged() {
    let isVisible = control?.window != nil
    guard isVisible != isProgressVisible else { return }
    isProgressVisible = isVisible
    delegate?.pageControlProgressVisibilityDidChange(self)
  }

  /// Called when the page control shows another page. The progress of that page begins.
  internal func pageChanged(to page: Int) {
    setFraction(delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0)
  }
}

/// The delegate of a page control's progress.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: _SelectorResponding {
  /// Returns the progress with which a page begins.
  @_disfavoredOverload
  func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float
  /// Called when the progress appears or disappears.
  @_disfavoredOverload
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// The default: returns 0.
  @_disfavoredOverload
  public func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float { OptionalMember.defaultValue(0, of: self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
    OptionalMember.noteDefault(self)
  }
}
