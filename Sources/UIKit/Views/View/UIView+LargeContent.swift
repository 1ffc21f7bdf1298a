import Foundation

// The enlarged content of a small item that users of large text see while they hold it.

/// The enlarged content of a view.
internal struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}
