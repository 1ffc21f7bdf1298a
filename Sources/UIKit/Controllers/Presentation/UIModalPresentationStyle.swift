/// The style in which a controller is presented over another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole window. The presenting view is removed.
  case fullScreen
  /// As a sheet, which leaves a part of the presenting view visible.
  case pageSheet
  /// As a sheet. With enough space, the sheet is smaller and in the middle.
  case formSheet
  /// Over the nearest ancestor that `definesPresentationContext`. The presenting view is removed.
  case currentContext
  /// The style of a presentation controller of the app.
  ///
  /// The controller's `transitioningDelegate` creates the presentation controller.
  case custom
  /// Over the whole window.
  ///
  /// The presenting view stays, and is visible where the presented view is transparent.
  case overFullScreen
  /// Over the nearest ancestor that `definesPresentationContext`. The presenting view stays.
  case overCurrentContext
  /// As a popover beside a source, or as a sheet if there is little space.
  case popover
  /// A result of the methods that adapt a presentation to traits: the style does not change.
  case none = -1
  /// The default style: a sheet.
  case automatic = -2
}

/// The transition with which a controller is presented.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides in from the bottom.
  case coverVertical
  /// The view flips in. Galley shows a fade.
  case flipHorizontal
  /// The view fades in.
  case crossDissolve
  /// A page curl uncovers the view. Galley shows a fade.
  case partialCurl
}
