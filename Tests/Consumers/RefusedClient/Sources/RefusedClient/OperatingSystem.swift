#if canImport(UIKit)
import UIKit

private final class Feed: UIViewController {}
#endif

@MainActor func checkOperatingSystem() { precondition(!Feed().isViewLoaded) }
