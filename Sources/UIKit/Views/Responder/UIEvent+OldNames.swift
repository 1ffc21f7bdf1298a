// Names from before Swift 4.2, which older files still use.

/// The old name of `UIEvent.EventType`.
public typealias UIEventType = UIEvent.EventType
/// The old name of `UIEvent.EventSubtype`.
public typealias UIEventSubtype = UIEvent.EventSubtype
/// The old name of `UIPress.Phase`.
public typealias UIPressPhase = UIPress.Phase
/// The old name of `UIPress.PressType`.
public typealias UIPressType = UIPress.PressType
/// The old name of `UITouch.TouchType`.
public typealias UITouchType = UITouch.TouchType
/// The old name of `UISwipeGestureRecognizer.Direction`.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
