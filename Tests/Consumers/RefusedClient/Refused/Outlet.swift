// error: '@IBOutlet' property cannot have non-'@objc' class type 'UILabel'
// spelling: `@IBOutlet`
import UIKit

final class Row: UICollectionViewCell {
  @IBOutlet weak var label: UILabel!
}
