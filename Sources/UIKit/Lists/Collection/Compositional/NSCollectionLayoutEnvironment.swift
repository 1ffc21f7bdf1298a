import Foundation
import GalleyGeometry
import GalleyLayout

/// The environment of a layout: its container and its traits.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container of the layout.
  ///
  /// The container that a section provider receives has the insets of the configuration's
  /// `contentInsetsReference`: for example, the safe area at the sides of a phone in landscape
  /// orientation.
  /// - Unverified: these insets.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits, for example the size classes and the content size category.
  var traitCollection: UITraitCollection { get }
}

/// The container of a layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the container, including its insets.
  var contentSize: CGSize { get }
  /// The size of the container, less its insets.
  var effectiveContentSize: CGSize { get }
  /// The insets of the container. Insets between 0 and 1 are fractions of its size.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets of the container, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A container with a given size.
@MainActor
internal final class LayoutContainer: NSObject, @MainActor NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(size: CGSize, insets: NSDirectionalEdgeInsets = .zero) {
    contentSize = size
    contentInsets = insets
    super.init()
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets {
    func points(_ inset: CGFloat, of length: CGFloat) -> CGFloat {
      0 < inset && inset < 1 ? inset * length : inset
    }
    return NSDirectionalEdgeInsets(
      top: points(contentInsets.top, of: contentSize.height),
      leading: points(contentInsets.leading, of: contentSize.width),
      bottom: points(contentInsets.bottom, of: contentSize.height),
      trailing: points(contentInsets.trailing, of: contentSize.width))
  }

  var effectiveContentSize: CGSize {
    let insets = effectiveContentInsets
    return CGSize(
      width: contentSize.width - insets.leading - insets.trailing,
      height: contentSize.height - insets.top - insets.bottom)
  }
}

/// An environment with a container and traits.
@MainActor
internal final class LayoutEnvironment: NSObject, @MainActor NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
  /// The safe area and metrics for lists in the container.
  let list: (context: ArrangementContext, figures: ListMetrics)?

  init(
    container: LayoutContainer, traitCollection: UITraitCollection,
    list: (context: ArrangementContext, figures: ListMetrics)? = nil
  ) {
    self.container = container
    self.traitCollection = traitCollection
    self.list = list
    super.init()
  }
}
