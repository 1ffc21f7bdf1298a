// error: cannot find 'NSException' in scope
// spelling: `NSException`
import UIKit

func stop() { NSException(name: .genericException, reason: "no feed").raise() }
