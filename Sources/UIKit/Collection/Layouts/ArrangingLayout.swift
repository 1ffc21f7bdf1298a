import Foundation
import GalleyGeometry
import GalleyLayout

/// A layout of ours: it has an arrangement, and answers from that.
@MainActor
internal protocol ArrangingLayout: UICollectionViewLayout {
  var keptArrangement: KeptArrangement { get set }
  /// Whether it is of the class itself: of a subclass any method may be overridden.
  var isNotSubclassed: Bool { get }
  /// Arranges everything, taking over what has not changed. It asks the app, which may invalidate the layout
  /// or ask it something meanwhile.
  func arrange(for host: any LayoutHost, reusing before: (Arrangement, ListChange)?) -> Arrangement
  /// Whether attributes may say more than the element that they are for.
  var decoratesElements: Bool { get }
  /// How an element is shown.
  func attributes(for element: Element) -> UICollectionViewLayoutAttributes
  /// Called when elements have other frames than before.
  func framesHaveChanged()
}

/// An arrangement, as long as it is up to date.
internal struct KeptArrangement {
  /// What to do with what was arranged.
  enum Validity {
    /// It is up to date.
    case valid
    /// It is to be made again; what was measured stays with its element.
    case changed(ListChange?)
    /// It is to be made anew.
    case invalid
  }

  var arrangement: Arrangement?
  var validity = Validity.invalid
  /// Whether the next one is being made. Until that is done, this one answers.
  var isArranging = false
  /// Whether what is odd about the arrangement was reported.
  var isReported = false
}

extension ArrangingLayout {
  internal var decoratesElements: Bool { false }

  internal func framesHaveChanged() {}

  /// Where everything is; `nil` while nobody is laid out. The app may ask while it is asked itself: then it
  /// is where everything was before.
  internal var arrangement: Arrangement? {
    guard let host else { return nil }
    if keptArrangement.isArranging { return keptArrangement.arrangement }
    if case .valid = keptArrangement.validity { return keptArrangement.arrangement }
    var before: (Arrangement, ListChange)?
    if case .changed(let change) = keptArrangement.validity, let old = keptArrangement.arrangement {
      before = (old, change ?? .none(sectionCount: old.sectionCount))
    }
    // Set beforehand: the app may invalidate the layout while it is asked, and that holds for the new
    // arrangement.
    keptArrangement.validity = .valid
    keptArrangement.isArranging = true
    let arrangement = arrange(for: host, reusing: before)
    keptArrangement.isArranging = false
    keptArrangement.arrangement = arrangement
    // In a program only what is arranged anew is looked through; in a test every update is.
    if before == nil || Report.observer != nil { keptArrangement.isReported = false }
    return arrangement
  }

  /// Takes the last arrangement as up to date, because the app invalidates each one while it is made.
  internal func acceptArrangement() {
    if keptArrangement.arrangement != nil { keptArrangement.validity = .valid }
  }

  /// Reports what is odd about a new arrangement: items that do not fit, sizes that are negative or no
  /// number. Each is reported once.
  internal func reportOddities() {
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

  /// Takes note of what is out of date, by UIKit's rules: what was measured is forgotten when an app
  /// asks for that, and stays when the view has grown, or an element has.
  internal func takeNote(of context: UICollectionViewLayoutInvalidationContext) {
    switch context.cause {
    case .preferredSize(let id, let size):
      guard case .valid = keptArrangement.validity, !keptArrangement.isArranging else { return }
      keptArrangement.arrangement?.measure(id, as: size)
    case .update(let change): outdate(.changed(change))
    case .bounds, .movement: outdate(.changed(nil))
    case .scrolling: break
    case .asked:
      // While the next arrangement is made, nothing can be forgotten of it.
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
    // Two changes one after the other are too much to follow.
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

  /// Whether a view wants another size on an axis on which it is measured, by a pixel or more.
  internal func isOutdated(
    by preferred: UICollectionViewLayoutAttributes,
    instead original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let axes = arrangement?.element(original.id)?.estimatedAxes ?? []
    let pixel = 1 / max(host?.traitCollection.displayScale ?? 1, 1)
    func differs(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) >= pixel }
    return
      (axes.contains(.horizontal) && differs(preferred.size.width, original.size.width))
      || (axes.contains(.vertical) && differs(preferred.size.height, original.size.height))
  }
}
