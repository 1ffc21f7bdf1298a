/// How a controller is shown over another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over all of the window. What is below goes.
  case fullScreen
  /// As a sheet, which leaves some of what is below in sight.
  case pageSheet
  /// As a sheet; where there is room, as a smaller one in the middle.
  case formSheet
  /// Over the nearest controller around that `definesPresentationContext`. What is below goes.
  case currentContext
  /// As a presentation controller of the app has it, which the controller's `transitioningDelegate` makes.
  case custom
  /// Over all of the window. What is below stays, for what shines through.
  case overFullScreen
  /// Over the nearest controller around that `definesPresentationContext`. What is below stays.
  case overCurrentContext
  /// Beside something; where there is little room, as a sheet.
  case popover
  /// Not otherwise: what an app says of a style that is not to be changed.
  case none = -1
  /// As is usual: a sheet.
  case automatic = -2
}

/// How a controller that is presented comes in.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical
  /// By turning.
  case flipHorizontal
  /// By fading in.
  case crossDissolve
  /// By turning a page.
  case partialCurl
}
