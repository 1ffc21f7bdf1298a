import Foundation
import GalleyDiffing
import GalleyLayout

/// Where a collection view is in changing what it shows: the one state machine.
///
///     idle ── performBatchUpdates ──► recording ── the outermost one returns ──► committing ──► idle
@MainActor
internal struct UpdateTransaction {
  enum Phase {
    /// Nothing is being changed.
    case idle
    /// Calls are gathered; so many batches are open inside of one another.
    case recording(UpdateRecorder, depth: Int, countsBefore: [Int])
    /// What was gathered is being shown.
    case committing
  }

  var phase = Phase.idle
  /// Who wants to know when what is recorded has been shown.
  var completions: [(Bool) -> Void] = []
  /// What was asked for while something was being shown.
  var waiting: [@MainActor () -> Void] = []
  /// Everything in sight as it was, while an update is being shown.
  var before: ElementsBefore?
  /// What the layout is told with of the update, if somebody else has it ready.
  var context: UICollectionViewLayoutInvalidationContext?
  /// Views that are on their way out.
  var leaving: [VisibleElements.Shown] = []

  /// Takes a call into what is recorded. Answers whether something is.
  mutating func record(_ call: UpdateRecorder.Call) -> Bool {
    guard case .recording(var recorder, let depth, let counts) = phase else { return false }
    // Were it still held there, each call would copy all those before it.
    phase = .idle
    recorder.record(call)
    phase = .recording(recorder, depth: depth, countsBefore: counts)
    return true
  }

  var isRecording: Bool {
    if case .recording = phase { return true }
    return false
  }

  var isCommitting: Bool {
    if case .committing = phase { return true }
    return false
  }
}

/// Where everything was before an update.
@MainActor
internal struct ElementsBefore {
  /// What the layout had said, if it was one of ours.
  let arrangement: Arrangement?
  let viewport: Viewport
  /// What was in sight, as it was shown.
  let shown: [Element.ID: VisibleElements.Shown]
  /// How far the content has moved since.
  var shift = CGPoint.zero
  private let makeAttributes: (Element) -> UICollectionViewLayoutAttributes

  init(of view: UICollectionView) {
    let layout = view.shownLayout
    arrangement = (layout as? any ArrangingLayout)?.keptArrangement.arrangement
    viewport = view.viewportInSight
    shown = view.elements.all
    makeAttributes = { layout.makeAttributes(for: $0) }
  }

  /// Whether an element was in a row that scrolls across; `nil` if it was out of sight.
  func isInRow(_ id: Element.ID) -> Bool? { shown[id]?.element.scrollsSideways }

  /// How an element was shown, in the content as it lies now. Rows that scroll across move with all that
  /// they hold, so that what is in them is where it was.
  func attributes(of id: Element.ID) -> UICollectionViewLayoutAttributes? {
    let attributes: UICollectionViewLayoutAttributes
    let element: Element
    if let shown = shown[id] {
      element = shown.element
      attributes = shown.attributes?.copied() ?? makeAttributes(element)
    } else if let known = arrangement?.element(id, in: viewport) {
      element = known
      attributes = makeAttributes(known)
    } else {
      return nil
    }
    if !element.scrollsSideways {
      attributes.center.x += shift.x
      attributes.center.y += shift.y
    }
    return attributes
  }
}
