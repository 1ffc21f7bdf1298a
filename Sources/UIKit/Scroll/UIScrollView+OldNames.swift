import Foundation

// Names from before Swift 4.2, which older files still use.

/// The name of `UIScrollView.ContentInsetAdjustmentBehavior` before Swift 4.2.
public typealias UIScrollViewContentInsetAdjustmentBehavior =
  UIScrollView.ContentInsetAdjustmentBehavior
/// The name of `UIScrollView.IndicatorStyle` before Swift 4.2.
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// The name of `UIScrollView.KeyboardDismissMode` before Swift 4.2.
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode

/// The name of `UIScrollView.DecelerationRate.normal` before Swift 4.2.
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
/// The name of `UIScrollView.DecelerationRate.fast` before Swift 4.2.
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
