import Foundation

/// The area in which a layout manager places text.
///
/// - Differs: The area is a rectangle; text does not flow around `exclusionPaths`.
open class NSTextContainer: NSObject {
  /// The size. A width or height of 0 means no limit.
  open var size: CGSize {
    didSet {
      guard size != oldValue, let layoutManager else { return }
      layoutManager.forgetLayout()
      layoutManager.delegate?.layoutManager(
        layoutManager, textContainer: self, didChangeGeometryFrom: oldValue)
    }
  }
  /// The areas that text flows around.
  /// - Differs: The property is stored and has no effect.
  open var exclusionPaths: [UIBezierPath] = []
  /// The width of the space beside lines, on each side.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { layoutManager?.forgetLayout() }
  }
  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { layoutManager?.forgetLayout() }
  }
  /// The truncation of the last line if there is more text.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { layoutManager?.forgetLayout() }
  }
  /// Whether the container is as wide as its text view.
  open var widthTracksTextView = false
  /// Whether the container is as high as its text view.
  open var heightTracksTextView = false
  /// Whether the container is a rectangle. The value is always `true`.
  open var isSimpleRectangularTextContainer: Bool { true }

  /// Returns the part of a proposed line that is inside of the container.
  ///
  /// - Parameter remainingRect: Is set to zero, because there is no space for text beside the line.
  /// - Differs: The layout manager never calls it.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    let width = size.width > 0 ? size.width : proposedRect.maxX
    let height = size.height > 0 ? size.height : proposedRect.maxY
    let inside = proposedRect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    return inside.isNull ? .zero : inside
  }

  /// The layout manager of the container.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Creates a container with a size. By default, the container has no limits.
  public init(size: CGSize = .zero) { self.size = size }

  /// Traps, because Galley reads no archives.
  public required init(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  /// Writes the object into an archive.
  ///
  /// - Precondition: A subclass overrides this method without calling `super`. Galley writes no
  ///   archives, so this method traps.
  open func encode(with coder: NSCoder) { Misuse.trapOnWriting(Self.self) }
}
