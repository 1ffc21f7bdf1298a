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

/// The differences of two pictures, by the measures of the library.
internal struct PictureComparison {
  var old: Bitmap?
  var new: Bitmap?
  var precision: Float
  var perceptualPrecision: Float

  /// The message of a failure; `nil` if the pictures are similar enough.
  var message: String? {
    guard let old else { return "Reference image could not be loaded." }
    guard let new, new.width > 0, new.height > 0 else { return "Newly-taken snapshot is empty." }
    guard old.width == new.width, old.height == new.height else {
      return
        "Newly-taken snapshot, of \(new.width) × \(new.height) pixels, does not match the reference, of "
        + "\(old.width) × \(old.height) pixels."
    }
    let (before, now) = (old.pixels, new.pixels)
    if before == now { return nil }
    if precision >= 1, perceptualPrecision >= 1 {
      return "Newly-taken snapshot does not match reference."
    }
    return perceptualPrecision < 1 ? perceived(before, now) : counted(before, now)
  }

  /// Compares each of the four bytes of every pixel.
  private func counted(_ before: [UInt32], _ now: [UInt32]) -> String? {
    var others = 0
    for index in before.indices where before[index] != now[index] {
      let bits = before[index] ^ now[index]
      for shift in [0, 8, 16, 24] as [UInt32] where bits >> shift & 0xFF != 0 { others += 1 }
    }
    let count = before.count * 4
    guard others > Int((1 - precision) * Float(count)) else { return nil }
    let actual = 1 - Float(others) / Float(count)
    return "Actual image precision \(actual) is less than required \(precision)"
  }

  private func perceived(_ before: [UInt32], _ now: [UInt32]) -> String? {
    let allowed = Double(1 - perceptualPrecision) * 100
    var (others, most) = (0, 0.0)
    for index in before.indices where before[index] != now[index] {
      let difference = ColorDifference.between(before[index], now[index])
      guard difference > allowed else { continue }
      others += 1
      most = max(most, difference)
    }
    let actual = 1 - Float(others) / Float(before.count)
    guard actual < precision else { return nil }
    return """
      The percentage of pixels that match \(actual) is less than required \(precision)
      The lowest perceptual color precision \(1 - Float(min(most / 100, 1))) is less than required \
      \(perceptualPrecision)
      """
  }

  var attachments: [XCTAttachment] {
    func file(_ bitmap: Bitmap?, _ name: String) -> XCTAttachment? {
      guard let data = bitmap?.galleyPNG else { return nil }
      var attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.png")
      attachment.name = name
      return attachment
    }
    return [
      file(old, "reference.png"), file(new, "failure.png"), file(difference, "difference.png"),
    ]
    .compactMap { $0 }
  }

  private var difference: Bitmap? {
    guard let old, let new else { return nil }
    let (width, height) = (max(old.width, new.width), max(old.height, new.height))
    let (before, now) = (old.pixels, new.pixels)
    var pixels = [UInt32](repeating: 0xFF00_0000, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let was = x < old.width && y < old.height ? before[y * old.width + x] : 0
        let isNow = x < new.width && y < new.height ? now[y * new.width + x] : 0
        var pixel: UInt32 = 0xFF00_0000
        for shift in [0, 8, 16] as [UInt32] {
          let (one, other) = (was >> shift & 0xFF, isNow >> shift & 0xFF)
          pixel |= (max(one, other) - min(one, other)) << shift
        }
        pixels[y * width + x] = pixel
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
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
  ///   - size: The size of the view; with `nil`, its own size.
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
  ///   - size: The size of the view; with `nil`, that of the device.
  ///   - traits: Traits that override those of the device.
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
