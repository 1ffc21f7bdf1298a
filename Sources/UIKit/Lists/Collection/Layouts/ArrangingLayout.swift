import Foundation
import GalleyGeometry
import GalleyLayout

/// A layout that Galley itself implements, such as the flow layout.
///
/// The layout stores an arrangement, which contains the frames of all elements, and takes the
/// attributes that it returns from this arrangement.
@MainActor
internal protocol ArrangingLayout: UICollectionViewLayout {
  var keptArrangement: KeptArrangement { get set }
  /// Whether the class of the layout is Galley's own class, and not a subclass.
  ///
  /// A subclass may override any method, so its results may differ from the arrangement.
  var isNotSubclassed: Bool { get }
  /// Returns a new arrangement, which reuses the unchanged parts of the previous arrangement.
  ///
  /// This method may call the app, which may then invalidate the layout or query it.
  func arrange(for host: any LayoutHost, reusing before: (Arrangement, ListChange)?) -> Arrangement
  /// Whether the attributes of an element may differ from the element's values in the arrangement.
  var decoratesElements: Bool { get }
  /// Returns the attributes of an element.
  func attributes(for element: Element) -> UICollectionViewLayoutAttributes
  /// Called when the frames of elements have changed.
  func framesHaveChanged()
}

/// An arrangement, and whether it is up to date.
internal struct KeptArrangement {
  /// The validity of an arrangement.
  enum Validity {
    /// The arrangement is up to date.
    case valid
    /// The arrangement has to be made again. Measured sizes are kept.
    case changed(ListChange?)
    /// The arrangement has to be made again. Measured sizes are dropped.
    case invalid
  }

  var arrangement: Arrangement?
  var validity = Validity.invalid
  /// Whether the next arrangement is being made. Until the next arrangement is complete, the
  /// current arrangement is used.
  var isArranging = false
  /// Whether problems of the arrangement were reported.
  var isReported = false
}

extension ArrangingLayout {
  internal var decoratesElements: Bool { false }

  internal func framesHaveChanged() {}

  /// The arrangement; `nil` without a view.
  ///
  /// While the next arrangement is being made, the previous arrangement is returned, because the
  /// app may query the layout when its delegate is called.
  internal var arrangement: Arrangement? {
    guard let host else { return nil }
    if keptArrangement.isArranging { return keptArrangement.arrangement }
    if case .valid = keptArrangement.validity { return keptArrangement.arrangement }
    var before: (Arrangement, ListChange)?
    if case .changed(let change) = keptArrangement.validity, let old = keptArrangement.arrangement {
      before = (old, change ?? .none(sectionCount: old.sectionCount))
    }
    // The validity is set first, because the app may invalidate the layout when its delegate is
    // called. Then the new arrangement is invalid again.
    keptArrangement.validity = .valid
    keptArrangement.isArranging = true
    let arrangement = arrange(for: host, reusing: before)
    keptArrangement.isArranging = false
    keptArrangement.arrangement = arrangement
    // A test observes reports, so the problems of every arrangement are reported there. Without an
    // observer, only the problems of arrangements that reuse no parts are reported.
    if before == nil || Report.observer != nil { keptArrangement.isReported = false }
    return arrangement
  }

  /// Marks the current arrangement as valid, although it was invalidated.
  ///
  /// Called if the layout is invalidated whenever it is prepared. Otherwise the preparation would
  /// never end.
  internal func acceptArrangement() {
    if keptArrangement.arrangement != nil { keptArrangement.validity = .valid }
  }

  /// Reports problems of a new arrangement: items that do not fit, sizes that are negative or not a
  /// number. Each problem is reported once.
  internal func reportLayoutProblems() {
    guard case .valid = keptArrangement.validity, !keptArrangement.isReported,
      let arrangement = keptArrangement.arrangement, let host, host.bounds.width > 0,
      host.bounds.height > 0
    else { return }
    keptArrangement.isReported = true
    let name = "\(type(of: self)) of \(type(of: host))"
    for report in arrangement.reports {
      Report.record(.layout, once: "\(ObjectIdentifier(self)) \(report)", "\(name): \(report)")
    }
  }

  /// Invalidates the arrangement according to a context, by UIKit's rules: measured sizes are
  /// dropped when the app invalidates the layout, and kept when the bounds or the size of an
  /// element have changed.
  internal func invalidateArrangement(with context: UICollectionViewLayoutInvalidationContext) {
    switch context.cause {
    case .preferredSize(let id, let size):
      guard case .valid = keptArrangement.validity, !keptArrangement.isArranging else { return }
      keptArrangement.arrangement?.measure(id, as: size)
    case .update(let change): outdate(.changed(change))
    case .bounds, .movement: outdate(.changed(nil))
    case .scrolling: break
    case .request:
      // While the next arrangement is made, single elements can't be dropped from it.
      if context.invalidateEverything || context.invalidateDataSourceCounts || context.namesNothing
        || keptArrangement.isArranging
      {
        keptArrangement.validity = .invalid
      } else {
        forgetElements(of: context)
        outdate(.changed(nil))
      }
    }
  }

  private func outdate(_ validity: KeptArrangement.Validity) {
    switch (keptArrangement.validity, validity) {
    case (.invalid, _): break
    // Two successive changes can't be combined.
    case (.changed(.some), .changed(.some)): keptArrangement.validity = .invalid
    case (.changed(.some), _): break
    default: keptArrangement.validity = validity
    }
  }

  private func forgetElements(of context: UICollectionViewLayoutInvalidationContext) {
    for path in context.invalidatedItemIndexPaths ?? [] {
      keptArrangement.arrangement?.forget(Element.ID(.item, at: ElementPath(path)))
    }
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      for path in paths {
        keptArrangement.arrangement?.forget(
          Element.ID(.supplementary(kind), at: ElementPath(path)))
      }
    }
  }

  // MARK: Answers

  internal func arrangedContentSize() -> CGSize {
    arrangement.map { CGSize($0.contentSize) } ?? .zero
  }

  internal func arrangedAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let host, let arrangement else { return [] }
    return arrangement.elements(in: host.viewport(rect)).map { attributes(for: $0) }
  }

  internal func arrangedAttributes(
    of kind: Element.Kind, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let host, let arrangement else { return nil }
    let id = Element.ID(kind, at: ElementPath(path))
    return arrangement.element(id, in: host.viewport(host.bounds)).map { attributes(for: $0) }
  }

  /// Whether a preferred size differs from the original size by a pixel or more, on an axis on
  /// which the element is measured.
  internal func isOutdated(
    by preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let axes = arrangement?.element(original.id)?.estimatedAxes ?? []
    let pixel = 1 / max(host?.traitCollection.displayScale ?? 1, 1)
    func differs(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) >= pixel }
    return
      (axes.contains(.horizontal) && differs(preferred.size.width, original.size.width))
      || (axes.contains(.vertical) && differs(preferred.size.height, original.size.height))
  }
}
