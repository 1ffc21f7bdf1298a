import Foundation

/// Where a layout manager puts text.
///
/// - Differs: It is a rectangle, without parts that are left out.
open class NSTextContainer: NSObject {
  /// How large it is; where it is 0, there is no limit.
  open var size: CGSize {
    didSet { if size != oldValue { layoutManager?.forgetLayout() } }
  }
  /// Room that lines keep free on both sides.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { layoutManager?.forgetLayout() }
  }
  /// How many lines there are at most; 0 for as many as are needed.
  open var maximumNumberOfLines = 0 {
    didSet { layoutManager?.forgetLayout() }
  }
  /// How the last line is cut where there is more text.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { layoutManager?.forgetLayout() }
  }
  /// Whether it is as wide as the text view that it is in.
  open var widthTracksTextView = false
  /// Whether it is as high as the text view that it is in.
  open var heightTracksTextView = false
  /// Who puts text here.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// A container of a size; without limits unless said otherwise.
  public init(size: CGSize = .zero) { self.size = size }

  /// Galley reads no archives: this traps.
  public required init(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }
}
