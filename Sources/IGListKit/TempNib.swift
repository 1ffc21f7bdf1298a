import UIKit
public class UINib { init(nibName: String, bundle: Bundle?) {} }
import Foundation
extension UICollectionView {
  func register(_ n: UINib, forCellWithReuseIdentifier: String) {}
  func register(_ n: UINib, forSupplementaryViewOfKind: String, withReuseIdentifier: String) {}
}
