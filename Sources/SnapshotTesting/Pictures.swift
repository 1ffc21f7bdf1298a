import Foundation
import GalleyDrawing
import GalleyProofFiles
import GalleyUIKit

extension Diffing where Value == UIImage {
  /// Compares pictures pixel by pixel.
  public static var image: Diffing { image() }

  /// Compares pictures.
  ///
  /// - Parameters:
  ///   - precision: The fraction of the picture that has to be equal, from 0 to 1.
  ///   - perceptualPrecision: The similarity from which the colors of two pixels count as equal,
  ///     from 0 to 1. Above 0.98, people see no difference.
  ///   - scale: The number of pixels in a point.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    // The scale of `UIScreen.main` is not available here, because it belongs to the main actor.
    let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? 2
    return Diffing(
      toData: { $0.pngData() ?? Data() }, fromData: { UIImage(data: $0, scale: scale) ?? UIImage() }
    ) { old, new in
      let comparison = PictureComparison(
        old: old.galleyBitmap, new: new.galleyBitmap, precision: precision,
        perceptualPrecision: perceptualPrecision)
      guard let message = comparison.message else { return nil }
      return (message, comparison.attachments)
    }
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// An image, compared pixel by pixel.
  public static var image: Snapshotting { image() }

  /// An image; see `Diffing.image(precision:perceptualPrecision:scale:)`.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A picture of the view.
  public static var image: Snapshotting { image() }

  /// A picture of the view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Has no effect: a view is always drawn in a window, and needs no
  ///     application.
  ///   - precision: The fraction of the picture that has to be equal.
  ///   - perceptualPrecision: The similarity from which the colors of two pixels count as equal.
  ///   - size: The size of the view; with `nil`, the view keeps its size.
  ///   - traits: The traits of the view.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { view in
      return onMain {
        PreparedView(
          view, in: UIViewController(),
          ViewImageConfig(size: size ?? view.frame.size, traits: traits)
        ).picture()
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A picture of the controller's view.
  public static var image: Snapshotting { image() }

  /// A picture of the controller's view on a device.
  ///
  ///     assertSnapshot(of: FeedViewController(), as: .image(on: .iPhone13))
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - drawHierarchyInKeyWindow: Has no effect: a view is always drawn in a window, and needs no
  ///     application.
  ///   - precision: The fraction of the picture that has to be equal.
  ///   - perceptualPrecision: The similarity from which the colors of two pixels count as equal.
  ///   - size: The size of the view; with `nil`, the size of the device.
  ///   - traits: Traits that override the traits of the device.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { controller in
      return onMain {
        var config = config
        config.size = size ?? config.size
        config.traits = UITraitCollection(traitsFrom: [config.traits, traits])
        return PreparedView(controller.view, in: controller, config).picture()
      }
    }
  }

  /// A picture of the controller's view.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    image(
      on: ViewImageConfig(), drawHierarchyInKeyWindow: drawHierarchyInKeyWindow,
      precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits)
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A picture of the layer.
  public static var image: Snapshotting { image() }

  /// A picture of the layer.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { layer in
      return onMain {
        let format = UIGraphicsImageRendererFormat(for: traits)
        return UIGraphicsImageRenderer(bounds: layer.bounds, format: format).image { context in
          layer.setNeedsLayout()
          layer.layoutIfNeeded()
          layer.render(in: context.cgContext)
        }
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A picture of the filled path.
  public static var image: Snapshotting { image() }

  /// A picture of the filled path.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in
      nonisolated(unsafe) let path = path
      return onMain {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: path.bounds, format: format).image { _ in path.fill()
        }
      }
    }
  }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// A picture of the path, filled by the even-odd rule.
  public static var image: Snapshotting { image() }

  /// A picture of the path.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in
      onMain {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: path.boundingBoxOfPath, format: format).image {
          $0.cgContext.addPath(path)
          $0.cgContext.drawPath(using: drawingMode)
        }
      }
    }
  }
}
