import Foundation
import GalleyNibs

// The sizes of images and views that Xcode stores in the file of a nib. A preview uses these sizes,
// because a preview has neither the classes of the app nor all images of the app.

extension NibCompiler {
  /// Returns a gray box of the size that Xcode has stored for an image; `nil` if this is no
  /// preview, or if no usable size is stored.
  func imageForPreview(_ name: String) -> UIImage? {
    guard preview != nil, let size = document.imageSizes[name],
      size.width >= 1, size.height >= 1, size.width <= 4_000, size.height <= 4_000
    else { return nil }
    return UIGraphicsImageRenderer(size: CGSize(size)).image { context in
      UIColor.systemGray4.setFill()
      context.fill(CGRect(origin: .zero, size: CGSize(size)))
    }
  }

  /// Makes a view as large as Xcode shows it, if this is a preview and the UIKit class of the view
  /// has no intrinsic content size.
  ///
  /// The size comes from the attributes `placeholderIntrinsicWidth` and
  /// `placeholderIntrinsicHeight`, or else from the size that Xcode has stored. The size has the
  /// same effect as an intrinsic content size, with the content hugging priorities and the content
  /// compression resistance priorities of the view.
  func readSizeForPreview(of part: NibPart) {
    guard preview != nil, NibCompiler.emptyKinds.contains(ObjectIdentifier(part.kind.type)) else {
      return
    }
    let element = part.element
    let designed = element.id.flatMap { document.designedSizes[$0] }
    let width = element.number("placeholderIntrinsicWidth") ?? designed?.width
    let height = element.number("placeholderIntrinsicHeight") ?? designed?.height
    guard width != nil || height != nil else { return }
    part.add { view, load in
      load.addConstraintStep {
        guard let view = view as? UIView, !view.translatesAutoresizingMaskIntoConstraints else {
          return
        }
        view.keepLength(width, view.widthAnchor, .horizontal)
        view.keepLength(height, view.heightAnchor, .vertical)
      }
    }
  }

  /// Fills an empty view, which replaces a view of another framework or of an unknown kind, with a
  /// gray box that says what the replaced view shows. Does nothing if this is no preview.
  func showInPreview(_ words: String, in part: NibPart) {
    guard preview != nil else { return }
    part.add { view, _ in
      guard let view = view as? UIView else { return }
      let box = UILabel(frame: view.bounds)
      box.text = words.prefix(1).uppercased() + words.dropFirst()
      box.textAlignment = .center
      box.numberOfLines = 0
      box.textColor = .secondaryLabel
      box.backgroundColor = .systemGray5
      box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(box, at: 0)
    }
  }

  /// The kinds of views that have no intrinsic content size.
  private static let emptyKinds: Set<ObjectIdentifier> = Set(
    ([
      UIView.self, UIControl.self, UIImageView.self, UIScrollView.self, UITableView.self,
      UICollectionView.self,
    ] as [AnyClass]).map { ObjectIdentifier($0) })
}

extension UIView {
  /// Adds the two constraints that replace an intrinsic content length.
  ///
  /// Nothing is added if the length is missing, not positive, or very large.
  fileprivate func keepLength(
    _ length: Double?, _ anchor: NSLayoutDimension, _ axis: NSLayoutConstraint.Axis
  ) {
    guard let length, length > 0, length < 100_000 else { return }
    let least = anchor.constraint(greaterThanOrEqualToConstant: length)
    least.priority = contentCompressionResistancePriority(for: axis)
    let most = anchor.constraint(lessThanOrEqualToConstant: length)
    most.priority = contentHuggingPriority(for: axis)
    NSLayoutConstraint.activate([least, most])
  }
}
