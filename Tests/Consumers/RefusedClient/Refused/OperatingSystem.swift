// error: cannot find 'Feed' in scope
// spelling: `#if os(iOS)` around code that a test uses
import UIKit

#if os(iOS)
final class Feed: UIViewController {}
#endif

@MainActor let feed = Feed()
