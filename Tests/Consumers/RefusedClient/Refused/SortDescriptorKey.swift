// error: Key-value coding is not available
// spelling: `NSSortDescriptor(key:ascending:)`
import UIKit

func descriptor() -> NSSortDescriptor { NSSortDescriptor(key: "name", ascending: true) }
