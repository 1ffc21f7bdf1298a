// error: Predicate strings and key-value coding are not supported
// spelling: `NSPredicate(format:)`
import UIKit

func predicate() -> NSPredicate { NSPredicate(format: "name == %@", "feed") }
