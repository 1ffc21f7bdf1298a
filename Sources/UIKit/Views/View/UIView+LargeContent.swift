import Foundation

// The large content of a view: an enlarged image and title, which users of large text see while
// they touch a small item of a bar.

/// The enlarged content of a view.
internal struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}
