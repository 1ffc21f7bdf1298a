// error: no such module 'ObjectiveC'
// spelling: `import ObjectiveC`
import ObjectiveC
import UIKit
