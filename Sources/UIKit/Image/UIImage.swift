import Foundation
import GalleyDrawing

/// An image: pixels, or a symbol.
///
///     UIImage(data: png)?.size                     // in points
///     UIImage(systemName: "star.fill")             // a symbol
///     UIImage(named: "logo", in: .module, compatibleWith: nil)
///
/// An image never changes: what changes one returns another.
open class UIImage: NSObject, NSCopying, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// Whether an image is shown in its own colors, or as a stencil.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// How pixels are turned to be seen.
  public enum Orientation: Int, Sendable, CaseIterable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// What fills the room when an image is larger than it was.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// What an image is.
  internal struct Content: Sendable {
    var source = Source.nothing
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var caps: Caps?
    var alignmentRectInsets = UIEdgeInsets.zero
    var baselineOffset: CGFloat?
    var isFlippedForRightToLeft = false
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    /// How large it is, where that is not a whole number of pixels.
    var pointSize: CGSize?
    /// The file that is drawn anew at each size.
    var vector: VectorFile?
    /// The image of a catalog that this is a variant of.
    var catalogImage: CatalogImage?
    /// What was changed of that variant, and is of every other one.
    var changes: [@Sendable (inout Content) -> Void] = []
    /// What the image was chosen by, if that was said.
    var traits: UITraitCollection?
  }

  /// Where the ink comes from.
  internal enum Source: Hashable, Sendable {
    case nothing
    case bitmap(Bitmap)
    case symbol(Symbol)
  }

  /// What keeps its size when the image is stretched.
  internal struct Caps: Hashable, Sendable {
    var insets: UIEdgeInsets
    var mode: ResizingMode
    /// How much of what is between the edges is shown; `nil` for all of it.
    var centerWidth: CGFloat?
    /// How much of what is between the edges is shown; `nil` for all of it.
    var centerHeight: CGFloat?
  }

  // Set once, while it is created.
  internal final private(set) var content: Content

  internal final let assetPlace = AssetPlace()

  // A designated initializer that an app can't see would keep its subclasses from inheriting any.
  internal convenience init(_ content: Content) {
    self.init()
    self.content = content
  }

  internal convenience init(bitmap: Bitmap, scale: CGFloat) {
    self.init(Content(source: .bitmap(bitmap), scale: scale))
  }

  // MARK: Creating

  /// An image of nothing.
  public override init() { content = Content() }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  /// An image of a PNG, a JPEG, or the first frame of a GIF; `nil` if the bytes are none, which is
  /// reported.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// An image of bytes, so many pixels a point.
  public init?(data: Data, scale: CGFloat) {
    guard let content = Content(data: data, scale: scale, from: "data") else { return nil }
    self.content = content
  }

  /// An image of a file. A name that ends in `@2x` says how many pixels a point has.
  public init?(contentsOfFile path: String) {
    guard let content = Content(file: path) else { return nil }
    self.content = content
  }

  /// An image of pixels.
  public convenience init(cgImage: CGImage) { self.init(bitmap: cgImage.bitmap, scale: 1) }

  /// An image of pixels, so many a point, turned to be seen.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    content = Content(
      source: .bitmap(cgImage.bitmap), scale: scale > 0 ? scale : 1, orientation: orientation)
  }

  /// An image of the main bundle; see `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// An image of a bundle: of an asset catalog (`.xcassets`), or of a file `name@3x.png`, `name@2x.png`,
  /// `name.png`, or a JPEG or GIF of such a name; `nil` if there is none, which is reported.
  ///
  /// - Differs: Without a bundle, images are looked for in the main bundle, and then in the resource
  ///   bundles that Swift packages put beside it.
  public init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let content = Content(named: name, in: bundle, compatibleWith: traitCollection) else {
      return nil
    }
    self.content = content
  }

  /// An image of a bundle; see `init(named:in:compatibleWith:)`. A symbol is as large and as heavy as the
  /// configuration says.
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

  /// What `#imageLiteral` stands for.
  ///
  /// - Differs: If there is no such image it is one of nothing, and reported.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(Content(named: name, in: nil) ?? Content())
  }

  /// A symbol, as large as text is.
  ///
  /// - Differs: Symbols are drawings of Galley's own and of a free font, in a square nearly as large as
  ///   Apple's symbol. A name of which there is no drawing is a box with its first letter, and reported:
  ///   never `nil`.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol, as large and as heavy as a configuration says.
  public init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    let symbol = Symbol(name, configuration as? SymbolConfiguration)
    content = Content(source: .symbol(symbol), scale: UIGraphics.screenScale)
  }

  /// A symbol that stands for a value from 0 to 1: of its layers that grow with a value, those above it
  /// are faded.
  public init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    guard !name.isEmpty else { return nil }
    let symbol = Symbol(
      name, configuration as? SymbolConfiguration, value: value.isNaN ? nil : min(max(value, 0), 1))
    content = Content(source: .symbol(symbol), scale: UIGraphics.screenScale)
  }

  /// A symbol, as it is in some circumstances.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  // MARK: Asking

  /// How large it is, in points.
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

  /// How many pixels a point has.
  open var scale: CGFloat { content.scale }

  /// How the pixels are turned to be seen.
  open var imageOrientation: Orientation { content.orientation }

  /// Whether it is shown in its own colors, or as a stencil.
  open var renderingMode: RenderingMode { content.renderingMode }

  /// What keeps its size when the image is stretched.
  open var capInsets: UIEdgeInsets { content.caps?.insets ?? .zero }

  /// What fills the room when the image is stretched.
  open var resizingMode: ResizingMode { content.caps?.mode ?? .tile }

  /// How far inside of the image is what it is lined up by.
  open var alignmentRectInsets: UIEdgeInsets { content.alignmentRectInsets }

  /// Whether it is a symbol.
  open var isSymbolImage: Bool { content.source.symbol != nil }

  /// What a symbol is as large and as heavy as.
  open var symbolConfiguration: SymbolConfiguration? { content.source.symbol?.configuration }

  /// What the image was chosen by.
  open var configuration: Configuration? {
    symbolConfiguration ?? content.traits.map { Configuration(traitCollection: $0) }
  }

  /// The images that stand for the same thing in other circumstances.
  open var imageAsset: UIImageAsset? {
    assetPlace.asset { UIImageAsset(of: content) }
  }

  /// How far above the bottom its base line is, if it has one.
  open var baselineOffsetFromBottom: CGFloat? {
    content.baselineOffset ?? content.source.symbol?.baselineOffset
  }

  /// Whether it is mirrored where text is read from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool {
    content.isFlippedForRightToLeft || content.source.symbol?.flipsForRightToLeft == true
  }

  /// The frames of a moving image.
  open var images: [UIImage]? { content.frames }

  /// How long a moving image takes.
  open var duration: TimeInterval { content.duration }

  /// The pixels, not turned; `nil` for an image of nothing.
  open var cgImage: CGImage? {
    switch content.source {
    case .nothing: nil
    case .bitmap(let bitmap): CGImage(bitmap)
    case .symbol: rendered(scale: content.scale).map { CGImage($0) }
    }
  }

  // MARK: Drawing

  /// Paints the image in the current context, its top left corner at a point.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Paints the image in the current context, its top left corner at a point.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Paints the image in the current context, as large as a rectangle.
  open func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.append(displayList(in: rect, tint: nil, isMirrored: false))
  }

  /// Paints the image in the current context, as large as a rectangle.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.drawing(blendMode, alpha) {
      $0.append(displayList(in: rect, tint: nil, isMirrored: false))
    }
  }

  // MARK: As a value

  /// The image itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another one has the same pixels, or is the same symbol, and is shown in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    let (mine, others) = (content, other.content)
    return mine.source == others.source && mine.scale == others.scale
      && mine.orientation == others.orientation && mine.renderingMode == others.renderingMode
      && mine.tint == others.tint && mine.caps == others.caps
      && mine.isFlippedForRightToLeft == others.isFlippedForRightToLeft
  }

  /// The same for the same pixels.
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

/// What `#imageLiteral` makes where nothing else is said.
public typealias _ImageLiteralType = UIImage

extension UIImage.Source {
  internal var symbol: Symbol? {
    if case .symbol(let symbol) = self { symbol } else { nil }
  }
}

extension UIImage.Orientation {
  /// Whether width and height are swapped.
  internal var isSideways: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }
}
