import Foundation
import GalleyUIKit

extension Screen {
  /// Creates a screen that shows a preview on a device.
  ///
  ///     for preview in Preview.all {
  ///       assertProof(of: Screen(preview), as: .image, named: preview.title)
  ///     }
  ///
  /// The traits of the preview can turn the device to landscape orientation. A view has the size of
  /// the trait `fixedLayout` or `sizeThatFitsLayout`. Without these traits, a view that has a size
  /// keeps this size. A view without a size gets the width of the screen and its fitting height; a
  /// scroll view fills the screen. A controller always fills the screen.
  public convenience init(_ preview: Preview, on device: Device = .phone, _ looks: Look...) {
    let isLandscape = preview.traits.contains { $0.setting == .landscape }
    self.init(on: isLandscape ? device.landscape : device, looks.sum) {
      switch preview.content {
      case .controller(let make):
        let controller = make()
        return Content(source: controller) { controller }
      case .view(let make):
        let view = make()
        return Content(source: view) { preview.controller(placing: view) }
      }
    }
  }
}

extension Preview {
  /// Makes the controller of the preview. For the preview of a view, makes a controller that shows
  /// the view.
  internal func makeController() -> UIViewController {
    switch content {
    case .controller(let make): make()
    case .view(let make): controller(placing: make())
    }
  }

  /// Makes a controller that shows a view in the size that the preview's traits specify.
  fileprivate func controller(placing view: UIView) -> UIViewController {
    var isFitting = false
    for trait in traits {
      switch trait.setting {
      case .size(let width, let height):
        view.frame.size = CGSize(width: width, height: height)
        isFitting = false
      case .fittingSize: isFitting = true
      case .defaultSize, .portrait, .landscape: break
      }
    }
    return PlacedViewController(view, isFitting: isFitting)
  }
}
