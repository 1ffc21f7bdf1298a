import Foundation

// What users with large text see of a small item while they hold it.

/// What is shown large of a view.
internal struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}
