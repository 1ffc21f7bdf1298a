/// The style in which a controller is presented over another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole window. The presenting view is removed.
  case fullScreen
  /// As a sheet, which leaves a part of the presenting view visible.
  case pageSheet
  /// As a sheet; with enough space, as a smaller one in the middle.
  case formSheet
  /// Over the nearest ancestor that `definesPresentationContext`. The presenting view is removed.
  case currentContext
  /// As a presentation controller of the app has it, which the controller's `transitioningDelegate` makes.
  case custom
  /// Over the whole window. The presenting view stays and can shine through.
  case overFullScreen
  /// Over the nearest ancestor that `definesPresentationContext`. The presenting view stays.
  case overCurrentContext
  /// As a popover beside a source; with little space, as a sheet.
  case popover
  /// An answer of adaptation methods: the style stays as it is.
  case none = -1
  /// The default style: a sheet.
  case automatic = -2
}

/// The transition with which a controller is presented.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It slides in from the bottom.
  case coverVertical
  /// It flips in.
  case flipHorizontal
  /// It fades in.
  case crossDissolve
  /// It is uncovered by a page curl.
  case partialCurl
}
