import Foundation

/// Launches an application whose delegate class is given by name, as files named `main.swift` do.
///
///     UIApplicationMain(
///       CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
///
/// The class has to be in ported sources, which Galley's porting step has rewritten for Linux: only
/// such sources can create an object by the name of its class. For a class in other sources, call
/// `UIApplication.launch(AppDelegate())`. The name must include the module of the class.
///
/// - Differs: It returns when the application has launched, because there is no event loop. The
///   application is always a `UIApplication`, and the class of the delegate has to be named, even
///   if the delegate is in a main nib.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName else {
    Report.record(
      .application,
      "nothing is started: UIApplicationMain has no name of a delegate's class, which is not read from a main "
        + "nib. Give it NSStringFromClass(AppDelegate.self)")
    return 0
  }
  guard let delegate = Ported.make(named: name) as? any UIApplicationDelegate else {
    Misuse.trap(
      "Unable to instantiate the UIApplication delegate instance. No class named \(name) is loaded.",
      "the porting step knows how to make delegates that conform to UIApplicationDelegate and have init(). In "
        + "other sources call UIApplication.launch(AppDelegate())")
  }
  UIApplication.launch(delegate)
  return 0
}
