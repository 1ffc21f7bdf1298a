import Foundation
import GalleyDrawing

/// An image: pixels, or a symbol.
///
///     UIImage(data: png)?.size                     // in points
///     UIImage(systemName: "star.fill")             // a symbol
///     UIImage(named: "logo", in: .module, compatibleWith: nil)
///
/// An image never changes: methods that change something return another image.
open class UIImage: NSObject, NSCopying, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// Whether an image is shown in its own colors, or as a template.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The orientation of the pixels.
  public enum Orientation: Int, Sendable, CaseIterable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The resizing of an image to a larger size: the image is stretched or tiled.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// The range of brightness in which an image is shown.
  public enum DynamicRange: Int, Sendable {
    /// The range that the system chooses.
    case unspecified = -1
    /// The range of images that are no brighter than white.
    case standard = 0
    /// A range that is a little larger than the standard range.
    case constrainedHigh = 1
    /// The whole range of the screen.
    case high = 2
  }

  /// The content of an image.
  internal struct Content: Sendable {
    var source = Source.nothing
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var caps: CapInsets?
    var alignmentRectInsets = UIEdgeInsets.zero
    var baselineOffset: CGFloat?
    var isFlippedForRightToLeft = false
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    /// The size, if it is not a whole number of pixels.
    var pointSize: CGSize?
    /// The vector file from which the image is drawn again at each size.
    var vector: VectorFile?
    /// The catalog's image of which this content is a variant.
    var catalogImage: CatalogImage?
    /// The changes that were made to the variant, and that apply to every other variant.
    var changes: [@Sendable (inout Content) -> Void] = []
    /// The traits for which the image was chosen, if any.
    var traits: UITraitCollection?
  }

  /// The source of the pixels.
  internal enum Source: Hashable, Sendable {
    case nothing
    case bitmap(Bitmap)
    case symbol(Symbol)
  }

  /// The insets of the edges that keep their size when the image is stretched.
  internal struct CapInsets: Hashable, Sendable {
    var insets: UIEdgeInsets
    var mode: ResizingMode
    /// The visible width of the part between the edges; `nil` for the whole width.
    var centerWidth: CGFloat?
    /// The visible height of the part between the edges; `nil` for the whole height.
    var centerHeight: CGFloat?
  }

  // The content is set once, in an initializer.
  internal final private(set) var content: Content

  internal final let assetReference = AssetReference()

  // This is a convenience initializer, because a designated initializer that an app can't see
  // would prevent the app's subclasses from inheriting initializers.
  internal convenience init(_ content: Content) {
    self.init()
    self.content = content
  }

  internal convenience init(bitmap: Bitmap, scale: CGFloat) {
    self.init(Content(source: .bitmap(bitmap), scale: scale))
  }

  // MARK: Creating

  /// Creates an empty image.
  public override init() { content = Content() }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  /// Writes the object into an archive.
  ///
  /// - Precondition: A subclass overrides this method without calling `super`. Galley writes no
  ///   archives, so this method traps.
  open func encode(with coder: NSCoder) { Misuse.trapOnWriting(Self.self) }

  /// Creates an image from a PNG, a JPEG, or the first frame of a GIF. Reports other data, and
  /// returns `nil`.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from data, with a number of pixels per point.
  public init?(data: Data, scale: CGFloat) {
    guard let content = Content(data: data, scale: scale, from: "data") else { return nil }
    self.content = content
  }

  /// Creates the image of a file. A suffix of the name, such as `@2x`, determines the scale.
  public init?(contentsOfFile path: String) {
    guard let content = Content(file: path) else { return nil }
    self.content = content
  }

  /// Creates an image from pixels.
  public convenience init(cgImage: CGImage) { self.init(bitmap: cgImage.bitmap, scale: 1) }

  /// Creates an image from pixels, with a scale and an orientation.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    content = Content(
      source: .bitmap(cgImage.bitmap), scale: scale > 0 ? scale : 1, orientation: orientation)
  }

  /// Creates an image of the main bundle; see `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image of a bundle: from an asset catalog (`.xcassets`), or from a file
  /// `name@3x.png`, `name@2x.png`, `name.png`, or a JPEG or GIF with such a name. If the bundle has
  /// no such image, reports the name and returns `nil`.
  ///
  /// - Differs: Without a bundle, images are searched for in the main bundle, and then in the
  ///   resource bundles of Swift packages beside it.
  public init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let content = Content(named: name, in: bundle, compatibleWith: traitCollection) else {
      return nil
    }
    self.content = content
  }

  /// Creates an image of a bundle; see `init(named:in:compatibleWith:)`.
  ///
  /// A symbol has the size and the weight of the configuration.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard
      let found = UIImage(
        named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    else { return nil }
    guard let symbols = configuration as? SymbolConfiguration else {
      self.init(found.content)
      return
    }
    self.init(found.withConfiguration(symbols).content)
  }

  /// Creates the image of an `#imageLiteral`.
  ///
  /// - Differs: A missing image is reported, and the result is an empty image.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(Content(named: name, in: nil) ?? Content())
  }

  /// Creates a symbol in the size of text.
  ///
  /// - Differs: Symbols are drawings of Galley's own and of a free font, in a square nearly as
  ///   large as Apple's symbol. For a name without a drawing, the symbol is a box with the first
  ///   letter of the name, and the name is reported. The result is never `nil`.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol with a configuration.
  public init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    let symbol = Symbol(name, configuration as? SymbolConfiguration)
    content = Content(source: .symbol(symbol), scale: UIGraphics.screenScale)
  }

  /// Creates a symbol that shows a value from 0 to 1: layers above the value are faded.
  public init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    guard !name.isEmpty else { return nil }
    let symbol = Symbol(
      name, configuration as? SymbolConfiguration, value: value.isNaN ? nil : min(max(value, 0), 1))
    content = Content(source: .symbol(symbol), scale: UIGraphics.screenScale)
  }

  /// Creates a symbol. The traits have no effect.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  // MARK: Queries

  /// The size in points.
  open var size: CGSize {
    switch content.source {
    case .nothing: return .zero
    case .symbol(let symbol): return symbol.size
    case .bitmap(let bitmap):
      let size =
        content.pointSize
        ?? CGSize(
          width: CGFloat(bitmap.width) / content.scale,
          height: CGFloat(bitmap.height) / content.scale)
      return content.orientation.isSideways
        ? CGSize(width: size.height, height: size.width) : size
    }
  }

  /// The number of pixels per point.
  open var scale: CGFloat { content.scale }

  /// The format of a renderer whose pictures have the same properties as this image.
  ///
  ///     let format = photo.imageRendererFormat
  ///     let small = UIGraphicsImageRenderer(size: size, format: format).image { _ in
  ///       photo.draw(in: CGRect(origin: .zero, size: size))
  ///     }
  ///
  /// The format has the scale of the image.
  /// - Differs: the format is not opaque, even if no pixel of the image is transparent.
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// The orientation of the pixels.
  open var imageOrientation: Orientation { content.orientation }

  /// Whether the image is shown in its own colors, or as a template.
  open var renderingMode: RenderingMode { content.renderingMode }

  /// The insets of the edges that keep their size when the image is stretched.
  open var capInsets: UIEdgeInsets { content.caps?.insets ?? .zero }

  /// Whether the image is stretched or tiled when it is shown in a larger size.
  open var resizingMode: ResizingMode { content.caps?.mode ?? .tile }

  /// The insets of the rectangle by which the image is aligned.
  open var alignmentRectInsets: UIEdgeInsets { content.alignmentRectInsets }

  /// Whether the image is a symbol.
  open var isSymbolImage: Bool { content.source.symbol != nil }

  /// The configuration of a symbol.
  open var symbolConfiguration: SymbolConfiguration? { content.source.symbol?.configuration }

  /// The configuration for which the image was chosen.
  open var configuration: Configuration? {
    symbolConfiguration ?? content.traits.map { Configuration(traitCollection: $0) }
  }

  /// The variants of the image for other traits.
  open var imageAsset: UIImageAsset? {
    assetReference.asset { UIImageAsset(of: content) }
  }

  /// The distance of the baseline from the bottom; `nil` if the image has no baseline.
  open var baselineOffsetFromBottom: CGFloat? {
    content.baselineOffset ?? content.source.symbol?.baselineOffset
  }

  /// Whether the image is mirrored where text is read from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool {
    content.isFlippedForRightToLeft || content.source.symbol?.flipsForRightToLeft == true
  }

  /// The frames of an animated image.
  open var images: [UIImage]? { content.frames }

  /// The duration of an animated image.
  open var duration: TimeInterval { content.duration }

  /// The pixels, without their orientation; `nil` for an empty image.
  open var cgImage: CGImage? {
    switch content.source {
    case .nothing: nil
    case .bitmap(let bitmap): CGImage(bitmap)
    case .symbol: rendered(scale: content.scale).map { CGImage($0) }
    }
  }

  // MARK: Drawing

  /// Draws the image in the current context, with its top left corner at a point.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in the current context, with its top left corner at a point.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the current context, scaled to a rectangle.
  open func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.append(displayList(in: rect, tint: nil, isMirrored: false))
  }

  /// Draws the image in the current context, scaled to a rectangle.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.drawing(blendMode, alpha) {
      $0.append(displayList(in: rect, tint: nil, isMirrored: false))
    }
  }

  // MARK: Variants

  /// Returns the image with a rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changing { $0.renderingMode = renderingMode }
  }

  /// Returns the image as a template with a color.
  open func withTintColor(_ color: UIColor) -> UIImage { changing { $0.tint = color } }

  /// Returns the image with a color for its use as a template, and with a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changing {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns a resizable image. The edges keep their size, and the part between the edges is tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a resizable image. The edges keep their size, and the part between the edges is
  /// stretched or tiled.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changing { $0.caps = CapInsets(insets: capInsets, mode: resizingMode) }
  }

  /// Returns a resizable image. The edges keep their size, and one point between the edges is
  /// stretched. With a cap of zero, the whole width or height is stretched.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    stretchable(left: CGFloat(leftCapWidth), top: CGFloat(topCapHeight))
  }

  /// Returns the image with alignment insets.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changing { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image with a baseline at a distance from its bottom.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changing { $0.baselineOffset = baselineOffset }
  }

  /// Returns the image without a baseline.
  open func imageWithoutBaseline() -> UIImage { changing { $0.baselineOffset = nil } }

  /// Returns a version of the image that is mirrored in a right-to-left layout.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changing { $0.isFlippedForRightToLeft = true }
  }

  /// Returns the image mirrored from left to right.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    changing { $0.orientation = $0.orientation.mirrored }
  }

  /// Returns the image with a configuration: a symbol with the size and weight of the
  /// configuration, or the variant of a catalog's image for the traits of the configuration. Any
  /// other image is returned unchanged.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    configured(by: configuration)
  }

  /// Returns the symbol with a configuration applied to its own configuration; `nil` if the image
  /// is not a symbol.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let symbol) = content.source else { return nil }
    return withConfiguration(symbol.configuration.applying(configuration))
  }

  // MARK: Animated images

  /// Returns an animated image. An image view in a window shows the frames one after the other. In
  /// any other drawing, the first frame is shown. Returns `nil` if there are no frames.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    animation(of: images, duration: duration)
  }

  // MARK: Preparation

  /// Returns the image itself, which needs no preparation.
  open func preparingForDisplay() -> UIImage? { self }

  /// Returns the image itself, which needs no preparation.
  open func byPreparingForDisplay() async -> UIImage? { self }

  /// Calls a handler with the image itself, which needs no preparation.
  ///
  /// - Differs: The handler is called before this method returns.
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// Returns a copy of the image that is just large enough to cover a size, with the same
  /// proportions. An image that is too small is not enlarged. Returns `nil` if the image or the
  /// size is empty, or if the copy can't be drawn.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { thumbnail(covering: size) }

  /// Returns a copy of the image that covers a size; see `preparingThumbnail(of:)`.
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Calls a handler with a copy of the image that covers a size; see `preparingThumbnail(of:)`.
  ///
  /// - Differs: The handler is called before this method returns.
  open func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    completionHandler(preparingThumbnail(of: size))
  }

  // MARK: Encoding

  /// Returns the upright image as the data of a PNG file; `nil` if the image has no pixels.
  open func pngData() -> Data? { upright.flatMap { Platform.current.encodePNG($0) } }

  /// Returns the upright image on a black background as the data of a JPEG file; `nil` if the image
  /// has no pixels.
  ///
  /// - Parameter compressionQuality: From 0, the smallest file, to 1, the best quality.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    upright.flatMap { Platform.current.encodeJPEG($0, Double(compressionQuality)) }
  }

  // MARK: Equality

  /// Returns the image itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another image has the same pixels or symbol, and the same properties.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || content.isSame(as: other.content)
  }

  /// The hash of the pixels or the symbol.
  open override var hash: Int { content.source.hashValue }

  /// The pixels or the symbol, and the size: `<UIImage symbol(system: star) {20, 20}>`.
  open override var description: String {
    switch content.source {
    case .nothing: "<UIImage nothing>"
    case .bitmap(let bitmap): "<UIImage \(bitmap) \(NSStringFromCGSize(size)) @\(scale.plain)x>"
    case .symbol(let symbol):
      "<UIImage symbol(\(symbol.template == nil ? "system: " : "")\(symbol.name)) "
        + "\(NSStringFromCGSize(size))>"
    }
  }
}

/// The type of an `#imageLiteral` without a type annotation.
public typealias _ImageLiteralType = UIImage

extension UIImage.Content {
  /// Whether another image has the same pixels or symbol, and the same properties. The pixels are
  /// compared last.
  fileprivate func isSame(as other: UIImage.Content) -> Bool {
    guard scale == other.scale, orientation == other.orientation,
      renderingMode == other.renderingMode, tint == other.tint, caps == other.caps,
      alignmentRectInsets == other.alignmentRectInsets, baselineOffset == other.baselineOffset,
      isFlippedForRightToLeft == other.isFlippedForRightToLeft, pointSize == other.pointSize,
      duration == other.duration
    else { return false }
    return source == other.source && frames == other.frames
  }
}

extension UIImage.Source {
  internal var symbol: Symbol? {
    if case .symbol(let symbol) = self { symbol } else { nil }
  }
}

extension UIImage.Orientation {
  /// Whether the orientation exchanges the width and the height of the pixels.
  internal var isSideways: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }
}
